// Callbacks: when onAppear, onDisappear and onReceive are called.

import SimDevice
import SwiftUI
import Testing

extension Mechanism {
  @Test func `onAppear is called inside out, after all bodies`() {
    let device = showing { Outer() }
    #expect(device.console == ["Outer", "Inner", "inner appears", "outer appears"])
  }

  @Test func `what comes later appears, and what goes disappears, once`() throws {
    let device = showing { Door() }
    #expect(device.console == [])
    #expect(try device.lines(afterTapping: "open") == ["Inner", "inner appears", "guest appears"])
    #expect(try device.lines(afterTapping: "open") == ["guest disappears"])
    #expect(device.count(.appearances) == 2)
  }

  @Test func `onReceive of Just fires at each evaluation`() throws {
    let device = showing { Listener() }
    #expect(device.console == ["Listener 0", "received 0"])
    #expect(try device.lines(afterTapping: "again") == ["Listener 1", "received 1"])
    #expect(try device.lines(afterTapping: "again") == ["Listener 2", "received 2"])
  }

  @Test func `a write in onAppear is on screen in the first frame`() {
    let device = showing { Eager() }
    #expect(device.console == ["Eager false", "Eager true"])
    #expect(device.screenText == ["ready"])
  }
}

private struct Outer: View {
  var body: some View {
    let _ = print("Outer")
    VStack { Inner() }.onAppear { print("outer appears") }
  }
}

private struct Inner: View {
  var body: some View {
    let _ = print("Inner")
    Text("inner").onAppear { print("inner appears") }
  }
}

private struct Door: View {
  @State private var isOpen = false
  var body: some View {
    VStack {
      Button("open") { isOpen.toggle() }
      if isOpen {
        Inner()
          .onAppear { print("guest appears") }
          .onDisappear { print("guest disappears") }
      }
    }
  }
}

private struct Listener: View {
  @State private var count = 0
  var body: some View {
    let _ = print("Listener \(count)")
    Button("again") { count += 1 }
      .onReceive(Just(count)) { print("received \($0)") }
  }
}

private struct Eager: View {
  @State private var isReady = false
  var body: some View {
    let _ = print("Eager \(isReady)")
    Text(isReady ? "ready" : "waiting").onAppear { isReady = true }
  }
}
