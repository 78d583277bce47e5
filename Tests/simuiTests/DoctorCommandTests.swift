import Expectations
import Foundation
import Testing

@testable import SimCommands

@Suite struct DoctorCommandTests {
  private static let page = SupportPage(
    text: """
      | name | state |
      |---|---|
      | `VStack`, `padding` | supported |
      | `Gauge` | partly: a bar |
      | `@AppStorage`, `help` | partly: noted |
      | `colorEffect`, `ImageRenderer` | partly: missing, and declared so |
      | `DocumentGroup` | not yet |
      ### From other modules
      | `Logger` | partly: nowhere |
      """)

  private func remarks(_ text: String) -> [String] {
    Diagnosis([("A.swift", text)], page: Self.page).text.split(separator: "\n").map(String.init)
  }

  @Test func `what is missing comes first, then what is partial, by line`() {
    expect(
      remarks(
        """
        import SwiftUI
        import CloudKit
        struct A: View {
          @AppStorage("x") var x = 1
          var body: some View {
            VStack { Gauge(value: 1) {}; Gauge(value: 2) {} }
              .padding()
              .help("x")
              .colorEffect(y)
          }
        }
        """),
      is: [
        "A.swift:2: import CloudKit missing: the module is not here",
        "A.swift:9: colorEffect missing: and declared so",
        "A.swift:4: AppStorage partly: noted", "A.swift:6: Gauge (2 times) partly: a bar",
        "A.swift:8: help partly: noted",
        "2 missing, 3 partial; all other names of SwiftUI are supported.",
      ])
  }

  @Test func `use of Objective-C's runtime is reported once per file`() {
    expect(
      remarks(
        """
        func hide() { send(#selector(UIResponder.resign)) }
        final class Target: NSObject {
          @objc func tapped() {}
          @objc func held() {}
          let selector = "#selector"
        }
        """),
      is: [
        "A.swift:1: #selector missing: Swift has no Objective-C runtime on Linux; a closure does the same",
        "A.swift:3: @objc (2 times) missing: Swift has no Objective-C runtime on Linux; a closure does the same",
        "2 missing, 0 partial; all other names of SwiftUI are supported.",
      ])
  }

  @Test func `an object assigned to a state in an initialiser is reported`() {
    expect(
      remarks(
        """
        final class Player {}
        struct Seat {}
        struct Stage: View {
          @State private var player: Player
          @State var seat: Seat
          @State var other: Player?
          @State var third: Player = Player()
          init(_ seat: Seat) {
            self.player = Player()
            self.seat = seat
            self.other = nil
            if self.seat == seat {}
          }
        }
        """),
      is: [
        "A.swift:9: self.player = missing: a state that holds an object is set by _player = State(initialValue:)",
        "1 missing, 0 partial; all other names of SwiftUI are supported.",
      ])
  }

