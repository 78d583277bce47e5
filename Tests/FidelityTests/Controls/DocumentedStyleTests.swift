// Sentences of the public documentation about styles written by their types, and about what they are handed.

import Expectations
import Foundation
import SimDevice
import SwiftUI
import Testing

private struct Bracketed: LabelStyle {
  func makeBody(configuration: LabelStyleConfiguration) -> some View {
    Text("[")
    configuration.title
    Text("]")
  }
}

private struct Flipped: ToggleStyle {
  func makeBody(configuration: ToggleStyleConfiguration) -> some View {
    Button("flip") { configuration.$isOn.wrappedValue.toggle() }
    configuration.label
    Text(configuration.isOn ? "on" : "off")
  }
}

private struct Told: ProgressViewStyle {
  func makeBody(configuration: ProgressViewStyleConfiguration) -> some View {
    configuration.label
    Text(configuration.fractionCompleted.map { "\(Int($0 * 100)) %" } ?? "for ever")
  }
}

private struct Boxed: GroupBoxStyle {
  func makeBody(configuration: GroupBoxStyleConfiguration) -> some View {
    Text("box")
    configuration.label
    configuration.content
  }
}

private struct Reversed: LabeledContentStyle {
  func makeBody(configuration: LabeledContentStyleConfiguration) -> some View {
    configuration.content
    configuration.label
  }
}

private struct Plain: DatePickerStyle {
  func makeBody(configuration: DatePickerStyleConfiguration) -> some View {
    configuration.label
    Text(configuration.displayedComponents == .date ? "days" : "minutes")
    Button("tomorrow") { configuration.selection += 86_400 }
  }
}

private struct Switches: View {
  @State private var isOn = false
  var body: some View {
    Toggle("as a button", isOn: $isOn).toggleStyle(ButtonToggleStyle())
    Toggle("as ever", isOn: $isOn).toggleStyle(DefaultToggleStyle())
    Toggle("own", isOn: $isOn).toggleStyle(Flipped())
  }
}

@MainActor @Suite struct DocumentedStyleTests {
  private func text<V: View>(@ViewBuilder _ view: @escaping @MainActor @Sendable () -> V)
    -> [String]
  {
    showing { VStack { view() } }.screenText
  }

  @Test func `a label style determines whether title and icon are shown`() {
    func label(_ style: some LabelStyle) -> [String] {
      nonisolated(unsafe) let style = style
      return text { Label("Mail", systemImage: "envelope").labelStyle(style) }
    }
    expect(label(TitleOnlyLabelStyle()), is: ["Mail"])
    #expect(!label(IconOnlyLabelStyle()).joined().contains("Mail"))
    expect(label(DefaultLabelStyle()), is: label(TitleAndIconLabelStyle()))
    expect(label(Bracketed()), is: ["[", "Mail", "]"])
  }

  @Test func `toggles of every style write the same value`() throws {
    let device = showing { VStack { Switches() } }
    #expect(device.screenText.contains("off"))
    for name in ["as a button", "as ever", "flip"] {
      let before = device.screenText.contains("on")
      try device.tap(name)
      device.settle()
      expect(device.screenText.contains("on"), is: !before)
    }
  }

  @Test func `a progress view style receives the fraction, and nil without a value`() {
    expect(
      text { ProgressView("copying", value: 1, total: 4).progressViewStyle(Told()) },
      is: ["copying", "25 %"])
    expect(text { ProgressView("waiting").progressViewStyle(Told()) }, is: ["waiting", "for ever"])
    expect(
      text { ProgressView("x", value: 0.5).progressViewStyle(DefaultProgressViewStyle()) },
      is: text { ProgressView("x", value: 0.5) })
  }

  @Test func `a group box's style and one of labelled content are handed label and content`() {
    expect(
      text { GroupBox("head") { Text("body") }.groupBoxStyle(Boxed()) },
      is: [
        "box", "head", "body",
      ])
    expect(
      text { GroupBox("head") { Text("body") }.groupBoxStyle(DefaultGroupBoxStyle()) },
      is: text { GroupBox("head") { Text("body") } })
    expect(
      text { LabeledContent("name", value: "Ada").labeledContentStyle(Reversed()) },
      is: [
        "Ada", "name",
      ])
    expect(
      text {
        LabeledContent("name", value: "Ada").labeledContentStyle(AutomaticLabeledContentStyle())
      }, is: text { LabeledContent("name", value: "Ada") })
  }

  @Test func `a date picker's style is handed the date as a binding`() throws {
    struct Days: View {
      @State private var date = Date(timeIntervalSinceReferenceDate: 0)
      var body: some View {
        VStack {
          DatePicker("due", selection: $date, displayedComponents: .date).datePickerStyle(Plain())
          Text("\(Int(date.timeIntervalSinceReferenceDate))")
        }
      }
    }
    let device = showing { Days() }
    expect(device.screenText, is: ["due", "days", "tomorrow", "0"])
    try device.tap("tomorrow")
    device.settle()
    expect(device.screenText.last, is: "86,400")
  }

  @Test func `hidden labels are those of controls, and a role gives a button its title`() {
    let hidden = text {
      Stepper("count", value: .constant(1)).labelsVisibility(.hidden)
      Text("stays").labelsVisibility(.hidden)
    }
    #expect(!hidden.contains("count") && hidden.contains("stays"))
    let button: Button<DefaultButtonLabel> = Button(role: .cancel) {}
    expect(text { button }, is: ["Cancel"])
  }
}
