// Two revisions compared, with stand-ins for the slow parts: a `swift` that builds nothing, and a package whose executable is
// a script that makes the runs of the fixture's catalogue.

import Expectations
import Foundation
import Testing

@Suite struct VersusCommandTests {
  /// A repository with a package in it, and the programs on the path.
  private struct Place {
    let folder: URL
    var package: URL { folder.appending(path: "Screens") }
    var tools: URL { folder.appending(path: "tools") }

    /// Runs a program in the package.
    @discardableResult
    func run(_ words: [String]) throws -> ProgramResult {
      var environment = ProcessInfo.processInfo.environment
      environment["PATH"] = "\(tools.path):\(environment["PATH"] ?? "/usr/bin:/bin")"
      environment["FIXTURE"] = Program.fixture.path.path
      return try Program.run(
        URL(filePath: "/usr/bin/env"), words, in: tools, environment: environment, at: package)
    }

    func write(_ text: String, to path: String, in place: URL? = nil, isProgram: Bool = false)
      throws
    {
      let file = (place ?? package).appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      if isProgram { try writeScript(text, to: file) } else { try Data(text.utf8).write(to: file) }
    }

    func commit(_ message: String) throws {
      for words in [
        ["add", "--all"],
        ["-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "-q", "-m", message],
      ] { try run(["git"] + words) }
    }
  }

  /// A package of two commits, of which the second evaluates more bodies, one that makes fewer runs, and one that does not build.
  private func withRepository(_ body: (Place) throws -> Void) throws {
    try withFolder { folder in
      let place = Place(folder: folder)
      try place.write(
        """
        #!/bin/bash
        while [ $# -gt 0 ]; do
          case "$1" in
            --package-path) package=$2; shift ;;
            describe) exec echo '{"products":[{"name":"Lab","type":{"executable":null}}]}' ;;
            --show-bin-path) exec echo "$package/bin" ;;
          esac
          shift
        done
        [ ! -e "$package/broken" ] || { echo "Lab.swift:3:1: error: cannot find 'x' in scope"; exit 1; }
        """, to: "swift", in: place.tools, isProgram: true)
      try place.write("// swift-tools-version: 6.2\n", to: "Package.swift")
      try place.write(
        """
        #!/bin/bash
        FIXTURE_BODIES=$(cat "$(dirname "$0")/bodies") exec "$FIXTURE" "$@" $(cat "$(dirname "$0")/options")
        """, to: "bin/Lab", isProgram: true)
      try place.write("0", to: "bin/bodies")
      try place.write("", to: "bin/options")
      try place.run(["git", "init", "-q", "-b", "main"])
      try place.commit("first")
      try place.run(["git", "tag", "old"])
      try place.run(["git", "checkout", "-q", "-b", "fewer"])
      try place.write("--workload launch", to: "bin/options")
      try place.commit("without the scroll")
      try place.run(["git", "checkout", "-q", "main"])
      try place.write("50", to: "bin/bodies")
      try place.commit("second")
      try place.write("", to: "broken")
      try place.run(["git", "checkout", "-q", "-b", "wip"])
      try place.commit("third")
      try place.run(["git", "checkout", "-q", "main"])
      try body(place)
      // Whatever came of it, the repository is as it was.
      let trees = try place.run(["git", "worktree", "list"]).output
      #expect(trees.split(separator: "\n").count == 1, "\(trees)")
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/.Screens-versus"))
    }
  }

  private func versus(_ place: Place, _ arguments: String...) throws -> ProgramResult {
    try place.run([Program.simui.path.path, "versus"] + arguments)
  }

