// The locale of the process. On Linux `Locale.current` is "en_001", the English of no country, whatever the machine is set to: what an
// app formats itself would read as on no phone ("1 Jan", "US$3", weeks that begin on Monday), and unlike a text formatted in the
// environment's locale.

import Foundation
import SimReflection
import SimViews

/// Gives the process the locale that the device has.
enum HostLocale {
  /// Whether it was adopted: once, before the first device runs.
  static let isAdopted: Bool = adopt(EnvironmentValues().locale.identifier)

  /// Replaces the identifier of the current locale before anybody asks.
  ///
  /// Foundation keeps that locale as one object that answers from its identifier, and remembers what it answered. If a
  /// toolchain stores it differently, nothing is changed.
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
