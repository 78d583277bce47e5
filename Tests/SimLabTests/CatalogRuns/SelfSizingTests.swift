// What the size of a list costs while it is scrolled: nothing where rows are equal, much where they differ.

import Expectations
import SimDevice
import SwiftUI
import Testing

@testable import SimLab

extension CatalogRuns {
  @Suite @MainActor struct SelfSizingTests {
    /// Adds up the units of some operations on the main thread.
    private final class Bill: DeviceObserver {
      private(set) var units: [CostedOperation: [Int]] = [:]
      func device(_ device: Engine, worked span: WorkSpan) {
        for amount in span.amounts { units[amount.operation, default: []].append(amount.units) }
      }
      func total(_ operation: CostedOperation) -> Int { units[operation, default: []].reduce(0, +) }
    }

    /// A list of rows, every seventh of which may be higher, in sections of so many rows.
    private struct Feed: View {
      let count: Int
      let section: Int
      let isMixed: Bool

      var body: some View {
        List {
          ForEach(0..<count / section, id: \.self) { part in
            Section(header: Text("Part \(part)")) {
              ForEach(0..<section, id: \.self) { row in
                VStack {
                  Text("Row \(row)")
                  if isMixed, row % 7 == 6 { Text("a second line that makes the row higher") }
                }
                .frame(minHeight: isMixed && row % 7 == 6 ? 90 : 50)
              }
            }
          }
        }
      }
    }

    private func flung<V: View>(
      on system: SimulatedSystem, _ view: V
    ) throws -> (there: Bill, back: Bill) {
      let device = SimulatedDevice(system: system)
      let (there, back) = (Bill(), Bill())
      device.engine.observer = there
      device.launch { view }
      device.settle()
      for _ in 0..<3 {
        device.fling(velocity: 3_000)
        device.settle()
      }
      device.engine.observer = back
      for _ in 0..<3 {
        device.fling(velocity: -3_000)
        device.settle()
      }
      return (there, back)
    }

    @Test
    func `a section is solved again for each new row of another height, and not on the way back`()
      throws
    {
      let (there, back) = try flung(on: .iOS17, Feed(count: 700, section: 700, isMixed: true))
      let solved = there.units[.resolveEstimate] ?? []
      #expect(solved.count > 5)
      #expect(solved.allSatisfy { $0 % 700 == 0 && $0 > 0 })
      expect(back.total(.resolveEstimate), is: 0)
    }

    @Test func `it costs by the rows of the section, not of the list`() throws {
      let one = try flung(on: .iOS17, Feed(count: 700, section: 700, isMixed: true)).there
      let ten = try flung(on: .iOS17, Feed(count: 700, section: 70, isMixed: true)).there
      expect(ten.units[.resolveEstimate]?.allSatisfy { $0 % 70 == 0 }, is: true)
      #expect(ten.total(.resolveEstimate) * 5 < one.total(.resolveEstimate))
    }

    @Test func `equal heights cost nothing, nor does a table view`() throws {
      let equal = try flung(on: .iOS17, Feed(count: 700, section: 700, isMixed: false)).there
      expect(equal.total(.resolveEstimate), is: 0)
      let table = try flung(on: .iOS15, Feed(count: 700, section: 700, isMixed: true)).there
      expect(table.total(.resolveEstimate), is: 0)
    }

    @Test func `rows that were visited stay in memory, until their list goes`() throws {
      let device = SimulatedDevice(system: .iOS17)
      device.launch {
        NavigationStack {
          NavigationLink("open", destination: Feed(count: 700, section: 700, isMixed: false))
        }
      }
      device.settle()
      func visited() -> Int { device.engine.memory.census[SizedObject.visitedRow.rawValue] }
      try device.tap("open")
      device.settle()
      let first = visited()
      #expect(first > 5)
      device.fling(velocity: 3_000)
      device.settle()
      #expect(visited() > first + 20)
      let there = visited()
      device.fling(velocity: -3_000)
      device.settle()
      expect(visited(), is: there)
      try device.goBack()
      device.settle()
      try device.tap("open")
      device.settle()
      #expect(visited() <= first + there)
    }

    @Test func `a lazy stack places each existing row in every pass`() throws {
      struct Stack: View {
        var body: some View {
          ScrollView { LazyVStack { ForEach(0..<2_000, id: \.self) { Text("Row \($0)") } } }
        }
      }
      let (there, back) = try flung(on: .iOS17, Stack())
      let passes = there.units[.placeKnownRow] ?? []
      #expect(passes.count > 100)
      expect(passes, is: passes.sorted())
      // On the way back all rows are known, and what is on screen is a screenful.
      let (least, most) = (back.units[.placeKnownRow]?.min() ?? 0, passes.last ?? 0)
      #expect(least > most - 60 && least > 100)
    }

    @Test func `a hierarchical list pays for its whole tree each time that it takes a new value`()
      throws
    {
      struct Branch: Identifiable {
        let id: String
        var below: [Branch]?
      }
      struct Tree: View {
        static let roots = (0..<3).map { root in
          Branch(
            id: "Folder \(root)",
            below: (0..<40).map { Branch(id: "Leaf \(root).\($0)", below: nil) })
        }
        let isHierarchical: Bool
        @State private var chosen: String?
        var body: some View {
          VStack {
            Button("choose") { chosen = "Leaf 1.7" }
            Text(chosen ?? "nothing")
            if isHierarchical {
              List(Self.roots, children: \.below, selection: $chosen) { Text($0.id) }
            } else {
              List(Self.roots, selection: $chosen) { Text($0.id) }
            }
          }
        }
      }
      for (isHierarchical, rows) in [(true, 123), (false, 0)] {
        let device = SimulatedDevice()
        let bill = Bill()
        device.engine.observer = bill
        device.launch { Tree(isHierarchical: isHierarchical) }
        device.settle()
        expect(bill.total(.outlineRow), is: rows)
        try device.tap("choose")
        device.settle()
        expect(bill.total(.outlineRow), is: 2 * rows)
        // Opening a branch is the group's own change, and the list has the tree.
        if isHierarchical {
          try device.tap("Folder 0")
          device.settle()
          expect(bill.total(.outlineRow), is: 2 * rows)
        }
      }
      // The same group outside of a list is an ordinary view.
      let device = SimulatedDevice()
      let bill = Bill()
      device.engine.observer = bill
      device.launch { VStack { OutlineGroup(Tree.roots, children: \.below) { Text($0.id) } } }
      device.settle()
      expect(bill.total(.outlineRow), is: 0)
    }

    @Test func `explicit ids on rows of an old list are paid by the row`() throws {
      struct Identified: View {
        var body: some View { List { ForEach(0..<500, id: \.self) { Text("Row \($0)").id($0) } } }
      }
      for (system, rows) in [(SimulatedSystem.iOS15, 500), (.iOS17, 0)] {
        let device = SimulatedDevice(system: system)
        let bill = Bill()
        device.engine.observer = bill
        device.launch { Identified() }
        device.settle()
        expect(bill.total(.identifyRow), is: rows)
      }
    }
  }
}
