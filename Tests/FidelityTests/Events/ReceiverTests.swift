// Views that receive the values of publishers, timers and streams.

import Combine
import Expectations
import Foundation
import Observation
import SimDevice
import SwiftUI
import Testing

extension EventsSuite {
  @Test func `a publisher's values and a timer's are events of their own`() throws {
    let device = showing { Receiving() }
    expect(device.console, is: ["body 0"])
    try expect(device.lines(afterTapping: "send"), is: ["got 1", "got 2", "body 3"])
  }

  /// To wait for the next value is to leave the main thread, so each value is an update of its own.
  @Test func `a task takes values from a stream in the order in which they are sent`() throws {
    let device = showing { Radio() }
    let heard = try device.lines(afterTapping: "send")
    expect(heard, is: ["sent", "heard 1", "radio 1", "heard 2", "radio 2"])
    try expect(device.lines(afterTapping: "off"), is: ["radio 2", "ended"])
    try expect(device.lines(afterTapping: "send"), is: ["sent"])
  }

  @Test func `a timer publisher has one timer, which any of its connections stops`() throws {
    let device = showing { Clockwork() }
    let log = try device.log {
      try device.tap("start")
      device.advance(by: .seconds(2.5))
      try device.tap("stop one")
      device.advance(by: .seconds(3))
    }
    expect(log, is: ["tick", "tick"])
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
}

private struct Receiving: View {
  @State private var total = 0
  private let subject = Receiving.subject
  private static let subject = PassthroughSubject<Int, Never>()
  var body: some View {
    let _ = print("body \(total)")
    Button("send") {
      subject.send(1)
      subject.send(2)
    }
    .onReceive(subject) {
      print("got \($0)")
      total += $0
    }
  }
}

private struct Radio: View {
  @State private var stream = AsyncStream.makeStream(of: Int.self)
  @State private var last = 0
  @State private var isOn = true
  var body: some View {
    let _ = print("radio \(last)")
    VStack {
      if isOn {
        Text("on").task {
          for await number in stream.stream {
            print("heard \(number)")
            last = number
          }
          print("ended")
        }
      }
      Button("send") {
        stream.continuation.yield(1)
        stream.continuation.yield(2)
        print("sent")
      }
      Button("off") { isOn = false }
    }
  }
}

private struct Clockwork: View {
  @State private var publisher = Timer.publish(every: 1, on: .main, in: .common)
  @State private var connections: [any Cancellable] = []
  @State private var subscription: AnyCancellable?
  var body: some View {
    VStack {
      Button("start") {
        subscription = publisher.sink { _ in print("tick") }
        connections = [publisher.connect(), publisher.connect()]
      }
      Button("stop one") { connections[0].cancel() }
    }
  }
}

private struct Restarting: View {
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
