// Views of UIKit among SwiftUI's: how large they are, and what they are told of a change.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension UIKitViewsSuite {
  @Test func `sizeThatFits of a UIKit view is called for each proposal`() {
    expect(
      frames(200, nil) {
        HStack(spacing: 0) {
          Area().seen("a")
          Area().seen("b")
        }
      }, is: ["a 0 0 100 10", "b 100 0 100 10"])
    expect(frames(200, 100) { ScrollView { Area().seen("a") } }, is: ["a 0 0 200 5"])
  }

  @Test func `a box of UIKit is updated under the transaction of the change`() throws {
    let device = showing { Boxes() }
    expect(device.console, is: ["update 0 false", "update 0 false"])
    try expect(device.lines(afterTapping: "plain"), is: ["update 1 false", "update 1 false"])
    try expect(device.lines(afterTapping: "animated"), is: ["update 2 true", "update 2 false"])
  }

  @Test func `what a hosting controller in a box shows is shown in the box`() throws {
    let device = showing { Hosting() }
    expect(device.console, is: ["make", "update", "hosted 0 none", "appears"])
    expect(device.screenText, is: ["hosted 0", "n", "root", "off"])
    try expect(device.lines(afterTapping: "n"), is: ["update", "hosted 1 none"])
    try expect(device.lines(afterTapping: "root"), is: ["hosted 9 none"])
    expect(device.screenText, is: ["hosted 9", "n", "root", "off"])
    try expect(device.lines(afterTapping: "off"), is: ["disappears"])
  }

  @Test func `the view of a hosting controller inside a UIKit view is shown`() throws {
    let device = showing { Card { Text("inside") } }
    expect(device.screenText, is: ["inside"])
  }
}

extension EnvironmentValues { @Entry fileprivate var word = "none" }

private struct Hosted: View {
  let number: Int
  @Environment(\.word) private var word
  var body: some View {
    let _ = print("hosted \(number) \(word)")
    Text("hosted \(number)").onAppear { print("appears") }.onDisappear { print("disappears") }
  }
}

private struct Controller: UIViewControllerRepresentable {
  let number: Int
  @Binding var controller: UIHostingController<Hosted>?
  func makeUIViewController(context: Context) -> UIHostingController<Hosted> {
    print("make")
    let made = UIHostingController(rootView: Hosted(number: number))
    Task { controller = made }
    return made
  }
  func updateUIViewController(_ controller: UIHostingController<Hosted>, context: Context) {
    guard controller.rootView.number != number || number == 0 else { return }
    print("update")
    controller.rootView = Hosted(number: number)
  }
}

/// The environment around a box is not that of what is hosted in it.
private struct Hosting: View {
  @State private var number = 0
  @State private var isOn = true
  @State private var controller: UIHostingController<Hosted>?
  var body: some View {
    VStack {
      if isOn {
        Controller(number: number, controller: $controller).environment(\.word, "word")
      }
      Button("n") { number += 1 }
      Button("root") { controller?.rootView = Hosted(number: 9) }
      Button("off") { isOn = false }
    }
  }
}

private struct Card<Content: View>: UIViewRepresentable {
  @ViewBuilder let content: Content
  func makeCoordinator() -> UIHostingController<Content> {
    UIHostingController(rootView: content)
  }
  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    view.addSubview(context.coordinator.view)
    return view
  }
  func updateUIView(_ view: UIView, context: Context) { context.coordinator.rootView = content }
}

private struct Boxes: View {
  @State private var number = 0
  var body: some View {
    VStack {
      Button("plain") { number += 1 }
      Button("animated") { withAnimation { number += 1 } }
      Watched(number: number)
      Watched(number: number).transaction { $0.animation = nil }
    }
  }
}

private struct Watched: UIViewRepresentable {
  let number: Int
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ uiView: UIView, context: Context) {
    print("update", number, context.transaction.animation != nil)
  }
}

/// A view of 1,000 square points, however wide it is.
private struct Area: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ uiView: UIView, context: Context) {}
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIView, context: Context
  ) -> CGSize? {
    let width = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 10)).width
    return CGSize(width: width, height: width > 0 ? 1_000 / width : 1_000)
  }
}
