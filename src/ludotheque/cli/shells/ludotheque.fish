# For this shell:   ludotheque completion fish | source
# For every shell:  ludotheque completion fish > ~/.config/fish/completions/ludotheque.fish
function __ludotheque_completions
    set -l words (commandline -opc)
    env LUDOTHEQUE_COMPLETE=(commandline -cp | string collect) $words[1] 2>/dev/null
end
complete --command ludotheque --no-files --arguments '(__ludotheque_completions)'
