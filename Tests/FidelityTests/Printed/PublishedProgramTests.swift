// Programs that authors have published with what they saw: their logs, or what their pictures show, written anew here.

import Expectations
import Combine
import Observation
import SimDevice
import SwiftUI
import Testing

extension Printed {
  /// fatbobman, "GeometryReader: Blessing or Curse" (2023): the printed sizes of a square of 100 points, scaled by 2.2.
  @Test func `a scaled view has the size of its layout and the frame of what is drawn`() {
    let device = showing { Square(scale: 2.2) }
    expect(device.console, is: ["size 100.0", "frame 220.0"])
  }

  /// zunda_pixel on zenn (2025): the first child keeps its count, the one in branches and the one with an id do not.
  @Test func `of three equal children the one without a branch and an id keeps its count`() throws {
    let device = showing { Counters() }
    for child in ["plain", "branch", "named"] { for _ in 0..<3 { try device.tap("+\(child)") } }
    try device.tap("toggle")
    device.settle()
    let counts = device.screenText.filter { $0.contains(" is ") }
    expect(counts, is: ["plain is 3, false", "branch is 0, false", "named is 0, false"])
  }

  /// fatbobman, "Mastering ViewThatFits" (2023): the first whose ideal width fits, the last where none does, which then wraps.
  @Test func `the first view whose ideal size fits is shown, and the last where none does`() {
    func chosen(in width: CGFloat) -> [String] {
      showing {
        ViewThatFits(in: .horizontal) {
          Text(verbatim: "a rather long greeting")
          Text(verbatim: "a greeting")
          Text(verbatim: "Hi")
        }
        .frame(width: width)
      }.screenText
    }
    expect(chosen(in: 200), is: ["a rather long greeting"])
    expect(chosen(in: 100), is: ["a greeting"])
    expect(chosen(in: 10), is: ["Hi"])
  }

  /// The same: boxes that do not fit are shown in a scroll view, though that does not fit either.
  @Test func `boxes that do not fit scroll`() {
    expect(showing { Boxes(count: 3) }.console, is: ["boxes"])
    expect(showing { Boxes(count: 20) }.console, is: ["scroll view"])
  }

  /// fatbobman, "Layout in SwiftUI: dimensions" (2022): ideal sizes.
  @Test func `an ideal size is ten points for a shape, and all that scrolls for a scroll view`() {
    expect(showing { Rectangle().measured().fixedSize() }.console, is: ["10 x 10"])
    expect(
      showing { Rectangle().frame(idealWidth: 100, idealHeight: 60).measured().fixedSize() }
        .console, is: ["100 x 60"])
    let row = showing {
      ScrollView(.horizontal) {
        HStack { ForEach(0..<50, id: \.self) { _ in Color.red.frame(width: 30, height: 30) } }
      }
      .measured().fixedSize()
    }
    expect(row.console, is: ["1892 x 30"])
  }

  /// OpenSwiftUI, Observed- and StateObjectCompatibilityTests, run against the framework: two bodies and three of the children,
  /// or one and two where the property does not publish.
  @Test func `an object that publishes on appearance runs its body and the child that differs`() {
    let log = ["body", "part", "part"]
    expect(showing { ObservingFlags(changesPublished: true) }.console, is: log + ["body", "part"])
    expect(showing { ObservingFlags(changesPublished: false) }.console, is: log)
    expect(showing { OwningFlags() }.console, is: log + ["body", "part"])
  }

  /// OpenSwiftUI, ObservationUtilsCompatibilityTests: an id by an observed property is one body more, and another view.
  @Test func `an id that is an observed property changes once`() {
    let device = showing { IdentifiedByModel() }
    expect(device.console, is: ["body", "here"])
    expect(device.log { device.advance(by: .seconds(4)) }, is: ["body", "here"])
  }

  /// fatbobman, "Understanding onChange" (2021): what the older closure captures is the value before.
  @Test func `a closure that captures the value has the old one, and self the new`() throws {
    let device = showing { Capturing() }
    try expect(device.lines(afterTapping: "on"), is: ["from 1 to 3, now 3"])
    try expect(device.lines(afterTapping: "on"), is: ["from 3 to 5, now 5"])
  }

  /// swiftui-lab, "The Mystery Behind View Equality" (2019): a view with a state is no plain data, so its own equality counts.
  @Test func `a view with a state is skipped by its own equality, one of plain data is not`() throws
  {
    let device = showing { Parities() }
    _ = device.console
    try expect(device.lines(afterTapping: "two more"), is: ["plain 1"])
    try expect(device.lines(afterTapping: "one more"), is: ["with state 0", "plain 0"])
  }

  /// fatbobman, "Mastering the task modifier" (2022): a sleep that is cancelled returns at once, so the loop ends after one turn.
  @Test func `a loop that checks for cancellation runs one more turn`() throws {
    let device = showing { Ticking() }
    expect(device.log { device.advance(by: .seconds(1.5)) }, is: ["tick 1"])
    try expect(device.lines(afterTapping: "hide"), is: ["tick 2", "over"])
  }

  /// The same: the receiver of a tab that is not selected goes on, its task does not.
  @Test func `onReceive in another tab is called, its task is not`() throws {
    let device = showing { Listening(subject: PassthroughSubject<Int, Never>()) }
    expect(device.console, is: ["begun"])
    try expect(device.lines(afterSelecting: "B"), is: ["ended"])
    try expect(device.lines(afterTapping: "send"), is: ["received 5"])
  }

  /// fatbobman, "The mysterious state injection" (2023): a capture list reads in the body, which is then one that depends.
  @Test func `a sheet's capture list makes the body depend on what it captures`() throws {
    let device = showing { Injecting() }
    expect(device.console, is: ["body"])
    try expect(device.lines(afterTapping: "go"), is: ["body"])
    #expect(device.screenText.contains("sheet 5"))
  }

