# The commands of the project. `make run` and `make test` need nothing but Swift and git: they
# install what is missing from the system (see scripts/setup).
#
#   run      build the release and run the headline set; results go to Reports/latest
#   try      the first table, soonest: a debug build, one workload of ITEMS=100 items; counts as in a release;
#            results of this and of run go to the folder OUTPUT
#   test     set-up, format check, every test, release build, the documents, the examples
#   format   rewrite the Swift files in the project's format;  lint  only check it
#   release  the release build alone
#   install  copy simui to $(DESTDIR)$(PREFIX)/bin, with a manual page and completions for bash, zsh and fish
#   reports  write the gallery in Reports anew;  check-reports  say whether it is what the program gives today;
#            small-reports  write a small one to a temporary folder, and check that it is complete
#   baselines REASON="…"  write what `test` holds the headline runs of a release build to, and why
#   fidelity  run the published cases and write Reports/fidelity/report.md: held, deviating, and why
#   calibrate  predict what was measured on phones and write it to Reports/calibration
#   mutants  write each mutation of Tests/Mutants into a copy, and show that it is caught
#   soak     random view trees against the naive runtime: EDITS=1000000 edits from SEED on, release build
#   threads  WRITES=100000 writes from many threads under the thread sanitizer: no report, none lost
#   fuzz     damage files at random and read them: FUZZ=1000000 files over all readers
#   kills    kill a program that writes files at KILLS=1000 random moments: no partial file is left
#   shards   a sweep in PARTS=8 parts over many processes, merged in several orders to equal bytes (GNU parallel or xargs)
#   docs     the pages of every library by DocC; ends with an error where a link leads nowhere
#   browser  open the page of a headline run in Chromium (installed where it is missing): keys, pointer, frame times, widths;
#            screenshots in SHOTS=.build/browser
#   bench    how fast the engine itself is: runs the target simui-bench, where the manifest has it
#   examples  run the package in Examples and compare what it prints with Examples/Expected
#   setup    install cairo, SQLite, pkg-config and two fonts where they are missing
#
# What needs a release builds it, unless SIMUI names a program that is there.

SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=
# How many items `make run` shows.
ITEMS ?= 1000
# The folder of its results.
OUTPUT ?= Reports/latest
# How many edits `make soak` makes, and its first seed.
EDITS ?= 1000000
SEED ?= 1000000
# Swift files that are formatted and checked.
SOURCES = Package.swift Sources Tests scripts/XCTMain.swift Examples/Package.swift Examples/Sources Examples/Tests
# How many random programs `make test` runs in a release build.
PROGRAMS ?= 10000

# Further flags of every release build here, as `make test` takes them.
RELEASE_FLAGS ?=

RELEASE_FOLDER = $(shell $(SWIFT) build -c release $(RELEASE_FLAGS) --show-bin-path)
RELEASE_SIMUI = "$(if $(SIMUI),$(SIMUI),$(RELEASE_FOLDER)/simui)"

# The headline runs of the release build against Reports/baselines.
GATE = $(RELEASE_SIMUI) check --baseline Reports/baselines --quiet

# Further flags of the debug build in `make test`.
DEBUG_FLAGS ?=

# How many damaged files `make fuzz` reads, and its first seed.
FUZZ ?= 1000000

# How many writes `make threads` makes from each kind of thread.
WRITES ?= 100000

# How often `make kills` kills.
KILLS ?= 1000

# How many parts `make shards` makes, and the numbers of items of its runs.
PARTS ?= 8
SIZES ?= 10,20,40,80,160

# Where `make browser` puts the run and its screenshots.
SHOTS ?= .build/browser

.PHONY: try threads browser docs reports check-reports small-reports fuzz kills shards run test examples baselines fidelity calibrate soak mutants bench format lint install setup release

run: release
	$(RELEASE_SIMUI) run --items $(ITEMS) --output "$(OUTPUT)"

# A debug build compiles in less than half the time of a release, and counts alike.
try: ITEMS = 100
try: setup
	$(SWIFT) run $(DEBUG_FLAGS) simui run --workload rapid-updates --items $(ITEMS) --output "$(OUTPUT)"

test: setup
	SWIFT="$(SWIFT)" DEBUG_FLAGS="$(DEBUG_FLAGS)" scripts/check $(PROGRAMS)

baselines: release
	@test -n "$(REASON)" || { echo 'say why: make baselines REASON="…"' >&2; exit 64; }
	$(GATE) --update --items 1000 --reason "$(REASON)"

docs:
	SWIFT="$(SWIFT)" scripts/docc

fidelity:
	SWIFT="$(SWIFT)" scripts/fidelity

calibrate: release
	$(RELEASE_SIMUI) calibrate

soak: setup
	$(SWIFT) run -c release simui-soak $(EDITS) $(SEED)

threads: setup
	$(SWIFT) build --sanitize=thread --scratch-path .build/threads --product simui-soak
	@# Apple's words stand on standard error, once for each write.
	$(SWIFT) run --skip-build --sanitize=thread --scratch-path .build/threads simui-soak threads $(WRITES) \
	  2> .build/threads/report.txt || { grep -a -v '^Publishing changes' .build/threads/report.txt >&2; exit 1; }

fuzz: setup
	$(SWIFT) build --build-tests
	SIMUI_FUZZ=$$(( $(FUZZ) / 8 )) SIMUI_FUZZ_SEED=$(SEED) $(SWIFT) test --skip-build --filter FuzzTests

kills: release
	scripts/kills $(RELEASE_SIMUI) $(KILLS) $(SEED)

shards: release
	scripts/shards $(RELEASE_SIMUI) $(PARTS) $(SIZES)

mutants: setup
	SWIFT="$(SWIFT)" scripts/mutants

examples: setup
	SWIFT="$(SWIFT)" scripts/examples

browser: release
	@scripts/setup browser
	@mkdir -p "$(SHOTS)"
	$(RELEASE_SIMUI) run --items 1000 --quiet --output "$(SHOTS)/run" > "$(SHOTS).txt"
	scripts/browser "$(SHOTS)/run" "$(SHOTS)"

bench: release
	$(SWIFT) run -c release simui-bench

format:
	$(SWIFT) format format --in-place --parallel --recursive $(SOURCES)

lint:
	$(SWIFT) format lint --strict --parallel --recursive $(SOURCES)

release: setup
	$(if $(SIMUI),@test -x "$(SIMUI)" || { echo 'there is no program $(SIMUI)' >&2; exit 64; },$(SWIFT) build -c release --product simui $(RELEASE_FLAGS))

install: release
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 $(RELEASE_SIMUI) "$(DESTDIR)$(PREFIX)/bin/simui"
	scripts/shell-files $(RELEASE_SIMUI) "$(DESTDIR)$(PREFIX)/share"

reports: setup
	SWIFT="$(SWIFT)" scripts/reports

check-reports: setup
	SWIFT="$(SWIFT)" scripts/reports check

small-reports: setup
	SWIFT="$(SWIFT)" scripts/reports small

setup:
	@scripts/setup
