"""The page, driven as people drive it: in a browser, against a real house."""
