// Commands: menus of a Mac or a keyboard. A phone has no menus: commands are accepted, and their
// content is not made.

public import SimViews

/// Conforming types represent a group of related commands; a phone has no menus.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of commands that represents the body of these.
  associatedtype Body: Commands
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

/// Commands whose content is not made.
nonisolated public struct _NoCommands: Commands, Primitive {
}

/// Constructs command sets from multi-expression closures.
@resultBuilder
public struct CommandsBuilder {
  /// Returns the commands.
  public static func buildExpression<C: Commands>(_ content: C) -> C { content }
  /// Returns the command.
  public static func buildBlock<C: Commands>(_ content: C) -> C { content }
  /// Combines commands, none of which is made.
  public static func buildBlock<each C: Commands>(_ content: repeat each C) -> _NoCommands {
    _NoCommands()
  }
  public static func buildBlock() -> _NoCommands { _NoCommands() }
  /// Returns an `if` without `else`.
  public static func buildIf<C: Commands>(_ content: C?) -> _NoCommands { _NoCommands() }
}

/// The position of a group of commands in the menus.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String
  /// Placements of the system.
  public static let newItem = Self(name: "newItem"), saveItem = Self(name: "saveItem"),
    undoRedo = Self(name: "undoRedo"), pasteboard = Self(name: "pasteboard"),
    textEditing = Self(name: "textEditing"), textFormatting = Self(name: "textFormatting"),
    sidebar = Self(name: "sidebar"), toolbar = Self(name: "toolbar"),
    help = Self(name: "help"), appInfo = Self(name: "appInfo"),
    appSettings = Self(name: "appSettings"), appTermination = Self(name: "appTermination"),
    windowArrangement = Self(name: "windowArrangement"), windowList = Self(name: "windowList"),
    windowSize = Self(name: "windowSize"), importExport = Self(name: "importExport"),
    printItem = Self(name: "printItem"), systemServices = Self(name: "systemServices")
}

/// Groups of controls that you can add to existing command menus.
nonisolated public struct CommandGroup<Content: View>: Commands, Primitive {
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Commands in place of others.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// Command menus are stand-alone, top-level containers for controls that perform related, app-specific commands.
nonisolated public struct CommandMenu<Content: View>: Commands, Primitive {
  /// Creates a menu with a name.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  /// Creates a menu with a name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// A built-in set of commands for manipulating window sidebars.
nonisolated public struct SidebarCommands: Commands, Primitive {
  public init() {}
}

/// A built-in group of commands for searching, editing, and transforming selections of text.
nonisolated public struct TextEditingCommands: Commands, Primitive {
  public init() {}
}

/// A built-in set of commands for transforming the styles applied to selections of text.
nonisolated public struct TextFormattingCommands: Commands, Primitive {
  public init() {}
}

/// A built-in set of commands for manipulating window toolbars.
nonisolated public struct ToolbarCommands: Commands, Primitive {
  public init() {}
}

/// A built-in set of commands for manipulating inspectors.
nonisolated public struct InspectorCommands: Commands, Primitive {
  public init() {}
}

/// A built-in set of commands that enables importing content from nearby devices.
nonisolated public struct ImportFromDevicesCommands: Commands, Primitive {
  public init() {}
}

/// An empty group of commands.
nonisolated public struct EmptyCommands: Commands, Primitive {
  /// Creates an empty command hierarchy.
  public init() {}
}
