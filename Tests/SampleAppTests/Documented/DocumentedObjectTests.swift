// Sentences of the public documentation about views and the objects they follow, about modifiers that animate, and about
// what the macros write.

import Expectations
import Foundation
import SimDevice
import SwiftUI
import Testing

@MainActor @Suite struct DocumentedObjectTests {
  @Test func `a view shows what its body returns, and again when its data change`()
    throws
  {
    let device = launched { Greeting(name: "Ada") }
    expect(device.screenText, is: ["Hello", "Ada", "0 times", "again"])
    try device.tap("again")
    device.settle()
    expect(device.screenText, is: ["Hello", "Ada", "1 times", "again"])
    let image: Greeting.Body.Type = type(of: Greeting(name: "").body)
    #expect("\(image)".hasPrefix("VStack"))
  }

  @Test func `an observed object is the owner's, is bound by its dollar, and runs the body`() throws
  {
    let basket = Basket()
    let device = launched { Counter(basket: basket) }
    expect(device.screenText, is: ["0", "more", "On"])
    try device.tap("more")
    device.settle()
    #expect(device.screenText.first == "1" && basket.count == 1)
    try device.tap("On")
    device.settle()
    #expect(basket.isOn)
    device.post { basket.count = 7 }
    device.settle()
    expect(device.screenText.first, is: "7")
  }

  @Test func `an observed object that the view makes itself is another one with each view`() throws
  {
    let device = launched { Remaking() }
    try device.tap("more")
    device.settle()
    expect(device.screenText.first, is: "1")
    try device.tap("parent")
    device.settle()
    expect(device.screenText.first, is: "0")
  }

  @Test func `an object's publisher sends before a change, and for every manual send`()
    throws
  {
    let source = Manual()
    var heard: [Int] = []
    let subscription = source.objectWillChange.sink { heard.append(source.hidden) }
    let device = launched { ManualCount(source: source) }
    device.post { source.hidden = 4 }
    device.settle()
    #expect(device.screenText == ["0"] && heard == [])
    device.post {
      source.objectWillChange.send()
      source.hidden = 5
    }
    device.settle()
    #expect(device.screenText == ["5"] && heard == [4])
    #expect(source.objectWillChange === source.objectWillChange)
    subscription.cancel()
    source.objectWillChange.send()
    expect(heard, is: [4])
  }

  @Test func `a subscription view is its content, and hands on what its publisher sends`() throws {
    let words = PassthroughSubject<String, Never>()
    let view = SubscriptionView(content: Text("content"), publisher: words) { print("got", $0) }
    let device = launched { view }
    expect(device.screenText, is: ["content"])
    device.post { words.send("a") }
    device.settle()
    device.post { view.action("by hand") }
    device.settle()
    expect(device.console, is: ["got a", "got by hand"])
  }

  // MARK: Motion

  /// The widths that are shown while a button's change goes on, at tenths of a second.
  private func widths<V: View>(
    tap label: String = "Grow", _ content: @escaping @MainActor () -> V
  ) throws -> [Int] {
    let device = launched(content)
    let before = device.console.count
    try device.tap(label)
    device.advance(by: .milliseconds(1500))
    device.settle()
    return device.console.dropFirst(before).compactMap { Int($0) }
  }

  @Test
  func `an animation of a value moves what changes with that value, and nothing with another`()
    throws
  {
    let moved = try widths { Growing(kind: .value) }
    #expect(moved.count > 20 && moved.last == 200 && moved == moved.sorted())
    try expect(widths(tap: "Other") { Growing(kind: .value) }, is: [200])
    try expect(widths { Growing(kind: .none) }, is: [200])
    try expect(widths { Growing(kind: .never) }, is: [200])
    #expect(try widths(tap: "Other") { Growing(kind: .any) }.count > 20)
    // What stands nearer to the view wins.
    try expect(widths { Growing(kind: .inner) }, is: [200])
  }

  @Test func `an animatable modifier's body runs with the values in between`() throws {
    let device = launched { Progressing() }
    try device.tap("Go")
    device.advance(by: .milliseconds(1500))
    device.settle()
    let numbers = device.console.compactMap { Double($0) }
    #expect(numbers.first == 0 && numbers.last == 100 && numbers == numbers.sorted())
    #expect(numbers.filter { $0 > 0 && $0 < 100 }.count > 20)
    expect(device.screenText, is: ["100 %", "Go"])
  }

  // MARK: Macros

  @Test func `an entry has its default, what is written nearest, and its own key`() {
    let device = launched {
      VStack {
        EntryReader(name: "default")
        EntryReader(name: "written").environment(\.documentedLevel, 3)
        EntryReader(name: "changed").transformEnvironment(\.documentedLevel) { $0 += 10 }
      }
    }
    expect(device.console.sorted(), is: ["changed 11 nil", "default 1 nil", "written 3 nil"])
    var transaction = Transaction()
    #expect(!transaction.isDocumented)
    transaction.isDocumented = true
    #expect(transaction.isDocumented)
  }

