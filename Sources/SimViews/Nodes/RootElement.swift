// The element at the top of a hosting boundary, and what is around it.

import Foundation

/// The root of a hosting boundary.
package final class RootElement: HolderElement {
  @exclusivity(unchecked) unowned(unsafe) var root: HostingRoot?
  package override var kind: RenderKind { .root }
  /// The content is laid out by the environment of the boundary, which may differ from that of the host.
  override var ownDirection: LayoutDirection? { root?.environment.layoutDirection }
  /// Whether the content is to lie in another direction than it does.
  var turns: Bool { ownDirection.map { ($0 == .rightToLeft) != isRightToLeft } ?? false }

  /// Rows of a lazy stack specify the spacing between them.
  package override func spacing(_ edge: Edge, _ runtime: LayoutRuntime) -> EdgeSpacing {
    children.spacing(edge, runtime)
  }

  override func aroundRoot(
    _ frame: inout CGRect, _ reach: inout SafeAreaReach, _ axes: Axis.Set, _ runtime: LayoutRuntime
  ) -> RenderElement? {
    guard let root else { return nil }
    frame = frame.offsetBy(dx: origin.x, dy: origin.y)
    return root.around(&frame, &reach, axes, runtime)
  }

  /// What a row's content needs another size for, its container has to know.
  package override func layoutWasInvalidated() { root?.hostedRow?.container.needsUpdate() }
}

extension HostingRoot {
  /// The element around the boundary, with a frame in the boundary's space moved into that one's.
  func around(
    _ frame: inout CGRect, _ reach: inout SafeAreaReach, _ axes: Axis.Set, _ runtime: LayoutRuntime
  ) -> RenderElement? {
    if let hostedRow {
      guard !hostedRow.container.usesCells else { return nil }
      frame = frame.offsetBy(
        dx: hostedRow.originInContainer.x, dy: hostedRow.originInContainer.y)
      return hostedRow.container.element
    }
    let size = element.size
    if let host = kind == .screen ? stack : self.host {
      guard let area = host.area else {
        reach.cross(
          system: host.safeAreaInsets, &frame, around: size, axes, keyboard: keyboardOverlap)
        return nil
      }
      let origin = host.origin
      frame = frame.offsetBy(dx: origin.x, dy: origin.y)
      // What a host leaves beside the root are its bars.
      let bars = EdgeInsets(
        top: origin.y, leading: origin.x, bottom: area.size.height - origin.y - size.height,
        trailing: area.size.width - origin.x - size.width)
      let above = reach.insets.bottom
      let names = area.barNames
      reach.cross(
        bars, &frame, in: area.size, axes,
        bars: keyboardOverlap > 0 ? BarNames(top: names?.top, bottom: "keyboard") : names)
      reach.note(keyboardOverlap, above: above)
      return area
    }
    guard kind == .window else { return nil }
    reach.cross(
      system: runtime.safeAreaInsets, &frame, around: size, axes, keyboard: keyboardOverlap)
    return nil
  }
}
