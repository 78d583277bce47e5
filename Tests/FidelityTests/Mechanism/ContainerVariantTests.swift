// One rule of the mechanism on several containers.
//
// Expectations were derived from the rules before the first run.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Mechanism {
  /// 6.6.
  @Test(arguments: 0..<4)
  func `an element's closure observes for that element alone, in any container`(kind: Int) {
    let items = [NamedItem(0), NamedItem(1)]
    let device = showing { ElementOwner(items: items, kind: kind) }
    expect(device.lines { items[0].name = "b" }, is: ["row 0"])
  }

  /// 8.3, 8.4.
  @Test func `closures of nested and of erased views come in the order of their subgraphs`() throws
  {
    try expect(showing { NestedChanges() }.lines(afterTapping: "n"), is: ["3", "2", "v", "1"])
    expect(showing { ErasedFirst() }.console, is: ["stack", "x", "a"])
    expect(showing { IdentifiedFirst() }.console, is: ["stack", "x", "a"])
  }

  /// 8.9.
  @Test func `a view removed without a transition disappears before the bodies of its replacement`()
    throws
  {
    let device = showing { GoingErased() }
    try expect(device.lines(afterTapping: "t"), is: ["body 0", "gone", "here", "body 1"])
  }

  /// 9.2.
  @Test(arguments: [false, true])
  func `what comes back by its id or its case on its way out is the same`(byID: Bool) throws {
    let device = showing { ComingBack(byID: byID) }
    _ = try device.lines(afterTapping: "count 0")
    try device.tap("t")
    device.advance(by: .milliseconds(300))
    try device.tap("t")
    device.settle()
    #expect(device.screenText.contains("count 1"))
  }

  /// 11.2, 11.3.
  @Test func `a row that reads the whole environment runs for the keys that it used`() throws {
    let device = showing { WholeReader() }
    expect(device.console, is: ["leaf 10"])
    try expect(device.lines(afterTapping: "a"), is: [])
    try expect(device.lines(afterTapping: "b"), is: ["leaf 11"])
  }

  /// 12.1, 12.3.
  @Test func `a preference is read only from views that may write it`() {
    expect(
      showing { Text("x").onPreferenceChange(Sum.self) { print("sum \($0)") } }.console, is: [])
    expect(showing { Summed(count: 0) }.console, is: ["sum 0"])
    expect(showing { Summed(count: 3) }.console, is: ["sum 6"])
  }

  /// 13.6 to 13.8.
  @Test func `columns, layers and flexible heights are laid out as rows and widths are`() {
    let column = showing {
      ScrollView(.horizontal) {
        VStack {
          Color.red.frame(height: 4).told(width: "bar"); Text("wide").told(width: "text")
        }
      }
    }
    let widths = column.console.compactMap { $0.split(separator: " ").last }
    #expect(widths.count == 2 && widths[0] == widths[1])
    let heights = showing {
      VStack(spacing: 0) {
        Color.red.onGeometryChange(for: Int.self) {
          Int($0.size.height)
        } action: {
          print("red \($0)")
        }
        Color.blue.frame(minHeight: 100, maxHeight: .infinity)
      }.frame(height: 150)
    }
    expect(heights.console, is: ["red 50"])
  }

  /// 2.1.
  @Test(arguments: 0..<3)
  func `a write in a closure of a reader or of rows is refused`(kind: Int) {
    let device = showing { Writing(kind: kind) }
    #expect(device.screenText == ["0"] && device.console == ["body"])
  }
}

@Observable private final class NamedItem: Identifiable {
  let id: Int
  var name = "a"
  init(_ id: Int) { self.id = id }
}

private struct ElementOwner: View {
  let items: [NamedItem]
  let kind: Int
  @ViewBuilder private var rows: some View {
    ForEach(items) { item in
      let _ = print("row \(item.id)")
      Text(item.name)
    }
  }
  var body: some View {
    let _ = print("owner")
    switch kind {
    case 0: ScrollView { LazyVGrid(columns: [GridItem()]) { rows } }
    case 1: Grid { rows }
    case 2: List { Section { rows } }
    default: HStack { if items.count > 0 { rows } }
    }
  }
}

private struct NestedChanges: View {
  @State var n = 0
  var body: some View {
    HStack {
      Text("1").onChange(of: n) { print("1") }
      VStack { Text("2").onChange(of: n) { print("2") } }.onChange(of: n) { print("v") }
      Button("n") { n += 1 }.onChange(of: n) { print("3") }
    }
  }
}

private struct ErasedFirst: View {
  var body: some View {
    HStack {
      AnyView(Text("a").onAppear { print("a") })
      Text("x").onAppear { print("x") }
    }.onAppear { print("stack") }
  }
}

private struct IdentifiedFirst: View {
  var body: some View {
    ZStack {
      Text("a").onAppear { print("a") }.id(1)
      Text("x").onAppear { print("x") }
    }.onAppear { print("stack") }
  }
}

private struct GoingErased: View {
  @State var on = true
  @State var k = 0
  private var erased: AnyView {
    on
      ? AnyView(Text("1").onDisappear { print("gone") })
      : AnyView(
        Color.red.onAppear {
          print("here")
          k += 1
        })
  }
  var body: some View {
    let _ = print("body \(k)")
    HStack {
      erased
      Button("t") { on.toggle() }
    }
  }
}

private struct ComingBack: View {
  let byID: Bool
  @State var x = 0
  var body: some View {
    VStack {
      if byID {
        Counting().id(x).transition(.opacity)
      } else {
        switch x {
        case 0: Counting().transition(.slide)
        default: Text("other")
        }
      }
      Button("t") { withAnimation(.linear(duration: 1)) { x = 1 - x } }
    }
  }
}

private struct Counting: View {
  @State var count = 0
  var body: some View { Button("count \(count)") { count += 1 } }
}

extension EnvironmentValues {
  @Entry fileprivate var variedA = 0
  @Entry fileprivate var variedB = 10
}

private struct WholeReader: View {
  @State var a = 0
  @State var b = 10
  var body: some View {
    List {
      WholeLeaf().environment(\.variedA, a).environment(\.variedB, b)
      Button("a") { a += 1 }
      Button("b") { b += 1 }
    }
  }
}

private struct WholeLeaf: View {
  @Environment(\.self) var all
  var body: some View {
    let _ = print("leaf \(all.variedB)")
    Text("leaf")
  }
}

private struct Sum: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Summed: View {
  let count: Int
  var body: some View {
    HStack { ForEach(0..<count + 1, id: \.self) { Text("x").preference(key: Sum.self, value: $0) } }
      .onPreferenceChange(Sum.self) { print("sum \($0)") }
  }
}

private struct Writing: View {
  let kind: Int
  @State var n = 0
  var body: some View {
    let _ = print("body")
    switch kind {
    case 0:
      GeometryReader { _ in
        let _ = (n += 1)
        Text("\(n)")
      }
    case 1: List { rows }
    default: ScrollView { LazyVStack { rows } }
    }
  }
  private var rows: some View {
    ForEach(0..<1, id: \.self) { _ in
      let _ = (n += 1)
      Text("\(n)")
    }
  }
}

extension View {
  fileprivate func told(width name: String) -> some View {
    onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      print("\(name) \($0)")
    }
  }
}
