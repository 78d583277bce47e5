// Styles that show the control that they were given, and styles around styles.

import Expectations
import SimDevice
import SwiftUI
import Testing

private struct Bracketed: LabelStyle {
  let mark: String
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text("<\(mark)")
      Label(configuration)
      Text("\(mark)>")
    }
  }
}

private struct Noted: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Toggle(configuration)
      Text(configuration.isOn ? "is on" : "is off")
      Toggle("Another", isOn: .constant(true))
    }
  }
}

private struct Percent: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      ProgressView(configuration)
      Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) percent")
    }
  }
}

private struct Framed: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      LabeledContent(configuration)
      Text("framed")
    }
  }
}

private struct Counted: PrimitiveButtonStyle {
  @State private var taps = 0
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Button {
        taps += 1
        configuration.trigger()
      } label: {
        configuration.label
      }
      Text("\(taps) taps")
      Button(configuration)
    }
  }
}

private struct Helpful: ButtonStyle {
  let mark: String
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(configuration.isPressed ? "\(mark) is down" : mark)
      Button("Help") {}
    }
  }
}

private struct Styled: View {
  @State private var isOn = false
  @State private var sent = 0
  var isMarkedTwice = true

  var body: some View {
    VStack {
      if isMarkedTwice {
        Label("Title", systemImage: "star").labelStyle(Bracketed(mark: "a"))
      } else {
        Label("Title", systemImage: "star").labelStyle(.titleOnly)
      }
      Toggle("Switch", isOn: $isOn).toggleStyle(Noted())
      ProgressView("Loading", value: 0.5).progressViewStyle(Percent())
      LabeledContent("Key", value: "value").labeledContentStyle(Framed())
      Button("Send \(sent)") { sent += 1 }.buttonStyle(Counted())
    }
    .labelStyle(Bracketed(mark: "b"))
  }
}

@MainActor @Suite struct StyleNestingTests {
  private func texts(_ view: some View) -> [String] {
    let device = SimulatedDevice()
    device.launch { view }
    device.settle()
    return device.screenText
  }

  @Test func `a style shows the control that it was given as the style around it does`() {
    expect(texts(Styled()).prefix(5), is: ["<a", "<b", "Title", "b>", "a>"])
    expect(texts(Styled(isMarkedTwice: false)).first, is: "Title")
  }

  @Test func `a button in the body of a button style has the style around it`() {
    expect(texts(Button("Send") {}.buttonStyle(Helpful(mark: "a"))), is: ["Send", "a", "Help"])
    expect(
      texts(
        Button("Send") {}.buttonStyle(Helpful(mark: "a")).buttonStyle(Helpful(mark: "b"))),
      is: ["Send", "a", "Help", "b", "Help"])
  }

  @Test func `what a style shows is driven as the control itself`() throws {
    let device = SimulatedDevice()
    device.launch { Styled() }
    device.settle()
    #expect(device.screenText.contains("is off") && device.screenText.contains("50 percent"))
    #expect(device.screenText.contains("framed") && device.screenText.contains("0 taps"))
    try device.tap("Switch")
    device.settle()
    #expect(device.screenText.contains("is on"))
    try device.tap("Send 0")
    device.settle()
    #expect(device.screenText.contains("Send 1") && device.screenText.contains("1 taps"))
  }
}
