// The file that the build writes beside those of an app's module.

import Expectations
import Foundation
import SimSources
import Testing

@Suite struct AppModuleTests {
  private func list(_ information: String = "{}") -> Data {
    Data(
      """
      {
        "sources": [], "imports": ["SwiftUI", "Charts"], "developmentLanguage": "de",
        "bundleIdentifier": "test.garden", "infoDictionary": \(information)
      }
      """.utf8)
  }

  private func source(_ information: String = "{}", isApp: Bool = true) throws -> String {
    try AppModule(
      module: list(), app: list(information), bundle: "Garden_Garden", isApp: isApp
    ).source
  }

  @Test func `every file sees Foundation and what the list imports`() throws {
    expect(
      try source().split(separator: "\n").filter { $0.contains("import ") }.map(String.init),
      is: [
        "@_exported public import Foundation", "@_exported public import SwiftUI",
        "@_exported public import Charts",
      ])
  }

  @Test func `the texts of a program are the app's and not those of a library of it`() throws {
    expect(try source().contains("enum _AppTexts: _LocalizedTexts {"), is: true)
    expect(try source(isApp: false).contains("_LocalizedTexts"), is: false)
    expect(try source(isApp: false).contains("enum _AppTexts {"), is: true)
  }

  @Test func `the properties of the app are there, and its own stand before ours`() throws {
    let source = try source(#"{"Server": "https://a.test/\"b\"", "CFBundleVersion": "42"}"#)
    let line = try #require(source.split(separator: "\n").first { $0.contains("from: Data(") })
    let literal = line.drop { $0 != "\"" }.dropLast(".utf8), format: nil)) as? [String: Any]".count)
    let text = literal.dropFirst().dropLast().replacing(#"\n"#, with: "\n")
      .replacing(#"\u{9}"#, with: "\t").replacing(#"\""#, with: "\"")
    let values = try #require(
      try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
        as? [String: String])
    expect(values["Server"], is: #"https://a.test/"b""#)
    expect(values["CFBundleVersion"], is: "42")
    expect(values["CFBundleShortVersionString"], is: "1.0")
    expect(values["CFBundleIdentifier"], is: "test.garden")
    expect(values["CFBundleDevelopmentRegion"], is: "de")
  }

  @Test(arguments: ["", "[]", "{\"imports\": []}", "{\"imports\": 1, \"sources\": []}"])
  func `a list of another form is refused in a sentence that names it`(text: String) {
    let error = #expect(throws: AppModule.Unreadable.self) {
      try AppModule(module: list(), app: Data(text.utf8), bundle: "A", isApp: true)
    }
    expect(error?.description, is: "app-sources.json is not what 'simui new --from' writes")
  }
}
