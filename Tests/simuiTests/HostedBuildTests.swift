// The files for containers and hosted builds: they are read as an engine reads them, and the shell text of each step is run here,
// where nothing can be pulled, in a folder of its own.

import Expectations
import Foundation
import Testing
import Yams

@Suite struct HostedBuildTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// A step of the action: its shell text with the variables that it is given.
  private struct Step {
    let name: String
    let run: String?
    let environment: [String: String]
    let isAlways: Bool

    init(_ node: Node, inputs: [String: String]) throws {
      name = try #require(node["name"]?.string)
      run = node["run"]?.string
      isAlways = node["if"]?.string == "always()"
      var environment: [String: String] = [:]
      for (key, value) in node["env"]?.mapping ?? [:] {
        let text = try #require(value.string)
        environment[try #require(key.string)] = try Self.filled(text, inputs)
      }
      self.environment = environment
      #expect(node["uses"] != nil || node["shell"]?.string == "bash", "\(name)")
      #expect(run?.contains("${{") != true, "\(name): inputs come as variables of the shell")
    }

    /// The text with the inputs in place of expressions.
    private static func filled(_ text: String, _ inputs: [String: String]) throws -> String {
      guard let match = text.wholeMatch(of: /\$\{\{ inputs\.(\w+) \}\}/) else { return text }
      return try #require(inputs[String(match.output.1)], "\(text)")
    }
  }

  private static func action() throws -> Node {
    try #require(try Yams.compose(yaml: text("action.yml")))
  }

  /// The steps of the action with the defaults of its inputs and these.
  private static func steps(_ given: [String: String]) throws -> [Step] {
    var inputs: [String: String] = [:]
    for (key, value) in try #require(try action()["inputs"]?.mapping) {
      inputs[try #require(key.string)] = value["default"]?.string
    }
    inputs.merge(given) { $1 }
    return try #require(try action()["runs"]?["steps"]?.sequence).map {
      try Step($0, inputs: inputs)
    }
  }

  /// Runs the steps one after another, as the engine would: after a failure only those that always run.
  ///
  /// - Returns: whether all succeeded, what was printed, and the summary of the job.
  private func play(
    _ given: [String: String], in folder: URL
  ) throws -> (isGood: Bool, output: String, summary: String) {
    let summary = folder.appending(path: "summary.md")
    let tools = folder.appending(path: "tools")
    try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
    // The package is built already: its products lie beside the tests, or where `SIMUI` says.
    let products = Program.simui.path.deletingLastPathComponent().path
    try writeScript(
      """
      #!/bin/bash
      case "$*" in
        "build -c release --show-bin-path") echo "\(products)" ;;
        "build -c release --product $PRODUCT") echo "built $PRODUCT" ;;
        *) echo "swift: $*" >&2; exit 1 ;;
      esac

      """, to: tools.appending(path: "swift"))
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = tools.path + ":" + (environment["PATH"] ?? "/usr/bin:/bin")
    environment["GITHUB_ACTION_PATH"] = Self.root.path
    environment["GITHUB_STEP_SUMMARY"] = summary.path
    var isGood = true
    var output = ""
    for step in try Self.steps(given) where isGood || step.isAlways {
      guard let run = step.run else { continue }
      let result = try Program.run(
        URL(filePath: "/bin/bash"), ["--noprofile", "--norc", "-eo", "pipefail", "-c", run],
        in: folder, environment: environment.merging(step.environment) { $1 })
      output += result.output + result.error
      if result.status != 0 { isGood = false }
    }
    return (isGood, output, (try? String(contentsOf: summary, encoding: .utf8)) ?? "")
  }

  private static let report = "run --strategy row-slices --workload tabs --items 10"

  @Test func `the action checks the baselines of a package and keeps verdicts and report`() throws {
    try withFolder { folder in
      let written = try Program.simui.run(
        [
          "check", "--update", "--reason", "first", "--strategy", "row-slices", "--workload",
          "tabs", "--items", "10", "--quiet",
        ], in: folder)
      #expect(written.status == 0, "\(written.error)")
      let good = try play(["product": "simui", "report": Self.report], in: folder)
      #expect(good.isGood && good.output.contains("The 1 baseline is met."), "\(good.output)")
      #expect(good.summary.contains("row-slices"), "\(good.summary)")
      let reports = folder.appending(path: "Reports")
      let verdicts = try String(contentsOf: reports.appending(path: "check.xml"), encoding: .utf8)
      #expect(verdicts.contains("<testsuite"))
      #expect(
        FileManager.default.fileExists(atPath: reports.appending(path: "latest/report.html").path))

      let file = folder.appending(path: "Baselines/row-slices-tabs.json")
      let text = try String(contentsOf: file, encoding: .utf8)
      let other = text.replacing(/"bodies" : \d+/, with: "\"bodies\" : 1", maxReplacements: 1)
      try Data(other.utf8).write(to: file)
      let bad = try play(["product": "simui", "report": Self.report], in: folder)
      #expect(!bad.isGood && bad.output.contains("::error"), "\(bad.output)")
      // The report is written all the same.
      #expect(bad.summary.contains("bodies"))
    }
  }

  @Test func `the pages name the inputs, products and images that there are`() throws {
    let names = try #require(try Self.action()["inputs"]?.mapping).keys.compactMap(\.string)
    let page = try Self.text("Documentation/in-ci.md")
    for name in names { #expect(page.contains("| `\(name)` |"), "\(name)") }
    let yaml = try #require(page.firstMatch(of: /```yaml\n(.*?)```/.dotMatchesNewlines())).output.1
    let job = try #require(try Yams.compose(yaml: String(yaml))?["jobs"]?["screens"])
    let image = try #require(job["container"]?.string)
    let file = try Self.text("Containerfile")
    #expect(file.contains("\nFROM docker.io/library/\(image)\n"))
    let version = try Self.text(".swift-version").trimmingCharacters(in: .whitespacesAndNewlines)
    expect(image, is: "swift:\(version)-bookworm")
    for step in try #require(job["steps"]?.sequence) {
      for (key, _) in step["with"]?.mapping ?? [:] {
        #expect(names.contains(try #require(key.string)))
      }
    }
    let mac = try Self.text("Documentation/on-a-mac.md")
    #expect(mac.contains("docker build -f Containerfile -t simui ."))
  }

  @Test func `the image has what the set-up installs and nothing else`() throws {
    let lines = try Self.text("Containerfile").split(separator: "\n").filter { !$0.hasPrefix("#") }
    expect(
      lines.compactMap { $0.split(separator: " ").first.map(String.init) },
      is: ["FROM", "COPY", "RUN", "WORKDIR"])
    #expect(lines[1] == "COPY scripts/setup /opt/simui/setup" && !lines[2].contains("apt-get"))
    let container = try #require(
      try JSONSerialization.jsonObject(
        with: Data(Self.text(".devcontainer/devcontainer.json").utf8)) as? [String: Any])
    let build = try #require(container["build"] as? [String: String])
    let folder = Self.root.appending(path: ".devcontainer")
    for path in [build["dockerfile"], build["context"]] {
      let file = folder.appending(path: try #require(path)).standardizedFileURL
      #expect(FileManager.default.fileExists(atPath: file.path))
    }
  }
}
