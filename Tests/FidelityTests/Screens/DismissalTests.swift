// Sheets that are dismissed: by themselves, with others, and in which order.

import Combine
import Expectations
import Foundation
import Observation
import SimDevice
import SwiftUI
import Testing

extension Screens {
  /// 16.5.
  @Test func `sheets that go together are dismissed from the innermost on`() throws {
    let device = showing { Stacked() }
    expect(device.console, is: ["+root"])
    try expect(device.lines(afterTapping: "one"), is: ["+one"])
    try expect(device.lines(afterTapping: "two"), is: ["+two"])
    try expect(
      device.lines(afterTapping: "all"), is: ["-two", "dismiss two", "-one", "dismiss one"])
  }

  /// Documentation of `DismissAction`: it ends the presentation of the view that reads it, and no other.
  @Test func `dismiss in a sheet in a sheet ends the inner one alone`() throws {
    let device = showing { Sheets() }
    _ = try device.lines(afterTapping: "open outer")
    _ = try device.lines(afterTapping: "open inner")
    try expect(device.lines(afterTapping: "close inner"), is: ["inner off"])
    try expect(device.lines(afterTapping: "close outer"), is: ["outer off"])
    expect(device.screenText, is: ["open outer"])
  }

  /// mechanism.md#16.1 and #16.5.
  @Test func `onDismiss of a sheet that dismisses itself runs before its writes are shown`() throws
  {
    let device = showing { Asking() }
    expect(device.console, is: ["asking none"])
    try expect(device.lines(afterTapping: "ask"), is: ["init", "question", "question appears"])
    let answered = try device.lines(afterTapping: "yes")
    expect(answered, is: ["asking yes", "question", "question gone", "deinit", "dismissed"])
  }

  @Test func `a sheet that may not be swiped down stays until it may`() throws {
    let device = showing { Guarded() }
    try expect(device.lines(afterTapping: "open"), is: ["open"])
    #expect(throws: (any Error).self) { try device.dismissSheet() }
    device.settle()
    #expect(device.screenText.contains("allow"))
    try device.tap("allow")
    device.settle()
    try expect(device.linesOfSwipingDown(), is: ["closed"])
  }
}

private struct Stacked: View {
  @State var one = false; @State var two = false
  var body: some View {
    Button("one") { one = true }.told("root")
      .sheet(isPresented: $one, onDismiss: { print("dismiss one") }) {
        Button("two") { two = true }.told("one")
          .sheet(isPresented: $two, onDismiss: { print("dismiss two") }) {
            Button("all") { one = false }.told("two")
          }
      }
  }
}

extension View {
  fileprivate func told(_ name: String) -> some View {
    onAppear { print("+\(name)") }.onDisappear { print("-\(name)") }
  }
}

private struct Inner: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("close inner") { dismiss() } }
}

private struct Outer: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isShown = false
  var body: some View {
    VStack {
      Button("open inner") { isShown = true }
      Button("close outer") { dismiss() }
    }
    .sheet(isPresented: $isShown, onDismiss: { print("inner off") }) { Inner() }
  }
}

private struct Sheets: View {
  @State private var isShown = false
  var body: some View {
    Button("open outer") { isShown = true }
      .sheet(isPresented: $isShown, onDismiss: { print("outer off") }) { Outer() }
  }
}

private final class Draft: ObservableObject {
  init() { print("init") }
  deinit { print("deinit") }
}

private struct Asking: View {
  @State private var isAsking = false
  @State private var answer = "none"
  var body: some View {
    let _ = print("asking \(answer)")
    Button("ask") { isAsking = true }
      .sheet(isPresented: $isAsking, onDismiss: { print("dismissed") }) {
        Question(answer: $answer)
      }
  }
}

private struct Question: View {
  @Binding var answer: String
  @StateObject private var draft = Draft()
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    let _ = print("question")
    Button("yes") {
      answer = "yes"
      dismiss()
    }
    .onAppear { print("question appears") }
    .onDisappear { print("question gone") }
  }
}

private struct Guarded: View {
  @State private var isOpen = false
  @State private var isGuarded = true
  var body: some View {
    Button("open") { isOpen = true }
      .sheet(isPresented: $isOpen) {
        Button("allow") { isGuarded = false }.interactiveDismissDisabled(isGuarded)
      }
      .onChange(of: isOpen) { print(isOpen ? "open" : "closed") }
  }
}
