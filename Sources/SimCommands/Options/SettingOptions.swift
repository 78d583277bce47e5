// The settings of the phone's user.

import ArgumentParser
import Foundation
import SimDevice
import SimLab

/// The options that change the settings of a phone.
package struct SettingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The text size that the user has chosen, from xSmall to accessibility5 (default: large).",
      valueName: "size"),
    transform: Self.parseSize)
  var typeSize: String?

  @Option(
    help: ArgumentHelp(
      "The phone's language, with or without a region, such as ar or de_CH (default: en_US).",
      valueName: "code"),
    transform: Self.parseLanguage)
  var language: String?

  @Option(
    help: ArgumentHelp(
      "The layout direction, ltr or rtl (default: that of the language).", valueName: "name"),
    transform: Self.parseDirection)
  var direction: String?

  package init() {}

  /// Returns the request with these settings added; `nil` if it is empty.
  func applied(to pricing: RequestedPricing?) -> RequestedPricing? {
    var changed = pricing ?? RequestedPricing()
    if let typeSize { _ = changed.conditions.setTypeSize(named: typeSize) }
    if let language { changed.conditions.language = language }
    if let direction { changed.conditions.isRightToLeft = direction == "rtl" }
    return changed == RequestedPricing() ? nil : changed
  }

  /// Returns settings as arguments of a command line.
  static func words(for conditions: DeviceConditions) -> [String] {
    var words = conditions.typeSizeName.map { ["--type-size", $0] } ?? []
    if let language = conditions.language { words += ["--language", language] }
    if let isRight = conditions.isRightToLeft { words += ["--direction", isRight ? "rtl" : "ltr"] }
    return words
  }

  private static func parseSize(_ text: String) throws -> String {
    var conditions = DeviceConditions.usual
    guard conditions.setTypeSize(named: text) else {
      throw UsageError(
        "'\(text)' is not a text size; there are xSmall, small, medium, large, xLarge, xxLarge, "
          + "xxxLarge, and accessibility1 to accessibility5")
    }
    return text
  }

  private static func parseLanguage(_ text: String) throws -> String {
    let code = text.replacingOccurrences(of: "-", with: "_")
    let known = Locale(identifier: code).language.languageCode?.isISOLanguage ?? false
    guard known, !code.contains(" ") else {
      throw UsageError("'\(text)' is not a language code, such as en, ar or de_CH")
    }
    return code
  }

  private static func parseDirection(_ text: String) throws -> String {
    guard ["ltr", "rtl"].contains(text) else {
      throw UsageError("'\(text)' is not a direction: use ltr or rtl")
    }
    return text
  }
}
