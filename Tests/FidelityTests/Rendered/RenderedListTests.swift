// Rows, headers and footers as rendered on iOS 26, see Rendered.swift.

import Expectations
import SimDevice
@_spi(Runtime) import SimViews
import SwiftUI
import Testing

extension Rendered {
  @Test func `dark/list: rows, headers and what stands in rows`() {
    let (frames, _) = rendering { frames in
      List {
        Text("one").probe("one", frames)
        Text("two").probe("two", frames)
        Section("Settings") {
          Toggle("Wi-Fi", isOn: .constant(true)).probe("toggle", frames)
          HStack {
            Text("Detail")
            Spacer()
            Text("value")
          }.probe("detail", frames)
        }
      }
    }
    let line = frames["one"].height
    // The window begins below the status bar of 20, the first group 35 below that.
    expect(frames["one"].minY, is: 20 + 35 + (52 - line) / 2)
    expect(frames["one"].minX, is: 32)
    expect(frames["two"].minY - frames["one"].minY, is: 52)
    // The bottom of the group, 27.5 to the header, its line, and 10.
    let bottom = frames["two"].midY + 26
    expect(frames["toggle"].midY - 26 - bottom, is: 27.5 + line + 10)
    expect(frames["toggle"].height, is: line)
    expect(frames["toggle"].width, is: 375 - 64)
    expect(frames["detail"].midY - frames["toggle"].midY, is: 52)
    expect(frames["detail"].width, is: 375 - 64)
  }

  @Test func `dark/form: a header at the top, and controls as high as their label`() {
    let (frames, _) = rendering { frames in
      Form {
        Section("Account") {
          Text("name").probe("name", frames)
          Toggle("Mail", isOn: .constant(false)).probe("toggle", frames)
        }
        Section("Options") {
          Picker("Size", selection: .constant(1)) {
            Text("small").tag(1)
            Text("large").tag(2)
          }.probe("picker", frames)
          Stepper("Count", value: .constant(1)).probe("stepper", frames)
          Slider(value: .constant(0.5)).probe("slider", frames)
          Button("Save") {}.probe("button", frames)
        }
      }
    }
    let line = frames["name"].height
    expect(frames["name"].midY - 26, is: 20 + 10 + line + 10)
    for control in ["toggle", "picker", "stepper"] {
      expect(frames[control].height, is: line)
      expect(frames[control].width, is: 375 - 64)
    }
    expect(frames["picker"].midY - frames["toggle"].midY, is: 52 + 27.5 + line + 10)
    expect(frames["stepper"].midY - frames["picker"].midY, is: 52)
    // A slider of 31 makes its row 61 high.
    expect(frames["slider"].height, is: 31)
    expect(frames["slider"].midY - frames["stepper"].midY, is: 26 + 30.5)
    expect(frames["button"].midY - frames["slider"].midY, is: 30.5 + 26)
  }

  @Test func `dark/list-plain: rows of 52 from the top on`() {
    let (frames, _) = rendering { frames in
      List {
        Text("one").probe("one", frames)
        Text("two").probe("two", frames)
        Section("Head") { Text("three").probe("three", frames) }
      }.listStyle(.plain)
    }
    let line = frames["one"].height
    expect(frames["one"].minY, is: 20 + (52 - line) / 2)
    expect(frames["one"].minX, is: 16)
    expect(frames["two"].minY - frames["one"].minY, is: 52)
    expect(frames["three"].midY - frames["two"].midY, is: 52 + 32 + line + 10)
  }

  @Test func `dark/nav: a large title takes the space above the first group, and links fill rows`()
    throws
  {
    let (frames, device) = rendering { frames in
      NavigationStack {
        List {
          NavigationLink("open") { Color.red.probe("detail", frames) }.probe("link", frames)
          Text("row").probe("row", frames)
        }
        .navigationTitle("Title")
      }
    }
    let line = frames["link"].height
    expect(frames["link"].midY - 26, is: 20 + 54 + 52)
    expect(frames["link"].minX, is: 32)
    expect(frames["link"].width, is: 375 - 64)
    expect(frames["row"].minY - frames["link"].minY, is: 52)
    expect(frames["row"].height, is: line)
    try device.tap("open")
    device.settle()
    // A back button alone keeps the small bar.
    expect(frames["detail"].minY, is: 20 + 54)
  }

  @Test func `representable/form: groups are 35 apart, and rows 30 higher than their content`() {
    let (frames, _) = rendering { frames in
      Form {
        Section {
          Color.red.frame(width: 39, height: 20.5).probe("label", frames)
          Color.red.frame(width: 66, height: 30).probe("switch", frames)
          Text("text").probe("text", frames)
        }
        Section {
          Color.red.frame(height: 30).probe("plain", frames)
          Color.red.frame(height: 34).probe("field", frames)
        }
      }
    }
    expect(frames["label"].midY, is: 20 + 35 + 26)
    expect(frames["switch"].midY - frames["label"].midY, is: 26 + 30)
    expect(frames["text"].midY - frames["switch"].midY, is: 30 + 26)
    expect(frames["plain"].midY - frames["text"].midY, is: 26 + 35 + 30)
    expect(frames["field"].midY - frames["plain"].midY, is: 30 + 32)
  }

  @Test func `a footer lies 8 below its group, and 23.5 above the next or 16 above its header`() {
    let (frames, _) = rendering { frames in
      List {
        Section {
          Text("one").probe("one", frames)
        } footer: {
          Text("foot").probe("foot", frames)
        }
        Section {
          Text("two").probe("two", frames)
        } footer: {
          Text("note").probe("note", frames)
        }
        Section("Head") { Text("three").probe("three", frames) }
      }
    }
    expect(frames["foot"].minY - (frames["one"].midY + 26), is: 8)
    expect(frames["two"].midY - 26 - frames["foot"].maxY, is: 23.5)
    let line = frames["three"].height
    expect(frames["three"].midY - 26 - frames["note"].maxY, is: 16 + line + 10)
  }

  @Test func `the icon of a label lies in a slot of 24 in a row, 16 before the title`() {
    let (frames, _) = rendering { frames in
      VStack(alignment: .leading) {
        Label(
          title: { Text("title").probe("title", frames) },
          icon: { Color.red.frame(width: 20, height: 10).probe("icon", frames) })
        List {
          Label(
            title: { Text("title").probe("row title", frames) },
            icon: { Color.red.frame(width: 20, height: 10).probe("row icon", frames) })
        }
      }
    }
    // label/basic: outside a list the title is 8 behind the icon.
    expect(frames["title"].minX - frames["icon"].maxX, is: 8)
    expect(frames["row icon"].midX, is: 32 + 12)
    expect(frames["row title"].minX, is: 32 + 24 + 16)
  }

  @Test func `rows and sections are as far apart as the app says, on every system`() {
    for system in [SimulatedSystem.iOS17, .iOS26] {
      let (frames, _) = rendering(on: system) { frames in
        List {
          Section {
            Text("one").probe("one", frames)
            Text("two").probe("two", frames)
          }
          Section { Text("three").probe("three", frames) }
        }
        .listRowSpacing(7)
        .listSectionSpacing(12)
      }
      let row = system.policy.geometry.lists.minimumRowHeight
      expect(frames["two"].midY - frames["one"].midY, is: row + 7)
      expect(frames["three"].midY - frames["two"].midY, is: row + 12)
    }
  }
}
