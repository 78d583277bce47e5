// Controls as rendered on iOS 26, see Rendered.swift.

import Expectations
import SwiftUI
import Testing

extension Rendered {
  @Test func `toggle/basic: a switch is 66 by 30, and its row as wide as is offered`() {
    let (frames, _) = rendering { frames in
      VStack(alignment: .leading, spacing: 12) {
        Toggle("On", isOn: .constant(true)).probe("on", frames)
        Toggle("Off", isOn: .constant(false)).probe("off", frames)
        Toggle("Hidden", isOn: .constant(true)).labelsHidden().probe("hidden", frames)
        Toggle("Disabled", isOn: .constant(true)).disabled(true).probe("disabled", frames)
      }.frame(width: 320)
    }
    for name in ["on", "off", "disabled"] {
      expect(frames[name].size, is: CGSize(width: 320, height: 30))
    }
    expect(frames["hidden"].size, is: CGSize(width: 66, height: 30))
    expect(frames["off"].minY - frames["on"].minY, is: 42)
  }

  @Test func `controls/settings: sliders, steppers and segments fill what is offered`() {
    let (frames, _) = rendering { frames in
      VStack(alignment: .leading, spacing: 16) {
        Slider(value: .constant(0.4)).probe("slider", frames)
        Stepper("Quantity", value: .constant(1)).probe("stepper", frames)
        Picker("Size", selection: .constant(1)) {
          Text("S").tag(1)
          Text("M").tag(2)
        }.pickerStyle(.segmented).probe("segments", frames)
      }.frame(width: 288)
    }
    expect(frames["slider"].size, is: CGSize(width: 288, height: 31))
    expect(frames["stepper"].size, is: CGSize(width: 288, height: 32))
    expect(frames["segments"].size, is: CGSize(width: 288, height: 31))
  }

  @Test func `picker/menu: a button with the chosen value and its arrows, without the label`() {
    let (frames, _) = rendering { frames in
      VStack(alignment: .leading, spacing: 16) {
        Picker("Flavour", selection: .constant(1)) {
          Text("Vanilla").tag(1)
          Text("Chocolate").tag(2)
        }.probe("picker", frames)
        Text("Vanilla").probe("value", frames)
      }
    }
    let value = frames["value"].size
    expect(
      frames["picker"].size,
      is: CGSize(width: value.width + 4 + 9 + 2 * 13.5, height: value.height + 2 * 8))
  }

  @Test func `button/basic and button/looks: the space around the label of a bordered button`() {
    let (frames, _) = rendering { frames in
      VStack(spacing: 12) {
        Text("Label").probe("text", frames)
        Button("Label") {}.buttonStyle(.borderless).probe("borderless", frames)
        Button("Label") {}.buttonStyle(.bordered).probe("bordered", frames)
        Button("Label") {}.buttonStyle(.borderedProminent).probe("prominent", frames)
        Button("Label") {}.buttonStyle(.bordered).controlSize(.large).probe("large", frames)
      }
    }
    let text = frames["text"].size
    expect(frames["borderless"].size, is: text)
    for name in ["bordered", "prominent"] {
      expect(frames[name].size, is: CGSize(width: text.width + 24, height: text.height + 14))
    }
    expect(frames["large"].height, is: text.height + 30)
  }

  @Test func `progress/basic: a bar of 4, a spinner of 20, and a label 4 above the bar`() {
    let (frames, _) = rendering { frames in
      VStack(spacing: 12) {
        ProgressView(value: 0.4).probe("bar", frames)
        ProgressView("Label", value: 0.4).probe("labelled", frames)
        ProgressView(value: 0.4).frame(width: 120).probe("narrow", frames)
        ProgressView().probe("spinner", frames)
        Text("Label").probe("text", frames)
      }.frame(width: 320)
    }
    expect(frames["bar"].size, is: CGSize(width: 320, height: 4))
    expect(frames["labelled"].height, is: frames["text"].height + 4 + 4)
    expect(frames["narrow"].size, is: CGSize(width: 120, height: 4))
    expect(frames["spinner"].size, is: CGSize(width: 20, height: 20))
  }

  @Test func `datepicker/compact and datepicker/wheel: dates in boxes, and wheels`() {
    let (frames, _) = rendering { frames in
      Form {
        Text("text").probe("text", frames)
        DatePicker(
          "Date", selection: .constant(.init(timeIntervalSince1970: 0)),
          displayedComponents: .date
        ).probe("date", frames)
        Text("next").probe("next", frames)
        DatePicker("Wheel", selection: .constant(.init(timeIntervalSince1970: 0)))
          .datePickerStyle(.wheel).labelsHidden().probe("wheel", frames)
      }
    }
    let height = frames["text"].height + 14
    expect(frames["date"].size, is: CGSize(width: 375 - 64, height: height))
    expect(frames["next"].midY - frames["date"].midY, is: height / 2 + 15 + 26)
  }
}
