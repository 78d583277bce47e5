// What an app does when it is asked to, by a button of its own.

import AppIntents
import Expectations
import SimDevice
import SwiftUI
import Testing

@MainActor @Suite struct IntentTests {
  @Test func `a button performs an intent in a task of its own, with the values that it was given`()
    throws
  {
    let device = SimulatedDevice()
    device.launch { Glasses() }
    device.settle()
    expect(device.screenText, is: ["0", "Drink", "Total", "Done"])
    try device.tap("Drink")
    device.settle()
    expect(device.screenText.first, is: "2")
    try device.tap("Total")
    try device.tap("Done")
    device.settle()
    expect(device.console, is: ["2 and no note", "7 in all", "done"])
  }

  @Test func `a parameter has the value that it begins with`() {
    expect(Drink().amount, is: 1)
    expect(Drink.title.key, is: "Drink")
    expect(Mug(id: 1).displayRepresentation.title.key, is: "Mug")
  }

  @Test func `a second has as many nanoseconds as everywhere`() {
    expect(NSEC_PER_SEC, is: NSEC_PER_MSEC * 1_000)
    expect(USEC_PER_SEC * NSEC_PER_USEC, is: NSEC_PER_SEC)
  }
}

private struct Drink: AppIntent {
  static let title: LocalizedStringResource = "Drink"
  static let description: IntentDescription? = "Notes a glass."
  static var parameterSummary: some ParameterSummary { Summary("Drink \(\.$amount)") }
  @Parameter(title: "Amount", default: 1) var amount: Int
  @Parameter(title: "Note") var note: String?

  init() {}
  init(amount: Int) { self.amount = amount }

  @MainActor func perform() async throws -> some IntentResult & ProvidesDialog {
    let glasses = UserDefaults.standard.integer(forKey: "glasses") + amount
    UserDefaults.standard.set(glasses, forKey: "glasses")
    print("\(glasses) and \(note ?? "no note")")
    return .result(dialog: "\(glasses) glasses")
  }
}

private struct Total: AppIntent {
  static let title: LocalizedStringResource = "Total"
  func perform() async throws -> some ReturnsValue<Int> {
    print("7 in all")
    return .result(value: 7)
  }
}

private struct Finish: SetValueIntent {
  static let title: LocalizedStringResource = "Finish"
  @Parameter(title: "Done") var value: Bool
  func perform() async throws -> some IntentResult {
    print("done")
    return .result()
  }
}

private struct Mug: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Mug"
  static let defaultQuery = MugQuery()
  let id: Int
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Mug") }
}

private struct MugQuery: EntityQuery {
  func entities(for identifiers: [Mug.ID]) async throws -> [Mug] { identifiers.map(Mug.init) }
}

private struct Phrases: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: Drink(), phrases: ["Drink in \(.applicationName)"], shortTitle: "Drink",
      systemImageName: "drop")
  }
}

private struct Glasses: View {
  @AppStorage("glasses") private var glasses = 0
  var body: some View {
    Text("\(glasses)")
    Button("Drink", intent: Drink(amount: 2))
    Button(intent: Total()) { Label("Total", systemImage: "sum") }
    Toggle("Done", isOn: false, intent: Finish())
  }
}