  @Test
  func `comments, strings, words that are no members and what the file declares do not count`() {
    expect(
      remarks(
        #"""
        // Gauge
        /* .help(/* Gauge */) */
        let help = "Gauge \(help) .help"
        let long = """
          Gauge "quoted" .colorEffect
          """
        struct DocumentGroup {}
        let group = DocumentGroup()
        func f(colorEffect: Int) { print(colorEffect) }
        """#), is: ["0 missing, 0 partial; all other names of SwiftUI are supported."])
  }

  @Test func `a name that neither the toolchain nor simui has is missing if all files are given`() {
    let known = KnownNames(["Int", "View", "body", "some", "padding", "VStack"])
    func text(_ code: String) -> [String] {
      Diagnosis([("A.swift", code)], page: Self.page, known: known).text.split(separator: "\n")
        .map(String.init)
    }
    expect(
      text(
        """
        struct Model { var title = 1, others = 2; enum Kind { case one, two } }
        struct A: View {
          let model = Model()
          var body: some View {
            VStack { model.title; model.subtitle; UIPicker(); Kind.two }
              .padding().sparkle(.bright)
          }
        }
        """),
      is: [
        "A.swift:5: subtitle missing: unknown name",
        "A.swift:5: UIPicker missing: unknown name",
        "A.swift:6: sparkle missing: unknown name",
        "A.swift:6: bright missing: unknown name",
        "4 missing, 0 partial; all other names of SwiftUI are supported.",
      ])
  }

  @Test func `where other files of the app are not given, a name may be theirs and is unknown`() {
    let known = KnownNames(["View", "Void", "body", "padding", "VStack"])
    let text = Diagnosis(
      [
        (
          "A.swift",
          """
          struct A: View {
            let model: Model
            let half = 0.5, any: Any = (), done: @escaping () -> Void
            var body: some View { VStack { model.title }.padding().sparkle(); NSDataThing() }
          }
          """
        )
      ], page: Self.page, known: known
    ).text
    expect(
      text.split(separator: "\n").map(String.init),
      is: [
        "A.swift:4: NSDataThing missing: unknown name", "A.swift:2: Model unknown",
        "A.swift:4: sparkle unknown",
        "2 unknown: declared in other files of the app, or missing as well.",
        "1 missing, 0 partial; all other names of SwiftUI are supported.",
      ])
  }

  @Test
  func
    `a type inside another of the language's, and attributes for Xcode, are no names of SwiftUI`()
  {
    expect(
      remarks(
        """
        import HealthKit
        @IBDesignable final class Card: Base {}
        func end(of text: Range<String.Gauge>) -> SwiftUI.Gauge<Text> {}
        """),
      is: [
        "A.swift:3: Gauge partly: a bar",
        "0 missing, 1 partial; all other names of SwiftUI are supported.",
      ])
  }

  @Test func `code for Apple's systems only is reported`() {
    expect(
      remarks("#if os(iOS) || os(macOS)\n#endif\n#if os(Linux)\n#endif\n#if os(iOS)\n#endif"),
      is: [
        "A.swift:1: #if os (3 times) partly: false for every Apple system: the code runs on Linux",
        "0 missing, 1 partial; all other names of SwiftUI are supported.",
      ])
  }

  @Test func `the command reads folders and ends with 1 when something is missing`() throws {
    try withFolder { folder in
      try Data("let wide: HSplitView<Text>? = nil".utf8).write(
        to: folder.appending(path: "b.swift"))
      try Data("Text(\"x\").badge(3)".utf8).write(to: folder.appending(path: "a.swift"))
      let result = try Program.simui.run(["doctor", "."], in: folder)
      expect(result.status, is: 1)
      #expect(result.output.hasPrefix("./b.swift:1: HSplitView missing"))
      #expect(result.output.contains("./a.swift:1: badge partly"))
      let none = try Program.simui.run(["doctor", "c.swift"], in: folder)
      expect(none.error, is: "simui: there is no file 'c.swift'\n")
      expect(none.status, is: 64)
    }
  }

  @Test func `the manifest of a package is not read as code of an app`() throws {
    try withFolder { folder in
      let manifest = "// swift-tools-version: 6.2\nlet package = Package(name: \"A\")\n"
      for name in ["Package.swift", "Package@swift-6.0.swift"] {
        try Data(manifest.utf8).write(to: folder.appending(path: name))
      }
      try Data("Divider()".utf8).write(to: folder.appending(path: "a.swift"))
      let result = try Program.simui.run(["doctor", "."], in: folder)
      expect(
        result,
        is: ProgramResult(
          output: "0 missing, 0 partial; all other names of SwiftUI are supported.\n", error: "",
          status: 0))
    }
  }

  @Test(arguments: [
    ("x.json", "'x.json' is not a Swift file: give files that end in .swift, or their folders"),
    ("Package.swift", "'Package.swift' describes a package and is no code of an app"),
    ("empty", "there is no Swift file in the folder 'empty'"),
    (
      "pipe.swift",
      "'pipe.swift' is not a regular file: give a file, or - to read standard input"
    ),
    ("bytes.swift", "'bytes.swift' is not text in UTF-8"),
  ])
  func `what is not Swift source is refused`(path: String, sentence: String) throws {
    try withFolder { folder in
      for name in ["x.json", "Package.swift"] {
        try Data("{}".utf8).write(to: folder.appending(path: name))
      }
      try Data([0xFF]).write(to: folder.appending(path: "bytes.swift"))
      try FileManager.default.createDirectory(
        at: folder.appending(path: "empty"), withIntermediateDirectories: false)
      expect(mkfifo(folder.appending(path: "pipe.swift").path, 0o600), is: 0)
      let result = try Program.simui.run(["doctor", path], in: folder)
      expect(result, is: ProgramResult(output: "", error: "simui: \(sentence)\n", status: 64))
    }
  }
}
