// A search that the app begins and ends.

import Expectations
import Observation
import SimDevice
import SwiftUI
import Testing

extension FieldsSuite {
  @Test func `a search is begun and ended by its binding, which it writes`() throws {
    let device = showing { Library() }
    expect(device.console.last, is: "body")
    try expect(device.lines(afterTapping: "begin"), is: ["body", "false to true"])
    #expect(device.screenText.contains("Cancel"))
    try device.type("pe")
    device.settle()
    #expect(device.screenText.contains("pe"))
    let cancel = try device.lines(afterTapping: "Cancel")
    #expect(cancel.contains("true to false"))
    #expect(device.screenText.contains("off"))
    #expect(!device.screenText.contains("pe"))
    // The user begins it, the app ends it.
    try device.tap("Search")
    device.settle()
    #expect(device.screenText.contains("on"))
    #expect(try device.lines(afterTapping: "end").contains("true to false"))
    #expect(!device.screenText.contains("Cancel"))
  }

  @Test func `a search that is to be on from the beginning is`() {
    struct Sheet: View {
      @State private var text = ""
      @State private var isOn = true
      var body: some View {
        Text("content").searchable(text: $text, isPresented: $isOn)
      }
    }
    let device = showing { NavigationStack { Sheet() } }
    #expect(device.screenText.contains("Cancel"))
  }
}

private struct Library: View {
  @State private var text = ""
  @State private var isOn = false
  var body: some View {
    let _ = print("body")
    NavigationStack {
      VStack {
        Text(isOn ? "on" : "off")
        Button("begin") { isOn = true }
        Button("end") { isOn = false }
      }
      .searchable(text: $text, isPresented: $isOn)
      .onChange(of: isOn) { print("\($0) to \($1)") }
    }
  }
}
