// Views about what is chosen by the room that is offered, which way views stand, and styles within each other.

import SimSwiftUI

/// What the alternatives hand up.
private enum Alternatives: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// Two alternatives, of which the first fits for some inputs: it is as wide as its height allows.
struct Fitting: View {
  let place: Place

  var body: some View {
    let _ = evaluated()
    let path = place.path
    Text(verbatim: place.text)
    ViewThatFits(in: .horizontal) {
      Alternative(path: path, number: 1).aspectRatio(1, contentMode: .fit)
      Alternative(path: path, number: 2).frame(width: 5)
    }
    .frame(width: 25, height: Fitting.fits(place.input) ? 10 : 30)
    .onPreferenceChange(Alternatives.self) {
      World.current.facts["alternative of \(path)"] = "\($0)"
    }
  }

  static func fits(_ input: Int) -> Bool { input % 2 == 0 }

  private func evaluated() {
    place.evaluated()
    let name = "second alternative of \(place.path)"
    if World.current.facts[name] == nil { World.current.facts[name] = "not made" }
  }

  /// A view of any size that notes that it is made.
  private struct Alternative: View {
    let path: Int
    let number: Int
    var body: some View {
      let _ = number == 2 ? World.current.facts["second alternative of \(path)"] = "made" : ()
      Color.red.preference(key: Alternatives.self, value: number)
    }
  }
}

/// A row of two that begins at the right for some inputs, and words with room for one of them in a line.
struct Turning: View {
  let place: Place

  var body: some View {
    let _ = place.evaluated()
    let path = place.path
    HStack(spacing: 0) {
      Color.red.frame(width: 10)
        .onGeometryChange(for: Int.self) {
          Int($0.frame(in: .named("turned")).minX.rounded())
        } action: {
          World.current.facts["edge of \(path)"] = "\($0)"
        }
      Color.red.frame(width: 20)
    }
    .frame(width: 30, height: 10)
    .coordinateSpace(.named("turned"))
    .environment(\.layoutDirection, Turning.isTurned(place.input) ? .rightToLeft : .leftToRight)
    Text(verbatim: "line").fixedSize().wide(path, "word")
    // As high as it wants to be, for a text that is offered less is cut, and another line is the widest.
    Text(verbatim: "line line line").wide(path, "words")
      .fixedSize(horizontal: false, vertical: true).frame(width: 40)
  }

  static func isTurned(_ input: Int) -> Bool { input % 2 == 1 }
}

extension View {
  /// The view, of which it is noted whether one word is as wide as several below each other.
  fileprivate func wide(_ path: Int, _ name: String) -> some View {
    onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      World.current.facts["width of the \(name) of \(path)"] = "\($0)"
      let widths = ["word", "words"].compactMap {
        World.current.facts["width of the \($0) of \(path)"]
      }
      World.current.facts["widths of \(path)"] = Set(widths).count == 1 ? "equal" : "different"
    }
  }
}

/// A view of a style that shows it once more, which is by the style around.
struct Restyling: View {
  let place: Place

  var body: some View {
    let _ = place.evaluated()
    Text(verbatim: place.text)
    LabeledContent {
      Color.red.frame(height: 1)
    } label: {
      Color.red.frame(height: 1)
    }
    .labeledContentStyle(Inner())
    .labeledContentStyle(Outer(path: place.path))
  }

  private struct Inner: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration) }
  }

  private struct Outer: LabeledContentStyle {
    let path: Int
    func makeBody(configuration: Configuration) -> some View {
      let _ = World.current.facts["style of \(path)"] = "asked"
      configuration.label
    }
  }
}
