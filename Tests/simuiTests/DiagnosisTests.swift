// What `simui doctor` makes of the compiler's output.

import Expectations
import Testing

@testable import SimCommands

@Suite struct DiagnosisTests {
  private typealias Module = Diagnosis.Module

  private func error(_ file: String, _ line: Int, _ message: String) -> CompilerError {
    CompilerError(file: file, line: line, message: message)
  }

  private func text(
    _ errors: [CompilerError], of modules: [Module]? = nil,
    absent: [Diagnosis.AbsentModule] = []
  ) -> [String] {
    Diagnosis(
      of: modules ?? [Module(name: "App", files: ["A", "B", "C", "D"])], absent: absent,
      errors: errors, shown: { "\($0).swift" }
    ).text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  @Test func `an error has the place that the compiler names, and is read once`() {
    let output = """
      [3/3] Compiling App A.swift
      /some where/My App.swift:3:39: error: value of type 'String' has no member 'sparkle'
      2 | import SwiftUI
      3 | let x = "x".sparkle
        |             `- error: value of type 'String' has no member 'sparkle'
      /some where/My App.swift:3:39: error: value of type 'String' has no member 'sparkle'
      /B.swift:2:1: warning: variable 'error: x' was never used
      /B.swift:9:1: error: expected expression
      <unknown>:0: error: fatal
      """
    expect(
      CompilerError.all(in: output),
      is: [
        error("/some where/My App.swift", 3, "value of type 'String' has no member 'sparkle'"),
        error("/B.swift", 9, "expected expression"),
      ])
  }

  @Test func `an error in the code of a macro has the place of the macro in the user's file`() {
    let output = """
      macro expansion @ObservationTracked:2:18: error: cannot find type 'Gone' in scope
      `- /build/A.simui.swift:5:44: note: expanded code originates here
       3 | struct V {}
      macro expansion @Model:1:1: error: alone
      /B.swift:9:1: error: expected expression
      """
    let errors = CompilerError.all(in: output) { file, line in
      expect(file, is: "/build/A.simui.swift")
      return ("/A.swift", line - 1)
    }
    expect(
      errors,
      is: [
        error("/A.swift", 4, "cannot find type 'Gone' in scope"),
        error("macro expansion @Model", 1, "alone"), error("/B.swift", 9, "expected expression"),
      ])
  }

  @Test(arguments: [
    ("no such module 'Weather'", CompilerError.Subject.module("Weather")),
    ("Unable to find module dependency: 'Weather'", .module("Weather")),
    ("cannot find 'UIPicker' in scope; did you mean 'Picker'?", .name("UIPicker")),
    ("cannot find type 'UIPicker' in scope", .name("UIPicker")),
    ("cannot find operator '~=>' in scope", .name("~=>")),
    ("no type named 'Track' in module 'Music'", .name("Track")),
    ("no macro named 'Preview'", .name("Preview")),
    ("unknown attribute 'Bogus'", .name("@Bogus")),
    ("'colorEffect' is unavailable: there are no shaders", .name("colorEffect")),
    ("type 'Color' has no member 'mint2'", .name("Color.mint2")),
    ("value of type 'some View' has no member 'sparkle'", .name(".sparkle")),
    (
      "type 'ModifiedContent<Text, _BackgroundModifier<Color>>' has no member 'x'", .name(".x")
    ),
    ("missing return", .other("missing return")),
  ])
  func `the subject of an error is what is missing`(
    message: String, subject: CompilerError.Subject
  ) {
    expect(error("A", 1, message).subject, is: subject)
  }

  @Test func `what is missing is listed by the number of files that it concerns`() {
    expect(
      text([
        error("A", 4, "missing return"), error("A", 1, "cannot find 'UIPicker' in scope"),
        error("A", 2, "value of type 'Text' has no member 'sparkle'"),
        error("B", 7, "value of type 'some View' has no member 'sparkle'"),
        error("B", 9, "value of type 'some View' has no member 'sparkle'"),
      ]),
      is: [
        "2 of 4 files do not compile: 2 names are missing, 1 other error.", "",
        "A.swift:2: '.sparkle' is missing (3 places in 2 files)",
        "A.swift:1: 'UIPicker' is missing", "A.swift:4: missing return", "",
        "More errors can appear when these are mended: some checks follow only then.",
      ])
  }

  @Test func `an app without errors compiles as it is`() {
    expect(text([]), is: ["Compiles as it is: 4 Swift files."])
    expect(
      text([], of: [Module(name: "App", files: ["A"])]), is: ["Compiles as it is: 1 Swift file."])
  }

  @Test func `an error that follows from a missing name is counted and not listed`() {
    let follows = "cannot infer contextual base in reference to member 'bright'"
    expect(
      text([
        error("A", 1, "cannot find 'UIPicker' in scope"), error("A", 2, follows),
        error("B", 3, follows),
      ]),
      is: [
        "2 of 4 files do not compile: 1 name is missing, 1 other error.", "",
        "A.swift:1: 'UIPicker' is missing", "B.swift:3: \(follows)", "",
        "1 further error follows from these, as a rule.",
        "More errors can appear when these are mended: some checks follow only then.",
      ])
  }

  @Test func `names that only the users of a missing module have are listed with it`() {
    let weather = Diagnosis.AbsentModule(
      name: "Weather", file: "B", line: 2, importers: ["B", "C"],
      address: "https://example.test/weather")
    expect(
      text(
        [
          error("A", 3, "cannot find 'Shared' in scope"),
          error("B", 3, "cannot find 'Forecast' in scope"),
          error("B", 4, "cannot find 'Shared' in scope"),
          error("B", 5, "missing return"),
        ], absent: [weather]),
      is: [
        "3 of 4 files do not compile: 1 module is missing, 1 name is missing, 1 other error.", "",
        "B.swift:2: the module 'Weather' is missing (2 files); its package https://example.test/weather cannot "
          + "be fetched; names that may be of it: Forecast",
        "A.swift:3: 'Shared' is missing (2 places in 2 files)", "B.swift:5: missing return", "",
        "More errors can appear when these are mended: some checks follow only then.",
      ])
  }

  @Test func `a module that imports one with errors was not checked`() {
    expect(
      text(
        [error("K", 1, "cannot find 'UIPicker' in scope")],
        of: [
          Module(name: "App", files: ["A", "B"], dependencies: ["Views"]),
          Module(name: "Views", files: ["V"], dependencies: ["Kit"]),
          Module(name: "Kit", files: ["K"]), Module(name: "Other", files: ["O"]),
        ]),
      is: [
        "1 of 5 files do not compile: 1 name is missing.", "", "K.swift:1: 'UIPicker' is missing",
        "", "'Views' (1 file) was not checked, for it imports 'Kit'.",
        "'App' (2 files) was not checked, for it imports 'Views'.",
        "More errors can appear when these are mended: some checks follow only then.",
      ])
  }
}
