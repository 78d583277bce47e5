// Which modifiers make the graphics processor draw views into buffers of their own, by view.

@_spi(Runtime) import SimViews

/// The views of one type that are drawn into buffers of their own for one modifier.
struct BufferedDrawing {
  let view: ViewOwner
  /// The modifier as an app calls it, such as `blur`.
  let modifier: String
  var count: Int
}

extension RenderElement {
  /// Adds what of this element and of those inside is drawn into a buffer, in the order of the tree.
  func collectBuffered(into found: inout [BufferedDrawing]) {
    guard isInserted else { return }
    if kind == .offscreen {
      let modifier = modifierName
      if let place = found.firstIndex(where: { $0.view == owner && $0.modifier == modifier }) {
        found[place].count += 1
      } else {
        found.append(BufferedDrawing(view: owner, modifier: modifier, count: 1))
      }
    }
    for child in described { child.collectBuffered(into: &found) }
  }

  /// The first word of the description of an effect, which is the modifier's name but for a few.
  private var modifierName: String {
    let word = contentDescription.prefix { $0 != " " }
    return switch word {
    case "clip": "clipShape"
    case "blend": "blendMode"
    default: String(word)
    }
  }
}
