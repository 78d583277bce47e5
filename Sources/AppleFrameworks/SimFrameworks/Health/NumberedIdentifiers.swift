import Foundation
import SimViews

/// A sequence of identifiers that is the same in every run.
enum NumberedIdentifiers {
  private static let name = "NumberedIdentifiers"

  /// Returns the next identifier of the running device, or always the first one without a device.
  static func next() -> UUID {
    let number = (DeviceMemory.read(name) ?? UInt8(0)) &+ 1
    DeviceMemory.keep(number, name)
    return UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, number))
  }
}
