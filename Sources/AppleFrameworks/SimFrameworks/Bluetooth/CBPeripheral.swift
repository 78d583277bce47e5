// What a manager would find if it had a radio: there is none, so no peripheral is ever made.

public import Foundation

/// A universally unique identifier, as Bluetooth defines them.
open class CBUUID: NSObject, @unchecked Sendable {
  /// The identifier in letters, short where it is one of Bluetooth's own.
  public let uuidString: String

  /// Creates an identifier from its letters.
  public init(string theString: String) { uuidString = theString.uppercased() }
  /// Creates an identifier.
  public convenience init(nsuuid theUUID: UUID) { self.init(string: theUUID.uuidString) }

  /// Identifiers are equal that have the same letters.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CBUUID)?.uuidString == uuidString
  }
  /// The letters' hash.
  open override var hash: Int { uuidString.hashValue }
  /// The letters.
  open override var description: String { uuidString }
}

/// What is known of something near.
open class CBPeer: NSObject, @unchecked Sendable {
  /// What tells it from others.
  public let identifier: UUID
  init(identifier: UUID) { self.identifier = identifier }
}

/// Whether a peripheral is connected.
public enum CBPeripheralState: Int, Sendable {
  /// Not, about to be, connected, about to be no longer.
  case disconnected, connecting, connected, disconnecting
}

/// A remote peripheral device.
open class CBPeripheral: CBPeer, @unchecked Sendable {
  /// What it is called.
  public let name: String?
  /// Who hears of it.
  open weak var delegate: (any CBPeripheralDelegate)?
  /// Whether it is connected.
  open var state: CBPeripheralState { .disconnected }
  /// The services that were found.
  open var services: [CBService]? { nil }

  init(name: String?, identifier: UUID) {
    self.name = name
    super.init(identifier: identifier)
  }

  /// Looks for services; there are none.
  open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
  /// Looks for what a service has; there is none.
  open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
  /// Asks for a value; there is none.
  open func readValue(for characteristic: CBCharacteristic) {}
  /// Sends a value nowhere.
  open func writeValue(
    _ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType
  ) {}
  /// Asks to be told of changes; there are none.
  open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
  /// Asks how well it is heard; it is not.
  open func readRSSI() {}
}

/// How a value is sent.
public enum CBCharacteristicWriteType: Int, Sendable {
  /// With an answer, or without.
  case withResponse, withoutResponse
}

/// What services and characteristics have in common.
open class CBAttribute: NSObject, @unchecked Sendable {
  /// Of which kind it is.
  public let uuid: CBUUID
  init(uuid: CBUUID) { self.uuid = uuid }
}

/// What a peripheral offers.
open class CBService: CBAttribute, @unchecked Sendable {
  /// Whether it is what the peripheral is for.
  open var isPrimary: Bool { true }
  /// What it has.
  open var characteristics: [CBCharacteristic]? { nil }
}

/// What can be done with a characteristic.
public struct CBCharacteristicProperties: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// It is said to all.
  public static let broadcast = CBCharacteristicProperties(rawValue: 1)
  /// It can be read.
  public static let read = CBCharacteristicProperties(rawValue: 2)
  /// It can be written without an answer.
  public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 4)
  /// It can be written.
  public static let write = CBCharacteristicProperties(rawValue: 8)
  /// Its changes are told.
  public static let notify = CBCharacteristicProperties(rawValue: 16)
  /// Its changes are told, and wait for an answer.
  public static let indicate = CBCharacteristicProperties(rawValue: 32)
}

/// A value of a service.
open class CBCharacteristic: CBAttribute, @unchecked Sendable {
  /// What can be done with it.
  open var properties: CBCharacteristicProperties { [] }
  /// The value that was read last.
  open var value: Data? { nil }
  /// Whether its changes are told.
  open var isNotifying: Bool { false }
}

/// A type that hears of a peripheral.
public protocol CBPeripheralDelegate: AnyObject {
  /// Services were found.
  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
  /// What a service has was found.
  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService,
    error: (any Error)?)
  /// A value came.
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic,
    error: (any Error)?)
  /// A value arrived there.
  func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic,
    error: (any Error)?)
}

extension CBPeripheralDelegate {
  /// Nothing.
  public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
  /// Nothing.
  public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService,
    error: (any Error)?
  ) {}
  /// Nothing.
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
  /// Nothing.
  public func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
}