  @Test func `a preview has its name and traits, and shows its view as an app would`() throws {
    let entry = try #require(PreviewCatalog.all().first { $0.name == "Documented" })
    expect(entry.traits, is: ["fixedLayout 100.0 x 50.0"])
    #expect(entry.place.hasPrefix("SampleAppTests/DocumentedObjectTests.swift:"))
    let device = SimulatedDevice()
    try entry.launch(on: device)
    device.settle()
    expect(device.screenText, is: ["previewed"])
  }

  @Test func `properties that are previewable live as those of a view whose body is the rest`()
    throws
  {
    let entry = try #require(PreviewCatalog.all().first { $0.name == "Previewable" })
    let device = SimulatedDevice()
    try entry.launch(on: device)
    device.settle()
    expect(device.screenText, is: ["count 0", "off"])
    try device.tap("count 0")
    device.settle()
    expect(device.screenText, is: ["count 1", "off"])
    try device.tap("off")
    device.settle()
    expect(device.screenText, is: ["count 1", "on"])
  }
}

#Preview("Documented", traits: .fixedLayout(width: 100, height: 50)) {
  Text("previewed")
}

#Preview("Previewable") {
  @Previewable @State var count = 0
  @Previewable @State var isOn = false
  let title = "count \(count)"
  VStack {
    Button(title) { count += 1 }
    Button(isOn ? "on" : "off") { isOn.toggle() }
  }
}

extension EnvironmentValues {
  @Entry fileprivate var documentedLevel = 1
  @Entry fileprivate var documentedWord: String?
}

extension Transaction {
  @Entry fileprivate var isDocumented = false
}

private struct EntryReader: View {
  let name: String
  @Environment(\.documentedLevel) private var level
  @Environment(\.documentedWord) private var word
  var body: some View {
    let _ = print(name, level, word ?? "nil")
    Text(name)
  }
}

private struct Greeting: View {
  let name: String
  @State private var count = 0
  var body: some View {
    VStack {
      Text("Hello")
      Text(name)
      Text("\(count) times")
      Button("again") { count += 1 }
    }
  }
}

private final class Basket: ObservableObject {
  @Published var count = 0
  @Published var isOn = false
}

private struct Counter: View {
  @ObservedObject var basket: Basket
  var body: some View {
    VStack {
      Text("\(basket.count)")
      Button("more") { basket.count += 1 }
      Toggle("On", isOn: $basket.isOn)
    }
  }
}

private struct Remaking: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Own(count: count)
      Button("parent") { count += 1 }
    }
  }

  private struct Own: View {
    let count: Int
    @ObservedObject private var basket = Basket()
    init(count: Int) { self.count = count }
    var body: some View {
      Text("\(basket.count)")
      Button("more") { basket.count += 1 }
    }
  }
}

private final class Manual: ObservableObject { var hidden = 0 }

private struct ManualCount: View {
  @ObservedObject var source: Manual
  var body: some View { Text("\(source.hidden)") }
}

/// Prints the width that it is given.
private struct Printing: View, Animatable {
  var width: CGFloat
  nonisolated var animatableData: CGFloat {
    get { width }
    set { width = newValue }
  }
  var body: some View {
    let _ = print(Int(width))
    Color.red.frame(width: width, height: 10)
  }
}

/// The older form, which is deprecated.
@MainActor private protocol OldAnimating { func everything(_ animation: Animation) -> AnyView }
extension Printing: OldAnimating {
  @available(*, deprecated)
  fileprivate func everything(_ animation: Animation) -> AnyView {
    AnyView(self.animation(animation))
  }
}

private struct Growing: View {
  enum Kind { case value, none, never, any, inner }
  let kind: Kind
  @State private var isWide = false
  @State private var isWideToo = false
  private let motion = Animation.linear(duration: 1)

  var body: some View {
    VStack {
      Button("Grow") { isWide = true }
      Button("Other") { isWideToo = true }
      let box = Printing(width: isWide || isWideToo ? 200 : 100)
      switch kind {
      case .value: box.animation(motion, value: isWide)
      case .none: box
      case .never: box.animation(nil, value: isWide)
      case .any: (box as any OldAnimating).everything(motion)
      case .inner: box.animation(nil, value: isWide).animation(motion, value: isWide)
      }
    }
  }
}

private struct Percent: AnimatableModifier {
  var part: Double
  nonisolated var animatableData: Double {
    get { part }
    set { part = newValue }
  }
  func body(content: Content) -> some View {
    let _ = print(part)
    HStack {
      content
      Text("\(Int(part)) %")
    }
  }
}

private struct Progressing: View {
  @State private var part = 0.0
  var body: some View {
    VStack {
      Color.red.frame(width: 1, height: 1).modifier(Percent(part: part))
      Button("Go") { withAnimation(.linear(duration: 1)) { part = 100 } }
    }
  }
}
