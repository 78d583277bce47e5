// A scroll view that is offered no length is as long as its content, which a lazy stack estimates from the views that it has
// placed (GT-139).

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Lists {
  @Test func `a scroll view of its ideal height is as high as what a lazy stack in it has`() throws
  {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        VStack {
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<count, id: \.self) { number in
                Color.red.frame(width: 50, height: 10).onAppear { print("+\(number)") }
              }
            }
          }
          .fixedSize(horizontal: false, vertical: true)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.height
          } action: {
            print("height \($0)")
          }
          Button("more") { count += 2 }
        }
      }
    }
    let device = showing { Screen() }
    expect(device.console, is: ["height 0.0"])
    try expect(device.lines(afterTapping: "more"), is: ["height 20.0", "+0", "+1"])
    try expect(device.lines(afterTapping: "more"), is: ["height 40.0", "+2", "+3"])
  }

  @Test func `a list in a row of a form is as high as its frame, and without one the row is empty`()
  {
    struct Screen: View {
      let height: CGFloat?
      var body: some View {
        Form {
          Section { List { Text("inner") }.listStyle(.plain).frame(height: height) }
          Text("after")
        }
      }
    }
    expect(showing { Screen(height: nil) }.screenText, is: ["after"])
    expect(showing { Screen(height: 60) }.screenText, is: ["inner", "after"])
  }

  @Test func `a horizontal scroll view of its ideal size is as long as its lazy stack`() {
    struct Screen: View {
      var body: some View {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) {
            ForEach(0..<3, id: \.self) { _ in Color.red.frame(width: 50, height: 10) }
          }
        }
        .fixedSize()
        .onGeometryChange(for: CGSize.self) {
          $0.size
        } action: {
          print("\($0.width) × \($0.height)")
        }
      }
    }
    expect(showing { Screen() }.console, is: ["150.0 × 10.0"])
  }
}
