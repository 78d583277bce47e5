// Sentences of the public documentation about screens, sheets and links, and about places that the tests of layout leave out.

import Expectations
import Foundation
import SimDevice
import SwiftUI
import Testing

@MainActor @Suite struct DocumentedScreenTests {
  /// Where views lie in a box of 200 × 100 points.
  private func places<Content: View>(
    @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) -> [String] {
    launched {
      ZStack(alignment: .topLeading) {
        Color.clear
        content()
      }
      .frame(width: 200, height: 100).coordinateSpace(name: "box")
    }.console.sorted()
  }

  // MARK: Navigation

  @Test func `a link without a value leads nowhere, and one with a value to its destination`()
    throws
  {
    let device = launched {
      NavigationStack {
        VStack {
          NavigationLink("nowhere", value: Int?.none)
          NavigationLink("seven", value: 7)
        }
        .navigationDestination(for: Int.self) { Text("number \($0)") }
      }
    }
    try device.tap("nowhere")
    device.settle()
    #expect(!device.screenText.contains { $0.hasPrefix("number") })
    try device.tap("seven")
    device.settle()
    #expect(device.screenText.contains("number 7"))
  }

  @Test func `a path counts what it holds, loses its last, and is coded if all of it can be`()
    throws
  {
    var path = NavigationPath()
    #expect(path.isEmpty)
    path.append(1)
    path.append("a")
    expect(path.count, is: 2)
    let coded = try JSONEncoder().encode(try #require(path.codable))
    let decoded = NavigationPath(
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: coded))
    expect(decoded, is: path)
    path.removeLast()
    #expect(path.count == 1 && path != decoded)
    path.append(Uncoded())
    #expect(path.codable == nil)
    path.removeLast(2)
    #expect(path.isEmpty)
    expect(NavigationPath([1, 2, 3]).count, is: 3)
  }

  @Test
  func `dismiss takes away the screen or the sheet in which it is read, and nothing at the root`()
    throws
  {
    let device = launched { Layers() }
    try device.tap("dismiss root")
    device.settle()
    #expect(device.screenText.contains("push"))
    try device.tap("push")
    device.settle()
    try device.tap("dismiss pushed")
    device.settle()
    #expect(device.screenText.contains("present"))
    try device.tap("present")
    device.settle()
    try device.tap("dismiss sheet")
    device.settle()
    expect(device.console.filter { !$0.hasPrefix("UI") }, is: ["sheet is gone"])
    #expect(!device.screenText.contains("dismiss sheet"))
  }

  @Test func `a sheet that must not be swiped away is dismissed by the app alone`() throws {
    let device = launched { Kept() }
    try device.tap("present")
    device.settle()
    try? device.dismissSheet()
    device.settle()
    #expect(device.screenText.contains("close"))
    try device.tap("close")
    device.settle()
    #expect(!device.screenText.contains("close"))
  }

  @Test func `a screen without a back button is left by the app alone`() throws {
    let device = launched {
      NavigationStack {
        NavigationLink("on") { Trap() }.navigationTitle("First")
      }
    }
    try device.tap("on")
    device.settle()
    try? device.goBack()
    device.settle()
    #expect(device.screenText.contains("leave"))
    try device.tap("leave")
    device.settle()
    #expect(device.screenText.contains("on"))
  }

  // MARK: Places

  @Test func `a view with a position takes all the space, and lies in it by its middle`() {
    expect(
      places { block(20, 10).seen("c").position(x: 30, y: 20).seen("p") },
      is: [
        "c 20 15 20 10", "p 0 0 200 100",
      ])
  }

  @Test
  func `stacks centre their children and put eight points between them by default`() {
    expect(
      places {
        HStack {
          block(20, 30).seen("a")
          block(20, 10).seen("b")
        }
      }, is: ["a 0 0 20 30", "b 28 10 20 10"])
    expect(
      places {
        VStack {
          block(30, 10).seen("a")
          block(10, 10).seen("b")
        }
      }, is: ["a 0 0 30 10", "b 10 18 10 10"])
    expect(
      places {
        ZStack {
          block(40, 10).seen("a")
          block(10, 30).seen("b")
        }.seen("z")
      }, is: ["a 0 10 40 10", "b 15 0 10 30", "z 0 0 40 30"])
  }

  @Test func `a custom alignment guide has a default, which a view can override`() {
    expect(
      places {
        HStack(alignment: .quarter, spacing: 0) {
          block(10, 40).seen("a")
          block(10, 20).seen("b").alignmentGuide(.quarter) { $0[.bottom] }
        }
      }, is: ["a 0 10 10 40", "b 10 0 10 20"])
  }

  @Test func `a view of a fixed size is as large as it would like, whatever is offered`() {
    expect(
      places {
        HStack(spacing: 0) { block(150, 10) }.fixedSize().seen("c").frame(width: 50, height: 20)
      }, is: ["c -50 5 150 10"])
    expect(
      places {
        Color.red.frame(idealWidth: 70).fixedSize(horizontal: true, vertical: false).seen("c")
      }, is: ["c 0 0 70 100"])
  }

