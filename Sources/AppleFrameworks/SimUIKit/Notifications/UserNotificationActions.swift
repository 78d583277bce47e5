// What users may answer to notices: kept, and no notice is shown.

public import Foundation

/// How an answer is given.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The device must be unlocked, the answer cannot be taken back, the app opens.
  public static let authenticationRequired = Self(rawValue: 1), destructive = Self(rawValue: 2),
    foreground = Self(rawValue: 4)
}

/// An answer that a notice offers.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  /// What the app calls it.
  public let identifier: String
  /// What users read.
  public let title: String
  /// How it is given.
  public let options: UNNotificationActionOptions
  /// Creates an answer.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    (self.identifier, self.title, self.options) = (identifier, title, options)
  }
}

/// An answer that is typed.
public final class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  /// What the button says, and what stands in the empty field.
  public let textInputButtonTitle: String, textInputPlaceholder: String
  /// Creates an answer.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options)
  }
}

/// How notices of a kind behave.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The app hears that a notice is put away; a car shows it; its text may be hidden.
  public static let customDismissAction = Self(rawValue: 1), allowInCarPlay = Self(rawValue: 2),
    hiddenPreviewsShowTitle = Self(rawValue: 4), hiddenPreviewsShowSubtitle = Self(rawValue: 8)
}

/// A kind of notices, with its answers.
public final class UNNotificationCategory: NSObject, Sendable {
  /// What the app calls it.
  public let identifier: String
  /// The answers.
  public let actions: [UNNotificationAction]
  /// What is known of it to other apps.
  public let intentIdentifiers: [String]
  /// How its notices behave.
  public let options: UNNotificationCategoryOptions
  /// Creates a kind.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.options = options
  }
}

extension UNUserNotificationCenter {
  /// Accepted; no notice is shown that could offer an answer.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
}
