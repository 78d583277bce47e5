// Rows that are made ahead of being seen, in the time that frames of a scroll leave.

@_spi(Runtime) import SimComponents
import Expectations
import SimCore
import SimDevice
@_spi(Runtime) import SimViews
import SwiftUI
import Testing

@MainActor @Suite(.serialized) struct PrefetchTests {
  private struct Row: View {
    let number: Int
    let log: Log
    var work = Duration.zero
    var body: some View {
      log.lines.append("body \(number)")
      simulatedWork(work)
      return Text("row \(number)").frame(height: 50)
        .onAppear { log.lines.append("appears \(number)") }
        .onDisappear { log.lines.append("disappears \(number)") }
    }
  }

  private final class Log {
    var lines: [String] = []
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  /// What the main thread worked, and when frames were committed.
  private final class Listener: DeviceObserver {
    var spans: [WorkSpan] = []
    var frames: [CommittedFrame] = []
    func device(_ device: Engine, worked span: WorkSpan) { spans.append(span) }
    func device(_ device: Engine, committed frame: CommittedFrame) { frames.append(frame) }
  }

  /// Rows of 50 points that end within the safe area: nothing is seen of them under bars.
  private func list(
    on system: SimulatedSystem, _ log: Log, work: Duration = .zero
  ) -> SimulatedDevice {
    let device = SimulatedDevice(system: system)
    device.engine.runtime.inspection.isOn = true
    device.launch {
      List(0..<100) { Row(number: $0, log: log, work: work).listRowInsets(EdgeInsets()) }
        .listStyle(.plain).padding(.vertical, 1)
    }
    device.settle()
    return device
  }

