// TimelineView: content that is made anew at the dates of a schedule.

import Expectations
import Observation
import SimDevice
import SwiftUI
import Testing

extension EventsSuite {
  /// mechanism.md#19.11.
  @Test func `an owner that the date makes run restarts a schedule that begins now`() {
    struct Restarting: View {
      @State private var flag = false
      var body: some View {
        let _ = print("owner \(flag)")
        TimelineView(.periodic(from: .now, by: 1)) { context in
          Text("\(seconds(context.date))").onChange(of: context.date) { flag.toggle() }
        }
      }
    }
    let device = showing { Restarting() }
    expect(device.console, is: ["owner false"])
    let log = device.log { device.advance(by: .seconds(1.5)) }
    expect(log, is: ["owner true", "owner false"])
    expect(
      device.diagnostics,
      is: [
        "onChange(of: Date) action tried to update multiple times per frame."
      ])
  }

  @Test func `a periodic schedule makes the content anew, and nothing else runs`() {
    let device = showing { Clock() }
    expect(device.console, is: ["body", "second 0", "still"])
    expect(
      device.log { device.advance(by: .seconds(3.5)) }, is: ["second 1", "second 2", "second 3"])
    #expect(device.screenText.contains("3"))
    expect(
      device.causes(of: "Still"),
      is: [
        "launch → new → Clock → content of TimelineView → new → Still"
      ])
  }

  @Test func `what takes the date runs because of the date`() {
    struct Hand: View {
      let second: Int
      var body: some View { Text("\(second)") }
    }
    let device = showing {
      TimelineView(.periodic(from: .now, by: 1)) { Hand(second: seconds($0.date)) }
    }
    device.advance(by: .seconds(1.5))
    expect(
      device.causes(of: "Hand"),
      is: [
        "launch → content of TimelineView → new → Hand",
        "timer → a date → content of TimelineView → field second → Hand",
      ])
  }

  @Test func `a timeline that was removed requests no more dates`() throws {
    let device = showing { Clock() }
    device.advance(by: .seconds(1.5))
    try expect(device.lines(afterTapping: "hide"), is: ["body"])
    expect(device.log { device.advance(by: .seconds(5)) }, is: [])
    #expect(device.run(atMost: .seconds(1)))
  }

  @Test func `every minute begins with the minute`() {
    let device = showing {
      TimelineView(.everyMinute) { context in
        let _ = print("\(seconds(context.date))")
        Text("minute")
      }
    }
    device.advance(by: .seconds(150))
    expect(device.console, is: ["0", "60", "120"])
  }

  @Test func `explicit dates come once each; what has passed is left out`() {
    let dates = [-5.0, -2, 1, 4].map { launch.addingTimeInterval($0) }
    let device = showing {
      TimelineView(.explicit(dates)) { context in
        let _ = print("\(seconds(context.date))")
        Text("dates")
      }
    }
    device.advance(by: .seconds(10))
    expect(device.console, is: ["-2", "1", "4"])
  }

  @Test func `where all dates lie ahead the first of them is shown`() {
    let dates = [2.0, 3].map { launch.addingTimeInterval($0) }
    let device = showing {
      TimelineView(.explicit(dates)) { Text("\(seconds($0.date))") }
    }
    expect(device.screenText, is: ["2"])
    device.advance(by: .seconds(3))
    expect(device.screenText, is: ["3"])
  }

  @Test func `another schedule takes the place of the one before`() throws {
    struct Faster: View {
      @State private var interval = 2.0
      var body: some View {
        VStack {
          Button("faster") { interval = 1 }
          TimelineView(.periodic(from: launch, by: interval)) { context in
            let _ = print("\(seconds(context.date))")
            Text("tick")
          }
        }
      }
    }
    let device = showing { Faster() }
    device.advance(by: .seconds(2.5))
    expect(device.console, is: ["0", "2"])
    let log = try device.log {
      try device.tap("faster")
      device.advance(by: .seconds(2))
    }
    expect(log.suffix(2), is: ["3", "4"])
  }

  @Test func `what the content reads makes it anew between two dates`() throws {
    let shown = Observed()
    let device = showing {
      VStack {
        Button("change") { shown.name = "new" }
        TimelineView(.everyMinute) { context in
          let _ = print("\(shown.name) \(seconds(context.date))")
          Text(shown.name)
        }
      }
    }
    try expect(device.lines(afterTapping: "change"), is: ["new 0"])
  }

  @Test func `a row that was scrolled away does no work, and comes back with the present date`()
    throws
  {
    let device = showing {
      List(0..<100) { row in
        TimelineView(.periodic(from: launch, by: 1)) { context in
          let _ = row == 0 ? print("\(seconds(context.date))") : ()
          Text("row \(row): \(seconds(context.date))")
        }
      }
    }
    expect(device.screenText.first, is: "row 0: 0")
    try device.lines(afterScrollingTo: 80)
    expect(device.log { device.advance(by: .seconds(5)) }, is: [])
    try device.lines(afterScrollingTo: 0)
    let shown = try #require(device.screenText.first)
    #expect(shown.hasPrefix("row 0: ") && shown != "row 0: 0")
  }

  @Test func `a timeline in a body that does not run goes on by itself`() throws {
    let device = showing { Ticking() }
    expect(device.console, is: ["body", "tick"])
    let lines = device.log { device.advance(by: .milliseconds(2_100)) }
    expect(lines, is: ["tick", "tick"])
  }
}

@MainActor private let launch = Date(timeIntervalSince1970: 1_704_102_060)  // 09:41:00

/// A second hand beside a child that takes nothing from it.
private struct Clock: View {
  @State private var isShown = true
  var body: some View {
    let _ = print("body")
    VStack {
      Button("hide") { isShown = false }
      if isShown {
        TimelineView(.periodic(from: .now, by: 1)) { context in
          let _ = print("second \(seconds(context.date))")
          Text("\(seconds(context.date))")
          Still()
        }
      }
    }
  }
}

private struct Still: View {
  var body: some View {
    let _ = print("still")
    Text("still")
  }
}

@Observable private final class Observed { var name = "old" }

/// Seconds since the launch of the app.
private func seconds(_ date: Date) -> Int { Int(date.timeIntervalSince1970 - 1_704_102_060) }

private struct Ticking: View {
  var body: some View {
    let _ = print("body")
    TimelineView(.periodic(from: .now, by: 1)) { _ in
      let _ = print("tick")
      Text("tick")
    }
  }
}
