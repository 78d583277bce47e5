import Expectations
import SimDevice
import SwiftUI
import Testing

extension RemovalSuite {
  @Test func `what lies behind a view stays for its transition, alone or beside another`() throws {
    for names in [["one"], ["one", "two"]] {
      let device = showing { names.count == 1 ? Backdrop("one") : Backdrop("one", "two") }
      let whole = device.screenText
      try device.tap("toggle one")
      device.advance(by: .milliseconds(200))
      expect(device.screenText, is: whole)
      device.settle()
      expect(device.screenText, is: whole.filter { $0 != "one" })
      expect(device.console, is: ["one went"])
    }
  }

  @Test func `what lies behind a view comes back while it and its neighbor leave`() throws {
    let device = showing { Backdrop("one", "two") }
    let whole = device.screenText
    try device.tap("toggle one")
    device.advance(by: .milliseconds(100))
    try device.tap("toggle two")
    device.advance(by: .milliseconds(100))
    try device.tap("toggle one")
    device.settle()
    try device.tap("toggle two")
    device.settle()
    expect(device.screenText.sorted(), is: whole.sorted())
    expect(device.console, is: ["two went"])
  }

  @Test func `what leaves lies below what came, which gets the touch`() throws {
    let device = showing { Exchange() }
    try device.tap("first")
    device.advance(by: .milliseconds(100))
    expect(device.screenText, is: ["first", "second"])
    try device.tap("second")
    device.settle()
    expect(device.console, is: ["first", "second"])
  }

  @Test func `a removed view lives, with its state and on screen, until its transition ends`()
    throws
  {
    let device = showing { House(animation: .linear(duration: 0.4)) { Guest() } }
    try device.tap("toggle")
    device.advance(by: .milliseconds(300))
    #expect(device.screenText.contains("guest"))
    expect(device.console.filter { $0 != "init" }, is: ["appear"])
    device.settle()
    #expect(!device.screenText.contains("guest"))
    expect(device.console.suffix(2).sorted(), is: ["deinit", "disappear"])
  }

  @Test(arguments: [true, false])
  func `with the identity transition, or without an animation, a view goes at once`(
    isAnimated: Bool
  ) throws {
    let device = showing {
      House(animation: isAnimated ? .linear(duration: 0.4) : nil) {
        Guest().transition(isAnimated ? .identity : .opacity)
      }
    }
    try device.tap("toggle")
    device.advance(by: .milliseconds(150))
    #expect(!device.screenText.contains("guest"))
    expect(device.console.suffix(2).sorted(), is: ["deinit", "disappear"])
  }

  @Test func `the removal has its own half and its own animation`() throws {
    let device = showing {
      House(animation: .linear(duration: 0.1)) {
        Guest().transition(
          .asymmetric(
            insertion: .identity, removal: .slide.animation(.linear(duration: 1))))
      }
    }
    try device.tap("toggle")
    device.advance(by: .milliseconds(950))
    #expect(device.screenText.contains("guest"))
    device.advance(by: .milliseconds(200))
    #expect(!device.screenText.contains("guest"))
  }

  @Test func `what a removed view stood in takes it along`() throws {
    struct Outer: View {
      @State private var isShown = true
      var body: some View {
        VStack {
          if isShown { House(animation: .linear(duration: 5)) { Guest() } }
          Button("raze") { isShown = false }
        }
      }
    }
    let device = showing { Outer() }
    try device.tap("toggle")
    device.advance(by: .milliseconds(100))
    let log = try device.log {
      try device.tap("raze")
      device.advance(by: .milliseconds(150))
    }
    expect(log.sorted(), is: ["deinit", "disappear"])
  }

  @Test func `an element of a ForEach leaves by its transition`() throws {
    struct Guests: View {
      @State private var names = ["a", "b", "c"]
      var body: some View {
        VStack {
          ForEach(names, id: \.self) { name in Text(name).onDisappear { print("-\(name)") } }
          Button("drop") { withAnimation(.linear(duration: 0.2)) { names = ["a", "c"] } }
        }
      }
    }
    let device = showing { Guests() }
    try device.tap("drop")
    device.advance(by: .milliseconds(100))
    expect(device.console, is: [])
    #expect(device.screenText.contains("b"))
    device.settle()
    expect(device.console, is: ["-b"])
    #expect(!device.screenText.contains("b"))
  }

