import Foundation
import SimViews

/// Identifiers that count what a device has made, so that they are the same in every run.
enum NumberedIdentifiers {
  private static let name = "NumberedIdentifiers"

  /// The next identifier of the device that runs; the first again and again where none does.
  static func next() -> UUID {
    let number = (DeviceMemory.read(name) ?? UInt8(0)) &+ 1
    DeviceMemory.keep(number, name)
    return UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, number))
  }
}
