// What a view that goes owns lives until its `onDisappear` has run (mechanism.md#8.9, #8.10). That an object goes behind the
// closure that may ask it is inferred: published logs show it where the closure captures the object, as GT-083.

import Expectations
import SwiftUI
import Testing

extension Mechanism {
  @MainActor @Suite struct DisappearCallbacks {
    final class Model: ObservableObject {
      let name: String
      init(_ name: String) {
        self.name = name
        Model.living.append(name)
        print("init \(name)")
      }
      deinit {
        Model.living.removeAll { $0 == name }
        print("deinit \(name)")
      }
      nonisolated(unsafe) static var living: [String] = []
    }

    struct Child: View {
      @StateObject private var model: Model
      init(_ name: String) { _model = StateObject(wrappedValue: Model(name)) }
      var body: some View {
        Text(model.name).onDisappear { print("gone, \(Model.living.count) living") }
      }
    }

    struct Outer: View {
      let name: String
      @State private var model: Model
      init(_ name: String) {
        self.name = name
        _model = State(initialValue: Model(name))
      }
      var body: some View { Text(name) }
    }

    struct Branch: View {
      @State private var isThere = true
      var body: some View {
        VStack {
          if isThere { Child("a") }
          Button("remove") { isThere = false }
        }
      }
    }

    @Test func `disappear callbacks of a removed branch run before its object is released`() throws
    {
      let device = showing { Branch() }
      expect(device.console, is: ["init a"])
      try expect(device.lines(afterTapping: "remove"), is: ["gone, 1 living", "deinit a"])
    }

    @Test func `a disappear callback around the owner of an object runs before its release`() throws
    {
      struct Around: View {
        @State private var isThere = true
        var body: some View {
          VStack {
            if isThere {
              Outer("b").onDisappear { print("gone, \(Model.living.count) living") }
            }
            Button("remove") { isThere = false }
          }
        }
      }
      let device = showing { Around() }
      try expect(device.lines(afterTapping: "remove"), is: ["gone, 1 living", "deinit b"])
    }

    @Test func `elements of a ForEach, ids and rows go in the same order`() throws {
      struct Many: View {
        @State private var names = ["c", "d"]
        @State private var id = 0
        let isList: Bool
        var body: some View {
          VStack {
            if isList {
              List(names, id: \.self) { Child($0) }
            } else {
              ForEach(names, id: \.self) { Child($0) }
            }
            Button("drop") { names.removeLast() }
          }
        }
      }
      let stack = showing { Many(isList: false) }
      try expect(stack.lines(afterTapping: "drop"), is: ["gone, 2 living", "deinit d"])
      let list = showing { Many(isList: true) }
      try expect(list.lines(afterTapping: "drop").suffix(2).last, is: "deinit d")
    }

    @Test func `a view without callbacks is released as late as one with them`() throws {
      struct Silent: View {
        @State private var isThere = true
        var body: some View {
          VStack {
            if isThere { Outer("e") } else { Text("other").onAppear { print("appears") } }
            Button("remove") { isThere = false }
          }
        }
      }
      let device = showing { Silent() }
      try expect(device.lines(afterTapping: "remove"), is: ["appears", "deinit e"])
    }

    @Test func `what a branch shows in a list goes behind the views of the branch`() throws {
      struct Screen: View {
        @State private var isFirst = true
        var body: some View {
          VStack {
            if isFirst {
              VStack {
                Text("a").onDisappear { print("a gone") }
                List { Text("row").onDisappear { print("row gone") } }
              }
              .onDisappear { print("stack gone") }
            } else {
              Text("other").onAppear { print("other appears") }
            }
            Button("flip") { isFirst.toggle() }
          }
        }
      }
      try expect(
        showing { Screen() }.lines(afterTapping: "flip"),
        is: ["other appears", "a gone", "stack gone", "row gone"])
    }
  }
}
