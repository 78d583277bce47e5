// Many threads that write what a screen shows, for the thread sanitizer: `make threads`.
//
// Threads of the app (queues, threads, detached tasks) are the device's and take turns; that their turns order the memory, and
// that none of their writes is lost, is what is tried. Threads that the device does not know (here they were there before it)
// run beside it as they like, and what they write is handed over.

import Foundation
import SimDevice
import SimSwiftUI

/// What four kinds of threads write, each a property of its own.
private final class Tallies: ObservableObject, @unchecked Sendable {
  @Published var published = 0
}

@Observable
private final class Model: @unchecked Sendable {
  var observed = 0
}

/// An object that announces by itself.
private final class Plain: ObservableObject, @unchecked Sendable {
  var heard = 0
}

private struct Pair: Equatable {
  var first = 0
  var second = 0
}

/// What the screen hands out for others to write to.
private final class EntryPoints: @unchecked Sendable {
  /// Places of all kinds, by name.
  var bindings: [(String, Binding<Int>)] = []
  var focus: FocusState<Int?>.Binding?
  var openURL: OpenURLAction?
  let plain = Plain()
  let subject = PassthroughSubject<Int, Never>()
  var received = 0
}

private struct TallyScreen: View {
  @StateObject private var tallies = Tallies()
  @State private var model = Model()
  @State private var state = 0
  @State private var other = 0
  @State private var animated = 0
  @State private var pair = Pair()
  @AppStorage("kept") private var kept = 0
  @SceneStorage("ofScene") private var ofScene = 0
  @FocusState private var focus: Int?
  @ObservedObject var plain: Plain
  @Environment(\.openURL) private var openURL
  let writes: Int
  let entryPoints: EntryPoints

  var body: some View {
    VStack {
      Text(verbatim: "\(tallies.published) \(model.observed) \(state) \(other)")
      Text(verbatim: "\(animated) \(pair.first) \(pair.second) \(kept) \(ofScene)")
      Button("Start") { start() }
    }
    .onAppear {
      entryPoints.bindings = [
        ("a state", $state), ("a state", $other), ("a state, animated", $animated.animation()),
        ("a part of a state", $pair.first), ("a part of a state", $pair.second),
        ("app storage", $kept), ("scene storage", $ofScene),
      ]
      (entryPoints.focus, entryPoints.openURL) = ($focus, openURL)
    }
    .onReceive(entryPoints.subject) { _ in entryPoints.received += 1 }
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
  let entryPoints = EntryPoints()
  let device = SimulatedDevice()
  device.launch { TallyScreen(plain: entryPoints.plain, writes: writes, entryPoints: entryPoints) }
  device.settle()
  var failures: [String] = []
  func expect(_ lines: String...) {
    if Array(device.screenText.prefix(lines.count)) != lines {
      failures.append("the screen says \(device.screenText), not \(lines)")
    }
  }

  do { try device.tap("Start") } catch { return ["\(error)"] }
  device.settle()
  expect("\(writes / 2) \(writes / 2) 0 0", "0 0 0 0 0")

  // These are nobody's: the device's loop does not run while they are started.
  let share = writes / 10
  let foreignThreads = ForeignThreads(entryPoints, share)
  while !foreignThreads.areDone { device.advance(by: .milliseconds(10)) }
  device.settle()
  expect(
    "\(writes / 2) \(writes / 2) \(share) \(share)",
    "\(share) \(share) \(share) \(share) \(share)")
  if entryPoints.received != share {
    failures.append("\(entryPoints.received) values were received, not \(share)")
  }
  let warnings = device.diagnostics.count { $0.hasPrefix("Publishing changes from background") }
  // One for each write of an object by the device's own threads, and one for each announcement of a stranger's.
  if warnings < share { failures.append("\(warnings) warnings were given, not \(share) or more") }
  let opened = device.console.count { $0.hasPrefix("UIApplication.open") }
  if opened != share / 100 {
    failures.append("\(opened) addresses were opened, not \(share / 100)")
  }
  return failures
}

/// Threads that the device does not know, each with a kind of write of its own.
private final class ForeignThreads: @unchecked Sendable {
  private let group = DispatchGroup()

  /// Lets each of them write so often.
  init(_ entryPoints: EntryPoints, _ share: Int) {
    for (_, binding) in entryPoints.bindings {
      nonisolated(unsafe) let binding = binding
      start {
        for number in 1...share {
          if number % 16 == 0 { _ = binding.wrappedValue }
          if number % 32 == 0 {
            withAnimation { binding.wrappedValue = number }
          } else {
            binding.wrappedValue = number
          }
        }
      }
    }
    start { for number in 1...share { entryPoints.subject.send(number) } }
    start {
      for _ in 1...share { entryPoints.plain.objectWillChange.send() }
    }
    start {
      guard let address = URL(string: "https://example.com") else { return }
      for number in 1...share {
        entryPoints.focus?.wrappedValue = number
        if number % 100 == 0 { entryPoints.openURL?(address) }
      }
    }
  }

  private func start(_ work: @escaping @Sendable () -> Void) {
    group.enter()
    Thread {
      work()
      self.group.leave()
    }.start()
  }

  /// Whether all of them have ended.
  var areDone: Bool { group.wait(timeout: .now()) == .success }
}
