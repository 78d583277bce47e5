// Screens of a user's that misbehave, each in its own way, beside two that do not: tests see that each is named and the others run.

import Combine
import SimCommands
import SimDevice
import SimLab
import SwiftUI

struct Counter: View {
  @State private var count = 0
  var step = 1

  var body: some View {
    VStack {
      Text("Count \(count)")
      Button("Add") { count += step }
    }
  }
}

/// A clock ticks for ever.
struct RestlessCounter: View {
  @State private var ticks = 0

  var body: some View {
    VStack {
      Counter()
      Text(verbatim: "\(ticks)").opacity(0)
    }
    .onAppear { tick() }
  }

  /// Hands over a block of the main queue that does so again.
  private func tick() {
    simulatedWork(.milliseconds(40))
    ticks += 1
    DispatchQueue.main.async { tick() }
  }
}

/// Each update writes what it read.
struct WritingCounter: View {
  @State private var rounds = 0

  var body: some View {
    VStack {
      Counter()
      Text("Round \(rounds)")
    }
    .onAppear { rounds = 1 }
    .onChange(of: rounds) { rounds = $0 + 1 }
  }
}

struct TrappingCounter: View {
  var body: some View {
    if Int("no number") == nil { fatalError("There is no store.") }
    return Counter()
  }
}

/// The button has another name.
struct RenamedCounter: View {
  var body: some View { Button("Increase") {} }
}

func strategy<Screen: View>(
  _ name: String, @ViewBuilder _ screen: @escaping @MainActor @Sendable () -> Screen
) -> Strategy {
  Strategy(name: name, summary: "a counter") { device, _ in device.launch(screen) }
}

let counters = Scenario(
  name: "counters", summary: "a number that a button raises",
  strategies: [
    strategy("plain") { Counter() }, strategy("alike") { Counter(step: 1) },
    strategy("other") { Counter(step: 2) }, strategy("restless") { RestlessCounter() },
    strategy("writing") { WritingCounter() }, strategy("trapping") { TrappingCounter() },
    strategy("renamed") { RenamedCounter() },
  ],
  workloads: [
    Workload(name: "add", summary: "adds one") { session in
      try session.device.tap("Add")
      session.device.settle()
    }
  ])

SimUI.main(catalog: CommandCatalog(scenarios: [counters]))
