// Bad input to the program that is shipped, with its built-in catalogue: what is wrong is named, what is
// known is listed, the nearest is offered, and nothing is written.

import Expectations
import Foundation
import Testing

@Suite struct CatalogInputTests {
  /// The names of strategies or workloads, as `simui list` has them.
  private func known(_ kind: String) throws -> String {
    let text = try withFolder {
      try Program.simui.run(["list", "--format", "json"], in: $0).output
    }
    let list = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let scenario = try #require((list["scenarios"] as? [[String: Any]])?.first)
    let names = try #require(scenario[kind] as? [[String: Any]]).compactMap {
      $0["name"] as? String
    }
    #expect(names.count > 20)
    return names.joined(separator: ", ")
  }

  private func run(_ arguments: [String]) throws -> (result: ProgramResult, files: [String]) {
    try withFolder { folder in
      let result = try Program.simui.run(["run"] + arguments, in: folder)
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      return (result, files.filter { $0 != ".output" && $0 != ".error" }.sorted())
    }
  }

  @Test(arguments: [
    ("--strategy", "observeable", "strategy", "observable"),
    ("--strategy", "StateObject", "strategy", "state-object"),
    ("--workload", "scrol", "workload", "scroll"),
    ("--workload", "rapid updates", "workload", "rapid-updates"),
  ])
  func `an unknown name is reported with the known ones and the nearest`(
    option: String, name: String, kind: String, nearest: String
  ) throws {
    let (result, files) = try run([option, name])
    let known = try known(kind == "strategy" ? "strategies" : "workloads")
    let error =
      "simui: unknown \(kind) '\(name)': the nearest is '\(nearest)'; known are \(known)\n"
    expect(result, is: ProgramResult(output: "", error: error, status: 64))
    expect(files, is: [])
  }

  @Test(arguments: [
    ("--device", "iphone13", "device", "iphone-13"),
    ("--device", "iphone-16-por", "device", "iphone-16-pro"),
    ("--system", "iOS71", "system", "iOS17"),
    ("--system", "iOS99", "system", "iOS27"),
    ("--system", "iOS20", "system", "iOS18"),
    ("--device", "iphone-9", "device", "iphone-8"),
    ("--system", "ios 17", "system", "iOS17"),
  ])
  func `an unknown device or system is reported with the known names`(
    option: String, name: String, kind: String, nearest: String
  ) throws {
    let (result, files) = try run([option, name])
    expect(result.status, is: 64)
    expect(result.output, is: "")
    #expect(
      result.error.hasPrefix(
        "simui: unknown \(kind) '\(name)': the nearest is '\(nearest)'; known are "))
    expect(result.error.filter(\.isNewline).count, is: 1)
    let known = try #require(result.error.split(separator: "known are ").last)
      .split(separator: ", ").map { $0.trimmingCharacters(in: .newlines) }
    let list = try withFolder { try Program.simui.run(["list"], in: $0) }.output
    #expect(known.count > 1)
    for name in known { #expect(list.contains("\(name) ")) }
    expect(files, is: [])
  }

  @Test func `a combination that makes no sense is refused with the reason, or left out of many`()
    throws
  {
    let pair = ["--strategy", "bindings", "--workload", "typing"]
    let (result, files) = try run(pair)
    let reason = "what a search finds is a copy, and there are no bindings to elements of a copy"
    let error = "simui: 'bindings' is not run with 'typing': \(reason)\n"
    expect(result, is: ProgramResult(output: "", error: error, status: 64))
    expect(files, is: [])
    let many = try run(
      pair + ["--strategy", "row-slices", "--items", "20", "--format", "csv", "--quiet"]
    ).result
    expect(many.status, is: 0)
    let rows = many.output.split(separator: "\n").dropFirst()
    #expect(rows.count == 1 && rows.allSatisfy { $0.contains("row-slices,typing,") })
  }

  @Test
  func
    `a strategy whose API a system lacks is refused where it is named, and left out with the reason where it is not`()
    throws
  {
    let error = "simui: 'routed' is not run on iOS15: NavigationStack needs iOS16\n"
    let old = ["--workload", "launch", "--items", "5", "--system", "iOS15"]
    let (result, files) = try run(["--strategy", "row-slices", "--strategy", "routed"] + old)
    expect(result, is: ProgramResult(output: "", error: error, status: 64))
    expect(files, is: [])
    let all = try run(["--all", "--format", "csv"] + old).result
    #expect(all.status == 0 && all.error.contains(error))
    for name in ["observable", "observable-rows"] {
      #expect(
        all.error.contains("simui: '\(name)' is not run on iOS15: @Observable needs iOS17\n"))
    }
    let rows = all.output.split(separator: "\n").dropFirst()
    #expect(rows.count == 26 && !rows.contains { $0.contains("routed,") })
  }

  @Test func `a system that a device never had is refused with those that it had`() throws {
    for (device, system, range) in [
      ("iphone-8", "iOS17", "iOS14Beta to iOS16"), ("iphone-16-pro", "iOS17", "iOS18 to iOS27"),
    ] {
      let (result, files) = try run(["--device", device, "--system", system])
      let error = "simui: \(device) never had \(system): it ran \(range)\n"
      expect(result, is: ProgramResult(output: "", error: error, status: 64))
      expect(files, is: [])
    }
  }

  @Test func `a strategy of another program is refused with the command that starts it`() throws {
    let command = "swift run -c release simui-store"
    let (result, files) = try run(["--strategy", "store-backed"])
    let error =
      "simui: the strategy 'store-backed' is part of another program: start it with '\(command)'\n"
    expect(result, is: ProgramResult(output: "", error: error, status: 64))
    expect(files, is: [])
    let list = try Program.simui.run(["list"]).output
    #expect(list.contains("\nmore strategies, with '\(command)': store-backed, store-in-memory\n"))
  }

  @Test func `the program with a database runs its strategies beside all others`() throws {
    let list = try Program.store.run(["list"]).output
    #expect(list.contains("\n    store-backed") && list.contains("\n *  row-values"))
    #expect(!list.contains("more strategies"))
    let result = try withFolder {
      try Program.store.run(
        ["run", "--strategy", "store-backed", "--workload", "launch", "--items", "3"], in: $0)
    }
    #expect(result.status == 0 && result.output.contains("store-backed"))
  }

  @Test(arguments: [("iphone-8", "iOS16"), ("iphone-13", "iOS27")])
  func `without a system a device runs the newest that it had`(device: String, system: String)
    throws
  {
    let result = try withFolder {
      try Program.simui.run(
        ["run", "--device", device, "--workload", "launch", "--items", "3", "--format", "csv"],
        in: $0)
    }
    expect(result.status, is: 0)
    let rows = result.output.split(separator: "\n").dropFirst()
    #expect(!rows.isEmpty)
    for row in rows { #expect(row.contains(",3,\(device),\(system),1,")) }
  }

  @Test(arguments: ["abc", "0", "1000001", "-5", "1.5", "", "1e3", "１０", "99999999999999999999"])
  func `rejects a non-numeric item count`(items: String) throws {
    let (result, files) = try run(["--items", items, "--workload", "launch"])
    expect(result.status, is: 64)
    expect(result.output, is: "")
    #expect(result.error.hasPrefix("simui: The value '\(items)' is invalid for '--items <number>'"))
    #expect(result.error.contains("1,000,000"))
    expect(result.error.filter(\.isNewline).count, is: 1)
    expect(files, is: [])
  }

  @Test func `an output that is a file, or below one, is reported before anything runs`() throws {
    for path in ["taken", "taken/deeper"] {
      try withFolder { folder in
        try Data("mine".utf8).write(to: folder.appending(path: "taken"))
        let result = try Program.simui.run(
          ["run", "--workload", "launch", "--output", path], in: folder)
        expect(result.status, is: 64)
        expect(result.output, is: "")
        expect(
          result.error,
          is: "simui: results cannot be written to '\(path)': "
            + "'\(folder.path)/taken' is a file, not a folder\n")
        let kept = try String(contentsOf: folder.appending(path: "taken"), encoding: .utf8)
        expect(kept, is: "mine")
      }
    }
  }

  @Test func `an output that cannot be written is reported before anything runs`() throws {
    // Nobody, not even root, makes files here.
    let (result, files) = try run(["--workload", "launch", "--output", "/proc/simui"])
    expect(result.status, is: 1)
    expect(result.output, is: "")
    #expect(result.error.hasPrefix("simui: results cannot be written to '/proc/simui': "))
    expect(result.error.filter(\.isNewline).count, is: 1)
    expect(files, is: [])
  }
}
