import SimSwiftUI

/// Views in a layout of the app's own, which all say when they come and go.
struct Arranged: View {
  let place: Place

  var body: some View {
    let _ = place.evaluated()
    Column {
      told(Text(verbatim: "\(place.program.number)a"), 0)
      told(Text(verbatim: "\(place.program.number)b"), 1)
    }
    .told(place.path)
  }

  private func told(_ text: Text, _ index: Int) -> some View {
    text.onAppear { World.current.call("appear \(place.path) \(index)") }
  }
}

/// A layout that places its views one below the other.
struct Column: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews.reduce(.zero) { size, view in
      let own = view.sizeThatFits(.unspecified)
      return CGSize(width: max(size.width, own.width), height: size.height + own.height)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for view in subviews {
      view.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
      y += view.sizeThatFits(.unspecified).height
    }
  }
}

/// A view with elements whose closure publishes once, in the middle of an update.
struct Publishing: View {
  let place: Place
  @StateObject private var counter: Counter

  init(place: Place) {
    self.place = place
    _counter = StateObject(wrappedValue: Counter(path: place.path, first: 0))
  }

  var body: some View {
    let _ = place.evaluated()
    let counter = counter
    let input = place.input
    ForEach(Publishing.items) { Publishing.content($0, counter, input) }
    interpret(place.child(0, input: place.program.mix(place.input, counter.first)))
  }

  static let items = [Item(id: 0, value: 0)]

  private static func content(_ item: Item, _ counter: Counter, _ input: Int) -> some View {
    if counter.first == 0 { counter.first = 1 }
    return Text(verbatim: "\(input)p")
  }
}
