// The texts of an app by key. A phone finds them in the app's bundle; here the build makes a type that does, and the program has it
// without registration.

public import Foundation
import SimReflection

/// A type that the build makes for an app whose files the plugin AppSources compiles.
public protocol _LocalizedTexts: SendableMetatype {
  /// The text of a key in the language that the app is developed in; nil if the table has none.
  ///
  /// - Parameters:
  ///   - table: the name of the table; nil for the one that is used if none is named.
  ///   - bundle: where the table is; nil for the main bundle.
  static func text(for key: String, table: String?, bundle: Bundle?) -> String?
}

enum LocalizedTexts {
  /// The texts of the program; nil if the build made none, and then each key stands for itself.
  private static let known: (any _LocalizedTexts.Type)? =
    ConformingTypes.all(of: (any _LocalizedTexts).self)
    .lazy.compactMap { $0 as? any _LocalizedTexts.Type }.first

  /// The text of a key, or nil.
  static func text(for key: String, table: String? = nil, bundle: Bundle? = nil) -> String? {
    known?.text(for: key, table: table, bundle: bundle)
  }
}
