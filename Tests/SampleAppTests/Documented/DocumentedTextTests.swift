// Sentences of the public documentation about texts that Foundation makes: Markdown, addresses, names of people, and
// times between dates.

import Expectations
import Foundation
import SimDevice
import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct DocumentedTextTests {
  private func spans(_ text: AttributedString) -> [String] {
    text.runs.map { run in
      let words = String(text[run.range].characters)
      let intent = run.inlinePresentationIntent ?? []
      return words + (intent.contains(.stronglyEmphasized) ? " strong" : "")
        + (intent.contains(.emphasized) ? " emphasized" : "")
        + (intent.contains(.code) ? " code" : "")
        + (intent.contains(.strikethrough) ? " struck" : "")
        + (run.link.map { " to \($0.absoluteString)" } ?? "")
    }
  }

  @Test func `Markdown within a line is intents and links of runs, and its marks are gone`() throws
  {
    let text = try AttributedString(markdown: "a **b** *c* `d*` ~~e~~ [f](https://g.example)")
    expect(
      spans(text),
      is: [
        "a ", "b strong", " ", "c emphasized", " ", "d* code", " ", "e struck", " ",
        "f to https://g.example",
      ])
  }

  @Test func `relative addresses of links are relative to the base`() throws {
    let base = URL(string: "https://a.example/b/")
    let text = try AttributedString(markdown: "[c](d)", baseURL: base)
    expect(text.runs.first?.link?.absoluteURL.absoluteString, is: "https://a.example/b/d")
  }

  @Test func `blocks stand behind each other without a break, each with its intent`() throws {
    let text = try AttributedString(
      markdown: """
        # Title

        one
        line

        1. first
        2. second

        ```swift
        let a = *b*
        ```
        > said
        """)
    let blocks = text.runs[\.presentationIntent].map { intent, range in
      let kinds = intent?.components.map { $0.kind.debugDescription } ?? []
      return String(text[range].characters) + " | " + kinds.joined(separator: " < ")
    }
    expect(
      blocks,
      is: [
        "Title | header 1", "one line | paragraph",
        "first | paragraph < listItem 1 < orderedList",
        "second | paragraph < listItem 2 < orderedList",
        "let a = *b*\n | codeBlock 'swift'", "said | paragraph < blockQuote",
      ])
  }

  @Test func `white space is kept on request, and collapsed otherwise`()
    throws
  {
    func text(_ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax) throws -> String
    {
      let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: syntax)
      return String(try AttributedString(markdown: "# a\n\n  *b*", options: options).characters)
    }
    try expect(text(.inlineOnlyPreservingWhitespace), is: "# a\n\n  b")
    try expect(text(.inlineOnly), is: "# a b")
    try expect(text(.full), is: "ab")
  }

  @Test
  func `a text shows what is strongly emphasized bold`()
    throws
  {
    func width(_ text: AttributedString) throws -> Double {
      let device = SimulatedDevice()
      device.launch {
        Text(text).onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          print($0)
        }
      }
      device.settle()
      expect(device.screenText, is: ["wide wide wide"])
      return try #require(device.console.last.flatMap(Double.init))
    }
    let plain = try width(AttributedString("wide wide wide"))
    #expect(try width(AttributedString(markdown: "wide **wide** wide")) > plain)
  }

  @Test
  func `an attributed string becomes one of UIKit's and comes back with its links and colors`()
    throws
  {
    var text = AttributedString("a b")
    let range = try #require(text.range(of: "b"))
    text[range].link = URL(string: "https://c.example")
    text[range].kern = 2
    let bridged = NSAttributedString(text)
    expect(bridged.string, is: "a b")
    #expect(bridged.attributes(at: 2, effectiveRange: nil)[.kern] as? CGFloat == 2)
    expect(AttributedString(bridged), is: text)
  }

  @Test func `an address shows scheme, host and path unless other components are requested`() throws
  {
    let url = try #require(URL(string: "https://user:word@www.a.example:8080/b/c?d=e#f"))
    expect(url.formatted(), is: "https://www.a.example/b/c")
    expect(
      url.formatted(.url.port().query().fragment()), is: "https://www.a.example:8080/b/c?d=e#f")
    expect(url.formatted(.url.scheme(.omitIfHTTPFamily).path(.never)), is: "www.a.example")
    expect(
      url.formatted(.url.host(.omitSpecificSubdomains(["www"])).path(.never)),
      is: "https://a.example")
    expect(url.formatted(.url.user().password()), is: "https://user:word@www.a.example/b/c")
    #expect(throws: CocoaError.self) { try URL.FormatStyle().parseStrategy.parse("") }
  }

  @Test func `a name is given, given and family, whole or the first letters`() throws {
    var name = try PersonNameComponents("Grace Brewster Hopper")
    name.namePrefix = "Dr."
    expect(name.middleName, is: "Brewster")
    expect(name.formatted(.name(style: .short)), is: "Grace")
    expect(name.formatted(), is: "Grace Hopper")
    expect(name.formatted(.name(style: .long)), is: "Dr. Grace Brewster Hopper")
    expect(name.formatted(.name(style: .abbreviated)), is: "GH")
    name.nickname = "Amazing"
    expect(name.formatted(.name(style: .short)), is: "Amazing")
    #expect(throws: CocoaError.self) { try PersonNameComponents(" ") }
  }

  @Test func `the time between dates is formatted in the requested units`() {
    let range = Date(timeIntervalSince1970: 0)..<Date(timeIntervalSince1970: 7530)
    expect(
      range.formatted(.components(style: .wide, fields: [.hour, .minute])), is: "2 hours, 5 minutes"
    )
    expect(range.formatted(.components(style: .abbreviated, fields: [.minute])), is: "125 min")
    expect(range.formatted(.components(style: .narrow)), is: "2h 5m 30s")
    expect(range.formatted(.timeDuration), is: "2:05:30")
  }

  @Test func `a slider's thumb goes from one end of its track to the other`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 204, height: 34))
    slider.maximumValue = 10
    let track = slider.trackRect(forBounds: slider.bounds)
    let places = [Float(0), 5, 10].map {
      slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: $0).minX
    }
    expect(places, is: [track.minX, track.minX + (track.width - 28) / 2, track.maxX - 28])
  }
}
