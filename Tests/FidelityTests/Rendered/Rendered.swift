// What Apple's SwiftUI rendered on an iPhone SE with iOS 26.0: the frames that iamcgn/swiftui-web commits in
// Fixtures/Goldens/ios/<group>/<name>/frames.json, and what was sampled from its pictures (Docs/elements/iOS.md). The scenes are
// built afresh. Texts are left out: that host draws lines about 1.2 times as high as a phone, and its window has no status bar.
//
// Not held, with the reason:
// - text/styles, text/bold-trait, menu/basic and dark/text hold texts alone, color/system and dark/system-colors colours alone;
// - symbol/basic and the icons of label/basic: the sizes of symbols are estimates here;
// - the sizes mini and small of button/looks, whose label is of another font there;
// - picker/basic: a menu shows its label here, also outside a form;
// - sheet/medium: the detent floats 6 from the edges there, and is half of the sheet's room here;
// - dialog/basic: a dialog lies beside what asks for it there, at the bottom of the screen here;
// - representable/*: hosted UIKit views, except for the heights of their rows.

import SimDevice
@_spi(Runtime) import SimViews
import SwiftUI
import Testing

@MainActor @Suite(.serialized) struct Rendered {}

/// The frames of the views of a scene that are named, in points of the window.
@MainActor final class RenderedFrames {
  private(set) var named: [String: CGRect] = [:]

  func note(_ frame: CGRect, _ name: String) { named[name] = frame }

  subscript(name: String) -> CGRect { named[name] ?? .null }
}

extension View {
  /// Notes the frame of a view.
  func probe(_ name: String, _ frames: RenderedFrames) -> some View {
    onGeometryChange(for: CGRect.self) {
      $0.frame(in: .global)
    } action: {
      frames.note($0, name)
    }
  }
}

extension RenderElement {
  /// The first element of a type, this one or one inside.
  func first<Element: RenderElement>() -> Element? {
    if let element = self as? Element { return element }
    var found: Element?
    forEachChild { found = found ?? $0.first() }
    return found
  }
}

/// A scene on an iPhone SE at rest.
@MainActor func rendering<V: View>(
  on system: SimulatedSystem = .iOS26,
  @ViewBuilder _ scene: @escaping @MainActor @Sendable (RenderedFrames) -> V
) -> (frames: RenderedFrames, device: SimulatedDevice) {
  let frames = RenderedFrames()
  let device = SimulatedDevice(profile: .iPhoneSE2, system: system)
  device.launch { scene(frames) }
  device.settle()
  return (frames, device)
}