  private func lazyStack(on system: SimulatedSystem, _ log: Log) -> SimulatedDevice {
    let device = SimulatedDevice(system: system)
    device.launch {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { Row(number: $0, log: log) } }
      }.padding(.vertical, 1)
    }
    device.settle()
    return device
  }

  @Test func `a list of iOS 15 makes the next cell while it scrolls, and shows it when it is due`()
  {
    let log = Log()
    let device = list(on: .iOS15, log)
    let count = device.count(.bodyEvaluations, of: "Row")
    _ = log.take()
    // Within what is on screen already: the row below is made ahead, and nobody is told.
    device.scroll(by: 10)
    device.settle()
    expect(log.take(), is: ["body \(count)"])
    #expect(!device.screenText.contains("row \(count)"))
    device.scroll(by: 50)
    device.settle()
    expect(log.take(), is: ["appears \(count)", "body \(count + 1)", "disappears 0"])
    #expect(device.screenText.contains("row \(count)"))
  }

  @Test func `a list of iOS 14 makes a cell when it comes into view`() {
    let log = Log()
    let device = list(on: .iOS14, log)
    let count = device.count(.bodyEvaluations, of: "Row")
    _ = log.take()
    device.scroll(by: 10)
    device.settle()
    expect(log.take(), is: [])
    expect(device.count(.bodyEvaluations, of: "Row"), is: count)
  }

  @Test func `nothing is made ahead before the user scrolls`() {
    let log = Log()
    let device = list(on: .iOS17, log)
    expect(log.take().filter { $0.hasPrefix("body") }.count, is: device.engine.cells.rowCount)
    expect(device.engine.cells.rowCount, is: device.engine.cells.made)
  }

  @Test func `when the direction turns, what was made ahead is given back and never appears`() {
    let log = Log()
    let device = list(on: .iOS17, log)
    device.scroll(by: 1_001)
    device.settle()
    let below = log.take().last { $0.hasPrefix("body") }
    device.scroll(by: -500)
    device.settle()
    let after = log.take()
    let number = below?.split(separator: " ").last.flatMap { Int($0) } ?? -1
    #expect(number > 20)
    #expect(!after.contains("appears \(number)"))
    #expect(!device.screenText.contains("row \(number)"))
    device.engine.runtime.checkInvariants()
  }

  @Test func `other data throw away what was made ahead`() throws {
    struct Screen: View {
      let log: Log
      @State private var numbers = Array(0..<100)
      var body: some View {
        VStack {
          Button("shuffle") { numbers = numbers.map { $0 + 1_000 } }
          List(numbers, id: \.self) { Row(number: $0, log: log) }
        }
      }
    }
    let log = Log()
    let device = SimulatedDevice()
    device.engine.runtime.inspection.isOn = true
    device.launch { Screen(log: log) }
    device.settle()
    device.scroll(by: 10)
    device.settle()
    let visible = device.engine.cells.rowCount - 1
    _ = log.take()
    try device.tap("shuffle")
    device.settle()
    expect(log.take().filter { $0.hasPrefix("body") }.count, is: visible)
    expect(device.engine.cells.rowCount, is: visible)
    device.engine.runtime.checkInvariants()
  }

  @Test func `making ahead may run past the deadline and delays no frame whose own work is short`()
  {
    let log = Log()
    let device = list(on: .iOS17, log, work: .milliseconds(20))
    let listener = Listener()
    device.engine.observer = listener
    device.scroll(by: 100)
    device.settle()
    let ahead = listener.spans.filter {
      $0.category == .cells && $0.duration > Nanoseconds.milliseconds(20)
    }
    #expect(ahead.count >= 2)
    // 20 ms are more than an interval, and yet every frame is on time: its own commit is short.
    #expect(listener.frames.allSatisfy { $0.outcome.hitch == .zero })
    let older = list(on: .iOS14, log, work: .milliseconds(20))
    let other = Listener()
    older.engine.observer = other
    older.scroll(by: 100)
    older.settle()
    expect(other.frames.count { $0.outcome.hitch > .zero }, is: 2)
  }

  @Test func `a lazy stack of iOS 26 makes body and layout in two frames, one of iOS 17 neither`() {
    let log = Log()
    let device = lazyStack(on: .iOS26, log)
    let count = log.take().count { $0.hasPrefix("body") }
    let listener = Listener()
    device.engine.observer = listener
    device.scroll(by: 20)
    device.settle()
    expect(log.take(), is: ["body \(count)"])
    let parts = listener.spans.filter { span in
      span.category == .cells
        && span.amounts.contains { [.evaluateBody, .measureText].contains($0.operation) }
    }
    // The first part measures nothing, the second evaluates nothing.
    expect(
      parts.map { part in
        part.amounts.map { "\($0.operation)" }
          .filter { $0 == "measureText" || $0 == "evaluateBody" }
      }, is: [["evaluateBody"], ["measureText"]])
    let older = Log()
    let other = lazyStack(on: .iOS17, older)
    _ = older.take()
    other.scroll(by: 10)
    other.settle()
    expect(older.take(), is: [])
  }

  @Test func `a row that comes back at once is shown in the cell that waits for it`() {
    let log = Log()
    for (system, isFree) in [(SimulatedSystem.iOS17, true), (.iOS14, false)] {
      let device = list(on: system, log)
      device.scroll(by: 60)
      device.settle()
      let before = (device.engine.cells.made, device.engine.cells.reused)
      device.scroll(by: -60)
      device.settle()
      expect(device.screenText.first, is: "row 0")
      let after = (device.engine.cells.made, device.engine.cells.reused)
      expect((before == after), is: isFree)
    }
  }

  @Test func `rows of different types take cells of different kinds`() {
    let device = SimulatedDevice(system: .iOS14)
    device.launch {
      List {
        ForEach(0..<30, id: \.self) { Text("text \($0)").frame(height: 50) }
        ForEach(0..<30, id: \.self) { _ in Color.red.frame(height: 50) }
      }
    }
    device.settle()
    let shown = device.engine.cells.rowCount
    device.scroll(by: 3_000)
    device.settle()
    // No cell of the texts is of use to a colour.
    #expect(device.engine.cells.made >= 2 * shown - 2)
  }
}
