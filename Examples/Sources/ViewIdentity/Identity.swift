// What makes two views the same view: the branch, the place in the type, an explicit id.

import Probes
import SwiftUI

/// An object in `@State` that logs when its storage is created and destroyed.
final class Storage {
  nonisolated(unsafe) private static var count = 0
  let number: Int

  /// Makes the next storage number 1.
  static func reset() { count = 0 }

  init() {
    Storage.count += 1
    number = Storage.count
    print("storage \(number) made")
  }

  deinit { print("storage \(number) gone") }
}

struct FooView: View {
  @State private var storage = Storage()
  var body: some View { Text("storage \(storage.number)") }
}

struct BarView: View {
  var body: some View { Text("bar") }
}

extension View {
  func nightTimeMode() -> some View { foregroundColor(.white) }
}

/// The same view in both branches of an `if`.
struct DayTime: View {
  @State private var dayTime = true
  var body: some View {
    VStack {
      Button("day or night") { dayTime.toggle() }
      if dayTime { FooView() } else { FooView().nightTimeMode() }
    }
  }
}

/// `if` and `switch`, for the type of their bodies.
struct IfElse: View {
  var someCondition = true
  var body: some View { if someCondition { FooView() } else { BarView() } }
}

struct Switch: View {
  enum Kind { case foo, bar, text }
  var kind = Kind.foo
  var body: some View {
    switch kind {
    case .foo: FooView()
    case .bar: BarView()
    case .text: Text("text")
    }
  }
}

struct IfLet: View {
  var name: String? = "foo"
  var body: some View { if let name, !name.isEmpty { FooView() } }
}

/// The index as the id: an insertion shifts the data past the states.
struct IndexAsID: View {
  @State private var items = ["a", "b"]
  var body: some View {
    VStack {
      Button("insert") { items.insert("new", at: 0) }
      ForEach(items.indices, id: \.self) { LifecycleMonitor(items[$0]) }
    }
  }
}

/// A view whose state always has the same initial value.
struct PlainView: View {
  @State private var taps = 0
  var body: some View { Button("plain \(taps)") { taps += 1 } }
}

/// Views under inert modifiers, and one that is in two branches.
struct InertModifiers: View {
  @State private var condition = true
  var body: some View {
    VStack {
      Button("dim") { condition.toggle() }
      PlainView()
        .opacity(condition ? 1 : 0.3)
        .padding(0)
      LifecycleMonitor("inert")
        .opacity(condition ? 1 : 0.3)
        .padding(0)
        .transformEnvironment(\.font) { _ in }
      if condition {
        LifecycleMonitor("branched")
      } else {
        LifecycleMonitor("branched").opacity(0.3)
      }
    }
  }
}

/// The element as the id, and an id that is set.
struct ExplicitIDs: View {
  @State private var colors = ["red", "blue"]
  @State private var headerID = 0
  var body: some View {
    VStack {
      Button("reverse") { colors.reverse() }
      Button("rename") { headerID += 1 }
      LifecycleMonitor("header").id(headerID)
      ForEach(colors, id: \.self) { LifecycleMonitor($0) }
    }
  }
}
