// Screens between the first and the topmost one of a stack: a public report on iOS 15 to 18 has three screens that observe one
// model. When it changes, the first and the topmost one react; the one between does when it is shown again.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Screens {
  @MainActor @Suite(.serialized) struct CoveredScreenTests {
    /// The systems of the report, and those that are thought to do the same.
    private nonisolated static let systems: [SimulatedSystem] = [
      .iOS15, .iOS16, .iOS17, .iOS18, .iOS26,
    ]

    /// A device on which screens of a stack were pushed one after another.
    private func pushed(
      _ count: Int, on system: SimulatedSystem = .iOS17, _ model: SharedCount
    ) throws -> SimulatedDevice {
      let device = showing(on: system) { ThreeScreens(model: model) }
      for level in 0..<count {
        try device.tap("to \(level + 1)")
        device.settle()
      }
      return device
    }

    @Test(arguments: systems)
    func `the screen between follows when it is shown again`(system: SimulatedSystem) throws {
      let model = SharedCount()
      let device = try pushed(2, on: system, model)
      let lines = try device.lines(afterTapping: "more 2")
      expect(lines.sorted(), is: ["body 0 1", "body 2 1", "change 0 1", "change 2 1"])
      _ = try device.lines(afterTapping: "more 2")
      expect(device.screenText.contains("screen 2: 2"), is: true)
      let back = try device.linesOfGoingBack()
      expect(back.filter { $0.contains(" 1 ") }, is: ["body 1 2", "change 1 2"])
      #expect(device.screenText.contains("screen 1: 2"))
      let again = try device.lines(afterTapping: "more 1")
      expect(again.sorted(), is: ["body 0 3", "body 1 3", "change 0 3", "change 1 3"])
    }

    @Test func `on iOS 14 every screen follows`() throws {
      let model = SharedCount()
      let device = try pushed(2, on: .iOS14, model)
      let lines = try device.lines(afterTapping: "more 2")
      expect(
        lines.filter { $0.hasPrefix("body") }.sorted(), is: ["body 0 1", "body 1 1", "body 2 1"])
    }

    @Test func `of two screens both follow`() throws {
      let device = try pushed(1, SharedCount())
      let lines = try device.lines(afterTapping: "more 1")
      expect(lines.sorted(), is: ["body 0 1", "body 1 1", "change 0 1", "change 1 1"])
    }

    @Test func `of several screens between only the one follows that is shown again`() throws {
      let model = SharedCount()
      let device = try pushed(3, model)
      _ = try device.lines(afterTapping: "more 3")
      let first = try device.linesOfGoingBack()
      expect(first.filter { $0.hasPrefix("body") }, is: ["body 2 1"])
      let second = try device.linesOfGoingBack()
      expect(second.filter { $0.hasPrefix("body") }, is: ["body 1 1"])
      let third = try device.linesOfGoingBack()
      expect(third.filter { $0.hasPrefix("body") }, is: [])
      #expect(device.screenText.contains("screen 0: 1"))
    }

    @Test func `a screen that is popped while it is covered runs nothing more`() throws {
      let model = SharedCount()
      let device = showing { PathScreens(model: model) }
      for label in ["push 1", "push 2"] { _ = try device.lines(afterTapping: label) }
      _ = try device.lines(afterTapping: "more 2")
      let lines = try device.lines(afterTapping: "to root")
      expect(lines.filter { $0.hasPrefix("body 1") }, is: [])
      #expect(device.screenText.contains("screen 0: 1"))
      #expect(!device.screenText.contains { $0.hasPrefix("screen 1") })
    }

    @Test func `a path that ends at a covered screen shows it with what changed`() throws {
      let model = SharedCount()
      let device = showing { PathScreens(model: model) }
      for label in ["push 1", "push 2"] { _ = try device.lines(afterTapping: label) }
      _ = try device.lines(afterTapping: "more 2")
      let lines = try device.lines(afterTapping: "to 1")
      expect(lines.filter { $0.contains(" 1 ") }, is: ["body 1 1", "change 1 1"])
      #expect(device.screenText.contains("screen 1: 1"))
    }

    @Test func `what a path puts on a stack at once is made at once`() throws {
      let device = showing { PathScreens(model: SharedCount(), initial: [1, 2, 3]) }
      let bodies = device.console.filter { $0.hasPrefix("body") }
      expect(Set(bodies), is: ["body 0 0", "body 1 0", "body 2 0", "body 3 0"])
      let lines = try device.lines(afterTapping: "more 3")
      expect(
        lines.filter { $0.hasPrefix("body") }.sorted(), is: ["body 0 1", "body 3 1"])
    }

    @Test func `closures run while the screen is covered, and what they write is shown later`()
      throws
    {
      let model = SharedCount()
      let device = showing {
        NavigationStack {
          Ticking(model: model) {
            Ticking(name: "middle", model: model) {
              SharedScreen(level: 2, model: model) { EmptyView() }
            }
          }
        }
      }
      _ = try device.lines(afterTapping: "go root")
      _ = try device.lines(afterTapping: "go middle")
      let lines = device.lines {
        device.post { model.ticks.send(1) }
        device.settle()
      }
      expect(lines, is: ["root receives 1", "middle receives 1", "root body 1"])
      let back = try device.linesOfGoingBack()
      expect(back.filter { $0.hasPrefix("middle") }, is: ["middle body 1"])
    }

    @Test func `rows of a list on a covered screen follow with it`() throws {
      let model = SharedCount()
      let device = showing {
        NavigationStack {
          NavigationLink("to list") {
            List {
              NavigationLink("to top") { SharedScreen(level: 9, model: model) { EmptyView() } }
              ForEach(0..<2) { CountRow(number: $0, model: model) }
            }
          }
        }
      }
      _ = try device.lines(afterTapping: "to list")
      _ = try device.lines(afterTapping: "to top")
      let lines = try device.lines(afterTapping: "more 9")
      expect(lines.sorted(), is: ["body 9 1", "change 9 1"])
      let back = try device.linesOfGoingBack()
      expect(back.filter { $0.hasPrefix("row") }, is: ["row 0 1", "row 1 1"])
      #expect(device.screenText.contains("row 0: 1"))
    }

    @Test func `a screen that another one moves over follows until the transition has ended`()
      throws
    {
      let model = SharedCount()
      let device = try pushed(1, model)
      try device.tap("to 2")
      device.advance(by: .milliseconds(200))
      let during = device.log {
        model.count += 1
        device.advance(by: .milliseconds(50))
      }
      #expect(during.contains("body 1 1"))
      device.settle()
      let after = device.lines { model.count += 1 }
      #expect(!after.contains { $0.hasPrefix("body 1") })
    }

    @Test func `a sheet over a stack follows, and so does what it covers of it`() throws {
      let model = SharedCount()
      let device = showing { SheetOverStack(model: model) }
      for label in ["to 1", "to 2", "sheet"] { _ = try device.lines(afterTapping: label) }
      let lines = try device.lines(afterTapping: "more 7")
      expect(
        lines.filter { $0.hasPrefix("body") }.sorted(), is: ["body 0 1", "body 2 1", "body 7 1"])
    }
  }
}

