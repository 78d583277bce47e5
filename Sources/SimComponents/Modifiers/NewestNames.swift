// Modifiers of the newest systems that change only what is drawn, or what a phone does not have. They are noted.

public import Foundation
public import SimViews

extension View {
  /// Sets the height of lines; noted.
  nonisolated public func lineHeight(
    _ height: AttributedTextLineHeight?
  ) -> ModifiedContent<Self, _NotedModifier<AttributedTextLineHeight?>> {
    noted("lineHeight", height)
  }

  /// How the writing direction of texts is found; noted.
  nonisolated public func writingDirection(
    strategy: TextWritingDirectionStrategy
  ) -> ModifiedContent<Self, _NotedModifier<TextWritingDirectionStrategy>> {
    noted("writingDirection", strategy)
  }

  /// How the alignment of texts is found; noted.
  nonisolated public func multilineTextAlignment(
    strategy: TextAlignmentStrategy
  ) -> ModifiedContent<Self, _NotedModifier<TextAlignmentStrategy>> {
    noted("multilineTextAlignment", strategy)
  }

  /// Sets the spacing between the icon and the title of labels; noted.
  nonisolated public func labelIconToTitleSpacing(
    _ spacing: CGFloat
  ) -> ModifiedContent<Self, _NotedModifier<CGFloat>> { noted("labelIconToTitleSpacing", spacing) }

  /// Sets the width reserved for icons in labels; noted.
  nonisolated public func labelReservedIconWidth(
    _ width: CGFloat
  ) -> ModifiedContent<Self, _NotedModifier<CGFloat>> { noted("labelReservedIconWidth", width) }

  /// How an image of a picker's palette shows that it is chosen; noted.
  nonisolated public func paletteSelectionEffect(
    _ effect: PaletteSelectionEffect
  ) -> ModifiedContent<Self, _NotedModifier<PaletteSelectionEffect>> {
    noted("paletteSelectionEffect", effect)
  }

  /// Sets the height of the rows of a wheel; noted.
  nonisolated public func defaultWheelPickerItemHeight(
    _ height: CGFloat
  ) -> ModifiedContent<Self, _NotedModifier<CGFloat>> {
    noted("defaultWheelPickerItemHeight", height)
  }

  /// Whether a table shows the headers of its columns; noted, a phone shows none.
  nonisolated public func tableColumnHeaders(
    _ visibility: Visibility
  ) -> ModifiedContent<Self, _NotedModifier<Visibility>> {
    noted("tableColumnHeaders", visibility)
  }

  /// How a view is mirrored where texts run from right to left; noted.
  nonisolated public func layoutDirectionBehavior(
    _ behavior: LayoutDirectionBehavior
  ) -> ModifiedContent<Self, _NotedModifier<LayoutDirectionBehavior>> {
    noted("layoutDirectionBehavior", behavior)
  }

  /// Sets whether dictation begins in a field of search; noted.
  nonisolated public func searchDictationBehavior(
    _ behavior: TextInputDictationBehavior
  ) -> ModifiedContent<Self, _NotedModifier<TextInputDictationBehavior>> {
    noted("searchDictationBehavior", behavior)
  }

  /// Which of the system's controls of formatting are shown; noted.
  nonisolated public func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> ModifiedContent<Self, _NotedModifier<Visibility>> {
    noted("textInputFormattingControlVisibility", visibility)
  }

  /// Which side of a line's end a selection keeps to; noted.
  nonisolated public func textSelectionAffinity(
    _ affinity: TextSelectionAffinity
  ) -> ModifiedContent<Self, _NotedModifier<TextSelectionAffinity>> {
    noted("textSelectionAffinity", affinity)
  }

  /// Adds an action for a squeeze of a pencil; never called.
  nonisolated public func onPencilSqueeze(
    perform action: @escaping (_ phase: PencilSqueezeGesturePhase) -> Void
  ) -> ModifiedContent<Self, _NotedModifier<Void>> { noted("onPencilSqueeze", ()) }

  /// Sets the pointer above the view; noted, a phone has none.
  nonisolated public func pointerStyle(
    _ style: PointerStyle?
  ) -> ModifiedContent<Self, _NotedModifier<PointerStyle?>> { noted("pointerStyle", style) }

