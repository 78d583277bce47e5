# Joins the results of tests with the tables of Reports/fidelity and prints the report.
# Arguments: results.xml cases.tsv deviations.tsv contradictions.tsv examples.tsv. See scripts/fidelity.

BEGIN { FS = "\t" }
FNR == 1 { file++ }

# 1: the results; a test that failed or was skipped has an element inside its own.
file == 1 && /<testcase / {
  test = ""
  sentence = ""
  if (match($0, /name="`[^`]*`/)) {
    sentence = plain(substr($0, RSTART + 7, RLENGTH - 8))
    ran[sentence]++
  }
  if (match($0, /name="`GT-[0-9][0-9][0-9]/)) {
    test = substr($0, RSTART + 7, 6)
    tests[test]++
  }
}
file == 1 && /<failure/ && test != "" { failed[test] = 1 }
file == 1 && /<failure/ && sentence != "" { hasFailedTest[sentence] = 1 }
file == 1 && /<skipped/ && test != "" { tests[test]-- }
file == 1 && /<skipped/ && sentence != "" { ran[sentence]-- }
file == 1 || FNR == 1 { next }

# 2: every case of the catalogue, in its order.
file == 2 {
  cases[++count] = $1
  area[$1] = $2; kind[$1] = $3; title[$1] = $4; note[$1] = $5
  if (!($2 in areaSeen)) { areaSeen[$2] = 1; areas[++areaCount] = $2 }
  next
}

# 3: what does not hold in full, and why.
file == 3 {
  if (!($1 in area)) wrong($1 " of deviations.tsv is no case")
  if ($2 != "in part" && $2 != "deviates" && $2 != "-") wrong($1 " has the verdict '" $2 "'")
  if ($2 == "-" && tests[$1] > 0) wrong($1 " has a test now; its row says that there is none")
  if ($2 != "-" && !(tests[$1] > 0)) wrong($1 " has no test; its row gives a verdict")
  verdict[$1] = $2; reason[$1] = $3
  next
}

# 4: the contradictions.
file == 4 { sides[++sideCount] = "| " $1 " | " $2 " | " $3 " | " ($4 == "" ? "–" : $4) " |" }

# 5: the examples of the mechanism, each with the sentence of its test.
file == 5 {
  examples[++exampleCount] = $1
  exampleTitle[$1] = $2; exampleSystem[$1] = $3; exampleTest[$1] = $4
  if (!(ran[$4] > 0)) wrong($1 " of examples.tsv names a test that did not run: " $4)
}

# A name as it was before it was written into XML.
function plain(name) {
  gsub(/&apos;/, "'", name); gsub(/&quot;/, "\"", name); gsub(/&lt;/, "<", name)
  gsub(/&gt;/, ">", name); gsub(/&amp;/, "\\&", name)
  return name
}

function wrong(what) {
  print "fidelity: " what > "/dev/stderr"
  isWrong = 1
}

function status(id) {
  if (id in failed) return "failed"
  if (!(tests[id] > 0)) return kind[id] == "D" ? "rule" : "no test yet"
  return (id in verdict) ? verdict[id] : "held"
}

# Whether the area begins with one of the digits.
function isIn(name, digits) {
  return digits ~ /^[0-9]+$/ && index(digits, substr(name, 1, 1)) > 0
}

# One line of the first table: an area by its name, or the sections with one of the digits.
function row(name, section,    i, id, line) {
  for (i = 1; i <= kinds; i++) n[i] = 0
  total = 0
  for (i = 1; i <= count; i++) {
    id = cases[i]
    if (section != "" && area[id] != section && !isIn(area[id], section)) continue
    total++
    n[place[status(id)]]++
  }
  line = "| " name " | " total
  for (i = 1; i <= kinds; i++) line = line " | " n[i]
  print line " |"
}

END {
  kinds = split("held,in part,deviates,failed,no test yet,rule", names, ",")
  for (i = 1; i <= kinds; i++) place[names[i]] = i
  for (id in tests) if (!(id in area)) wrong(id " is tested and is not in cases.tsv")
  if (isWrong) exit 65

  print "# Fidelity\n"
  print "Published observations of the real framework, and what the simulation does. `make fidelity`"
  print "writes this page from the tests whose names begin with the case, and from the tables beside it.\n"
  print "*Held*: every test of the case passed, and no reservation is known. *In part*: passed, and a part"
  print "is not tested or does not hold. *Deviates*: the test holds what it can, and the log differs."
  print "*Rule*: a rule of design that no log shows, so no test of its own."
  print "Kinds: E exact, P partial or an invariant, D design.\n"
  print "| area | cases | held | in part | deviates | failed | no test yet | rule |"
  print "|---|--:|--:|--:|--:|--:|--:|--:|"
  for (a = 1; a <= areaCount; a++) row(areas[a], areas[a])
  row("**sections 1 to 5**", "12345")
  row("**section 6**", "6")
  row("**all**", "")

  print "\n## Not held in full\n"
  for (i = 1; i <= count; i++) {
    id = cases[i]; s = status(id)
    if (s == "held" || s == "rule") continue
    if (!isAny) {
      isAny = 1
      print "| case | kind | what | status | reason |"
      print "|---|---|---|---|---|"
    }
    print "| " id " | " kind[id] " | " title[id] " | " s " | " \
      (reason[id] == "" ? "no reason is written down" : reason[id]) " |"
  }

  if (!isAny) print "None."

  print "\n## Examples of the mechanism\n"
  print "How the real framework works, as it was read from its binaries and from tests that run on it: each example"
  print "is a test with its whole log, on the system that it holds for.\n"
  print "| section | what | system | status |"
  print "|---|---|---|---|"
  for (i = 1; i <= exampleCount; i++) {
    id = examples[i]
    held = (exampleTest[id] in hasFailedTest) ? "failed" : "held"
    if (held == "failed") hasFailed = 1
    print "| " id " | " exampleTitle[id] " | " exampleSystem[id] " | " held " |"
  }

  print "\n## Where the sources contradict each other\n"
  print "| | subject | side taken | where |"
  print "|---|---|---|---|"
  for (i = 1; i <= sideCount; i++) print sides[i]

  print "\n## All cases"
  for (a = 1; a <= areaCount; a++) {
    print "\n### " areas[a] "\n"
    print "| case | kind | what | status | tests |"
    print "|---|---|---|---|--:|"
    for (i = 1; i <= count; i++) {
      id = cases[i]
      if (area[id] != areas[a]) continue
      what = title[id] (note[id] == "" ? "" : " (" note[id] ")")
      print "| " id " | " kind[id] " | " what " | " status(id) " | " tests[id] + 0 " |"
      if (id in failed) hasFailed = 1
    }
  }
  exit hasFailed
}
