// When the views of another host are made: after the closures that the same change led to (mechanism.md#7.4, #16.5; GT-011).

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Screens {
  @Test func `a cover is made after the onChange and onAppear callbacks of its update`() throws {
    let device = showing { Covering() }
    expect(device.console, is: ["covering"])
    try expect(
      device.lines(afterTapping: "go"),
      is: [
        "covering", "body beside", "changed", "+beside", "body cover", "+cover", "-beside",
      ])
  }

  @Test func `a screen pushed by a path is made after onChange of the path`() throws {
    let device = showing { Pathfinding() }
    try expect(device.lines(afterTapping: "go"), is: ["path [1]", "body 1", "+1"])
  }

  @Test func `screens that replace those of a path appear after the path's onChange`() throws {
    let device = showing { Rerouting() }
    let lines = try device.lines(afterTapping: "other 2")
    expect(lines.first, is: "path [3, 4]")
    expect(lines.filter { $0.hasPrefix("+") }, is: ["+4"])
  }

  @Test func `a screen pushed by a Boolean is made after onChange`() throws {
    let device = showing { Leading() }
    try expect(device.lines(afterTapping: "go"), is: ["on true", "body led to", "+led to"])
  }

  @Test func `a path that is there at launch shows its last screen at once`() {
    let device = showing { Pathfinding(path: [1, 2]) }
    expect(device.console.filter { $0.hasPrefix("+") }, is: ["+2"])
  }

  @Test func `what a sheet shows is made anew after the presenter's closures`() throws {
    let device = showing { Handing() }
    try expect(device.lines(afterTapping: "open"), is: ["sheet 0"])
    try expect(device.lines(afterTapping: "more"), is: ["handing 1", "changed 1", "sheet 1"])
  }

  /// mechanism.md#16.5: the environment crosses to another host as its content does.
  @Test func `what is presented takes its content and the environment around it at once`() throws {
    for isPushed in [false, true] {
      let device = showing { HandingBoth(isPushed: isPushed) }
      try expect(device.lines(afterTapping: "open"), is: ["shown 0 0 false"])
      try expect(device.lines(afterTapping: "both"), is: ["presenter 1", "shown 1 1 false"])
      try expect(device.lines(afterTapping: "around"), is: ["presenter 1", "shown 1 1 true"])
    }
  }

  @Test func `a sheet that a closure takes back is never made`() throws {
    let device = showing { TakingBack() }
    try expect(
      device.lines(afterTapping: "go"),
      is: [
        "taking back true", "changed true", "taking back false", "changed false",
      ])
    #expect(!device.screenText.contains("sheet"))
  }

  @Test func `a sheet follows an animated change of its presenter under that animation`() throws {
    let device = showing { AnimatedHanding() }
    _ = try device.lines(afterTapping: "open")
    try expect(device.lines(afterTapping: "widen"), is: ["animated true"])
  }

  /// GT-011: what went is told in the update that removed it, and not after the screens that are handed something.
  @Test func `a removed view disappears before the sheet of the same update is made`() throws {
    let device = showing { Replacing() }
    try expect(device.lines(afterTapping: "go"), is: ["-base", "body sheet", "+sheet"])
  }
}

private struct Told: View {
  let name: String
  var body: some View {
    let _ = print("body \(name)")
    Text(name).onAppear { print("+\(name)") }.onDisappear { print("-\(name)") }
  }
}

private struct Covering: View {
  @State private var isOn = false
  var body: some View {
    let _ = print("covering")
    VStack {
      Button("go") { isOn = true }
      if isOn { Told(name: "beside") }
    }
    .onChange(of: isOn) { print("changed") }
    .fullScreenCover(isPresented: $isOn) { Told(name: "cover") }
  }
}

private struct Pathfinding: View {
  @State var path: [Int] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("go") { path = [1] }
        .navigationDestination(for: Int.self) { Told(name: "\($0)") }
    }
    .onChange(of: path) { print("path \($1)") }
  }
}

private struct Rerouting: View {
  @State private var path = [1, 2]
  var body: some View {
    NavigationStack(path: $path) {
      Text("root")
        .navigationDestination(for: Int.self) { number in
          Told(name: "\(number)")
          Button("other \(number)") { path = [3, 4] }
        }
    }
    .onChange(of: path) { print("path \($1)") }
  }
}

private struct Leading: View {
  @State private var isOn = false
  var body: some View {
    NavigationStack {
      Button("go") { isOn = true }
        .navigationDestination(isPresented: $isOn) { Told(name: "led to") }
        .onChange(of: isOn) { print("on \($1)") }
    }
  }
}

private struct Handing: View {
  @State private var count = 0
  @State private var isOpen = false
  var body: some View {
    let _ = count > 0 ? print("handing \(count)") : ()
    Button("open") { isOpen = true }
      .onChange(of: count) { print("changed \($1)") }
      .sheet(isPresented: $isOpen) {
        let _ = print("sheet \(count)")
        Button("more") { count += 1 }
      }
  }
}

extension EnvironmentValues {
  @Entry fileprivate var handedCount = 0
  @Entry fileprivate var isHanded = false
}

private struct HandingBoth: View {
  let isPushed: Bool
  @State private var count = 0
  @State private var isHanded = false
  @State private var isOpen = false
  var body: some View {
    let _ = count > 0 ? print("presenter \(count)") : ()
    NavigationStack {
      if isPushed {
        Button("open") { isOpen = true }.navigationDestination(isPresented: $isOpen) { shown }
      } else {
        Button("open") { isOpen = true }.sheet(isPresented: $isOpen) { shown }
      }
    }
    .environment(\.handedCount, count)
    .environment(\.isHanded, isHanded)
  }
  private var shown: some View {
    HandedBoth(count: count) { if $0 { count += 1 } else { isHanded = true } }
  }
}

private struct HandedBoth: View {
  let count: Int
  let change: (Bool) -> Void
  @Environment(\.handedCount) private var around
  @Environment(\.isHanded) private var isHanded
  var body: some View {
    let _ = print("shown \(count) \(around) \(isHanded)")
    Button("both") { change(true) }
    Button("around") { change(false) }
  }
}

private struct TakingBack: View {
  @State private var isOn = false
  var body: some View {
    let _ = isOn || wasOn ? print("taking back \(isOn)") : ()
    Button("go") {
      isOn = true; wasOn = true
    }
    .onChange(of: isOn) {
      print("changed \($1)")
      isOn = false
    }
    .sheet(isPresented: $isOn) { Told(name: "sheet") }
  }
  @State private var wasOn = false
}

private struct AnimatedHanding: View {
  @State private var isWide = false
  @State private var isOpen = false
  var body: some View {
    Button("open") { isOpen = true }
      .sheet(isPresented: $isOpen) {
        VStack {
          Color.red.frame(width: isWide ? 200 : 100)
            .transaction { print("animated \($0.animation != nil)") }
          Button("widen") { withAnimation { isWide = true } }
        }
      }
  }
}

private struct Replacing: View {
  @State private var isOn = false
  var body: some View {
    VStack {
      if !isOn { Text("base").onDisappear { print("-base") } }
      Button("go") { isOn = true }
    }
    .sheet(isPresented: $isOn) { Told(name: "sheet") }
  }
}
