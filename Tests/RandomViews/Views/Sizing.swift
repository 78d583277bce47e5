// Views that find out how large they are: in trees whose sizes follow from the published rules by arithmetic.

import SimSwiftUI

extension View {
  /// The view, of which it is noted how large it is, in points.
  func sized(_ path: Int, _ name: String) -> some View {
    onGeometryChange(for: CGSize.self) {
      $0.size
    } action: {
      World.current.facts["\(name) of \(path)"] =
        "\(Int($0.width.rounded()))x\(Int($0.height.rounded()))"
    }
  }
}

struct Sizing: View {
  let place: Place

  var body: some View {
    let _ = place.evaluated()
    let length = Sizing.length(place.input)
    Text(verbatim: place.text)
    switch place.program.form {
    case 0:
      HStack(spacing: 0) {
        Color.red.frame(width: 4).sized(place.path, "bar")
        Color.red.frame(width: 10, height: length)
      }
      .fixedSize()
      HStack(spacing: 0) {
        Color.red.sized(place.path, "rest")
        Color.red.frame(minWidth: length, maxWidth: .infinity).sized(place.path, "wide")
      }
      .frame(width: 100, height: 10)
    case 1:
      ZStack {
        Color.red.sized(place.path, "back")
        Color.red.frame(width: 20, height: length)
      }
      .fixedSize()
      Color.red.sized(place.path, "content").frame(minWidth: length).fixedSize()
    case 2:
      Text(verbatim: Sizing.lines(place.input)).fixedSize()
        .onGeometryChange(for: Int.self) {
          Int(($0.size.height / 20).rounded())
        } action: {
          World.current.facts["lines of \(place.path)"] = "\($0)"
        }
    default:
      Color.red.frame(width: 10, height: 10)
        .onGeometryChange(for: CGSize.self) {
          $0.frame(in: .named("around")).size
        } action: {
          World.current.facts["scaled of \(place.path)"] =
            "\(Int($0.width.rounded()))x\(Int($0.height.rounded()))"
        }
        .scaleEffect(CGFloat(1 + place.input))
        .coordinateSpace(.named("around"))
    }
  }

  static func length(_ input: Int) -> CGFloat { CGFloat(30 + 15 * input) }

  /// A text of so many lines and one more.
  static func lines(_ input: Int) -> String {
    Array(repeating: "line", count: 1 + input).joined(separator: "\n")
  }
}
