// Animations and transitions of ids, elements, environment objects and bindings.
//
// Expectations were derived from the rules before the first run.

import Expectations
import Foundation
import SimDevice
import SwiftUI
import Testing

extension Mechanism {
  @MainActor @Suite(.serialized) struct Motions {
    /// A view that says each value that it is shown with on the way.
    struct Probe: View, Animatable {
      var x: Double
      nonisolated var animatableData: Double {
        get { x }
        set { x = newValue }
      }
      var body: some View {
        let _ = print("x \(Int(x))")
        Color.red.frame(width: 10, height: 10)
      }
    }

    struct Quiet: View {
      @State private var x = 0.0
      var body: some View {
        VStack {
          Probe(x: x).transaction { $0.animation = nil }
          Button("go") { withAnimation(.linear(duration: 1)) { x = 100 } }
        }
      }
    }

    /// mechanism.md#19.2: a transaction modifier decides for what is below it.
    @Test func `a transaction without an animation lets what is below jump`() throws {
      let device = showing { Quiet() }
      expect(device.console, is: ["x 0"])
      try expect(device.lines(afterTapping: "go"), is: ["x 100"])
    }

    struct Disabling: View {
      @State private var x = 0.0
      var body: some View {
        VStack {
          Probe(x: x).animation(.linear(duration: 1), value: x)
          Button("jump") {
            var transaction = Transaction()
            transaction.disablesAnimations = true
            withTransaction(transaction) { x += 100 }
          }
          Button("glide") { x += 100 }
        }
      }
    }

    @Test func `a transaction that disables animations goes past an animation modifier`() throws {
      let device = showing { Disabling() }
      try expect(device.lines(afterTapping: "jump"), is: ["x 100"])
      let glide = try device.lines(afterTapping: "glide")
      #expect(glide.count > 30 && glide.last == "x 200")
    }

