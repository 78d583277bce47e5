// Writes from threads: those that the app starts take turns with its main one, and those of others hand over what they write.

import Expectations
import Foundation
import SimDevice
import SwiftUI
import Testing

@MainActor
struct ThreadSafetyTests {
  /// How many writes the other threads make: `SIMUI_WRITES` of the environment, 2,000 by default.
  private static let writes =
    ProcessInfo.processInfo.environment["SIMUI_WRITES"].flatMap { Int($0) } ?? 2_000

  final class Model: ObservableObject {
    @Published var count = 0
  }

  struct Screen: View {
    @StateObject private var model = Model()
    @State private var note = "-"
    var body: some View {
      VStack {
        Text("\(model.count) \(note)")
        Button("go") {
          nonisolated(unsafe) let (model, note) = (model, $note)
          for number in 1...3 {
            Thread.detachNewThread {
              Thread.sleep(forTimeInterval: Double(number) / 1000)
              model.count += number
              note.wrappedValue += "\(number)"
            }
          }
        }
      }
    }
  }

  @Test func `threads of the app write in the order of their times, with Apple's warnings`()
    throws
  {
    let device = SimulatedDevice()
    device.launch { Screen() }
    device.settle()
    try device.tap("go")
    device.settle()
    expect(device.screenText, is: ["6 -123", "go"])
    expect(device.diagnostics, is: Array(repeating: BackgroundWorkTests.warning, count: 3))
  }

  /// What other threads write, and what comes of it.
  final class Traffic: @unchecked Sendable {
    let subject = PassthroughSubject<Int, Never>()
    let object = ObservableObjectPublisher()
    var received: [Int] = []
  }

  final class Announcer: ObservableObject {
    let objectWillChange: ObservableObjectPublisher
    init(_ publisher: ObservableObjectPublisher) { objectWillChange = publisher }
  }

  struct Receiver: View {
    let traffic: Traffic
    @ObservedObject var announcer: Announcer
    @State private var last = 0
    let take: (Binding<Int>) -> Void
    var body: some View {
      Text("last \(last)")
        .onReceive(traffic.subject) { traffic.received.append($0) }
        .onAppear { take($last) }
    }
  }

  @Test
  func `what other threads write while the loop runs is handed over, in order, and none is lost`()
    throws
  {
    let traffic = Traffic()
    let device = SimulatedDevice()
    nonisolated(unsafe) var binding: Binding<Int> = .constant(0)
    device.launch {
      Receiver(traffic: traffic, announcer: Announcer(traffic.object)) { binding = $0 }
    }
    device.settle()
    let threads = 4
    let share = Self.writes / threads / 2
    let group = DispatchGroup()
    for thread in 0..<threads {
      nonisolated(unsafe) let place = binding
      group.enter()
      Thread.detachNewThread {
        for number in 0..<share {
          traffic.subject.send(number * threads + thread)
          if number % 64 == 0 { traffic.object.send() }
          place.wrappedValue = number * threads + thread
        }
        group.leave()
      }
    }
    // The loop runs beside them.
    while group.wait(timeout: .now()) == .timedOut { device.advance(by: .milliseconds(16)) }
    device.settle()
    expect(traffic.received.sorted(), is: Array(0..<share * threads))
    for thread in 0..<threads {
      let own = traffic.received.filter { $0 % threads == thread }
      expect(own, is: own.sorted())
    }
    expect(device.screenText.first?.hasPrefix("last "), is: true)
    #expect(device.screenText != ["last 0"])
    expect(Set(device.diagnostics), is: [BackgroundWorkTests.warning])
  }
}