@Observable final class SharedCount {
  var count = 0
  @ObservationIgnored let ticks = PassthroughSubject<Int, Never>()
}

struct SharedScreen<Content: View>: View {
  let level: Int
  let model: SharedCount
  @ViewBuilder let content: () -> Content
  var body: some View {
    let _ = print("body \(level) \(model.count)")
    VStack {
      Text("screen \(level): \(model.count)")
      Button("more \(level)") { model.count += 1 }
      content()
    }
    .onChange(of: model.count) { print("change \(level) \(model.count)") }
  }
}

private struct ThreeScreens: View {
  let model: SharedCount
  var body: some View {
    NavigationView {
      SharedScreen(level: 0, model: model) {
        NavigationLink("to 1") {
          SharedScreen(level: 1, model: model) {
            NavigationLink("to 2") {
              SharedScreen(level: 2, model: model) {
                NavigationLink("to 3") { SharedScreen(level: 3, model: model) { EmptyView() } }
              }
            }
          }
        }
      }
    }
    .navigationViewStyle(.stack)
  }
}

private struct PathScreens: View {
  let model: SharedCount
  @State private var path: [Int]
  init(model: SharedCount, initial: [Int] = []) {
    self.model = model
    _path = State(initialValue: initial)
  }
  var body: some View {
    NavigationStack(path: $path) {
      screen(0).navigationDestination(for: Int.self) { screen($0) }
    }
  }
  private func screen(_ level: Int) -> some View {
    SharedScreen(level: level, model: model) {
      Button("push \(level + 1)") { path.append(level + 1) }
      Button("to root") { path = [] }
      Button("to 1") { path = [1] }
    }
  }
}

private struct Ticking<Next: View>: View {
  var name = "root"
  let model: SharedCount
  @ViewBuilder let next: () -> Next
  @State private var received = 0
  var body: some View {
    let _ = print("\(name) body \(received)")
    VStack {
      Text("\(name) \(received)")
      NavigationLink("go \(name)", destination: next)
    }
    .onReceive(model.ticks) {
      print("\(name) receives \($0)")
      received = $0
    }
  }
}

private struct CountRow: View {
  let number: Int
  let model: SharedCount
  var body: some View {
    let _ = print("row \(number) \(model.count)")
    Text("row \(number): \(model.count)")
  }
}

private struct SheetOverStack: View {
  let model: SharedCount
  @State private var isShown = false
  var body: some View {
    NavigationStack {
      SharedScreen(level: 0, model: model) {
        NavigationLink("to 1") {
          SharedScreen(level: 1, model: model) {
            NavigationLink("to 2") {
              SharedScreen(level: 2, model: model) { Button("sheet") { isShown = true } }
            }
          }
        }
      }
    }
    .sheet(isPresented: $isShown) { SharedScreen(level: 7, model: model) { EmptyView() } }
  }
}
