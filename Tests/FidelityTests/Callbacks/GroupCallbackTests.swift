// mechanism.md#8.1, #8.3 and #8.5: a modifier in a list of views counts the views that it stands around.

import Expectations
import Foundation
import Observation
import SimDevice
import SwiftUI
import Testing

extension CallbacksSuite {
  @Test func `a group in a stack appears with its first view and disappears with its last`() throws
  {
    let device = showing { GroupInStack() }
    expect(device.console, is: [])
    try expect(device.lines(afterTapping: "first"), is: ["+", "initial 1", "task"])
    try expect(device.lines(afterTapping: "second"), is: [])
    try expect(device.lines(afterTapping: "first"), is: [])
    try expect(device.lines(afterTapping: "second"), is: ["-", "cancelled"])
  }

  @Test func `a group that is all of a screen appears whatever it holds`() {
    expect(showing { GroupAlone() }.console, is: ["+"])
  }

  /// What is put over a view or behind it is one view, as the root of a screen is.
  @Test func `a group in an overlay or a background appears whatever it holds`() throws {
    let device = showing { GroupOver() }
    expect(device.console, is: ["behind", "over"])
    try expect(device.lines(afterTapping: "toggle"), is: ["view in over"])
    try expect(device.lines(afterTapping: "toggle"), is: [])
    try expect(device.lines(afterTapping: "gone"), is: ["over gone"])
  }

  @Test func `a view whose body gives nothing does not appear in a stack`() throws {
    let device = showing { PerhapsInStack() }
    expect(device.console, is: [])
    try expect(device.lines(afterTapping: "toggle"), is: ["+"])
    try expect(device.lines(afterTapping: "toggle"), is: ["-"])
  }

  @Test func `the last view of a group takes its transition before the group disappears`() throws {
    let device = showing { PerhapsInStack(isShown: true, animates: true) }
    let log = try device.log {
      try device.tap("toggle")
      device.advance(by: .seconds(0.5))
    }
    expect(log, is: [])
    expect(device.lines { device.settle() }, is: ["-"])
  }

  @Test func `a modifier on a ForEach in a list is one for all its rows`() throws {
    let device = showing { RowsOfForEach() }
    expect(device.console, is: ["+", "task"])
    try expect(device.lines(afterTapping: "add"), is: ["change 3 4"])
    try expect(device.lines(afterTapping: "clear"), is: ["change 4 0", "-", "cancelled"])
    try expect(device.lines(afterTapping: "add"), is: ["+", "change 0 1", "task"])
  }

  @Test func `a modifier on a ForEach in a lazy stack is not called for single rows`() {
    let device = showing {
      ScrollView {
        LazyVStack {
          ForEach(0..<100) { Text("\($0)").frame(height: 50) }
            .onAppear { print("+") }
            .onDisappear { print("-") }
        }
      }
    }
    expect(device.console, is: ["+"])
    expect(
      device.lines {
        device.scroll(by: 2_000)
        device.settle()
      }, is: [])
  }
}

private struct GroupInStack: View {
  @State private var first = false
  @State private var second = false
  var body: some View {
    VStack {
      Group {
        if first { Text("1") }
        if second { Text("2") }
      }
      .onAppear { print("+") }
      .onDisappear { print("-") }
      .onChange(of: 1, initial: true) { print("initial \($1)") }
      .task {
        print("task")
        try? await Task.sleep(for: .seconds(1_000))
        print("cancelled")
      }
      Button("first") { first.toggle() }
      Button("second") { second.toggle() }
    }
  }
}

private struct GroupAlone: View {
  var body: some View { Group { EmptyView() }.onAppear { print("+") } }
}

private struct Perhaps: View {
  let isShown: Bool
  var body: some View { if isShown { Text("shown") } }
}

private struct PerhapsInStack: View {
  @State var isShown = false
  var animates = false
  var body: some View {
    VStack {
      Perhaps(isShown: isShown)
        .onAppear { if !animates { print("+") } }
        .onDisappear { print("-") }
      Button("toggle") { withAnimation(animates ? .linear(duration: 1) : nil) { isShown.toggle() } }
    }
  }
}

private struct RowsOfForEach: View {
  @State private var data = [0, 1, 2]
  var body: some View {
    VStack {
      List {
        ForEach(data, id: \.self) { Text("\($0)") }
          .onAppear { print("+") }
          .onDisappear { print("-") }
          .onChange(of: data.count) { print("change \($0) \($1)") }
          .task {
            print("task")
            try? await Task.sleep(for: .seconds(1_000))
            print("cancelled")
          }
      }
      Button("add") { data.append(data.count) }
      Button("clear") { data = [] }
    }
  }
}

private struct GroupOver: View {
  @State private var isOn = false
  @State private var isThere = true
  var body: some View {
    VStack {
      if isThere {
        Color.red
          .overlay {
            Group { if isOn { Text("x").onAppear { print("view in over") } } }
              .onAppear { print("over") }
              .onDisappear { print("over gone") }
          }
          .background { Group { if isOn { Text("y") } }.onAppear { print("behind") } }
      }
      Button("toggle") { isOn.toggle() }
      Button("gone") { isThere = false }
    }
  }
}
