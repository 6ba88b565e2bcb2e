#compdef ludotheque
# For this shell:   source <(ludotheque completion zsh)
# For every shell:  ludotheque completion zsh > _ludotheque, in a folder of $fpath
_ludotheque() {
    local -a whole open
    local word
    for word in ${(f)"$(LUDOTHEQUE_COMPLETE="${(j: :)words[1,CURRENT-1]} $PREFIX" $words[1] 2>/dev/null)"}; do
        if [[ $word == *[=,:/] ]]; then open+=("$word"); else whole+=("$word"); fi
    done
    compadd -a whole
    compadd -S '' -a open
}
if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
    _ludotheque "$@"
else
    compdef _ludotheque ludotheque
fi
