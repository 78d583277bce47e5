// What goes without an animation is there until the closures of its update have run, and the bodies that these caused
// (mechanism.md#8.9): whoever wants it back until then finds it as it was (9.2, 9.5).

import Expectations
import SimDevice
import SwiftUI
import Testing

extension RemovalSuite {
  @Test func `what one transaction takes away and the next brings back never went`() throws {
    for way in Way.allCases {
      let device = showing { Flipping(way: way) }
      try expect(device.lines(afterTapping: "count 0"), is: [])
      try expect(device.lines(afterTapping: "flip"), is: way.leftBetween)
      #expect(device.screenText.contains("count 1"), "\(way)")
    }
  }

  @Test func `a view restored by its own disappear callback was never removed`() throws {
    for way in Way.allCases {
      let device = showing { Flipping(way: way) }
      try expect(device.lines(afterTapping: "count 0"), is: [])
      try expect(device.lines(afterTapping: "remove"), is: ["reverted"] + way.leftBetween)
      #expect(device.screenText.contains("count 1"), "\(way)")
      try expect(device.lines(afterTapping: "count 1"), is: [])
      #expect(device.screenText.contains("count 2"), "\(way)")
    }
  }

  @Test func `a resumed view receives the changes made meanwhile when it returns`() throws {
    struct Screen: View {
      @State private var isThere = true
      @State private var word = "old"
      var body: some View {
        VStack {
          if isThere { Child(word: word) }
          Button("flip") {
            isThere = false
            word = "newer"
            withAnimation {
              isThere = true
              word = "new"
            }
          }
        }
      }
      struct Child: View {
        let word: String
        var body: some View {
          let _ = print("child \(word)")
          Text(word).onChange(of: word) { print("from \($0) to \($1)") }
        }
      }
    }
    let device = showing { Screen() }
    try expect(device.lines(afterTapping: "flip"), is: ["child new", "from old to new"])
    #expect(device.screenText.contains("new"))
  }

  @Test func `a modifier around several views is called only when the last one is removed`()
    throws
  {
    struct Screen: View {
      @State private var isThere = true
      var body: some View {
        VStack {
          Group { if isThere { Text("a") } }
            .onAppear { print("appears") }
            .onDisappear { print("gone") }
          Button("flip") {
            isThere = false
            withAnimation { isThere = true }
          }
          Button("remove") { isThere = false }
        }
      }
    }
    let device = showing { Screen() }
    try expect(device.lines(afterTapping: "flip"), is: [])
    try expect(device.lines(afterTapping: "remove"), is: ["gone"])
  }

  @Test func `a modifier whose views all went at once and came back was never without`() throws {
    struct Screen: View {
      @State private var step = 0
      var body: some View {
        VStack {
          content
            .onAppear { print("appears") }
            .onDisappear { print("gone") }
          Button("flip") {
            step = 1
            withAnimation { step = 2 }
          }
          Button("remove") { step = 1 }
        }
      }
      private var content: AnyView {
        step == 1 ? AnyView(Group { EmptyView() }) : AnyView(Text("a"))
      }
    }
    let device = showing { Screen() }
    try expect(device.lines(afterTapping: "flip"), is: [])
    try expect(device.lines(afterTapping: "remove"), is: ["gone"])
  }

  @Test func `a view removed while its screen returns does not appear`() throws {
    struct Screen: View {
      @State private var path: [Int] = []
      @State private var isThere = true
      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            if isThere { Text("a").onAppear { print("a appears") } }
            Text("b").onAppear { print("b appears") }
            Button("go") { path = [1] }
          }
          .navigationDestination(for: Int.self) { _ in
            Button("leave") {
              path = []
              isThere = false
            }
          }
        }
      }
    }
    let device = showing { Screen() }
    try device.tap("go")
    device.settle()
    try expect(
      device.log {
        try device.tap("leave"); device.settle()
      }, is: ["b appears"])
  }

  @Test func `a modifier whose views are removed while its tab returns is not called`()
    throws
  {
    struct Screen: View {
      @State private var tab = 0
      @State private var isThere = true
      var body: some View {
        TabView(selection: $tab) {
          VStack {
            Group { if isThere { Text("a") } }
              .onAppear { print("appears") }
              .onDisappear { print("gone") }
            Button("second") { tab = 1 }
          }
          .tag(0)
          Button("first") {
            tab = 0
            isThere = false
          }
          .tag(1)
        }
      }
    }
    let device = showing { Screen() }
    try expect(device.lines(afterTapping: "second"), is: ["gone"])
    try expect(device.lines(afterTapping: "first"), is: [])
  }

  @Test func `the cases of a switch leave beside each other`() throws {
    struct Screen: View {
      @State private var page = 0
      var body: some View {
        VStack {
          switch page {
          case 0: Text("zero").onDisappear { print("zero gone") }
          case 1: Text("one").onDisappear { print("one gone") }
          default: Text("two").onDisappear { print("two gone") }
          }
          Button("two") { withAnimation(.linear(duration: 1)) { page = 2 } }
          Button("one") { withAnimation(.linear(duration: 1)) { page = 1 } }
        }
      }
    }
    let device = showing { Screen() }
    try device.tap("two")
    device.advance(by: .milliseconds(600))
    try device.tap("one")
    device.advance(by: .milliseconds(500))
    expect(device.console, is: ["zero gone"])
    device.advance(by: .milliseconds(700))
    expect(device.console, is: ["zero gone", "two gone"])
  }
}

private enum Way: CaseIterable {
  case branch, element, identity, choice

  /// What is told of the view that was there in between: another id has one of its own.
  var leftBetween: [String] { self == .identity ? ["gone with 0"] : [] }
}

/// A view that goes and comes back, in each way in which one can.
private struct Flipping: View {
  let way: Way
  @State private var isThere = true
  @State private var reverts = false

  var body: some View {
    VStack {
      switch way {
      case .branch: if isThere { Counter() }
      case .element: ForEach(isThere ? [7] : [], id: \.self) { _ in Counter() }
      case .identity: Counter().id(isThere)
      case .choice:
        switch (isThere, way) {
        case (true, _): Counter()
        case (false, .choice): Text("nothing")
        default: Text("never")
        }
      }
      Button("flip") {
        isThere = false
        withAnimation { isThere = true }
      }
      Button("remove") {
        reverts = true
        isThere = false
      }
    }
    .onChange(of: isThere) {
      if reverts, !isThere {
        print("reverted")
        isThere = true
      }
    }
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      Button("count \(count)") { count += 1 }
        .onDisappear { print("gone with \(count)") }
    }
  }
}
