// Views that appear and disappear: groups, covers, tabs, tasks and ids. No published log shows the order of
// several disappear callbacks, so the sets are compared.
//
// Expectations were derived from the rules before the first run.

import Expectations
import Foundation
import SimDevice
import SwiftUI
import Testing

extension Mechanism {
  @MainActor @Suite(.serialized) struct Comings {
    struct Nested: View {
      @State private var isThere = true
      var body: some View {
        VStack {
          if isThere {
            VStack { Text("t").onDisappear { print("inner") } }.onDisappear { print("outer") }
          }
          Button("remove") { isThere = false }
        }
      }
    }

    /// No source says which of the two is told first, so that both are is what is held.
    @Test func `callbacks of a branch and of the views around it are called once each`() throws {
      let device = showing { Nested() }
      try expect(device.lines(afterTapping: "remove").sorted(), is: ["inner", "outer"])
    }

    struct Covering: View {
      @State private var isShown = false
      var body: some View {
        Button("cover") { isShown = true }
          .onAppear { print("root appears") }.onDisappear { print("root goes") }
          .fullScreenCover(isPresented: $isShown) {
            Button("off") { isShown = false }
              .onAppear { print("cover appears") }.onDisappear { print("cover goes") }
          }
      }
    }

    /// UIKit: a full-screen presentation takes what it covers off the screen when it has arrived.
    @Test func `a cover hides what it covers, which is there again when it goes`() throws {
      let device = showing { Covering() }
      expect(device.console, is: ["root appears"])
      try expect(device.lines(afterTapping: "cover"), is: ["cover appears", "root goes"])
      try expect(device.lines(afterTapping: "off").sorted(), is: ["cover goes", "root appears"])
    }

    struct Page: View {
      let name: String
      var body: some View {
        Text("page \(name)").task {
          print("begin \(name)")
          do { try await Task.sleep(for: .seconds(1_000)) } catch { print("cancelled \(name)") }
        }
      }
    }

    struct Tabs: View {
      var body: some View {
        TabView {
          Page(name: "a").tabItem { Text("A") }
          Page(name: "b").tabItem { Text("B") }
        }
      }
    }

    /// GT-145, GT-113.
    @Test func `a task of a tab ends with its selection and begins with the next one`() throws {
      let device = showing(on: .iOS18) { Tabs() }
      expect(device.console, is: ["begin a"])
      try expect(device.lines(afterSelecting: "B").sorted(), is: ["begin b", "cancelled a"])
      try expect(device.lines(afterSelecting: "A").sorted(), is: ["begin a", "cancelled b"])
    }

    struct Grouped: View {
      @State private var isThere = true
      var body: some View {
        VStack {
          Group {
            Text("1")
            if isThere { Text("2") }
          }
          .onAppear { print("appears") }.onDisappear { print("goes") }
          Button("switch") { isThere.toggle() }
        }
      }
    }

    /// mechanism.md#8.5: one counter for all views that the group resolves to.
    @Test func `a group is reported once, and not when one of its views is removed`() throws {
      let device = showing { Grouped() }
      expect(device.console, is: ["appears"])
      try expect(device.lines(afterTapping: "switch"), is: [])
      try expect(device.lines(afterTapping: "switch"), is: [])
    }

