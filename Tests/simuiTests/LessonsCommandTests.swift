import Expectations
import Foundation
import Testing

@Suite struct LessonsCommandTests {
  @Test func `every claim is measured, reported in a line, and written with a table and a picture`()
    throws
  {
    try withFolder { folder in
      let result = try Program.simui.run(
        ["lessons", "--items", "20", "--system", "iOS17", "--output", "out", "--quiet"], in: folder)
      #expect(result.status == 0 && result.error == "")
      let lines = result.output.split(separator: "\n")
      #expect(lines.count > 20)
      #expect(lines.contains { $0.hasPrefix("holds   needless declarations: ") })
      let report = try String(
        contentsOf: folder.appending(path: "out/report.md"), encoding: .utf8)
      for (place, line) in lines.enumerated()
      where line.hasPrefix("no ") || line.hasPrefix("in part") {
        // The figures, with the strategies that have them.
        let reason = try #require(lines.dropFirst(place + 1).first)
        #expect(reason.hasPrefix("          iOS17: ") && reason.contains(" with "), "\(reason)")
      }
      #expect(report.hasPrefix("# Published claims, measured\n"))
      let claims = lines.count { !$0.hasPrefix(" ") } - 1
      // What precedes the headings, one for each claim, and one for the figures.
      expect(report.components(separatedBy: "\n## ").count, is: 1 + claims + 1)
      let pictures = report.matches(of: /!\[[^\]]*\]\((figures\/[^)]*)\)/).map { "\($0.output.1)" }
      #expect(pictures.count >= 4)
      for picture in pictures {
        #expect(
          FileManager.default.fileExists(atPath: folder.appending(path: "out/\(picture)").path))
      }
    }
  }

  @Test func `a system that the device never had is refused`() throws {
    let result = try withFolder {
      try Program.simui.run(["lessons", "--device", "iphone-8", "--system", "iOS17"], in: $0)
    }
    expect(result.status, is: 64)
    #expect(result.error.hasPrefix("simui: iphone-8 never had iOS17: it ran "))
  }
}
