// Actions and styles of pencils and pointers. A phone has neither, so all of it is recorded without
// effect.

public import SimViews

extension View {
  /// Adds an action for a squeeze of a pencil; never called.
  nonisolated public func onPencilSqueeze(
    perform action: @escaping (_ phase: PencilSqueezeGesturePhase) -> Void
  ) -> ModifiedContent<Self, _NotedModifier<Void>> { noted("onPencilSqueeze", ()) }

  /// Sets the pointer above the view; recorded without effect, a phone has none.
  nonisolated public func pointerStyle(
    _ style: PointerStyle?
  ) -> ModifiedContent<Self, _NotedModifier<PointerStyle?>> { noted("pointerStyle", style) }

  /// Adds an action to perform when the user double-taps a pencil; there is none.
  nonisolated public func onPencilDoubleTap(
    perform action: @escaping (PencilDoubleTapGestureValue) -> Void
  ) -> ModifiedContent<Self, _NotedModifier<Void>> { noted("onPencilDoubleTap", ()) }
}

/// The state of a squeeze of a pencil.
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
  case active
  case ended
  /// It was given up.
  case failed
}

/// A style of the pointer.
public struct PointerStyle: Hashable, Sendable {
  private let name: String
  /// The default of the system.
  public static let `default` = Self(name: "default")
  public static let horizontalText = Self(name: "horizontalText")
  /// Over text that runs from top to bottom.
  public static let verticalText = Self(name: "verticalText")
  public static let link = Self(name: "link")
  /// The style over an element that can be grabbed.
  public static let grabIdle = Self(name: "grabIdle")
  /// While something is grabbed.
  public static let grabActive = Self(name: "grabActive")
  public static let rectSelection = Self(name: "rectSelection")
  /// The style over an element that can be zoomed in.
  public static let zoomIn = Self(name: "zoomIn")
  /// The style over an element that can be zoomed out.
  public static let zoomOut = Self(name: "zoomOut")
  /// Over the edge of a column.
  public static let columnResize = Self(name: "columnResize")
  /// Over the edge of a row.
  public static let rowResize = Self(name: "rowResize")
}

/// A double tap of a pencil.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {}
