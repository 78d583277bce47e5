// Views that note how often their closures are asked: for what is reduced, laid out, or brought up to date.

import SimSwiftUI

/// What two views hand up, and who.
struct Handed: Equatable {
  var path: Int
  var values: [Int]
}

/// Lists of what views hand up; where two come together inside a stack of their own, that is noted.
enum Hands: PreferenceKey {
  static let defaultValue = Handed(path: 0, values: [-1])
  static func reduce(value: inout Handed, nextValue: () -> Handed) {
    let next = nextValue()
    if next.values == [7], value.values == [6] { World.ask("reduction", next.path) }
    value.values += next.values
  }
}

/// Views that hand up what changes, what stays, what may come and go, and a size that only layout knows.
struct Handing: View {
  let place: Place
  var body: some View {
    let _ = place.evaluated()
    let path = place.path
    VStack(spacing: 0) {
      hand(place.input)
      VStack(spacing: 0) {
        hand(6)
        hand(7)
      }
      HStack { if place.input % 2 == 0 { Text(verbatim: "\(place.program.number)h") } }
      GeometryReader { proxy in
        Color.red.preference(
          key: Hands.self, value: Handed(path: path, values: [Int(proxy.size.height)]))
      }
      .frame(height: CGFloat(10 * (1 + place.input)))
    }
    .onPreferenceChange(Hands.self) { Handing.told($0.values, path) }
    .overlayPreferenceValue(Hands.self) { [input = place.input] handed in
      let _ = Handing.made("layer", path, input, of: handed.values.last)
      GeometryReader { proxy in
        let _ = Handing.made("content of the layer", path, input, of: Int(proxy.size.height))
        Color.clear
      }
      .frame(width: 10, height: CGFloat(handed.values.last ?? 0))
    }
  }

  /// What is made of a size and of a state is made once, of the new ones.
  private static func made(_ what: String, _ path: Int, _ input: Int, of height: Int?) {
    World.ask(what, path)
    if height != 10 * (1 + input) {
      World.current.complaints.append(
        "the \(what) of \(path) was made of \(input) and \(height ?? 0)")
    }
  }

  private func hand(_ value: Int) -> some View {
    Color.red.frame(height: 1)
      .preference(key: Hands.self, value: Handed(path: place.path, values: [value]))
  }

  private static func told(_ values: [Int], _ path: Int) {
    World.current.facts["values of \(path)"] = "\(values)"
    // A size and a state that change together are told together.
    if values.last != 10 * (1 + values[0]) {
      World.current.complaints.append("\(path) was told \(values)")
    }
  }
}

/// A property of the user's own that says when it is brought up to date.
@propertyWrapper struct Visited: DynamicProperty {
  let path: Int
  var wrappedValue: Int { path }
  func update() { World.ask("visit", path) }
}

/// A view with such a property, and with a state that it never reads.
struct Visiting: View {
  let place: Place
  @Visited private var path: Int
  @State private var number = 0

  init(place: Place) {
    self.place = place
    _path = Visited(path: place.path)
  }

  var body: some View {
    let _ = place.evaluated(writing: $number)
    Text(verbatim: place.text)
  }
}

/// A layout that says when it places its views and when it is asked for a guide.
struct Probe: Layout {
  let path: Int
  let name: String

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { CGSize(width: 50, height: 20) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) { World.ask("place of \(name)", path) }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    World.ask("guide of \(name)", path)
    return nil
  }

  /// Without it the views would be placed to find the guide.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? { nil }
}

/// A layout of which nothing changes but where it lies.
struct MovedProbe: View {
  let path: Int
  let number: Int
  var body: some View {
    Probe(path: path, name: "moved") { Text(verbatim: "\(number)r") }
  }
}

private struct Marks: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

/// Layouts that hold a text which changes, or that are moved, and a layer of anchors.
struct Probing: View {
  let place: Place
  @State private var number = 0

  init(place: Place) { self.place = place }

  var body: some View {
    let _ = place.evaluated(writing: $number)
    VStack(spacing: 0) {
      Probe(path: place.path, name: "changed") {
        Text(verbatim: "\(place.program.number)q\(number)")
      }
      VStack(spacing: 0) {
        Color.red.frame(width: 10, height: length)
        MovedProbe(path: place.path, number: place.program.number)
      }
      .fixedSize()
      .frame(width: 100, height: 100, alignment: .top)
      VStack(spacing: 0) {
        Color.red.frame(width: 10, height: length)
        mark
        if number % 2 == 1 { mark }
      }
      .frame(width: 100, height: 100, alignment: .top)
      .overlayPreferenceValue(Marks.self) { [path = place.path] anchors in
        let _ = World.ask("layer", path)
        Color.clear.frame(width: CGFloat(anchors.count), height: 1)
      }
    }
  }

  private var length: CGFloat { CGFloat(10 + 10 * number) }

  private var mark: some View {
    Color.red.frame(width: 10, height: 10)
      .anchorPreference(key: Marks.self, value: .bounds) { [$0] }
  }
}

/// A canvas with a symbol that is another one with each input.
struct Drawing: View {
  let place: Place
  var body: some View {
    let _ = place.evaluated()
    let path = place.path
    Text(verbatim: place.text)
    Canvas { _, _ in
      World.ask("drawing", path)
    } symbols: {
      Color.red.frame(width: CGFloat(1 + place.input), height: 1).tag(0)
    }
    .frame(width: 10, height: 10)
  }
}

/// A view that says in which phase the scene was first.
struct Staging: View {
  let place: Place
  @Environment(\.scenePhase) private var phase

  init(place: Place) { self.place = place }

  var body: some View {
    let _ = evaluated()
    Text(verbatim: "\(place.program.number)z\(phase)")
  }

  private func evaluated() {
    place.evaluated()
    if World.current.facts["first phase"] == nil {
      World.current.facts["first phase"] = "\(phase)"
    }
  }
}
