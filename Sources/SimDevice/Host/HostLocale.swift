// The locale of the process. On Linux, `Locale.current` is "en_001" (English without a country), whatever the settings of
// the machine are. An app would format its texts as on no phone ("1 Jan", "US$3", weeks that start on Monday), and
// differently from texts that use the environment's locale.

import Foundation
import SimReflection
import SimViews

/// Sets the locale of the process to that of the device.
enum HostLocale {
  /// Whether the locale was set, which happens once, before the first device runs.
  static let isAdopted: Bool = adopt(EnvironmentValues().locale.identifier)

  /// Replaces the identifier of the current locale before its first use.
  ///
  /// Foundation stores the current locale as one object that computes its values from the
  /// identifier and caches them. If another toolchain stores it differently, nothing changes.
  private static func adopt(_ identifier: String) -> Bool {
    var current = Locale.current
    let before = current.identifier
    guard storedFields(of: Locale.self)?.count == 1,
      MemoryLayout<Locale>.size == 2 * MemoryLayout<Int>.size
    else { return false }
    let address = withUnsafeBytes(of: &current) { $0.load(as: UnsafeMutableRawPointer.self) }
    let object = Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue()
    for field in storedClassFields(of: type(of: object)) where field.type == String.self {
      let text = (address + field.offset).assumingMemoryBound(to: String.self)
      if text.pointee == before { text.pointee = identifier }
    }
    return Locale.current.identifier == identifier
  }
}
