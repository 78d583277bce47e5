// `simui screen` and the page that plays, as a stranger would use them.

import Foundation
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
    #expect(picture?.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
    let (again, other) = try screen(arguments)
    #expect(result == again && picture == other)
  }

  @Test func `as text it has the rows at their places, and others when the list was scrolled`()
    throws
  {
    func rows(at time: String) throws -> [String] {
      let (result, text) = try screen(["--workload", "scroll", "--at", time, "--output", "x.txt"])
      #expect(result.status == 0)
      return String(decoding: text ?? Data(), as: UTF8.self).split(separator: "\n")
        .filter { $0.contains("text \"Item ") }.map(String.init)
    }
    let (early, late) = try (rows(at: "0.6 s"), rows(at: "2.4 s"))
    #expect(early.first?.contains("text \"Item 0\"") == true)
    #expect(!early.isEmpty && !late.isEmpty && early != late)
  }

  @Test(arguments: [
    (
      ["--workload", "scroll", "--at", "soon", "--output", "x.png"],
      "'soon' is no time since launch"
    ),
    (["--workload", "scroll", "--at", "1 ns", "--output", "x.png"], "the first frame is shown at"),
    (["--workload", "scroll", "--output", "x.gif"], "it ends in .png, or in .txt"),
    (["--workload", "scroll", "--scale", "9", "--output", "x.png"], "between 0.1 and 4"),
  ])
  func `what makes no sense is refused in a sentence`(arguments: [String], sentence: String) throws
  {
    let (result, picture) = try screen(arguments)
    #expect(result.status == 64 && picture == nil)
    #expect(result.error.contains(sentence))
  }

  @Test func `the page holds two films whose frames come when the record says`() throws {
    try withFolder { folder in
      let result = try Program.simui.run(
        [
          "run", "--items", "30", "--strategy", "observable", "--strategy", "unstable-ids",
          "--workload", "rapid-updates", "--quiet", "--output", "out",
        ], in: folder)
      #expect(result.status == 0)
      let page = try String(contentsOf: folder.appending(path: "out/report.html"), encoding: .utf8)
      let films = try #require(page.components(separatedBy: "id=\"films\">").last)
      let json = try #require(films.components(separatedBy: "</script>").first)
      let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
      let runs = try #require(object?["runs"] as? [[String: Any]])
      #expect(runs.map { $0["name"] as? String } == ["observable", "unstable-ids"])
      for run in runs {
        let start = try #require(run["start"] as? Int)
        let frames = try #require(run["frames"] as? [[Int]])
        let film = try #require(run["film"] as? [String: Any])
        let shown = try #require(film["frames"] as? [[String: Any]])
        // The first picture is of the state in which measuring begins.
        #expect(shown.dropFirst().map { ($0["time"] as? Int ?? 0) - start } == frames.map { $0[2] })
      }
      // Nothing is asked for from outside, and without scripts the stills are there.
      #expect(!page.contains("http://") && !page.contains("https://"))
      #expect(page.contains("alt=\"The last frame of unstable-ids\""))
    }
  }
}
