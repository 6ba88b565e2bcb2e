"""Games of other packages, installed beside each build (`make test`) and played everywhere."""
