// What the framework has to say, in its words; each message stands in many published logs.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Printed {
  @Test func `a picker without an option for its selection is reported in each of its updates`()
    throws
  {
    let device = showing { Picking() }
    let message =
      "is invalid and does not have an associated tag, this will give undefined results."
    expect(
      device.diagnostics,
      is: [
        "Picker: the selection \"3\" \(message)", "Picker: the selection \"nil\" \(message)",
      ])
    // The first one's content changes; the second one is as it was.
    _ = try device.lines(afterTapping: "other")
    expect(device.diagnostics.count, is: 3)
    expect(device.diagnostics.last, is: "Picker: the selection \"3\" \(message)")
    _ = try device.lines(afterTapping: "four")
    expect(device.diagnostics.count, is: 4)
    expect(device.diagnostics.last, is: "Picker: the selection \"4\" \(message)")
    _ = try device.lines(afterTapping: "one")
    expect(device.diagnostics.count, is: 4)
    #expect(device.screenText.contains("first 1"))
  }

  @Test func `an environment that is read outside of a view has its default, with the message`() {
    let device = showing {
      Button("read") {}.onAppear { print(Themed().description) }
    }
    expect(device.console, is: ["nil 1.0"])
    let words = """
      value outside of being installed on a View. This will always read the default value and will \
      not update.
      """
    expect(
      device.diagnostics,
      is: [
        "Accessing Environment<Optional<Int>>'s \(words)",
        "Accessing Environment<CGFloat>'s \(words)",
      ])
  }
}

// MARK: Views

private struct Picking: View {
  @State private var number = 3
  @State private var choice: Int?
  @State private var other = 0
  var body: some View {
    VStack {
      Picker("number", selection: $number) {
        Text("first \(other)").tag(1)
        Text("second").tag(2)
      }
      Picker("choice", selection: $choice) { Text("only").tag(1) }
      Picker("valid", selection: $other) { ForEach(0..<9) { Text("\($0)") } }
      Button("other") { other += 1 }
      Button("four") { number = 4 }
      Button("one") { number = 1 }
    }
  }
}

private struct Themed: View {
  @Environment(\.lineLimit) private var lines
  @Environment(\.lineSpacingFactor) private var spacing
  var description: String { "\(lines.map { "\($0)" } ?? "nil") \(spacing)" }
  var body: some View { Text(description) }
}

private struct SpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }

extension EnvironmentValues {
  fileprivate var lineSpacingFactor: CGFloat {
    get { self[SpacingKey.self] }
    set { self[SpacingKey.self] = newValue }
  }
}
