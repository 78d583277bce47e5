// When a UIKit view in a box is dismantled: with its identity, which a tab that is left keeps, and after those were told
// that it disappears.

import Expectations
import SimDevice
import SwiftUI
import Testing
import UIKit

extension UIKitViewsSuite {
  @Test
  func `a covered UIKit view is kept, a removed one is dismantled after its disappear callback`()
    throws
  {
    let device = showing(on: .iOS18) { Bridging() }
    expect(device.console, is: ["make", "here"])
    try expect(device.lines(afterSelecting: "B"), is: ["gone"])
    try expect(device.lines(afterSelecting: "A"), is: ["here"])
    try expect(device.lines(afterTapping: "remove"), is: ["gone", "dismantle"])
  }
}

private struct Bridging: View {
  @State private var isThere = true
  var body: some View {
    TabView {
      VStack {
        if isThere {
          Box().onAppear { print("here") }.onDisappear { print("gone") }
        }
        Button("remove") { isThere = false }
      }
      .tabItem { Text("A") }
      Text("b").tabItem { Text("B") }
    }
  }
}

private struct Box: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView {
    print("make")
    return UIView()
  }
  func updateUIView(_ view: UIView, context: Context) {}
  static func dismantleUIView(_ view: UIView, coordinator: ()) { print("dismantle") }
}
