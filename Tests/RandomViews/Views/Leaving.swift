import SimSwiftUI

/// A branch whose removal takes a second, whatever else changes; nothing in it is animated.
///
/// What leaves is a stack, and what is inside goes on changing.
struct Leaving: View {
  let place: Place

  /// How long the transition lasts, in seconds; an update comes every `step`.
  static let duration = 1.0
  static let step = 0.4

  /// Whether what leaves is an element of a `ForEach`, for all programs that an identity may have.
  static func isElement(_ place: Place) -> Bool { place.path % 2 == 0 }

  static func isShown(_ place: Place) -> Bool { place.input % 3 != 0 }

  var body: some View {
    let _ = place.evaluated()
    VStack {
      if Leaving.isElement(place) {
        ForEach(Leaving.isShown(place) ? [0] : [], id: \.self) { _ in content }
      } else if Leaving.isShown(place) {
        content
      }
    }
    .animation(.linear(duration: Leaving.duration), value: Leaving.isShown(place))
  }

  private var content: some View {
    VStack { interpret(place.child(0, input: place.input, slot: 97)) }
      .transaction { $0.animation = nil }
      .transition(.opacity)
  }
}
