// Tables whose rows are written out: sections, what is done to rows, and rows that fold others away.

import Expectations
import SimDevice
import SwiftUI
import Testing

private struct Town: Identifiable {
  let id: String
  var people = 0
}

extension Controls {
  @Test func `sections of a table show their headers above their rows`() throws {
    struct Towns: View {
      @State private var order = [KeyPathComparator(\Town.people)]
      @State private var selection: Set<Town.ID> = []
      @State private var hasLast = true
      var body: some View {
        Table(selection: $selection, sortOrder: $order) {
          TableColumn("Name", value: \.id)
          TableColumn("People", value: \.people) { Text("\($0.people)") }
        } rows: {
          Section("Large") { TableRow(Town(id: "Rome")) }
          Section {
            ForEach(["Bern", "Vaduz"], id: \.self) { TableRow(Town(id: $0)) }
          } header: {
            Text("Small").bold()
          }
          if hasLast { TableRow(Town(id: "Nowhere")) }
        }
        Button("fewer") { hasLast = false }
      }
    }
    let device = showing { Towns() }
    expect(
      device.screenText, is: ["Large", "Rome", "Small", "Bern", "Vaduz", "Nowhere", "fewer"])
    try device.tap("fewer")
    device.settle()
    expect(device.screenText, is: ["Large", "Rome", "Small", "Bern", "Vaduz", "fewer"])
  }

  @Test func `the menu of a table's row acts on the value of that row`() throws {
    struct Towns: View {
      @State private var towns = [Town(id: "Rome"), Town(id: "Bern")]
      var body: some View {
        Table(of: Town.self) {
          TableColumn("Name", value: \.id)
        } rows: {
          ForEach(towns) { town in
            TableRow(town)
              .contextMenu { Button("Leave") { towns.removeAll { $0.id == town.id } } }
              .draggable(town.id)
              .onHover { _ in }
          }
        }
      }
    }
    let device = showing { Towns() }
    expect(device.screenText, is: ["Rome", "Bern"])
    try device.pick("Leave", in: "Rome")
    device.settle()
    expect(device.screenText, is: ["Bern"])
  }

  @Test func `rows below another one are those of the table unless a binding hides them`() throws {
    struct Towns: View {
      @State private var isOpen = false
      var body: some View {
        Table(of: Town.self) {
          TableColumn("Name", value: \.id)
        } rows: {
          DisclosureTableRow(Town(id: "Italy"), isExpanded: $isOpen) { TableRow(Town(id: "Rome")) }
          DisclosureTableRow(Town(id: "Norway")) { TableRow(Town(id: "Oslo")) }
        }
        Toggle("open", isOn: $isOpen)
      }
    }
    let device = showing { Towns() }
    expect(device.screenText, is: ["Italy", "Norway", "Oslo", "open"])
    try device.tap("open")
    device.settle()
    expect(device.screenText, is: ["Italy", "Rome", "Norway", "Oslo", "open"])
  }
}
