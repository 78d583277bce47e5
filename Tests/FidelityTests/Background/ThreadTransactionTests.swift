// Transactions on other threads than the device's main one: each thread has its own, and what it writes takes it along.

import Expectations
import Foundation
import SimDevice
import SwiftUI
import Testing

@MainActor
struct ThreadTransactionTests {
  final class EntryPoints: @unchecked Sendable {
    var first: Binding<Int> = .constant(0)
    var second: Binding<Int> = .constant(0)
  }

  struct Screen: View {
    @State private var first = 0
    @State private var second = 0
    @AppStorage("kept") private var kept = 0
    let entryPoints: EntryPoints
    let action: (EntryPoints) -> Void

    var body: some View {
      VStack {
        Watched(name: "first", number: first)
        Watched(name: "second", number: second)
        Text("kept \(kept)")
        Button("go") { action(entryPoints) }
      }
      .onAppear { (entryPoints.first, entryPoints.second) = ($first, $second) }
    }
  }

  /// A text that says under which transaction it takes another value.
  struct Watched: View {
    let name: String
    let number: Int
    var body: some View {
      Text("\(name) \(number)")
        .transaction { transaction in
          if number > 0 {
            print("\(name) \(number) \(transaction.animation == nil ? "plain" : "animated")")
          }
        }
    }
  }

  private func launched(
    _ action: @escaping (EntryPoints) -> Void = { _ in }
  ) -> (SimulatedDevice, EntryPoints) {
    let entryPoints = EntryPoints()
    let device = SimulatedDevice()
    device.launch { Screen(entryPoints: entryPoints, action: action) }
    device.settle()
    return (device, entryPoints)
  }

  @Test func `what a foreign thread writes under an animation is animated, and nothing else is`() {
    let (device, entryPoints) = launched()
    ForeignThreadTests.onForeignThread {
      withAnimation(.linear(duration: 1)) { entryPoints.first.wrappedValue = 1 }
      entryPoints.second.wrappedValue = 1
    }
    device.settle()
    #expect(device.console.contains("first 1 animated"))
    #expect(device.console.contains("second 1 plain"))
    #expect(!device.console.contains("first 1 plain"))
    #expect(!device.console.contains("second 1 animated"))
  }

  @Test func `a completion runs when the animation of a foreign thread's write has ended`() {
    let (device, entryPoints) = launched()
    ForeignThreadTests.onForeignThread {
      withAnimation(.linear(duration: 1)) {
        entryPoints.first.wrappedValue = 1
      } completion: {
        entryPoints.second.wrappedValue = 2
      }
    }
    device.advance(by: .milliseconds(500))
    expect(device.screenText.prefix(2), is: ["first 1", "second 0"])
    device.settle()
    expect(device.screenText.prefix(2), is: ["first 1", "second 2"])
  }

  @Test func `a completion of a foreign thread that wrote nothing runs at once`() {
    nonisolated(unsafe) var isCompleted = false
    ForeignThreadTests.onForeignThread {
      withAnimation {
      } completion: {
        isCompleted = true
      }
    }
    #expect(isCompleted)
  }

  @Test
  func `a thread of the app that sleeps in an animation leaves the main thread's writes alone`()
    throws
  {
    let (device, _) = launched { entryPoints in
      DispatchQueue.global().async {
        withAnimation(.linear(duration: 1)) {
          Thread.sleep(forTimeInterval: 0.2)
          entryPoints.first.wrappedValue = 1
        }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { entryPoints.second.wrappedValue = 1 }
    }
    try device.tap("go")
    device.settle()
    #expect(device.console.contains("second 1 plain"))
    #expect(device.console.contains("first 1 animated"))
    #expect(!device.console.contains("second 1 animated"))
  }

  @Test func `defaults that a thread of the app sets reach the views that show them`() throws {
    let (device, _) = launched { _ in
      DispatchQueue.global().async { UserDefaults.standard.set(9, forKey: "kept") }
    }
    try device.tap("go")
    device.settle()
    expect(device.screenText[2], is: "kept 9")
  }
}
