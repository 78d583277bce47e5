// Requests of a screen to the system around it: the status bar, the accessories of the keyboard,
// gestures at the edges of the device. The simulated screen has none of them; requests are
// recorded.

public import Foundation
public import SimViews

/// A key equivalent consists of a letter, punctuation, or function key.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public var character: Character
  /// Creates a key equivalent from a character.
  public init(_ character: Character) { self.character = character }
  /// Creates a key equivalent from a literal.
  public init(extendedGraphemeClusterLiteral: Character) {
    character = extendedGraphemeClusterLiteral
  }
  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let delete = KeyEquivalent("\u{8}")
  public static let deleteForward = KeyEquivalent("\u{F728}")
  public static let home = KeyEquivalent("\u{F729}")
  public static let end = KeyEquivalent("\u{F72B}")
  public static let pageUp = KeyEquivalent("\u{F72C}")
  public static let pageDown = KeyEquivalent("\u{F72D}")
  public static let clear = KeyEquivalent("\u{F739}")
  public static let tab = KeyEquivalent("\t")
  public static let space = KeyEquivalent(" ")
  public static let `return` = KeyEquivalent("\r")
}

/// A set of key modifiers that you can add to a gesture or a shortcut.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps Lock.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 2)
  /// Control.
  public static let control = EventModifiers(rawValue: 4)
  /// Option.
  public static let option = EventModifiers(rawValue: 8)
  /// Command.
  public static let command = EventModifiers(rawValue: 16)
  /// Any key of the numeric pad.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// The Function key, which belongs to the system; a press does not include it.
  public static let function = EventModifiers(rawValue: 64)
  /// All of them.
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]
}

/// Keyboard shortcuts describe combinations of keys on a keyboard that the user can press to trigger actions.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The modifier keys.
  public var modifiers: EventModifiers
  /// Creates a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }
  /// The default keyboard shortcut for the default button: Return.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The default keyboard shortcut for cancelling: Escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// A press of a key on a hardware keyboard.
public struct KeyPress: Sendable {
  /// The handling of a key press by an action.
  public enum Result: Sendable {
    /// It was handled, or not.
    case handled, ignored
  }
  /// The phases of a press.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The key was pressed.
    public static let down = Phases(rawValue: 1)
    /// The key was held down.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key went up.
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
  }
  public let phase: Phases
  public let key: KeyEquivalent
  /// The characters that the press makes.
  public let characters: String
  /// The modifier keys that are held down.
  public let modifiers: EventModifiers
}

extension View {
  /// Sets the visibility of the status bar; recorded without effect on the safe area.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> ModifiedContent<
    Self, _NotedModifier<Bool>
  > {
    noted("statusBarHidden", hidden)
  }

  /// Sets the visibility of the status bar; recorded without effect on the safe area.
  nonisolated public func statusBar(hidden: Bool) -> ModifiedContent<Self, _NotedModifier<Bool>> {
    noted("statusBar", hidden)
  }

  /// Sets the preferred visibility of the system views overlaying the app; recorded without effect.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> ModifiedContent<
    Self, _NotedModifier<Visibility>
  > {
    noted("persistentSystemOverlays", visibility)
  }

  /// Sets the screen edges from which your gesture takes precedence over the system gesture;
  /// recorded without effect.
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> ModifiedContent<
    Self, _NotedModifier<Edge.Set>
  > {
    noted("defersSystemGestures", edges)
  }

  /// Defines a keyboard shortcut and assigns it to the modified control; there is no keyboard to press it on.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> ModifiedContent<Self, _NotedModifier<KeyboardShortcut>> {
    noted("keyboardShortcut", KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Assigns a keyboard shortcut to the modified control; there is no keyboard to press it on.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> ModifiedContent<
    Self, _NotedModifier<KeyboardShortcut>
  > {
    noted("keyboardShortcut", shortcut)
  }

  /// Assigns a keyboard shortcut to the modified control, if there is one; there is no keyboard to press it
  /// on.
  @_disfavoredOverload
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> ModifiedContent<
    Self, _NotedModifier<KeyboardShortcut?>
  > {
    noted("keyboardShortcut", shortcut)
  }

  /// Performs an action if the user presses a key on a hardware keyboard while the view has focus; there is
  /// none.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> ModifiedContent<Self, _NotedModifier<KeyEquivalent>> {
    noted("onKeyPress", key)
  }

  /// Performs an action if the user presses a key on a hardware keyboard while the view has focus; there is none.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> ModifiedContent<Self, _NotedModifier<KeyEquivalent>> {
    noted("onKeyPress", key)
  }

  /// Performs an action if the user presses any key on a hardware keyboard while the view has focus; there is
  /// none.
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> ModifiedContent<Self, _NotedModifier<Void>> {
    noted("onKeyPress", ())
  }

  /// Performs an action if the user presses one of the keys on a hardware keyboard; there is none.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> ModifiedContent<Self, _NotedModifier<Set<KeyEquivalent>>> {
    noted("onKeyPress", keys)
  }

  /// Performs an action if the user presses one of some characters on a hardware keyboard; there is none.
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> ModifiedContent<Self, _NotedModifier<CharacterSet>> {
    noted("onKeyPress", characters)
  }

  /// Specifies the external events that the view's scene handles; recorded without effect.
  nonisolated public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> ModifiedContent<Self, _NotedModifier<Set<String>>> {
    noted("handlesExternalEvents", allowing)
  }
}