  /// Hacking with Swift on `onLongPressGesture`: at full length the press is over, and the action runs.
  @Test func `a long press ends its pressing state, then performs its action`() throws {
    let device = showing { Pressing() }
    try expect(
      device.lines { try device.longPress("press", for: .seconds(1)) },
      is: [
        "pressing true", "pressing false", "pressed",
      ])
  }
}

// MARK: Views

extension View {
  fileprivate func measured() -> some View {
    background(
      GeometryReader { proxy in
        Color.clear.onAppear { print("\(Int(proxy.size.width)) x \(Int(proxy.size.height))") }
      })
  }
}

private struct Square: View {
  let scale: CGFloat
  var body: some View {
    Color.red.frame(width: 100, height: 100)
      .background(
        GeometryReader { proxy in
          let size = proxy.size.width
          let frame = proxy.frame(in: .global).width
          Color.clear.task(id: size) { print("size \(size)") }.task(id: frame) {
            print("frame \(frame)")
          }
        }
      )
      .scaleEffect(scale)
  }
}

private struct Counters: View {
  @State private var isOn = true
  var body: some View {
    VStack {
      Button("toggle") { isOn.toggle() }
      Counting(name: "plain", count: 0, isOn: isOn)
      if isOn {
        Counting(name: "branch", count: 0, isOn: isOn)
      } else {
        Counting(name: "branch", count: 0, isOn: isOn)
      }
      Counting(name: "named", count: 0, isOn: isOn).id(isOn)
    }
  }
}

private struct Counting: View {
  let name: String
  @State var count: Int
  let isOn: Bool
  var body: some View {
    VStack {
      Text(verbatim: "\(name) is \(count), \(isOn)")
      Button("+\(name)") { count += 1 }
    }
  }
}

private struct Boxes: View {
  let count: Int
  var body: some View {
    ViewThatFits {
      boxes.onAppear { print("boxes") }
      ScrollView(.horizontal) { boxes }.onAppear { print("scroll view") }
    }
    .frame(width: 300)
  }

  private var boxes: some View {
    HStack { ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 30, height: 30) } }
  }
}

private final class Flags: ObservableObject {
  @Published var published = false
  var plain = false
}

private struct Part: View {
  let isOn: Bool
  var body: some View {
    let _ = print("part")
    Color(isOn ? .red : .blue)
  }
}

private struct ObservingFlags: View {
  let changesPublished: Bool
  @ObservedObject private var flags = Flags()

  init(changesPublished: Bool) { self.changesPublished = changesPublished }

  var body: some View {
    let _ = print("body")
    VStack {
      Part(isOn: flags.published)
      Part(isOn: flags.plain)
    }
    .onAppear { if changesPublished { flags.published = true } else { flags.plain = true } }
  }
}

private struct OwningFlags: View {
  @StateObject private var flags = Flags()
  var body: some View {
    let _ = print("body")
    VStack {
      Part(isOn: flags.published)
      Part(isOn: flags.plain)
    }
    .onAppear { flags.published = true }
  }
}

@Observable private final class Switch { var isOn = false }

private struct IdentifiedByModel: View {
  @State private var model = Switch()
  var body: some View {
    let _ = print("body")
    Color(model.isOn ? .red : .blue)
      .onAppear {
        print("here")
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { model.isOn = true }
      }
      .id(model.isOn)
  }
}

private struct Capturing: View {
  @State private var value = 1
  var body: some View {
    Button("on") { value += 2 }
      .onChange(of: value) { [value] new in print("from \(value) to \(new), now \(self.value)") }
  }
}

private struct Parities: View {
  @State private var number = 3
  var body: some View {
    VStack {
      StatefulParity(number: number)
      PlainParity(number: number)
      Button("two more") { number += 2 }
      Button("one more") { number += 1 }
    }
  }
}

private struct StatefulParity: View, Equatable {
  let number: Int
  @State private var isOn = false
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.number % 2 == rhs.number % 2 }
  var body: some View {
    let _ = print("with state \(number % 2)")
    Text("parity")
  }
}

private struct PlainParity: View, Equatable {
  let number: Int
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.number % 2 == rhs.number % 2 }
  var body: some View {
    let _ = print("plain \(number % 2)")
    Text("parity")
  }
}

private struct Ticking: View {
  @State private var ticks = 0
  @State private var isShown = true
  var body: some View {
    VStack {
      Button("hide") { isShown = false }
      if isShown {
        Text("\(ticks)").task {
          defer { print("over") }
          while !Task.isCancelled {
            try? await Task.sleep(for: .seconds(1))
            ticks += 1
            print("tick \(ticks)")
          }
        }
      }
    }
  }
}

private struct Listening: View {
  let subject: PassthroughSubject<Int, Never>
  var body: some View {
    TabView {
      Text("one")
        .onReceive(subject) { print("received \($0)") }
        .task {
          print("begun")
          for await value in subject.values { print("got \(value)") }
          print("ended")
        }
        .tabItem { Text("A") }
      Button("send") { subject.send(5) }.tabItem { Text("B") }
    }
  }
}

private struct Injecting: View {
  @State private var number: Int?
  @State private var isOpen = false
  var body: some View {
    let _ = print("body")
    Button("go") {
      number = 5
      isOpen = true
    }
    .sheet(isPresented: $isOpen) { [number] in Text("sheet \(number ?? 0)") }
  }
}

private struct Pressing: View {
  var body: some View {
    Text("press").frame(width: 100, height: 100)
      .onLongPressGesture(minimumDuration: 0.5) {
        print("pressed")
      } onPressingChanged: {
        print("pressing \($0)")
      }
  }
}
