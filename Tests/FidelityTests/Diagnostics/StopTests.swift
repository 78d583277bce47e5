// Mistakes that end the program, each in a process of its own.

import Expectations
import Foundation
import SimDevice
import SwiftUI
import Testing

extension Diagnostics {
  @Test func `GT-124 a missing environment object ends the program with the framework's words`()
    async
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let device = SimulatedDevice()
      device.launch { NeedsCart() }
      device.settle()
    }
    let message =
      "Fatal error: No ObservableObject of type ShoppingCart found. A "
      + "View.environmentObject(_:) for ShoppingCart may be missing as an ancestor of this view."
    #expect(text(result).contains(message))
  }

  @Test func `GT-124 so does a missing observable object, before the body`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent, \.standardOutputContent]
    ) { @MainActor in
      let device = SimulatedDevice()
      device.launch { NeedsAccount() }
      device.settle()
    }
    #expect(text(result).contains("Fatal error: No Observable object of type Account found."))
    let printed = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(!printed.contains("NeedsAccount.body"))
  }

  @Test func `GT-124 the optional form gives nil, and an unread object ends nothing`() {
    let device = showing {
      MayHaveAccount()
      HoldsCart()
    }
    expect(device.screenText, is: ["no account", "holds"])
    expect(device.diagnostics, is: [])
  }

  /// mechanism.md#4.10.
  @Test func `a binding out of an optional ends the program where it is read without a value`()
    async
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let device = SimulatedDevice()
      device.launch { Unwrapping() }
      device.settle()
      try device.tap("read")
      device.settle()
    }
    #expect(
      text(result).contains(
        "Fatal error: Unexpectedly found nil while unwrapping an Optional value"))
  }

  @Test func `a binding out of an optional may be written though there is no value`() throws {
    let device = showing { Unwrapping() }
    try device.tap("write")
    device.settle()
    expect(device.screenText, is: ["7", "read", "write"])
  }

  @Test func `a view that holds itself without end is stopped with a sentence`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let device = SimulatedDevice()
      device.launch { Abyss(level: 0) }
      device.settle()
    }
    #expect(
      text(result).contains(
        "Abyss lies 1000 views deep: a view whose body holds a view of its own type must come to an "
          + "end, as by an if."))
  }

  @Test func `a view that holds itself and comes to an end is no mistake`() {
    let device = showing { Stairs(level: 0) }
    expect(device.screenText, is: ["level 100"])
  }

  private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}

// MARK: Views

private final class ShoppingCart: ObservableObject {
  @Published var count = 0
}

private struct NeedsCart: View {
  @EnvironmentObject private var cart: ShoppingCart
  var body: some View { Text("\(cart.count)") }
}

private struct HoldsCart: View {
  @EnvironmentObject private var cart: ShoppingCart
  var body: some View { Text("holds") }
}

@Observable private final class Account {
  var name = ""
}

private struct NeedsAccount: View {
  @Environment(Account.self) private var account
  var body: some View {
    let _ = print("NeedsAccount.body")
    Text(account.name)
  }
}

private struct MayHaveAccount: View {
  @Environment(Account.self) private var account: Account?
  var body: some View { Text(account?.name ?? "no account") }
}

private struct Abyss: View {
  let level: Int
  var body: some View { VStack { Abyss(level: level + 1) } }
}

private struct Stairs: View {
  let level: Int
  var body: some View {
    if level < 100 {
      VStack { Stairs(level: level + 1) }
    } else {
      Text("level \(level)")
    }
  }
}

private struct Unwrapping: View {
  @State private var number: Int? = 1
  var body: some View {
    VStack {
      Text(number.map { "\($0)" } ?? "none")
      Button("read") {
        let binding = Binding($number)
        number = nil
        print(binding?.wrappedValue ?? 0)
      }
      Button("write") {
        let binding = Binding($number)
        number = nil
        binding?.wrappedValue = 7
      }
    }
  }
}
