// Many threads that write what a screen shows, for the thread sanitizer: `make threads`.
//
// Threads of the app (queues, threads, detached tasks) are the device's and take turns; that their turns order the memory, and
// that none of their writes is lost, is what is tried. Threads that the device does not know (here they were there before it)
// run beside it as they like, and what they write is handed over.

import Foundation
import SimDevice
import SwiftUI

/// What four kinds of threads write, each a property of its own.
private final class Tallies: ObservableObject, @unchecked Sendable {
  @Published var published = 0
}

@Observable
private final class Model: @unchecked Sendable {
  var observed = 0
}

/// What the screen hands out for others to write to.
private final class Doors: @unchecked Sendable {
  var bindings: [Binding<Int>] = []
  let subject = PassthroughSubject<Int, Never>()
  var received = 0
}

private struct TallyScreen: View {
  @StateObject private var tallies = Tallies()
  @State private var model = Model()
  @State private var state = 0
  @State private var other = 0
  let writes: Int
  let doors: Doors

  var body: some View {
    VStack {
      Text(verbatim: "\(tallies.published) \(model.observed) \(state) \(other)")
      Button("Start") { start() }
    }
    .onAppear { doors.bindings = [$state, $other] }
    .onReceive(doors.subject) { _ in doors.received += 1 }
  }

  private func start() {
    let (tallies, model) = (tallies, model)
    for number in 0..<4 {
      DispatchQueue.global().async {
        Self.write(writes / 16) { tallies.published += 1 }
      }
      DispatchQueue(label: "own \(number)").async {
        Self.write(writes / 16) { model.observed += 1 }
      }
      Thread.detachNewThread {
        Self.write(writes / 16) { tallies.published += 1 }
      }
      Task.detached {
        Self.write(writes / 16) { model.observed += 1 }
      }
    }
  }

  /// Writes so often, with a rest now and then in which the others have their turns.
  private nonisolated static func write(_ count: Int, _ write: () -> Void) {
    for number in 0..<count {
      write()
      if number % 64 == 63 { usleep(100) }
    }
  }
}

/// Writes so often from threads of both kinds; returns what differs from what has to be there.
@MainActor func stressThreads(writes: Int) -> [String] {
  let doors = Doors()
  let device = SimulatedDevice()
  device.launch { TallyScreen(writes: writes, doors: doors) }
  device.settle()
  var failures: [String] = []
  func expect(_ line: String) {
    if device.screenText.first != line {
      failures.append("the screen says \(device.screenText.first ?? "nothing"), not \(line)")
    }
  }

  do { try device.tap("Start") } catch { return ["\(error)"] }
  device.settle()
  expect("\(writes / 2) \(writes / 2) 0 0")

  // These are nobody's: the device's loop does not run while they are started.
  nonisolated(unsafe) let bindings = doors.bindings
  let ended = DispatchGroup()
  for binding in bindings {
    nonisolated(unsafe) let binding = binding
    ended.enter()
    let thread = Thread {
      for number in 1...writes / 4 { binding.wrappedValue = number }
      ended.leave()
    }
    thread.start()
  }
  for _ in 0..<2 {
    ended.enter()
    let thread = Thread {
      for number in 1...writes / 4 { doors.subject.send(number) }
      ended.leave()
    }
    thread.start()
  }
  while ended.wait(timeout: .now()) == .timedOut { device.advance(by: .milliseconds(10)) }
  device.settle()
  expect("\(writes / 2) \(writes / 2) \(writes / 4) \(writes / 4)")
  if doors.received != writes / 4 * 2 {
    failures.append("\(doors.received) values were received, not \(writes / 4 * 2)")
  }
  return failures
}