  @Test func `regressions are reported, with the runs that have none`() throws {
    try withRepository { place in
      let result = try versus(
        place, "old..HEAD", "--scenario", "list", "--strategy", "steady", "--items", "100")
      let text = result.output.replacing(/\([0-9a-f]{7}\)/, with: "(…)")
      #expect(text.hasPrefix("old (…) against HEAD (…)\n\nsteady × launch: worse\n  100 items · "))
      #expect(text.contains("\n  Bodies     101    151  +50 (1.5×)  worse\n"))
      #expect(text.hasSuffix("\nOf 2 runs 2 are worse: first steady × launch.\n"))
      expect(result.status, is: 2)
      #expect(result.error.contains("simui: building and running old"))
    }
  }

  @Test func `a folder of the user's in place of the worktree is kept`() throws {
    try withRepository { place in
      let taken = place.folder.appending(path: ".Screens-versus")
      try place.write("mine", to: "notes.txt", in: taken)
      let result = try versus(place, "old..HEAD")
      expect(
        result,
        is: ProgramResult(
          output: "",
          error: "simui: '\(taken.path)' is in the way: 'versus' did not make it and needs its "
            + "place; move it away\n", status: 64))
      try expect(
        String(contentsOf: taken.appending(path: "notes.txt"), encoding: .utf8), is: "mine")
      // A worktree of the user's is as much theirs.
      try FileManager.default.removeItem(at: taken)
      try place.run(["git", "worktree", "add", "-q", "--detach", taken.path, "HEAD"])
      try expect(versus(place, "old..HEAD").status, is: 64)
      #expect(FileManager.default.fileExists(atPath: taken.path))
      try place.run(["git", "worktree", "remove", taken.path])
    }
  }

  @Test func `a worktree that a killed call left is removed`() throws {
    try withRepository { place in
      let left = place.folder.appending(path: ".Screens-versus").path
      try place.run([
        "git", "worktree", "add", "-q", "--detach", "--lock", "--reason", "simui versus", left,
        "HEAD",
      ])
      try expect(versus(place, "main..HEAD", "--strategy", "steady").status, is: 0)
    }
  }

  @Test func `a revision against itself has no difference`() throws {
    try withRepository { place in
      let result = try versus(place, "main..HEAD", "--strategy", "steady")
      #expect(result.output.hasSuffix("\nAll 2 runs are the same, number for number.\n"))
      expect(result.status, is: 0)
    }
  }

  @Test func `a revision that no longer makes a run ends with 2, and the run is named`() throws {
    try withRepository { place in
      let result = try versus(place, "old..fewer", "--strategy", "steady")
      #expect(
        result.output.hasSuffix(
          "\nThe run is the same, number for number; no longer made: steady × scroll.\n"))
      expect(result.status, is: 2)
    }
  }

  @Test(arguments: [
    ("old", [], 64, "'old' does not name two revisions: write them as main..HEAD"),
    ("nowhere..HEAD", [], 64, "there is no revision 'nowhere' in this repository"),
    ("old..main", ["--scenario", "lost"], 64, "unknown scenario 'lost'"),
    ("old..main", ["--product", "Label"], 64, "has no executable 'Label'; it has Lab"),
    ("main..wip", [], 1, "does not build: Lab.swift:3:1: error: cannot find 'x' in scope"),
  ])
  func `records that cannot be compared are reported in a sentence`(
    revisions: String, options: [String], status: Int32, sentence: String
  ) throws {
    try withRepository { place in
      let result = try place.run([Program.simui.path.path, "versus", revisions] + options)
      expect(result.output, is: "")
      expect(result.status, is: status)
      let last = result.error.split(separator: "\n").last ?? ""
      #expect(last.hasPrefix("simui: ") && last.contains(sentence), "\(result.error)")
    }
  }

  @Test func `a missing package or repository is reported`() throws {
    try withFolder { folder in
      let none = try Program.simui.run(["versus", "a..b"], in: folder)
      #expect(none.status == 64 && none.error.contains("there is no Package.swift here"))
      try Data().write(to: folder.appending(path: "Package.swift"))
      let unversioned = try Program.simui.run(["versus", "a..b"], in: folder)
      #expect(unversioned.status == 64 && unversioned.error.contains("not in a git repository"))
    }
  }
}