  @Test func `a modifier of the user's own is animated between active and identity`() throws {
    let device = showing {
      House(animation: .linear(duration: 0.2)) {
        Text("guest").transition(
          .modifier(active: Blurred(amount: 1), identity: Blurred(amount: 0)))
      }
    }
    expect(device.console, is: ["blur 0.0"])
    let out = try device.lines(afterTapping: "toggle")
    expect(out.first, is: "blur 0.0")
    #expect(out.contains("blur 0.5"))
    #expect(!device.screenText.contains("guest"))
    let back = try device.lines(afterTapping: "toggle")
    expect(back.first, is: "blur 1.0")
    #expect(back.contains("blur 0.5"))
    expect(back.last, is: "blur 0.0")
  }

  @Test func `a transition of the user's own goes through its phases`() throws {
    let device = showing {
      House(animation: .linear(duration: 0.2)) { Text("guest").transition(Phased()) }
    }
    expect(device.console, is: ["identity"])
    try expect(device.lines(afterTapping: "toggle"), is: ["didDisappear"])
    try expect(device.lines(afterTapping: "toggle"), is: ["willAppear", "identity"])
  }

  @Test func `a transition for each way goes through the phases of its own way`() throws {
    let device = showing {
      House(animation: .linear(duration: 0.2)) {
        Text("guest").transition(
          AsymmetricTransition(insertion: Told(name: "in"), removal: Told(name: "out")))
      }
    }
    _ = device.console
    try expect(
      device.lines(afterTapping: "toggle").filter { !$0.contains("identity") },
      is: ["out didDisappear"])
    try expect(
      device.lines(afterTapping: "toggle").filter { !$0.contains("identity") },
      is: ["in willAppear"])
  }

  @Test func `combined transitions go through their phases together`() throws {
    for isApplied in [false, true] {
      let device = showing {
        House(animation: .linear(duration: 0.2)) {
          if isApplied {
            Text("guest").transition(Applying())
          } else {
            Text("guest").transition(
              Told(name: "applied").combined(with: .opacity).animation(.linear(duration: 0.1)))
          }
        }
      }
      try expect(device.lines(afterTapping: "toggle"), is: ["applied didDisappear"])
      #expect(!device.screenText.contains("guest"))
      try expect(
        device.lines(afterTapping: "toggle"), is: ["applied willAppear", "applied identity"])
    }
  }
}

private final class Life {
  init() { print("init") }
  deinit { print("deinit") }
}

private struct Guest: View {
  @State private var life = Life()
  var body: some View {
    Text("guest").onAppear { print("appear") }.onDisappear { print("disappear") }
      .onAppear { _ = life }
  }
}

private struct House<Content: View>: View {
  @State private var isOpen = true
  let animation: Animation?
  @ViewBuilder let guest: () -> Content
  var body: some View {
    VStack {
      if isOpen { guest() }
      Button("toggle") { withAnimation(animation) { isOpen.toggle() } }
    }
  }
}

private struct Exchange: View {
  @State private var isFirst = true
  var body: some View {
    ZStack {
      if isFirst {
        Button("first") {
          print("first")
          withAnimation(.linear(duration: 0.4)) { isFirst = false }
        }
      } else {
        Button("second") { print("second") }
      }
    }
  }
}

private struct Backdrop: View {
  @State private var shown: Set<String>
  private let names: [String]
  init(_ names: String...) {
    self.names = names
    _shown = State(initialValue: Set(names))
  }
  var body: some View {
    VStack {
      Text("front").padding(40).background {
        if shown.contains("one") { Text("one").onDisappear { print("one went") } }
        if shown.contains("two") { Text("two").onDisappear { print("two went") } }
      }
      ForEach(names, id: \.self) { name in
        Button("toggle \(name)") {
          withAnimation(.linear(duration: 0.4)) { _ = toggle(name) }
        }
      }
    }
  }
  private func toggle(_ name: String) -> String? {
    shown.contains(name) ? shown.remove(name) : shown.insert(name).memberAfterInsert
  }
}

private struct Blurred: ViewModifier, Animatable {
  var amount: Double
  nonisolated var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }
  func body(content: Content) -> some View {
    print("blur \((amount * 10).rounded() / 10)")
    return content
  }
}

private struct Phased: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    print("\(phase)")
    return content.opacity(phase.isIdentity ? 1 : 0)
  }
}

private struct Told: Transition {
  let name: String
  func body(content: Content, phase: TransitionPhase) -> some View {
    print("\(name) \(phase)")
    return content
  }
}

/// It applies others to its content.
private struct Applying: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    Told(name: "applied").apply(
      content: OpacityTransition().apply(content: content, phase: phase), phase: phase)
  }
}
