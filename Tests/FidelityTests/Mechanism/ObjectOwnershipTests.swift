// Bindings, objects, equality and the main queue.
//
// Expectations were derived from the rules before the first run.

import Expectations
import Combine
import Foundation
import SimDevice
import SwiftUI
import Testing

extension Mechanism {
  @MainActor @Suite(.serialized) struct Ownership {
    struct Told: View, Equatable {
      let number: Int
      let say: () -> Void
      @State private var own = 0
      nonisolated static func == (a: Told, b: Told) -> Bool { a.number == b.number }
      var body: some View {
        let _ = print("told \(number)")
        Button("own \(own)") { own += 1 }
        Button("say") { say() }
      }
    }

    struct Teller: View {
      @State private var count = 0
      let isWrapped: Bool
      var body: some View {
        let copy = count
        let told = Told(number: 1) { print("copy \(copy)") }
        VStack {
          if isWrapped { told.equatable() } else { told }
          Button("count \(count)") { count += 1 }
        }
      }
    }

    /// mechanism.md#5.2, inferred: who is equal by its own equality holds the new closure from its next own evaluation on.
    @Test func `a child that its own equality skips has the old closure until it runs itself`()
      throws
    {
      let device = showing { Teller(isWrapped: false) }
      expect(device.console, is: ["told 1"])
      try expect(device.lines(afterTapping: "count 0"), is: [])
      try expect(device.lines(afterTapping: "say"), is: ["copy 0"])
      try expect(device.lines(afterTapping: "own 0"), is: ["told 1"])
      try expect(device.lines(afterTapping: "say"), is: ["copy 1"])
    }

    /// mechanism.md#5.6: the rule of `equatable()` gives nothing new where the values are equal, so the closure stays the old one.
    @Test func `behind equatable the closure is the one of the last different value`() throws {
      let device = showing { Teller(isWrapped: true) }
      try expect(device.lines(afterTapping: "count 0"), is: [])
      try expect(device.lines(afterTapping: "say"), is: ["copy 0"])
      try expect(device.lines(afterTapping: "own 0"), is: ["told 1"])
    }

    struct Restarting: View {
      @State private var ticks = 0
      @State private var other = 0
      var body: some View {
        let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        Button("other \(other) \(ticks)") { other += 1 }
          .onReceive(timer) { _ in
            ticks += 1
            print("tick")
          }
      }
    }

    /// mechanism.md#6.3: another publisher is subscribed to anew, and its second begins again.
    @Test func `a timer that the body makes begins anew with each body`() throws {
      let device = showing { Restarting() }
      var lines = try device.log {
        for count in 0..<4 {
          device.advance(by: .milliseconds(700))
          try device.tap("other \(count) 0")
        }
      }
      expect(lines, is: [])
      lines = device.log { device.advance(by: .milliseconds(1_300)) }
      expect(lines, is: ["tick"])
    }

    final class Counter: ObservableObject {
      @Published var value = 0
      @Published var unread = 0
    }

    struct Equal: View {
      @StateObject private var counter = Counter()
      @State private var state = 0
      var body: some View {
        let _ = print("body \(counter.value) \(state)")
        Button("published") { counter.value = counter.value }
        Button("unread") { counter.unread += 1 }
        Button("state") { state = state }
      }
    }

    /// GT-030, GT-126 and contradiction C16.
    @Test func `a published property notifies of an equal value, a state does not`() throws {
      let device = showing { Equal() }
      expect(device.console, is: ["body 0 0"])
      try expect(device.lines(afterTapping: "published"), is: ["body 0 0"])
      try expect(device.lines(afterTapping: "unread"), is: ["body 0 0"])
      try expect(device.lines(afterTapping: "state"), is: [])
    }

    struct Queued: View {
      @State private var number = 0
      var body: some View {
        let _ = print("body \(number)")
        Button("block") {
          number += 1
          DispatchQueue.main.async {
            print("block")
            number += 1
          }
          print("end")
        }
      }
    }

    /// GT-010: what the action put into the main queue runs before the bodies.
    @Test func `a block of the main queue that an action adds comes before the body`() throws {
      let device = showing { Queued() }
      try expect(device.lines(afterTapping: "block"), is: ["end", "block", "body 2"])
    }

