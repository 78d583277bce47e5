// What an app says of when its tips are due.

import Expectations
import SwiftUI
import Testing
import TipKit

extension Controls {
  private struct Hint: Tip {
    @Parameter static var isKnown: Bool = false
    static let opened = Event(id: "opened")
    var title: Text { Text("Swipe") }
    var rules: [Rule] {
      #Rule(Self.$isKnown) { $0 == true }
      #Rule(Self.opened) { $0.donations.count >= 3 }
    }
    var options: [Option] { MaxDisplayCount(1) }
  }

  @Test func `rules of tips are written as they are, and no tip is due`() {
    Hint.isKnown = true
    #expect(Hint.isKnown && !Hint().shouldDisplay)
    expect(Hint().rules.count, is: 2)
    expect(Hint().options.count, is: 1)
  }
}