    struct Bound: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          Probe(x: isOn ? 100 : 0)
          Toggle("slow", isOn: $isOn.animation(.linear(duration: 1)))
          Toggle("fast", isOn: $isOn)
        }
      }
    }

    /// mechanism.md#4.9.
    @Test func `an animated binding animates what its control writes, a plain one does not`()
      throws
    {
      let device = showing { Bound() }
      try expect(device.lines(afterTapping: "fast"), is: ["x 100"])
      let slow = try device.lines(afterTapping: "slow")
      #expect(slow.count > 30 && slow.last == "x 0")
    }

    struct Criteria: View {
      @State private var a = 0.0
      @State private var b = 0.0
      var body: some View {
        VStack {
          Color.red.opacity(a)
          Color.blue.opacity(b)
          Button("go") {
            withAnimation(.spring(duration: 0.5, bounce: 0.5), completionCriteria: .removed) {
              a = 1
            } completion: {
              print("removed")
            }
            withAnimation(
              .spring(duration: 0.5, bounce: 0.5), completionCriteria: .logicallyComplete
            ) {
              b = 1
            } completion: {
              print("logically complete")
            }
          }
        }
      }
    }

    /// Documentation of `AnimationCompletionCriteria`, mechanism.md#19.1: a spring is complete after its duration, and removed
    /// when it has settled.
    @Test func `a spring is logically complete before it is removed`() throws {
      let device = showing { Criteria() }
      try device.tap("go")
      expect(device.log { device.advance(by: .milliseconds(450)) }, is: [])
      expect(device.log { device.advance(by: .milliseconds(250)) }, is: ["logically complete"])
      expect(device.log { device.settle() }, is: ["removed"])
    }

    final class Model: ObservableObject {
      let name: String
      init(_ name: String) { self.name = name }
    }

    struct Reader: View {
      @EnvironmentObject private var model: Model
      var body: some View {
        let _ = print("reader \(model.name)")
        Text(model.name).onDisappear { print("gone") }
      }
    }

    struct Replacing: View {
      @State private var isThere = true
      @State private var isSecond = false
      private let models = [Model("a"), Model("b")]
      var body: some View {
        VStack {
          if isThere { Reader().transition(.opacity) }
          Button("hide") { withAnimation(.linear(duration: 1)) { isThere = false } }
          Button("swap") { isSecond = true }
        }
        .environmentObject(models[isSecond ? 1 : 0])
      }
    }

    /// mechanism.md#9.3, inferred: a leaving view takes no value from its parent, but it stands in the environment as before.
    @Test func `an object of the environment that is replaced runs a reader on its way out`()
      throws
    {
      let device = showing { Replacing() }
      expect(device.console, is: ["reader a"])
      let lines = try device.log {
        try device.tap("hide")
        device.advance(by: .milliseconds(400))
        try device.tap("swap")
        device.advance(by: .milliseconds(300))
      }
      expect(lines, is: ["reader b"])
      expect(device.log { device.settle() }, is: ["gone"])
    }

    struct Child: View {
      let number: Int
      @State private var count = 0
      var body: some View {
        let _ = print("child \(number)")
        Button("count \(count)") { count += 1 }
          .onAppear { print("\(number) appears") }.onDisappear { print("\(number) goes") }
      }
    }

    struct Renamed: View {
      @State private var number = 0
      var body: some View {
        VStack {
          Child(number: number).id(number)
          Button("next") { withAnimation(.linear(duration: 1)) { number += 1 } }
        }
      }
    }

    /// mechanism.md#9.2, #8.9: the old one stays for its transition, with the value of its own id.
    @Test func `an id that changes under an animation has two children until the end of it`()
      throws
    {
      let device = showing { Renamed() }
      expect(device.console, is: ["child 0", "0 appears"])
      let begin = try device.log {
        try device.tap("next")
        device.advance(by: .milliseconds(500))
      }
      expect(begin, is: ["child 1", "1 appears"])
      expect(device.log { device.settle() }, is: ["0 goes"])
    }

    struct Identity: View {
      @State private var isFirst = true
      var body: some View {
        VStack {
          if isFirst {
            Text("1").onDisappear { print("gone") }.transition(.identity)
          } else {
            Text("2").onAppear { print("here") }
          }
          Button("switch") { isFirst = false }
        }
      }
    }

    /// mechanism.md#8.9.
    @Test
    func `a view removed by the identity transition disappears before its replacement appears`()
      throws
    {
      let device = showing { Identity() }
      try expect(device.lines(afterTapping: "switch"), is: ["gone", "here"])
    }

    struct Leaving: View {
      @State private var names = ["a", "b", "c"]
      var body: some View {
        VStack {
          ForEach(names, id: \.self) { name in
            Text(name).onDisappear { print("\(name) goes") }
          }
          Button("drop") { withAnimation(.linear(duration: 1)) { _ = names.remove(at: 1) } }
        }
      }
    }

    /// mechanism.md#9.3, #8.9.
    @Test func `an element that goes under an animation is seen and lives until its end`() throws {
      let device = showing { Leaving() }
      try device.tap("drop")
      expect(device.log { device.advance(by: .milliseconds(500)) }, is: [])
      #expect(device.screenText.contains("b"))
      expect(device.log { device.settle() }, is: ["b goes"])
      expect(device.screenText.contains("b"), is: false)
    }

    struct Interrupted: View {
      @State private var x = 0.0
      var body: some View {
        let _ = print("body \(Int(x))")
        Probe(x: x)
          .onChange(of: x) { print("changed to \(Int(x))") }
        Button("there") { withAnimation(.linear(duration: 1)) { x = 100 } }
        Button("back") { withAnimation(.linear(duration: 1)) { x = 0 } }
      }
    }

    /// mechanism.md#2.5: onChange hears what the state is, never what is shown on the way.
    @Test func `onChange is called at the ends of a reversed animation`() throws {
      let device = showing { Interrupted() }
      let lines = try device.log {
        try device.tap("there")
        device.advance(by: .milliseconds(500))
        try device.tap("back")
        device.settle()
      }
      expect(lines.filter { $0.hasPrefix("body") }, is: ["body 100", "body 0"])
      expect(lines.filter { $0.hasPrefix("changed") }, is: ["changed to 100", "changed to 0"])
      expect(lines.last, is: "x 0")
    }
  }
}
