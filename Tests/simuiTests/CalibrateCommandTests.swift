// `calibrate` and `reprice` as a user starts them.

import Expectations
import Foundation
import SimMetrics
import Testing

@Suite struct CalibrateCommandTests {
  private static let header = MeasurementFile.columns.joined(separator: ",")

  private func calibrate(
    _ measurements: String, _ arguments: [String] = [], in folder: URL
  ) throws -> ProgramResult {
    try measurements.write(
      to: folder.appending(path: "phones.csv"), atomically: true, encoding: .utf8)
    return try Program.simui.run(
      ["calibrate", "--measurements", "phones.csv", "--output", "out"] + arguments, in: folder)
  }

  @Test func `figures of a phone that was never fitted come back with a prediction each`() throws {
    try withFolder { folder in
      let result = try calibrate(
        Self.header + "\niphone-14,17.2,list,4,0.5,1.9,40000,70000\niphone-14,17.2,text,2,,0.2,,\n",
        ["--format", "csv"], in: folder)
      expect(result.status, is: 0)
      expect(result.error, is: "")
      let lines = result.output.split(separator: "\n").map {
        $0.split(separator: ",", omittingEmptySubsequences: false)
      }
      expect(lines.map(\.count), is: [10, 10, 10, 10])
      expect(lines[0].suffix(2), is: ["predicted", "error"])
      expect(lines[1].prefix(8), is: ["iphone-14", "17.2", "list", "4", "0.500", "1.900", "", ""])
      expect(lines[2].prefix(8), is: ["iphone-14", "17.2", "list", "4", "", "", "40000", "70000"])
      for line in lines.dropFirst() {
        let measured = try #require(Double(line[5].isEmpty ? line[7] : line[5]))
        let predicted = try #require(Double(line[8]))
        let error = try #require(Double(line[9]))
        #expect(abs(predicted / measured - 1 - error) < 1e-4)
      }
      let files = try FileManager.default.subpathsOfDirectory(
        atPath: folder.appending(path: "out").path
      ).sorted()
      expect(
        files,
        is: [
          ".simui-files", "calibration.csv", "calibration.txt", "figures",
          "figures/calibration-list.png",
          "figures/calibration-text.png",
        ])
    }
  }

