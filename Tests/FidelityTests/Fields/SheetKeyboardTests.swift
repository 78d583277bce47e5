// Sheets and the keyboard: a lower sheet moves up with it (UISheetPresentationController avoids the keyboard; hackiftekhar/
// IQKeyboardManager, issue 1994), and is as high as its largest detent (feedback-assistant/reports, issue 669).

import Expectations
import SimDevice
import SwiftUI
import Testing

extension FieldsSuite {
  private struct Sheet: View {
    let detents: Set<PresentationDetent>
    var hasStack = false
    @State private var name = ""
    var body: some View {
      Color.white.sheet(isPresented: .constant(true)) {
        Group {
          if hasStack { NavigationStack { content } } else { content }
        }
        .presentationDetents(detents)
      }
    }

    private var content: some View {
      TextField("Name", text: $name)
        .frame(maxHeight: .infinity)
        .onGeometryChange(for: CGRect.self) {
          $0.frame(in: .global)
        } action: {
          print("\(Int($0.minY)) to \(Int($0.maxY))")
        }
    }
  }

  @Test(arguments: [
    // The keyboard begins at 553 of 844 points.
    (Set([PresentationDetent.height(200)]), false, "610 to 810", "353 to 553"),
    (Set([.height(200), .height(300)]), false, "610 to 810", "253 to 553"),
    (Set([.height(200), .large]), false, "610 to 810", "57 to 553"),
    (Set([.large]), false, "57 to 810", "57 to 553"),
    (Set([.height(200)]), true, "654 to 810", "397 to 553"),
  ])
  func `a sheet lies above the keyboard, as high as its largest detent`(
    detents: Set<PresentationDetent>, hasStack: Bool, before: String, after: String
  ) throws {
    let device = showing { Sheet(detents: detents, hasStack: hasStack) }
    expect(device.console.last, is: before)
    try device.tap("Name")
    device.settle()
    expect(device.console.last, is: after)
  }
}