  /// Adds a task with a name; the name is not used.
  nonisolated public func task(
    name: String?, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View { task(priority: priority, action) }
}

/// The height of a line of text.
public struct AttributedTextLineHeight: Hashable, Sendable {
  private let name: String
  private var value: Double = 0
  /// As the font says.
  public static let normal = Self(name: "normal")
  /// More than the font says.
  public static let loose = Self(name: "loose")
  /// Less than the font says.
  public static let tight = Self(name: "tight")
  /// As the font says, for all scripts.
  public static let variable = Self(name: "variable")
  /// A multiple of the size of the font.
  public static func multiple(factor: CGFloat) -> Self { .init(name: "multiple", value: factor) }
  /// So much more than the size of the font, in points.
  public static func leading(increase: CGFloat) -> Self { .init(name: "leading", value: increase) }
  /// So many points.
  public static func exact(points: CGFloat) -> Self { .init(name: "exact", value: points) }
}

/// How the writing direction of a text is found.
public struct TextWritingDirectionStrategy: Hashable, Sendable {
  private let name: String
  /// From what is written.
  public static let contentBased = Self(name: "contentBased")
  /// From the direction of the layout.
  public static let layoutBased = Self(name: "layoutBased")
  /// As the system does.
  public static let `default` = Self(name: "default")
}

/// How the alignment of a text is found.
public struct TextAlignmentStrategy: Hashable, Sendable {
  private let name: String
  /// From the direction of the layout.
  public static let layoutBased = Self(name: "layoutBased")
  /// From the direction of what is written.
  public static let writingDirectionBased = Self(name: "writingDirectionBased")
  /// As the system does.
  public static let `default` = Self(name: "default")
}

/// How an image of a palette shows that it is chosen.
public struct PaletteSelectionEffect: Hashable, Sendable {
  private let name: String
  /// As the system does.
  public static let automatic = Self(name: "automatic")
  /// Not by itself.
  public static let custom = Self(name: "custom")
  /// By a variant of the symbol.
  public static func symbolVariant(_ variant: SymbolVariants) -> Self { .init(name: "variant") }
}

/// How a view is mirrored where texts run from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// Not at all.
  case fixed
  /// It is mirrored in one of the directions.
  case mirrors(in: LayoutDirection)
  /// It is mirrored where texts run from right to left.
  public static var mirrors: Self { .mirrors(in: .rightToLeft) }
}

/// Whether dictation begins in a field.
public struct TextInputDictationBehavior: Hashable, Sendable {
  private let name: String
  /// As the system does.
  public static let automatic = Self(name: "automatic")
  /// There is a button.
  public static let inline = Self(name: "inline")
  /// There is none.
  public static let preventDictation = Self(name: "preventDictation")
}

/// The places of the system's controls of formatting.
public enum TextInputFormattingControlPlacement: Hashable, Sendable {
  /// Places.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The menu over a selection.
    public static let contextMenu = Set(rawValue: 1)
    /// Beside the keyboard.
    public static let inputAssistant = Set(rawValue: 2)
    /// All.
    public static let all = Set(rawValue: 3)
  }
}

/// Which side of a line's end a selection keeps to.
public enum TextSelectionAffinity: Hashable, Sendable {
  /// As the system does.
  case automatic
  /// The end of the line.
  case upstream
  /// The beginning of the next.
  case downstream
}

/// The state of a squeeze of a pencil.
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
  /// It goes on.
  case active
  /// It ended.
  case ended
  /// It was given up.
  case failed
}

/// A style of the pointer.
public struct PointerStyle: Hashable, Sendable {
  private let name: String
  /// As the system does.
  public static let `default` = Self(name: "default")
  /// Over text.
  public static let horizontalText = Self(name: "horizontalText")
  /// Over text that runs from top to bottom.
  public static let verticalText = Self(name: "verticalText")
  /// Over a link.
  public static let link = Self(name: "link")
  /// Over what can be grabbed.
  public static let grabIdle = Self(name: "grabIdle")
  /// While something is grabbed.
  public static let grabActive = Self(name: "grabActive")
  /// A cross.
  public static let rectSelection = Self(name: "rectSelection")
  /// Over what is zoomed.
  public static let zoomIn = Self(name: "zoomIn")
  /// Over what is zoomed.
  public static let zoomOut = Self(name: "zoomOut")
  /// Over the edge of a column.
  public static let columnResize = Self(name: "columnResize")
  /// Over the edge of a row.
  public static let rowResize = Self(name: "rowResize")
}
