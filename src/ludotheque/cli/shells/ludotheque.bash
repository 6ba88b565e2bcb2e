# For this shell:   source <(ludotheque completion bash)
# For every shell:  ludotheque completion bash > ~/.local/share/bash-completion/completions/ludotheque
_ludotheque() {
    local IFS=$'\n' typed="${COMP_LINE:0:COMP_POINT}" word
    # Bash cuts words at = and :, and takes $2, the last piece, for the word to complete.
    local last="${typed##*[[:space:]]}"
    local kept="${last%"$2"}"
    COMPREPLY=()
    for word in $(LUDOTHEQUE_COMPLETE="$typed" "$1" 2>/dev/null); do
        printf -v word %q "${word#"$kept"}"
        COMPREPLY+=("$word")
    done
    [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *[=,:/] ]] && compopt -o nospace 2>/dev/null
    return 0
}
complete -F _ludotheque ludotheque
