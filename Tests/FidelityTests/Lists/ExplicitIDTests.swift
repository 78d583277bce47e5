// Where the app scrolls to an id that it bound a view to itself, of rows that were never made.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Lists {
  fileprivate struct Bound: View {
    enum Kind: CaseIterable { case stack, list, modified, sections, several, branches }
    let kind: Kind
    let target: String

    var body: some View {
      ScrollViewReader { proxy in
        Button("go") { proxy.scrollTo(target, anchor: .top) }
        switch kind {
        case .stack: ScrollView { LazyVStack(spacing: 0) { plain } }
        case .list: List { plain }
        case .modified:
          ScrollView { LazyVStack(spacing: 0) { ForEach(0..<200) { row($0).padding() } } }
        case .sections:
          List {
            ForEach(0..<20) { section in
              Section("\(section)") { ForEach(section * 10..<section * 10 + 10) { row($0) } }
            }
          }
        case .several:
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<200) { number in
                row(number)
                Text("below")
              }
            }
          }
        case .branches:
          List { ForEach(0..<200) { if $0 != 3 { row($0) } } }
        }
      }
    }

    private var plain: some View { ForEach(0..<200) { row($0) } }
    private func row(_ number: Int) -> some View { Text("row \(number)").id("id \(number)") }
  }

  @Test(arguments: Bound.Kind.allCases)
  fileprivate func `a row is found by an id that the app bound it to, although it was never made`(
    kind: Bound.Kind
  ) throws {
    let device = showing { Bound(kind: kind, target: "id 120") }
    #expect(!device.screenText.contains("row 120"))
    try device.tap("go")
    device.settle()
    #expect(device.screenText.contains("row 120") && !device.screenText.contains("row 0"))
  }

  @Test func `an id that nothing is bound to leaves the content where it is`() throws {
    let device = showing { Bound(kind: .stack, target: "id 500") }
    try device.tap("go")
    device.settle()
    #expect(device.screenText.contains("row 0"))
  }

  private struct Ends: View {
    let isList: Bool
    var body: some View {
      ScrollViewReader { proxy in
        HStack {
          Button("down") { proxy.scrollTo("end", anchor: .bottom) }
          Button("head") { proxy.scrollTo("head", anchor: .top) }
        }
        if isList { List { rows } } else { ScrollView { LazyVStack { rows } } }
      }
    }

    @ViewBuilder private var rows: some View {
      ForEach(0..<100) { Text("row \($0)") }
      Section {
        ForEach(100..<200) { Text("row \($0)") }
      } header: {
        Text("head").id("head")
      }
      Text("the end").id("end").onAppear { print("seen") }
    }
  }

  @Test(arguments: [true, false])
  func `the view behind all rows and a header between them are found before they are made`(
    isList: Bool
  ) throws {
    let device = showing { Ends(isList: isList) }
    expect(device.console, is: [])
    try device.tap("down")
    device.settle()
    expect(device.screenText.last, is: "the end")
    expect(device.console, is: ["seen"])
    try device.tap("head")
    device.settle()
    let below = device.screenText.filter { $0.hasPrefix("row") }
    #expect(device.screenText.contains("head") && below.contains("row 100"))
    #expect(!below.contains("row 98"))
  }
}
