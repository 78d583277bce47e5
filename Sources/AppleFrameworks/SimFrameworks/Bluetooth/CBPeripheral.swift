// Peripherals. Without a radio none is ever created.

public import Foundation

open class CBUUID: NSObject, @unchecked Sendable {
  /// The identifier as a string, shortened if it is one of Bluetooth's base identifiers.
  public let uuidString: String

  public init(string theString: String) { uuidString = theString.uppercased() }
  public convenience init(nsuuid theUUID: UUID) { self.init(string: theUUID.uuidString) }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CBUUID)?.uuidString == uuidString
  }
  open override var hash: Int { uuidString.hashValue }
  open override var description: String { uuidString }
}

open class CBPeer: NSObject, @unchecked Sendable {
  public let identifier: UUID
  init(identifier: UUID) { self.identifier = identifier }
}

public enum CBPeripheralState: Int, Sendable {
  case disconnected, connecting, connected, disconnecting
}

open class CBPeripheral: CBPeer, @unchecked Sendable {
  public let name: String?
  open weak var delegate: (any CBPeripheralDelegate)?
  open var state: CBPeripheralState { .disconnected }
  open var services: [CBService]? { nil }

  init(name: String?, identifier: UUID) {
    self.name = name
    super.init(identifier: identifier)
  }

  open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
  /// Does nothing: there are no peripherals.
  open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
  /// Does nothing: there are no peripherals.
  open func readValue(for characteristic: CBCharacteristic) {}
  open func writeValue(
    _ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType
  ) {}
  /// Does nothing: there are no peripherals.
  open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
  /// Does nothing: there are no peripherals.
  open func readRSSI() {}
}

public enum CBCharacteristicWriteType: Int, Sendable {
  case withResponse, withoutResponse
}

open class CBAttribute: NSObject, @unchecked Sendable {
  public let uuid: CBUUID
  init(uuid: CBUUID) { self.uuid = uuid }
}

open class CBService: CBAttribute, @unchecked Sendable {
  open var isPrimary: Bool { true }
  open var characteristics: [CBCharacteristic]? { nil }
}

public struct CBCharacteristicProperties: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let broadcast = CBCharacteristicProperties(rawValue: 1)
  public static let read = CBCharacteristicProperties(rawValue: 2)
  public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 4)
  public static let write = CBCharacteristicProperties(rawValue: 8)
  public static let notify = CBCharacteristicProperties(rawValue: 16)
  public static let indicate = CBCharacteristicProperties(rawValue: 32)
}

open class CBCharacteristic: CBAttribute, @unchecked Sendable {
  open var properties: CBCharacteristicProperties { [] }
  open var value: Data? { nil }
  open var isNotifying: Bool { false }
}

public protocol CBPeripheralDelegate: AnyObject {
  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService,
    error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic,
    error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic,
    error: (any Error)?)
}

extension CBPeripheralDelegate {
  public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService,
    error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
}
