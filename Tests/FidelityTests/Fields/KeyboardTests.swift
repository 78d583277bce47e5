// The keyboard as a part of the safe area (documentation of `SafeAreaRegions.keyboard` and `ignoresSafeArea`). The device is an
// iPhone 13 of 844 points: 47 of them above the safe area, 34 below it, and a keyboard of 291 [E], so that 257 of the 763
// points of the safe area are covered.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension FieldsSuite {
  @Test func `what is on screen makes room for the keyboard and takes it back`() throws {
    let device = showing { Measured { $0 } }
    expect(device.console, is: ["763 above 34"])
    try expect(device.lines(afterTapping: "Name"), is: ["506 above 291"])
    try expect(device.lines(afterTapping: "Done"), is: ["763 above 34"])
  }

  @Test func `what ignores the keyboard stays as large as it is`() throws {
    let device = showing { Measured { $0.ignoresSafeArea(.keyboard) } }
    expect(device.console, is: ["763 above 34"])
    try expect(device.lines(afterTapping: "Name"), is: [])
  }

  @Test func `what ignores only bars and the home indicator stays above the keyboard`() throws {
    let device = showing { Measured { $0.ignoresSafeArea(.container, edges: .bottom) } }
    expect(device.console, is: ["797 above 0"])
    try expect(device.lines(afterTapping: "Name"), is: ["506 above 291"])
  }

  @Test func `what ignores every safe area goes on under the keyboard, too`() throws {
    let device = showing { Measured { $0.edgesIgnoringSafeArea(.bottom) } }
    expect(device.console, is: ["797 above 0"])
    try expect(device.lines(afterTapping: "Name"), is: [])
  }

  @Test func `a list goes on under the keyboard and shows the field that has the focus`() throws {
    let device = showing { FieldForm() }
    expect(device.scrollPosition?.limit, is: 737.0)
    try device.tap("field 2")
    device.settle()
    expect(device.scrollPosition?.offset, is: 0)
    expect(device.scrollPosition?.limit, is: 994.0)
    // Row 9 ends at 500, the keyboard begins at 506: what lies lower is behind it.
    expect(device.screenText.last, is: "field 9")
    device.fling(velocity: 4_000)
    device.settle()
    try device.tap("field 29")
    device.settle()
    expect(device.scrollPosition?.offset, is: 994.0)
  }

  @Test func `what the keyboard covers is scrolled above it before it is touched`() throws {
    let device = showing { FieldForm() }
    try device.tap("field 0")
    device.settle()
    try device.tap("field 12")
    device.settle()
    expect(device.scrollPosition?.offset, is: 650.0 - 506)
    expect(device.screenText.last, is: "field 12")
  }

  @Test func `a field that the keyboard would cover is scrolled above it`() throws {
    let device = showing { FieldForm() }
    try device.tap("field 14")
    device.settle()
    expect(device.scrollPosition?.offset, is: 244.0)
  }

  @Test func `a field in a scroll view, or one focused by state, is scrolled above the keyboard`()
    throws
  {
    struct Scrolled: View {
      @State private var texts = Array(repeating: "", count: 30)
      @FocusState private var focus: Int?
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            Button("last") { focus = 29 }.frame(height: 50)
            ForEach(0..<30, id: \.self) { number in
              TextEditor(text: $texts[number]).focused($focus, equals: number)
                .accessibilityLabel("field \(number)").frame(height: 50)
            }
          }
        }
      }
    }
    let device = showing { Scrolled() }
    try device.tap("last")
    device.settle()
    expect(device.scrollPosition?.offset, is: 1_044.0)
  }

  @Test func `a bar that is inset at the bottom rides above the keyboard`() throws {
    struct Chat: View {
      @State private var text = ""
      var body: some View {
        ScrollView { Color.red.frame(height: 2_000) }
          .safeAreaInset(edge: .bottom, spacing: 0) {
            TextField("Message", text: $text).frame(height: 40)
              .onGeometryChange(for: Int.self) {
                Int($0.frame(in: .global).maxY)
              } action: {
                print("ends at \($0)")
              }
          }
      }
    }
    let device = showing { Chat() }
    expect(device.console, is: ["ends at 810"])
    expect(device.scrollPosition?.limit, is: 1_277.0)
    try expect(device.lines(afterTapping: "Message"), is: ["ends at 553"])
    expect(device.scrollPosition?.limit, is: 1_534.0)
  }

  @Test func `the screens of a stack make room, the tab bar stays below the keyboard`() throws {
    struct Tabs: View {
      var body: some View {
        TabView {
          NavigationStack {
            FieldForm().navigationTitle("Fields")
              .navigationBarTitleDisplayMode(.inline)
          }
          .tabItem { Text("First") }
          Text("two").tabItem { Text("Second") }
        }
      }
    }
    let device = showing { Tabs() }
    expect(device.scrollPosition?.limit, is: 830.0)
    let before = device.screenDescription.split(separator: "\n").filter { $0.contains("Second") }
    try device.tap("field 0")
    device.settle()
    expect(device.scrollPosition?.limit, is: 1_038.0)
    let after = device.screenDescription.split(separator: "\n").filter { $0.contains("Second") }
    #expect(before == after && !before.isEmpty)
  }

  @Test func `a field in a sheet leaves what is below the sheet alone`() throws {
    struct Presenting: View {
      @State private var isShown = false
      var body: some View {
        GeometryReader { proxy in
          let _ = print("below \(Int(proxy.size.height))")
          Button("open") { isShown = true }
            .sheet(isPresented: $isShown) { Measured { $0 } }
        }
      }
    }
    let device = showing { Presenting() }
    expect(device.console, is: ["below 763"])
    try expect(device.lines(afterTapping: "open"), is: ["753 above 34"])
    try expect(device.lines(afterTapping: "Name"), is: ["496 above 291"])
    try expect(device.lines(afterTapping: "Done"), is: ["753 above 34"])
  }
}

private struct Measured<Content: View>: View {
  @ViewBuilder let content: (AnyView) -> Content
  @State private var text = ""
  @FocusState private var isFocused: Bool
  var body: some View {
    content(
      AnyView(
        GeometryReader { proxy in
          let _ = print("\(Int(proxy.size.height)) above \(Int(proxy.safeAreaInsets.bottom))")
          VStack {
            TextField("Name", text: $text).focused($isFocused)
            Button("Done") { isFocused = false }
          }
        }))
  }
}

private struct FieldForm: View {
  @State private var texts = Array(repeating: "", count: 30)
  var body: some View {
    List(0..<30, id: \.self) { number in
      TextField("field \(number)", text: $texts[number])
        .frame(height: 50).listRowInsets(EdgeInsets())
    }.listStyle(.plain)
  }
}
