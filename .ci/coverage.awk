# Reads coverage in the format of lcov, and the list of explained lines. Prints a table, and the uncovered
# lines with their functions; exits with 0 if the coverage suffices and the rest is explained. Test modules
# in the files are left out.
#
#   awk -v explained=FILE -v least=98 -f .ci/coverage.awk LCOV

BEGIN {
    FS = "\t"
    while ((getline line < explained) > 0) {
        if (line ~ /^#/ || line == "") continue
        split(line, columns, "\t")
        reason[columns[1] "\t" columns[2]] = columns[3]
    }
    folders = "tokenizer tree_construction"
}

# The lines of a source file: which function each is in, and where its test module begins.
function read_source(path,    line, name, number, after_cfg) {
    delete text
    delete function_of
    tests_from = 0
    name = "-"
    while ((getline line < path) > 0) {
        number++
        text[number] = line
        if (match(line, /fn [a-z_0-9]+/)) name = substr(line, RSTART + 3, RLENGTH - 3)
        function_of[number] = name
        if (after_cfg && line ~ /^mod tests \{/ && !tests_from) tests_from = number
        after_cfg = line ~ /^#\[cfg\(test\)\]/
    }
    close(path)
}

/^SF:/ {
    path = substr($0, 4)
    read_source(path)
    file = path
    sub(/^.*crates\/syntax\/src\//, "", file)
    folder = file
    sub(/\/.*/, "", folder)
    files[++count] = file
    next
}

/^DA:/ {
    split(substr($0, 4), data, ",")
    number = data[1]
    if (tests_from && number >= tests_from) next
    name = file "\t" function_of[number]
    if (reason[name] ~ /^In the compiler:/) {
        if (data[2] == 0) needed[name] = 1
        left_out++
        next
    }
    lines[file]++
    of_folder[folder]++
    if (data[2] > 0) next
    missed[file]++
    missed_of_folder[folder]++
    if (reason[name] != "") {
        explained_lines[folder]++
        needed[name] = 1
        mark = " "
    } else {
        unexplained++
        mark = "!"
    }
    source = text[number]
    sub(/^ +/, "", source)
    list = list sprintf("%s %s:%d %s: %s\n", mark, file, number, function_of[number], source)
}

function percent(part, whole) { return whole ? 100 * part / whole : 100 }

END {
    printf "%-64s %6s %7s %8s\n", "file", "lines", "missed", "reached"
    for (i = 1; i <= count; i++) {
        file = files[i]
        printf "%-64s %6d %7d %7.2f%%\n", file, lines[file], missed[file],
            percent(lines[file] - missed[file], lines[file])
    }
    number_of_folders = split(folders, names, " ")
    for (i = 1; i <= number_of_folders; i++) {
        folder = names[i]
        all = of_folder[folder]
        reached = percent(all - missed_of_folder[folder], all)
        printf "%-64s %6d %7d %7.2f%%  (%d explained)\n", folder "/ in total", all,
            missed_of_folder[folder], reached, explained_lines[folder]
        if (all == 0 || reached < least) {
            printf "%s: less than %s%% of the lines are reached\n", folder, least
            status = 1
        }
    }
    printf "%d lines run in the compiler and are left out\n", left_out
    printf "\nNot reached (! where %s does not say why):\n%s", explained, list
    for (name in reason) {
        if (reason[name] != "" && !(name in needed)) {
            printf "all of this is reached now, and needs no explanation: %s\n", name
            status = 1
        }
    }
    if (unexplained) {
        printf "%d lines are neither reached nor explained\n", unexplained
        status = 1
    }
    exit status
}
