// Views that change under transactions: who is asked for one, what it carries, and what moves meanwhile.

import SimSwiftUI

/// A mark of a transaction.
private enum Tag: TransactionKey { static let defaultValue = 0 }

/// A view that grows and one that only moves, within modifiers that say that they are asked for the transaction.
struct Transacting: View {
  let place: Place
  @State private var number = 0

  init(place: Place) { self.place = place }

  var body: some View {
    let _ = place.evaluated(writing: $number)
    VStack(spacing: 0) {
      Color.red.frame(width: 10, height: CGFloat(10 + 10 * number))
        .transaction { _ in World.ask("growing", place.path) }
      Color.red.frame(width: 10, height: 10)
        .transaction { _ in World.ask("moving", place.path) }
    }
    .frame(height: 100, alignment: .top)
    .transaction { _ in World.ask("both", place.path) }
    Text(verbatim: "\(place.program.number)n\(Transacting.animation(place.input))")
  }

  /// An animation of several parts, by the digits of a number.
  static func animation(_ input: Int) -> Animation {
    let base: Animation =
      input % 2 == 0 ? .default : .interactiveSpring(response: 0.5, dampingFraction: 0.75)
    return input > 1 ? base.delay(2) : base
  }
}

/// A view that writes its input, under transactions within each other, through a binding that has one of its own.
struct Carrying: View {
  let place: Place
  @State private var number = 0

  init(place: Place) { self.place = place }

  var body: some View {
    let _ = place.evaluated()
    Text(verbatim: place.text)
    Color.red.frame(width: CGFloat(10 + number), height: 10)
      .transaction {
        // Of what moves for another reason nothing is noted.
        guard $0[Tag.self] != 0 else { return }
        World.current.facts["transaction of \(place.path)"] =
          "\($0.isContinuous) \($0.disablesAnimations) \($0[Tag.self])"
      }
      .frame(width: 50)
      .onChange(of: place.input) { write($1 + 1) }
  }

  private func write(_ value: Int) {
    var (own, outer, inner) = (Transaction(), Transaction(), Transaction())
    own[Tag.self] = 1
    own.disablesAnimations = true
    outer.isContinuous = true
    inner[Tag.self] = 2
    withTransaction(outer) {
      withTransaction(inner) { $number.transaction(own).wrappedValue = value }
    }
  }
}

/// A view that says when an animation counts as complete that was to do so before its end.
struct Completing: View {
  let place: Place
  @State private var number = 0

  /// When the animation counts as complete, in seconds.
  static let time = 0.5

  init(place: Place) { self.place = place }

  var body: some View {
    let _ = place.evaluated()
    Text(verbatim: place.text)
    Color.red.frame(width: CGFloat(10 + number), height: 10).frame(width: 50)
      .onChange(of: place.input) { _, new in
        withAnimation(.linear(duration: 2).logicallyComplete(after: Completing.time)) {
          number = new + 1
        } completion: {
          World.current.facts["completion of \(place.path)"] = "\(new)"
        }
      }
  }
}

/// Views whose sizes are animated, and which are handed the same sizes again meanwhile.
struct Moving: View {
  let place: Place
  @State private var number = 0

  /// How long the animation takes, in seconds.
  static let duration = 1.0

  init(place: Place) { self.place = place }

  var body: some View {
    let _ = place.evaluated(writing: $number)
    Text(verbatim: place.text)
    Color.red.sized(place.path, "frame").frame(width: Moving.length(number), height: 10)
      .animation(.linear(duration: Moving.duration), value: number)
      .frame(width: 300)
    Spread(length: Moving.length(number)) { Color.red.sized(place.path, "spread") }
      .animation(.linear(duration: Moving.duration), value: number)
  }

  static func length(_ number: Int) -> CGFloat { CGFloat(50 + 50 * number) }
}

/// A layout with animatable data: how wide its views are.
struct Spread: Layout {
  var length: CGFloat
  var animatableData: CGFloat {
    get { length }
    set { length = newValue }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { CGSize(width: 300, height: 10) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for view in subviews {
      view.place(at: bounds.origin, proposal: ProposedViewSize(width: length, height: 10))
    }
  }
}

/// An `AnyView` whose type changes under an animation.
struct Erasing: View {
  let place: Place
  var body: some View {
    let _ = place.evaluated()
    VStack { erased }.animation(.linear(duration: 1), value: place.input % 2)
  }

  private var erased: AnyView {
    let text = Text(verbatim: place.text)
    return place.input % 2 == 0 ? AnyView(text) : AnyView(Group { text })
  }
}

/// A view behind another one, whose removal takes a second.
struct Backing: View {
  let place: Place
  var body: some View {
    let _ = place.evaluated()
    let isShown = Backing.isShown(place.input)
    Text(verbatim: place.text)
      .background {
        if isShown { Text(verbatim: "\(place.program.number)b").transition(.opacity) }
      }
      .animation(.linear(duration: Leaving.duration), value: isShown)
  }

  static func isShown(_ input: Int) -> Bool { input % 2 == 0 }
}