    struct Jumping: View {
      var body: some View {
        ScrollViewReader { proxy in
          Button("go") { proxy.scrollTo(50, anchor: .top) }.frame(height: 63)
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<100, id: \.self) { number in
                Text("row \(number)").frame(height: 100)
                  .onAppear { print("+\(number)") }.onDisappear { print("-\(number)") }
              }
            }
          }
        }
      }
    }

    /// GT-139: rows on the way are not made.
    @Test func `a jump in a lazy stack makes the rows at its end and no others`() throws {
      let device = showing { Jumping() }
      let lines = try device.lines(afterTapping: "go")
      let came = lines.filter { $0.hasPrefix("+") }.compactMap { Int($0.dropFirst()) }.sorted()
      #expect(came.contains(50) && came.allSatisfy { (49...58).contains($0) })
      #expect(lines.contains("-0"))
    }

    struct Appearing: View {
      @State private var names: [String] = []
      var body: some View {
        let _ = print("body \(names.count)")
        VStack {
          ForEach(names, id: \.self) { name in
            Text(name).onAppear {
              print("\(name) appears")
              if names.count < 3 { names.append("n\(names.count)") }
            }
          }
          Button("begin") { names = ["n0"] }
        }
      }
    }

    /// mechanism.md#7.2: each appearance that writes leads to a body, within one span of the loop.
    @Test func `elements that add elements as they appear come one after another`() throws {
      let device = showing { Appearing() }
      expect(device.console, is: ["body 0"])
      try expect(
        device.lines(afterTapping: "begin"),
        is: [
          "body 1", "n0 appears", "body 2", "n1 appears", "body 3", "n2 appears",
        ])
    }

    struct Typed: View {
      var body: some View {
        NavigationStack {
          VStack {
            NavigationLink("number", value: 1)
            NavigationLink("text", value: "x")
          }
          .navigationDestination(for: Int.self) { number in
            let _ = print("number \(number)")
            NavigationLink("deeper", value: "y")
          }
          .navigationDestination(for: String.self) { text in
            let _ = print("text \(text)")
            Text(text).onAppear { print("\(text) appears") }.onDisappear { print("\(text) goes") }
          }
        }
      }
    }

    /// mechanism.md#16.3: the closure runs on the push, that of the value's type.
    @Test func `a value is shown by the destination of its type, from any depth`() throws {
      let device = showing { Typed() }
      try expect(device.lines(afterTapping: "number"), is: ["number 1"])
      try expect(device.lines(afterTapping: "deeper"), is: ["text y", "y appears"])
      try expect(device.linesOfGoingBack(), is: ["y goes"])
    }

    struct Erased: View {
      let kind: Int
      @State private var count = 0
      var body: some View {
        let _ = print("erased \(kind) \(count)")
        Button("count \(count)") { count += 1 }
      }
    }

    struct Wrapped: View {
      @State private var kind = 0
      private var content: AnyView {
        kind == 2 ? AnyView(Erased(kind: kind).padding()) : AnyView(Erased(kind: kind))
      }
      var body: some View {
        VStack {
          content
          Button("next") { kind += 1 }
        }
      }
    }

    /// GT-120, mechanism.md#9.4: the identity is the whole wrapped type, modifiers included.
    @Test func `a modifier more in an AnyView is another type, and the state is new`() throws {
      let device = showing { Wrapped() }
      try expect(device.lines(afterTapping: "count 0"), is: ["erased 0 1"])
      try expect(device.lines(afterTapping: "next"), is: ["erased 1 1"])
      try expect(device.lines(afterTapping: "next"), is: ["erased 2 0"])
    }

    struct Worker: View {
      let isOn: Bool
      var body: some View {
        Text("worker").task(id: isOn) {
          guard isOn else { return print("idle") }
          print("work")
          do { try await Task.sleep(for: .seconds(10)) } catch { return print("stopped") }
          print("done")
        }
      }
    }

    struct Switchable: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          Worker(isOn: isOn)
          Button("switch") { isOn.toggle() }
        }
      }
    }

    /// GT-145: the id is what begins it anew; what has ended is not cancelled.
    @Test func `a task that an id switches off and on is stopped and begun`() throws {
      let device = showing { Switchable() }
      expect(device.console, is: ["idle"])
      try device.tap("switch")
      expect(device.log { device.advance(by: .seconds(1)) }, is: ["work"])
      try device.tap("switch")
      expect(device.log { device.advance(by: .seconds(1)) }.sorted(), is: ["idle", "stopped"])
      try device.tap("switch")
      expect(device.log { device.advance(by: .seconds(11)) }, is: ["work", "done"])
    }
  }
}