    struct Row: View {
      @ObservedObject var counter: Counter
      let name: String
      var body: some View {
        let _ = print("row \(name) \(counter.value)")
        Button("\(name) \(counter.value)") { counter.value += 1 }
      }
    }

    struct Rows: View {
      @State private var counters = [Counter(), Counter()]
      @State private var isTurned = false
      var body: some View {
        let _ = print("rows")
        VStack {
          Row(counter: counters[isTurned ? 1 : 0], name: "a")
          Row(counter: counters[isTurned ? 0 : 1], name: "b")
          Button("turn") { isTurned.toggle() }
        }
      }
    }

    /// mechanism.md#6.1: another object is another input, and the one of before is followed no more.
    @Test func `objects that change places are followed in their new places`() throws {
      let device = showing { Rows() }
      expect(device.console, is: ["rows", "row a 0", "row b 0"])
      try expect(device.lines(afterTapping: "a 0"), is: ["row a 1"])
      try expect(device.lines(afterTapping: "turn"), is: ["rows", "row a 0", "row b 1"])
      try expect(device.lines(afterTapping: "a 0"), is: ["row a 1"])
      try expect(device.lines(afterTapping: "b 1"), is: ["row b 2"])
    }

    struct Full: View {
      @State private var items = [0]
      var body: some View {
        let _ = print("body")
        Button("add") { items.append(items.count) }
          .alert("Full", isPresented: Binding(get: { items.count > 2 }, set: { _ in items = [] })) {
            Button("OK") { print("ok") }
          }
      }
    }

    /// mechanism.md#4.4: what `get` reads is the body's; the button that ends the alert calls `set`.
    @Test func `an alert behind a computed binding comes and goes by it`() throws {
      let device = showing { Full() }
      expect(device.console, is: ["body"])
      try expect(device.lines(afterTapping: "add"), is: ["body"])
      try expect(device.lines(afterTapping: "add"), is: ["body"])
      #expect(device.screenText.contains("Full"))
      try expect(device.lines(afterTapping: "OK"), is: ["ok", "body"])
      expect(device.screenText.contains("Full"), is: false)
    }

    struct Fresh: View {
      @State private var count = 0
      var body: some View {
        let _ = print("sheet \(count)")
        Button("count") { count += 1 }
      }
    }

    struct Again: View {
      @State private var isShown = false
      var body: some View {
        Button("open") { isShown = true }.sheet(isPresented: $isShown) { Fresh() }
      }
    }

    /// GT-015, GT-016 for sheets: each presentation is a hierarchy of its own.
    @Test func `a sheet that is shown again begins anew`() throws {
      let device = showing { Again() }
      try expect(device.lines(afterTapping: "open"), is: ["sheet 0"])
      try expect(device.lines(afterTapping: "count"), is: ["sheet 1"])
      try expect(device.linesOfSwipingDown(), is: [])
      try expect(device.lines(afterTapping: "open"), is: ["sheet 0"])
    }

    struct Inner: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("close inner") { dismiss() } }
    }

    struct Outer: View {
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

    struct Sheets: View {
      @State private var isShown = false
      var body: some View {
        Button("open outer") { isShown = true }
          .sheet(isPresented: $isShown, onDismiss: { print("outer off") }) { Outer() }
      }
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

    struct Half: Identifiable { let id: Int }

    struct Kept: View {
      let id: Int
      @State private var born: Int
      init(id: Int, born: Int) {
        self.id = id
        _born = State(initialValue: born)
      }
      var body: some View { Text("\(id) born \(born)") }
    }

    struct Births: View {
      @State private var ids = [1, 2]
      @State private var time = 0
      var body: some View {
        VStack {
          ForEach(ids, id: \.self) { Kept(id: $0, born: time) }
          Button("next") {
            time += 1
            ids = [2, 3]
          }
        }
      }
    }

    /// GT-012: the initial value counts for an identity that is new.
    @Test func `an element that stays keeps its state, a new one begins with what it is given`()
      throws
    {
      let device = showing { Births() }
      expect(device.screenText, is: ["1 born 0", "2 born 0", "next"])
      try device.tap("next")
      device.settle()
      expect(device.screenText, is: ["2 born 0", "3 born 1", "next"])
    }
  }
}
