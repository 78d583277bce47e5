// `simui screen` and the page that plays, as a stranger would use them.

import Expectations
import CZlib
import Foundation
import SimMetrics
import Testing

@Suite struct ScreenCommandTests {
  private func screen(_ arguments: [String]) throws -> (ProgramResult, Data?) {
    try withFolder { folder in
      let result = try Program.simui.run(
        ["screen", "--items", "30", "--strategy", "observable", "--quiet"] + arguments, in: folder)
      let name = arguments.last ?? ""
      return (result, try? Data(contentsOf: folder.appending(path: name)))
    }
  }

  @Test func `the picture is of the frame that the display shows, and repeats byte for byte`()
    throws
  {
    let arguments = [
      "--workload", "scroll", "--at", "2.4 s", "--scale", "0.5", "--output", "x.png",
    ]
    let (result, picture) = try screen(arguments)
    #expect(result.status == 0 && result.output.hasPrefix("The frame shown since 2,"))
    expect(picture?.prefix(4), is: Data([0x89, 0x50, 0x4E, 0x47]))
    let (again, other) = try screen(arguments)
    #expect(result == again && picture == other)
  }

  @Test func `as text it has the rows at their places, and others when the list was scrolled`()
    throws
  {
    func rows(at time: String) throws -> [String] {
      let (result, text) = try screen(["--workload", "scroll", "--at", time, "--output", "x.txt"])
      expect(result.status, is: 0)
      return String(decoding: text ?? Data(), as: UTF8.self).split(separator: "\n")
        .filter { $0.contains("text \"Item ") }.map(String.init)
    }
    let (early, late) = try (rows(at: "0.6 s"), rows(at: "2.4 s"))
    expect(early.first?.contains("text \"Item 0\""), is: true)
    #expect(!early.isEmpty && !late.isEmpty && early != late)
  }

  @Test(arguments: [
    (
      ["--workload", "scroll", "--at", "soon", "--output", "x.png"],
      "'soon' is not a time since launch"
    ),
    (["--workload", "scroll", "--at", "1 ns", "--output", "x.png"], "the first frame is shown at"),
    (
      ["--workload", "scroll", "--at", "-1s", "--output", "x.png"],
      "'-1s' is not a time since launch from 0 to 100 h with its unit, such as '2.4 s'\n"
    ),
    (
      ["--workload", "scroll", "--at", "101h", "--output", "x.png"],
      "'101h' is not a time since launch from 0 to 100 h with its unit, such as '2.4 s'\n"
    ),
    (["--workload", "scroll", "--output", "x.gif"], "end it in .png, or in .txt"),
    (["--workload", "scroll", "--scale", "9", "--output", "x.png"], "between 0.1 and 4"),
  ])
  func `what makes no sense is refused in a sentence`(arguments: [String], sentence: String) throws
  {
    let (result, picture) = try screen(arguments)
    #expect(result.status == 64 && picture == nil)
    #expect(result.error.contains(sentence))
  }

  /// What the page of a report plays.
  private func reel(of page: String) throws -> [String: Any] {
    let films = try #require(page.components(separatedBy: "id=\"films\">").last)
    let text = try #require(films.components(separatedBy: "</script>").first)
    let packed = [UInt8](try #require(Data(base64Encoded: text)))
    var size = uLongf(20_000_000)
    var bytes = [UInt8](repeating: 0, count: Int(size))
    expect(uncompress(&bytes, &size, packed, uLong(packed.count)), is: Z_OK)
    let object = try JSONSerialization.jsonObject(with: Data(bytes[..<Int(size)]))
    return try #require(object as? [String: Any])
  }

  private func sums(_ steps: Any?) throws -> [Int] {
    var sum = 0
    return try #require(steps as? [Int]).map { step in
      sum += step
      return sum
    }
  }

  @Test func `the page plays a run of each group, and frames appear at their recorded times`()
    throws
  {
    try withFolder { folder in
      let names = ["observable", "row-values", "unstable-ids"]
      let result = try Program.simui.run(
        ["run", "--items", "30", "--workload", "rapid-updates", "--quiet", "--output", "out"]
          + names.flatMap { ["--strategy", $0] }, in: folder)
      expect(result.status, is: 0)
      let page = try String(contentsOf: folder.appending(path: "out/report.html"), encoding: .utf8)
      let runs = try #require(try reel(of: page)["runs"] as? [[String: Any]])
      // The first two cannot be told apart, so the better one is enough; a mistake comes last.
      expect(runs.map { $0["name"] as? String }, is: ["observable", "unstable-ids"])
      let records = try JSONExporter().decode(
        Data(contentsOf: folder.appending(path: "out/records.json")))
      for (run, record) in zip(runs, [records[0], records[2]]) {
        let shown = record.play.frames.map { Int($0.presented - record.start) }
        try expect(sums(run["shown"]), is: shown)
        #expect(run["late"] as? [Int] == record.play.frames.map { Int($0.hitch) })
        // The first picture is of the state in which measuring begins.
        try expect(Array(sums(run["times"]).dropFirst()), is: shown)
        expect((run["film"] as? [[Int]])?.count, is: shown.count + 1)
      }
      // Nothing is asked for from outside, and without scripts the stills are there.
      #expect(!page.contains("http://") && !page.contains("https://"))
      #expect(page.contains("aria-label=\"The last frame of unstable-ids\""))
    }
  }
}
