// Kinds of accessibility information. No client receives it on a simulated device; announcements go to the console.

public import Foundation
public import SimViews

/// Additional information for accessibility clients.
public enum AXCustomContent {
  /// The importance of additional information.
  public enum Importance: UInt, Hashable, Sendable {
    /// The information is given on request.
    case `default`
    /// Called with the element.
    case high
  }
}

/// Key used to specify the identifier and label associated with an entry of additional accessibility information.
public struct AccessibilityCustomContentKey {
  /// Creates a key with a label, and an identifier that is the label's.
  public init(_ labelKey: LocalizedStringKey) {}
  /// Creates a key with a label and an identifier.
  public init(_ labelKey: LocalizedStringKey, id: String) {}
  /// Creates a key with a label and an identifier.
  public init(_ label: Text, id: String) {}
}

/// Controls the behavior of elements with direct touch.
public struct AccessibilityDirectTouchOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  /// Creates options of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A touch causes no speech.
  public static let silentOnTouch = Self(rawValue: 1)
  /// Direct touches begin with an activation.
  public static let requiresActivation = Self(rawValue: 2)
}

/// Notifications for accessibility clients, of which a simulated device has none.
public enum AccessibilityNotification {
  /// A text that is spoken.
  public struct Announcement: Sendable {
    public init(_ text: String) {}
    public init(_ text: LocalizedStringResource) {}
    public init(_ text: AttributedString) {}
    /// Does nothing, because there is no client.
    public func post() {}
  }
  /// A part of the layout changed.
  public struct LayoutChanged: Sendable {
    public init(_ element: (any Sendable)? = nil) {}
    /// Does nothing, because there is no client.
    public func post() {}
  }
  /// A new view takes most of the screen.
  public struct ScreenChanged: Sendable {
    public init(_ element: (any Sendable)? = nil) {}
    /// Does nothing, because there is no client.
    public func post() {}
  }
  /// A page was scrolled.
  public struct PageScrolled: Sendable {
    public init(_ text: String) {}
    /// Does nothing, because there is no client.
    public func post() {}
  }
}

extension View {
  /// Sets the point where a drag begins for accessibility clients; recorded without effect.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: Text
  ) -> ModifiedContent<Self, _NotedModifier<UnitPoint>> { noted("accessibilityDragPoint", point) }

  /// Sets the point where a drag begins for accessibility clients; recorded without effect.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> ModifiedContent<Self, _NotedModifier<UnitPoint>> { noted("accessibilityDragPoint", point) }

  /// Sets the point where a drop takes place for accessibility clients; recorded without effect.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: Text
  ) -> ModifiedContent<Self, _NotedModifier<UnitPoint>> { noted("accessibilityDropPoint", point) }

  /// Sets the point where a drop takes place for accessibility clients; recorded without effect.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> ModifiedContent<Self, _NotedModifier<UnitPoint>> { noted("accessibilityDropPoint", point) }
}
