// Who lives how long, and what is evaluated when, as authors have printed it.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Printed {
  /// fatbobman, "@StateObject study" (iOS 14, 2020), test 1: the log is the pair of lines.
  @Test func `an observed object is made anew with its view's value, a state object is not`() throws
  {
    let device = showing(on: .iOS14) { Counters() }
    expect(device.console, is: ["Observed 1 init", "StateObject 2 init"])
    _ = try device.lines(afterTapping: "StateObject +1")
    _ = try device.lines(afterTapping: "Observed +1")
    try expect(device.lines(afterTapping: "refresh"), is: ["Observed 3 init", "Observed 1 deinit"])
    #expect(device.screenText.contains("StateObject count 1"))
    #expect(device.screenText.contains("Observed count 0"))
  }

  /// Test 2 of the same study: the observed object of a destination lives as long as the link that holds it.
  @Test func `the object of a destination outlives its screen where the link holds it`() throws {
    let device = showing(on: .iOS14) { CounterLinks() }
    expect(device.console.filter { !$0.hasPrefix("UI") }, is: ["Observed 1 init"])
    try expect(device.lines(afterTapping: "own"), is: ["StateObject 2 init"])
    _ = try device.lines(afterTapping: "StateObject +1")
    try expect(device.linesOfGoingBack(), is: ["StateObject 2 deinit"])
    _ = try device.lines(afterTapping: "own")
    expect(device.screenText, is: ["StateObject count 0", "StateObject +1"])
    _ = try device.linesOfGoingBack()
    _ = try device.lines(afterTapping: "observed")
    _ = try device.lines(afterTapping: "Observed +1")
    try expect(device.linesOfGoingBack(), is: [])
    try expect(device.lines(afterTapping: "observed"), is: [])
    expect(device.screenText, is: ["Observed count 1", "Observed +1"])
  }

  /// Test 3 of the same study.
  @Test func `objects of a sheet begin anew with it, whoever holds them`() throws {
    let device = showing(on: .iOS14) { CounterSheets() }
    try expect(device.lines(afterTapping: "own"), is: ["StateObject 1 init"])
    try expect(device.linesOfSwipingDown(), is: ["StateObject 1 deinit"])
    try expect(device.lines(afterTapping: "observed"), is: ["Observed 2 init"])
    _ = try device.lines(afterTapping: "Observed +1")
    try expect(device.linesOfSwipingDown(), is: ["Observed 2 deinit"])
    try expect(device.lines(afterTapping: "observed"), is: ["Observed 3 init"])
    expect(device.screenText, is: ["Observed count 0", "Observed +1"])
  }

  /// fatbobman, "When onAppear is called" (iOS 16, 2023).
  ///
  /// The author warns not to rely on the order of the last three; it is the printed one.
  @Test func `custom layouts are evaluated, then measured once each, before anything appears`() {
    let device = showing(on: .iOS16) { Stages() }
    expect(
      device.console.prefix(4),
      is: [
        "outer evaluate", "inner evaluate", "outer layout", "inner layout",
      ])
    expect(
      device.console.dropFirst(4), is: ["outer onAppear", "helper onAppear", "inner onAppear"])
  }

  /// alfonsoft, "A SwiftUI navigation destination surprise": the builder does not escape.
  @Test func `a destination by Boolean is made with the body that declares it`() throws {
    let device = showing { Presenting() }
    expect(
      device.console.filter { !$0.hasPrefix("UI") },
      is: [
        "Creating main", "body main", "Creating destination",
      ])
    try expect(device.lines(afterTapping: "Go"), is: ["body destination"])
  }

  /// fatbobman, "Customizing gestures" (iOS 15, 2022): in `onEnded` the state of the gesture is back at its beginning.
  @Test func `the state of a gesture is reset before onEnded is called`() throws {
    let device = showing { Dragged() }
    let lines = try device.lines {
      try device.drag("drag me", by: CGSize(width: 30, height: 0))
    }
    #expect(lines.first == "changed" && lines.contains("body true"))
    expect(lines.suffix(2), is: ["ended false", "body false"])
  }
}

// MARK: Views

@MainActor private var made = 0

private final class Counter: ObservableObject {
  let name: String
  @Published var count = 0
  @MainActor init(_ kind: String) {
    made += 1
    name = "\(kind) \(made)"
    print("\(name) init")
  }
  deinit { print("\(name) deinit") }
}

private struct Owning: View {
  @StateObject private var counter = Counter("StateObject")
  var body: some View {
    VStack {
      Text("StateObject count \(counter.count)")
      Button("StateObject +1") { counter.count += 1 }
    }
  }
}

private struct Observing: View {
  @ObservedObject private var counter = Counter("Observed")
  var body: some View {
    VStack {
      Text("Observed count \(counter.count)")
      Button("Observed +1") { counter.count += 1 }
    }
  }
}

private struct Counters: View {
  init() { made = 0 }
  @State private var count = 0
  var body: some View {
    VStack {
      Text("count \(count)")
      Button("refresh") { count += 1 }
      Owning().padding()
      Observing().padding()
    }
  }
}

private struct CounterLinks: View {
  init() { made = 0 }
  var body: some View {
    NavigationView {
      List {
        NavigationLink("own", destination: Owning())
        NavigationLink("observed", destination: Observing())
      }
    }
  }
}

private struct CounterSheets: View {
  init() { made = 0 }
  @State private var isOwn = false
  @State private var isObserved = false
  var body: some View {
    List {
      Button("own") { isOwn = true }.sheet(isPresented: $isOwn) { Owning() }
      Button("observed") { isObserved = true }.sheet(isPresented: $isObserved) { Observing() }
    }
  }
}

private struct Stage: Layout {
  let name: String
  func sizeThatFits(proposal _: ProposedViewSize, subviews _: Subviews, cache _: inout ()) -> CGSize
  {
    print("\(name) layout")
    return CGSize(width: 100, height: 100)
  }
  func placeSubviews(
    in _: CGRect, proposal _: ProposedViewSize, subviews _: Subviews, cache _: inout ()
  ) {}
}

private struct Stages: View {
  var body: some View {
    Stage(name: "outer") {
      let _ = print("outer evaluate")
      Stage(name: "inner") {
        let _ = print("inner evaluate")
        Color.red.onAppear { print("helper onAppear") }
      }
      .onAppear { print("inner onAppear") }
    }
    .onAppear { print("outer onAppear") }
  }
}

private struct Destination: View {
  init() { print("Creating destination") }
  var body: some View {
    let _ = print("body destination")
    Text("destination")
  }
}

private struct Presenting: View {
  init() { print("Creating main") }
  @State private var isPresented = false
  var body: some View {
    let _ = print("body main")
    NavigationStack {
      Button("Go") { isPresented = true }
        .navigationDestination(isPresented: $isPresented) { Destination() }
    }
  }
}

private struct Dragged: View {
  @GestureState private var translation = CGSize.zero
  var body: some View {
    let _ = print("body \(translation != .zero)")
    Text("drag me").offset(translation)
      .gesture(
        DragGesture().updating($translation) { value, state, _ in state = value.translation }
          .onChanged { _ in print("changed") }
          .onEnded { _ in print("ended \(translation != .zero)") })
  }
}
