import SwiftUI

/// A branch whose removal takes a second, whatever else changes; nothing in it is animated.
///
/// What leaves is a stack, and what is inside goes on changing.
struct Leaving: View {
  let place: Place

  /// How long the transition lasts, in seconds; an update comes every `step`.
  static let duration = 1.0
  static let step = 0.4

  static func isShown(_ place: Place) -> Bool { place.input % 3 != 0 }

  var body: some View {
    let _ = place.evaluated()
    VStack {
      if Leaving.isShown(place) {
        VStack { interpret(place.child(0, input: place.input, slot: 97)) }
          .transaction { $0.animation = nil }
          .transition(.opacity)
      }
    }
    .animation(.linear(duration: Leaving.duration), value: Leaving.isShown(place))
  }
}
