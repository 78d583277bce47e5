// Callbacks: when onAppear, onDisappear and onReceive are called.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Mechanism {
  @Test func `onAppear is called inside out, after all bodies`() {
    let device = showing { Outer() }
    expect(device.console, is: ["Outer", "Inner", "inner appears", "outer appears"])
  }

  @Test func `what comes later appears, and what goes disappears, once`() throws {
    let device = showing { Door() }
    expect(device.console, is: [])
    try expect(device.lines(afterTapping: "open"), is: ["Inner", "inner appears", "guest appears"])
    try expect(device.lines(afterTapping: "open"), is: ["guest disappears"])
    expect(device.count(.appearances), is: 2)
  }

  @Test func `onReceive of Just fires at each evaluation`() throws {
    let device = showing { Listener() }
    expect(device.console, is: ["Listener 0", "received 0"])
    try expect(device.lines(afterTapping: "again"), is: ["Listener 1", "received 1"])
    try expect(device.lines(afterTapping: "again"), is: ["Listener 2", "received 2"])
  }

  @Test func `a write in onAppear is on screen in the first frame`() {
    let device = showing { Eager() }
    expect(device.console, is: ["Eager false", "Eager true"])
    expect(device.screenText, is: ["ready"])
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