  @Test func `what is not met, grown as on phones or published is listed with its reason`() throws {
    let result = try Program.simui.run(["calibrate", "--quiet"])
    expect(result.status, is: 0)
    let lines = result.output.split(separator: "\n").map(String.init)
    for figure in ["time", "memory"] {
      #expect(lines.contains { $0.hasPrefix("\(figure): median error ") && $0.contains("within") })
    }
    let table = try #require(lines.firstIndex { $0.hasPrefix("What one element more takes") })
    let end = try #require(lines.firstIndex { $0.contains("slopes within 15 %") })
    for line in lines[(table + 2)..<end] {
      let words = line.split(separator: " ").map(String.init)
      let isPlateau = line.contains("no growth") && words[4] != words[6]
      guard line.hasSuffix("beyond") || isPlateau else { continue }
      #expect(lines.contains { $0.hasPrefix("\(words[0]), \(words[2]): ") }, "\(line)")
    }
    let published = try #require(lines.firstIndex { $0.hasPrefix("Published by others") })
    let outside = lines[published...].filter { $0.hasSuffix("  outside") }
    #expect(!outside.isEmpty)
    for line in outside {
      let scene = try #require(line.components(separatedBy: "  ").first)
      // A colon after the figure's name, and behind it the reason.
      #expect(
        lines.contains {
          $0.hasPrefix("outside: \(scene), ")
            && $0.dropFirst("outside: \(scene)".count).contains(": ")
        }, "\(line)")
    }
  }

  @Test func `no line is wider than the terminal`() throws {
    var environment = ProcessInfo.processInfo.environment
    environment["COLUMNS"] = "80"
    let result = try withFolder {
      try Program.run(
        Program.simui.path, ["calibrate", "--quiet"], in: $0, environment: environment)
    }
    expect(result.status, is: 0)
    // A word that is longer than a line is not broken.
    let wide = result.output.split(separator: "\n").filter {
      $0.count > 80 && $0.trimmingCharacters(in: .whitespaces).contains(" ")
    }
    expect(wide, is: [])
  }

  @Test(arguments: [
    (
      header + "\niphone-3,3.0,text,1,,1,,",
      "'phones.csv': there is no device 'iphone-3'; known are iphone-8, "
    ),
    (
      header + "\niphone-11,16.0,maps,1,,1,,",
      "'phones.csv': there is no view 'maps'; known are text, buttons, images, list, launch"
    ),
    (
      header + "\niphone-11,9.3,text,1,,1,,",
      "'phones.csv': there is no system of version '9.3'; known are "
    ),
    (
      header + "\niphone-11,16.0,text,one,,1,,",
      "'phones.csv', line 2, column 21: expected a whole number above 0 in 'count', found 'one'"
    ),
    (header, "'phones.csv' has a header but no figures"),
    (header + "\niphone-11,16.0,text,1,,,,0", "'phones.csv' has a header but no figures"),
    ("", "'phones.csv', line 1, column 1: "),
  ])
  func `measurements that cannot be followed are one sentence, code 64 and no file`(
    measurements: String, sentence: String
  ) throws {
    try withFolder { folder in
      let result = try calibrate(measurements, in: folder)
      expect(result.status, is: 64)
      expect(result.output, is: "")
      #expect(result.error.hasPrefix("simui: \(sentence)"), "\(result.error)")
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "out").path))
    }
  }

  @Test func `a finished run is priced again without running anything`() throws {
    try withFolder { folder in
      let run = try Program.simui.run(
        [
          "run", "--items", "20", "--strategy", "row-values", "--workload", "launch", "--output",
          "first", "--quiet",
        ], in: folder)
      expect(run.status, is: 0)
      func reprice(_ arguments: [String]) throws -> ProgramResult {
        try Program.simui.run(
          ["reprice", "first/records.json", "--output", "second"] + arguments, in: folder)
      }
      var same = try reprice([])
      same.output = same.output.replacing("second/report.html", with: "first/report.html")
      expect(same, is: run)
      let (first, second) = ("first/records.json", "second/records.json")
      try expect(
        Data(contentsOf: folder.appending(path: second)),
        is: Data(contentsOf: folder.appending(path: first)))
      try "layoutNode: {per-unit: 90000}".write(
        to: folder.appending(path: "dear.yaml"), atomically: true, encoding: .utf8)
      let dear = try reprice(["--prices", "dear.yaml", "--device", "iphone-12"])
      expect(dear.status, is: 0)
      let records = try JSONExporter().decode(Data(contentsOf: folder.appending(path: second)))
      expect(records[0].identity.device, is: "iphone-12")
      expect(records[0].identity.conditions, is: ["layoutNode 90 µs each"])
      expect(records[0].identity.chosen, is: ["device"])
      let older = try reprice(["--device", "iphone-8"])
      expect(older.status, is: 0)
      expect(
        older.error,
        is:
          "simui: iphone-8 never had iOS27, so its figures are given for iOS16, the newest that it had; "
          + "what the views did stays that of iOS27\n")
      let repriced = try JSONExporter().decode(Data(contentsOf: folder.appending(path: second)))
      #expect(repriced[0].identity.system == "iOS16" && repriced[0].identity.device == "iphone-8")
      #expect(
        repriced[0].messages.notes.contains(
          "The views did what they do on iOS27: only prices were changed.")
      )
      let chosen = try reprice(["--device", "iphone-8", "--system", "iOS15"])
      #expect(chosen.status == 0 && chosen.error == "" && chosen.output.contains("iOS15"))
      let never = try reprice(["--device", "iphone-8", "--system", "iOS17"])
      expect(never.status, is: 64)
      expect(never.error, is: "simui: iphone-8 never had iOS17: it ran iOS14Beta to iOS16\n")
      let unknown = try reprice(["--device", "iphone-3"])
      expect(unknown.status, is: 64)
      #expect(unknown.error.hasPrefix("simui: unknown device 'iphone-3': the nearest is "))
    }
  }

  @Test func `a run takes a phone from a file, and conditions`() throws {
    try withFolder { folder in
      try """
      name: lab
      refresh-rate: 120
      scale: 3
      width: 402
      height: 874
      processor-speed: 1.4
      memory-mb: 8192
      """.write(to: folder.appending(path: "lab.yaml"), atomically: true, encoding: .utf8)
      let arguments = [
        "run", "--items", "20", "--strategy", "row-values", "--workload", "launch", "--output",
        "out", "--quiet", "--device", "lab.yaml",
      ]
      let plain = try Program.simui.run(arguments, in: folder)
      #expect(plain.status == 0, "\(plain.error)")
      func record() throws -> RunRecord {
        let data = try Data(contentsOf: folder.appending(path: "out/records.json"))
        return try #require(try JSONExporter().decode(data).first)
      }
      let usual = try record()
      expect(usual.identity.device, is: "lab")
      expect(usual.identity.refreshInterval, is: 8_333_333)
      let slow = try Program.simui.run(
        arguments + ["--cold", "--low-power", "--noise", "--seed", "5"], in: folder)
      #expect(slow.status == 0, "\(slow.error)")
      let changed = try record()
      expect(changed.identity.refreshInterval, is: 16_666_667)
      expect(changed.identity.conditions.suffix(3), is: ["cold", "low-power", "noise 5"])
      #expect(changed.play.frames[0].committed > usual.play.frames[0].committed)
      expect(changed.counts.total.bodies, is: usual.counts.total.bodies)
    }
  }

  @Test func `a file that is no profile is reported with line and column`() throws {
    try withFolder { folder in
      try "name: lab\ncolour: red\n".write(
        to: folder.appending(path: "lab.yaml"), atomically: true, encoding: .utf8)
      let result = try Program.simui.run(
        ["run", "--device", "lab.yaml", "--output", "out"], in: folder)
      expect(result.status, is: 64)
      #expect(
        result.error.hasPrefix("simui: 'lab.yaml', line 2, column 1: unknown key 'colour'"))
      let missing = try Program.simui.run(["run", "--device", "./nothing.yaml"], in: folder)
      expect(missing.status, is: 64)
      expect(missing.error, is: "simui: there is no file './nothing.yaml'\n")
    }
  }
}
