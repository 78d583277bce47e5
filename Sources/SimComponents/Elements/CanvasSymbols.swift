// The views that a canvas draws as symbols. They are made and updated like other views, but have no
// place in the layout: a closure that resolves one gets its ideal size, and can draw it any number
// of times. A symbol therefore has no layer of its own, and cannot be read or touched.

import Foundation
@_spi(Runtime) import SimViews

/// A view that a canvas draws as a symbol.
@MainActor
final class CanvasSymbol {
  /// Its elements, laid out around its centre.
  let elements: [RenderElement]
  /// Its ideal size, in points.
  let size: CGSize

  init(_ elements: [RenderElement], _ runtime: LayoutRuntime) {
    let ideal = ProposedSize(width: nil, height: nil)
    let sizes = elements.map { $0.sizeThatFits(ideal, runtime) }
    let size = CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    (self.elements, self.size) = (elements, size)
    // An element without a layer is not passed to the host.
    let known = runtime.mutations.count
    for (element, own) in zip(elements, sizes) {
      let corner = CGPoint(
        x: (size.width - own.width) / 2, y: (size.height - own.height) / 2)
      element.layout(at: corner, size: own, proposal: ideal, runtime)
    }
    runtime.mutations.removeSubrange(known...)
  }
}

/// The symbols of a canvas, while its closure draws.
@MainActor
final class CanvasSymbols {
  private let list: any OptionListing
  /// The options are collected at first use, because most drawings use none.
  private lazy var options = list.options
  private let runtime: LayoutRuntime
  private var resolved: [AnyHashable: CanvasSymbol] = [:]

  init(_ list: any OptionListing, _ runtime: LayoutRuntime) {
    (self.list, self.runtime) = (list, runtime)
  }

  /// Returns the symbol with a tag or an id; nil if there is none.
  func symbol(_ id: AnyHashable) -> CanvasSymbol? {
    if let known = resolved[id] { return known }
    guard let option = options.first(where: { $0.tag == id }) else { return nil }
    let symbol = CanvasSymbol(option.elements, runtime)
    resolved[id] = symbol
    return symbol
  }
}