  @Test func `an inset of the safe area leaves the content less, and lies at its edge`() {
    expect(
      places {
        Color.red.seen("c").safeAreaInset(edge: .bottom, spacing: 5) { block(50, 20).seen("bar") }
      }, is: ["bar 75 80 50 20", "c 0 0 200 75"])
    expect(
      places {
        Color.red.seen("c").safeAreaInset(edge: .top, alignment: .trailing, spacing: 0) {
          block(50, 20).seen("bar")
        }
      }, is: ["bar 150 0 50 20", "c 0 20 200 80"])
  }

  @Test func `what ignores the safe area does so for the regions and the edges that are named`() {
    func height(_ regions: SafeAreaRegions, _ edges: Edge.Set) -> String? {
      launched {
        Color.clear.onGeometryChange(for: Int.self) {
          Int($0.size.height)
        } action: {
          print($0)
        }
        .ignoresSafeArea(regions, edges: edges)
      }.console.last
    }
    // 844 points, of which the bars of the system cover 47 above and 34 below.
    expect(height(.all, .all), is: "844")
    expect(height(.container, .top), is: "810")
    expect(height(.keyboard, .all), is: "763")
  }

  @Test func `of layers each later one lies above, and all behind or before the view`() throws {
    let device = launched {
      block(50, 50)
        .overlay { Color.red.onTapGesture { print("lower") } }
        .overlay { Color.green.onTapGesture { print("upper") } }
        .background { Color.blue.onTapGesture { print("behind") } }
        .accessibilityIdentifier("all")
    }
    try device.tap(at: CGPoint(x: 195, y: 428))
    device.settle()
    expect(device.console, is: ["upper"])
  }

  // MARK: Touches

  @Test func `a content shape takes touches within it alone`() throws {
    let device = launched {
      Color.clear.frame(width: 100, height: 100).contentShape(Circle())
        .onTapGesture { print("hit") }
    }
    try device.tap(at: CGPoint(x: 195 - 45, y: 428 - 45))
    device.settle()
    expect(device.console, is: [])
    try device.tap(at: CGPoint(x: 195, y: 428 - 40))
    device.settle()
    expect(device.console, is: ["hit"])
  }

  @Test func `a gesture of two taps does nothing for one`() throws {
    let device = launched { Text("thing").onTapGesture(count: 2) { print("twice") } }
    try device.tap("thing")
    device.settle()
    expect(device.console, is: [])
    try device.tap("thing", count: 2)
    device.settle()
    expect(device.console, is: ["twice"])
  }

  @Test func `a long press reports begin and end, and performs its action after its duration`()
    throws
  {
    let device = launched {
      Text("thing").onLongPressGesture(minimumDuration: 2) {
        print("done")
      } onPressingChanged: {
        print($0)
      }
    }
    try device.longPress("thing", for: .seconds(1))
    device.settle()
    expect(device.console, is: ["true", "false"])
    try device.longPress("thing", for: .seconds(3))
    device.settle()
    expect(device.console, is: ["true", "false", "true", "false", "done"])
  }

  // MARK: Texts

  @Test
  func `a weight that is set around a text of another font holds for it, its own before that`() {
    expect(
      places {
        VStack(alignment: .leading, spacing: 0) {
          Text("mmm").font(.title).seen("a")
          Text("mmm").font(.title).fontWeight(.regular).seen("b")
        }
        .fontWeight(.bold)
      },
      is: places {
        VStack(alignment: .leading, spacing: 0) {
          Text("mmm").font(.title.bold()).seen("a")
          Text("mmm").font(.title).seen("b")
        }
      })
  }

  @Test func `tracking around a text widens it, and a text's own comes before it`() {
    let wide = places { Text("mmm").tracking(10).seen("a") }
    expect(places { VStack { Text("mmm").seen("a") }.tracking(10) }, is: wide)
    expect(places { VStack { Text("mmm").tracking(10).seen("a") }.tracking(50) }, is: wide)
    #expect(places { Text("mmm").seen("a") } != wide)
  }
}

private struct Uncoded: Hashable {}

private struct Layers: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isPresented = false
  var body: some View {
    NavigationStack {
      VStack {
        Button("dismiss root") { dismiss() }
        NavigationLink("push") { Dismissing(name: "pushed") }
        Button("present") { isPresented = true }
      }
    }
    .sheet(isPresented: $isPresented, onDismiss: { print("sheet is gone") }) {
      Dismissing(name: "sheet")
    }
  }
}

private struct Dismissing: View {
  let name: String
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("dismiss \(name)") { dismiss() } }
}

private struct Kept: View {
  @State private var isPresented = false
  var body: some View {
    Button("present") { isPresented = true }
      .sheet(isPresented: $isPresented) {
        Button("close") { isPresented = false }.interactiveDismissDisabled()
      }
  }
}

private struct Trap: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("leave") { dismiss() }.navigationBarBackButtonHidden() }
}

extension VerticalAlignment {
  private enum Quarter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
  }
  fileprivate static let quarter = VerticalAlignment(Quarter.self)
}

private func block(_ width: CGFloat, _ height: CGFloat) -> some View {
  Color.blue.frame(width: width, height: height)
}

extension View {
  /// Prints where the view lies in the box when it comes.
  fileprivate func seen(_ name: String) -> some View {
    background {
      GeometryReader { proxy in
        let frame = proxy.frame(in: .named("box"))
        Color.clear.onAppear {
          print(name, Int(frame.minX), Int(frame.minY), Int(frame.width), Int(frame.height))
        }
      }
    }
  }
}
