// Sentences of the public documentation about tables, editors of styled text, formats and outlines.

import Expectations
import Foundation
import SimDevice
import SwiftUI
import Testing

private struct City: Identifiable {
  let id: String
  var people: Int
  var parts: [City]? = nil
}

private struct Cities: View {
  @State private var selected: String?
  @State private var isLarge = true
  private let small = [City(id: "Bern", people: 134), City(id: "Vaduz", people: 6)]

  var body: some View {
    Table(of: City.self, selection: $selected) {
      TableColumn("Name", value: \.id)
      TableColumn("People") { city in Text("\(city.people)") }.width(80)
    } rows: {
      TableRow(City(id: "Rome", people: 2_750))
      if isLarge { TableRow(City(id: "Tokyo", people: 14_000)) }
      ForEach(small) { city in TableRow(city) }
    }
    .toolbar { Button("small") { isLarge = false } }
    Text("selected \(selected ?? "none")")
  }
}

private struct Letter: View {
  @State private var text: AttributedString
  init() {
    var text = AttributedString("red")
    text.foregroundColor = .red
    _text = State(initialValue: text + AttributedString(" and plain"))
  }
  var body: some View {
    TextEditor(text: $text).accessibilityIdentifier("letter")
    Text(
      text.runs.map {
        "\($0.foregroundColor == .red ? "r" : "p")\(text[$0.range].characters.count)"
      }.joined(separator: " "))
    Button("shorten") {
      text.removeSubrange(text.startIndex..<text.characters.index(text.startIndex, offsetBy: 2))
    }
  }
}

@MainActor @Suite struct DocumentedRowsTests {
  @Test func `rows that are written out are those of the table, under conditions and in loops`()
    throws
  {
    let device = showing { NavigationStack { Cities() } }
    expect(device.screenText, is: ["small", "Rome", "Tokyo", "Bern", "Vaduz", "selected none"])
    try device.tap("Bern")
    device.settle()
    expect(device.screenText.last, is: "selected Bern")
    try device.tap("small")
    device.settle()
    expect(device.screenText, is: ["small", "Rome", "Bern", "Vaduz", "selected Bern"])
  }

  @Test func `what is typed into styled text takes the style of the character before it`() throws {
    let device = showing { Letter() }
    expect(device.screenText, is: ["red and plain", "r3 p10", "shorten"])
    try device.type("!", into: "letter")
    device.settle()
    expect(device.screenText, is: ["red and plain!", "r3 p11", "shorten"])
    try device.tap("shorten")
    device.settle()
    expect(device.screenText, is: ["d and plain!", "r1 p11", "shorten"])
  }

  @Test func `a text's format is that of the device's locale`() {
    let device = showing {
      Text(1234.5, format: .currency(code: "USD"))
      Text(0.25, format: .percent)
      Text(1_234_567, format: .number)
      TextField("Price", value: .constant(3.5), format: .currency(code: "USD"))
    }
    expect(device.screenText, is: ["$1,234.50", "25%", "1,234,567", "$3.50"])
  }

  @Test func `a trimmed outline is the requested part of the line`() {
    let square = CGRect(x: 0, y: 0, width: 10, height: 10)
    let half = Rectangle().trim(from: 0, to: 0.5).path(in: square)
    expect(half.boundingRect, is: square)
    expect(half.currentPoint, is: CGPoint(x: 10, y: 10))
    let side = Rectangle().trim(from: 0.25, to: 0.5).path(in: square)
    expect(side.boundingRect, is: CGRect(x: 10, y: 0, width: 0, height: 10))
    #expect(Rectangle().trim(from: 0.7, to: 0.2).path(in: square).isEmpty)
  }
}
