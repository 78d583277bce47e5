// Settings of previews before `#Preview`. The name and the device are for the tools; the layout is
// a frame.

public import Foundation
public import SimViews

/// A value that specifies the kind of device on which a preview is to be shown.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  /// The name of the device.
  public let rawValue: String
  /// Creates a device from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a device from its name.
  public init(stringLiteral value: String) { rawValue = value }
}

/// A size constraint for a preview.
public enum PreviewLayout: Hashable, Sendable {
  case device
  /// The size of the content.
  case sizeThatFits
  /// A size, in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The orientation of the interface from the user's perspective.
public struct InterfaceOrientation: Hashable, CaseIterable, Identifiable, Sendable {
  public let id: String
  public static let portrait = InterfaceOrientation(id: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// Turned to the left.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// Turned to the right.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}

extension View {
  /// Sets the name by which tools list the view.
  nonisolated public func previewDisplayName(
    _ value: String?
  ) -> ModifiedContent<Self, _NotedModifier<String?>> { noted("previewDisplayName", value) }

  /// Names the device on which the view is to be previewed; recorded without effect, the tools take
  /// it as an option.
  nonisolated public func previewDevice(
    _ value: PreviewDevice?
  ) -> ModifiedContent<Self, _NotedModifier<PreviewDevice?>> { noted("previewDevice", value) }

  /// Sets the orientation of the preview; recorded without effect.
  nonisolated public func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> ModifiedContent<Self, _NotedModifier<InterfaceOrientation>> {
    noted("previewInterfaceOrientation", value)
  }

  /// Sets the size of the preview; recorded, in an app it has no effect.
  nonisolated public func previewLayout(
    _ value: PreviewLayout
  ) -> ModifiedContent<Self, _NotedModifier<PreviewLayout>> { noted("previewLayout", value) }
}
