// What users may answer to notices: kept, and no notice is shown.

public import Foundation

public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The device must be unlocked, the answer cannot be taken back, the app opens.
  public static let authenticationRequired = Self(rawValue: 1), destructive = Self(rawValue: 2),
    foreground = Self(rawValue: 4)
}

open class UNNotificationAction: NSObject, @unchecked Sendable {
  public let identifier: String
  public let title: String
  public let options: UNNotificationActionOptions
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    (self.identifier, self.title, self.options) = (identifier, title, options)
  }
}

public final class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  /// What the button says, and what stands in the empty field.
  public let textInputButtonTitle: String, textInputPlaceholder: String
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options)
  }
}

public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The app hears that a notice is put away; a car shows it; its text may be hidden.
  public static let customDismissAction = Self(rawValue: 1), allowInCarPlay = Self(rawValue: 2),
    hiddenPreviewsShowTitle = Self(rawValue: 4), hiddenPreviewsShowSubtitle = Self(rawValue: 8)
}

/// A kind of notices, with its answers.
public final class UNNotificationCategory: NSObject, Sendable {
  public let identifier: String
  public let actions: [UNNotificationAction]
  /// What is known of it to other apps.
  public let intentIdentifiers: [String]
  public let options: UNNotificationCategoryOptions
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
