// Keys in their order, and the keyboard as it comes, goes and makes room.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Controls {
  private struct Note: View {
    var mode: ScrollDismissesKeyboardMode?
    var hasBar = false
    @State private var text = ""
    @FocusState private var isFocused: Bool

    var body: some View {
      NavigationStack {
        VStack {
          TextField("Text", text: $text)
            .focused($isFocused)
            .onSubmit { print("submit \(text)") }
          GeometryReader { proxy in
            let _ = print("height \(Int(proxy.size.height))")
            VStack {
              if let mode {
                rows.scrollDismissesKeyboard(mode)
              } else {
                rows
              }
              Color.red.frame(height: proxy.size.height / 100)
            }
            .transaction { if $0.animation != nil { print("animated") } }
          }
        }
        .toolbar {
          if hasBar {
            ToolbarItemGroup(placement: .keyboard) {
              Spacer()
              Button("Done") { isFocused = false }
            }
          }
        }
        .onChange(of: isFocused) { print("focused \(isFocused)") }
      }
    }

    private var rows: some View {
      List(0..<100, id: \.self) { Text("row \($0)") }
    }
  }

  @Test func `the return key comes after the keys that are on their way`() throws {
    let device = showing { Note() }
    let lines = try device.lines {
      try device.type("ab", into: "Text")
      try device.type("c")
      try device.deleteBackward(1)
      try device.submit()
    }
    expect(lines.filter { $0.hasPrefix("submit") }, is: ["submit ab"])
  }

  @Test func `a key without focus, and with none on its way, is refused`() {
    let device = showing { Note() }
    #expect(throws: DeviceError.noFocus) { try device.submit() }
    #expect(throws: DeviceError.noFocus) { try device.type("a") }
  }

  @Test
  func
    `the keyboard comes and goes in a quarter of a second, and room is made under its animation`()
    throws
  {
    let device = showing { Note() }
    var lines: [String] = []
    let coming = try device.measure { lines = try device.lines(afterTapping: "Text") }
    #expect(lines.last == "focused true" && lines.contains("animated"))
    #expect(coming.trackedTime >= .milliseconds(240) && coming.trackedTime <= .milliseconds(290))
    let going = try device.measure {
      lines = try device.lines { try device.submit() }
    }
    #expect(lines.contains("focused false"))
    #expect(going.trackedTime >= .milliseconds(240) && going.trackedTime <= .milliseconds(290))
  }

  @Test(arguments: [SimulatedSystem.iOS15, .iOS16, .iOS18])
  func `scrolling dismisses the keyboard from iOS 16 on, unless a view disables it`(
    system: SimulatedSystem
  ) throws {
    func isFocused(_ mode: ScrollDismissesKeyboardMode?, by distance: CGFloat) throws -> Bool {
      let device = showing(on: system) { Note(mode: mode) }
      _ = try device.lines(afterTapping: "Text")
      device.scroll(by: distance)
      device.settle()
      return device.console.last { $0.hasPrefix("focused") } == "focused true"
    }
    try expect(isFocused(nil, by: 50), is: (system == .iOS15))
    #expect(try !isFocused(.immediately, by: 50))
    #expect(try isFocused(.never, by: 50))
    // With the finger it goes when that comes down upon it.
    #expect(try isFocused(.interactively, by: 400))
    #expect(try isFocused(.interactively, by: -100))
    #expect(try !isFocused(.interactively, by: -200))
  }

  @Test func `a toolbar for the keyboard is there with it, and takes its height`() throws {
    let without = showing { Note() }
    _ = try without.lines(afterTapping: "Text")
    let device = showing { Note(hasBar: true) }
    #expect(!device.screenText.contains("Done"))
    _ = try device.lines(afterTapping: "Text")
    #expect(device.screenText.contains("Done"))
    func height(_ device: SimulatedDevice) -> Int {
      device.console.last { $0.hasPrefix("height") }.flatMap { Int($0.dropFirst(7)) } ?? 0
    }
    expect(height(without) - height(device), is: 44)
    #expect(try device.lines(afterTapping: "Done").contains("focused false"))
    #expect(!device.screenText.contains("Done"))
  }
}
