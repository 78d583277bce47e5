// What the framework says of wrappers and screens that are used where they cannot work: each sentence as apps' logs have it.

import Expectations
import SimDevice
import SwiftData
import SwiftUI
import Testing

extension Diagnostics {
  @Test func `a focus state that no view uses is reported, and its binding is constant`() throws {
    let device = showing { FocusInModel() }
    expect(
      device.diagnostics,
      is: [
        "Accessing FocusState's value outside of the body of a View. This will result in a "
          + "constant Binding of the initial value and will not update.",
        "Accessing AccessibilityFocusState's value outside of the body of a View. This will result "
          + "in a constant Binding of the initial value and will not update.",
      ])
    try device.type("a", into: "text")
    device.settle()
    expect(device.console, is: ["focused false", "focused false"])
  }

  @Test func `a query without a container is reported at each visit, and finds nothing`() {
    let device = showing { Unstored() }
    expect(device.diagnostics, is: ["Set a .modelContext in view's environment to use Query"])
    expect(device.screenText, is: ["0 found"])
  }

  @Test func `a typed path handles only destinations of its root`() throws {
    let device = showing { TypedPath() }
    try device.tap("go")
    device.settle()
    expect(
      device.diagnostics,
      is: [
        "Only root-level navigation destinations are effective for a navigation stack with a "
          + "homogeneous path."
      ])
    try device.tap("text")
    device.settle()
    expect(device.screenText, is: ["text"])
    #expect(
      device.diagnostics.last?.hasPrefix(
        "A NavigationLink is presenting a value of type “String” but there is no matching") == true)
    let open = showing { OpenPath() }
    try open.tap("go")
    open.settle()
    try open.tap("text")
    open.settle()
    expect(open.diagnostics, is: [])
    expect(open.screenText, is: ["shown x"])
  }

  @Test func `two sources of one geometry are reported once, and an outgoing one does not count`()
    throws
  {
    let device = showing { Matched() }
    try device.tap("swap")
    device.settle()
    expect(device.diagnostics, is: [])
    for _ in 0..<3 {
      try device.tap("both")
      device.settle()
    }
    expect(device.diagnostics.count, is: 1)
    let words = device.diagnostics.first ?? ""
    #expect(
      words.hasPrefix(
        #"Multiple inserted views in matched geometry group Pair<String, ID>(first: "x", second: "#
          + "SwiftUI.Namespace.ID(id: "))
    #expect(words.hasSuffix(")) have `isSource: true`, results are undefined."))
  }

  @Test func `progress and a gauge beyond their bounds are reported and drawn at the end`() {
    let device = showing {
      ProgressView("done", value: 3, total: 2)
      ProgressView("half", value: 1, total: 2)
      Gauge(value: -1) { Text("level") }
    }
    expect(
      device.diagnostics,
      is: [
        "ProgressView initialized with an out-of-bounds progress value. The value will be clamped "
          + "to the range of `0...total`.",
        "Gauge initialized with an out-of-bounds progress amount. The amount will be clamped to "
          + "the nearest bound.",
      ])
  }

  @Test func `a proxy that scrolls in a body ends the program with the framework's words`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let device = SimulatedDevice()
      device.launch { ScrollingInBody() }
      device.settle()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains("Fatal error: ScrollViewProxy may not be accessed during view updates"))
  }
}

private final class FocusModel: ObservableObject {
  @FocusState var isFocused: Bool
  @AccessibilityFocusState var isRead: Bool
  @Published var text = ""
}

private struct FocusInModel: View {
  @StateObject private var model = FocusModel()
  private let field = Kept<FocusState<Bool>.Binding>()
  private let mark = Kept<AccessibilityFocusState<Bool>.Binding>()
  var body: some View {
    let _ = print("focused \(model.isFocused)")
    TextField("text", text: $model.text)
      .focused(field.once { model.$isFocused }).accessibilityFocused(mark.once { model.$isRead })
  }
}

/// A value that is made once.
private final class Kept<Value> {
  private var value: Value?
  func once(_ make: () -> Value) -> Value {
    let made = value ?? make()
    value = made
    return made
  }
}

@Model private final class Coin {
  var value: Int
  init(value: Int) { self.value = value }
}

private struct Unstored: View {
  @Query private var coins: [Coin]
  var body: some View { Text("\(coins.count) found") }
}

private struct Links: View {
  var body: some View {
    NavigationLink("go", value: 1).navigationDestination(for: Int.self) { _ in
      NavigationLink("text", value: "x").navigationDestination(for: String.self) {
        Text("shown \($0)")
      }
    }
  }
}

private struct TypedPath: View {
  @State private var path: [Int] = []
  var body: some View { NavigationStack(path: $path) { Links() } }
}

private struct OpenPath: View {
  @State private var path = NavigationPath()
  var body: some View { NavigationStack(path: $path) { Links() } }
}

private struct Matched: View {
  @Namespace private var names
  @State private var hasBoth = false
  @State private var isFirst = true
  var body: some View {
    VStack {
      if isFirst || hasBoth { Color.red.matchedGeometryEffect(id: "x", in: names) }
      if !isFirst || hasBoth { Color.blue.matchedGeometryEffect(id: "x", in: names) }
      Color.green.matchedGeometryEffect(id: "x", in: names, isSource: false)
      Button("swap") { withAnimation { isFirst.toggle() } }
      Button("both") { hasBoth.toggle() }
    }
  }
}

private struct ScrollingInBody: View {
  var body: some View {
    ScrollViewReader { proxy in
      let _ = proxy.scrollTo(1)
      ScrollView { Text("1").id(1) }
    }
  }
}
