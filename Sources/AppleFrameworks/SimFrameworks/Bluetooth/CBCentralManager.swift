// Bluetooth on a device that has no radio, as a simulator has none: whoever asks is told so, and nothing is ever found.

public import Foundation

public enum CBManagerState: Int, Sendable {
  /// Not known yet, about to change, without a radio.
  case unknown, resetting, unsupported
  case unauthorized, poweredOff, poweredOn
}

public enum CBManagerAuthorization: Int, Sendable {
  /// Nobody was asked, or it is not for the user to say.
  case notDetermined, restricted
  case denied, allowedAlways
}

open class CBManager: NSObject, @unchecked Sendable {
  /// What the manager can do: nothing is known at first, then that there is no radio.
  public fileprivate(set) var state = CBManagerState.unknown
  /// Whether the app may use Bluetooth; nobody is asked without a radio.
  open var authorization: CBManagerAuthorization { Self.authorization }
  /// Whether the app may use Bluetooth; nobody is asked without a radio.
  open class var authorization: CBManagerAuthorization { .notDetermined }

  fileprivate init(_ queue: DispatchQueue?, _ notify: @escaping @Sendable (CBManager) -> Void) {
    super.init()
    (queue ?? .main).async { [weak self] in
      guard let self else { return }
      state = .unsupported
      notify(self)
    }
  }
}

/// A type that hears what a central manager finds.
public protocol CBCentralManagerDelegate: AnyObject {
  func centralManagerDidUpdateState(_ central: CBCentralManager)
  /// The manager was brought back; it never is.
  func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any])
  func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any], rssi RSSI: NSNumber)
  func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
  /// Something could not be connected; nothing is there to be.
  func centralManager(
    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
  /// Something is connected no longer; nothing was.
  func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral,
    error: (any Error)?)
}

extension CBCentralManagerDelegate {
  public func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any]) {}
  public func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any], rssi RSSI: NSNumber
  ) {}
  public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}
  public func centralManager(
    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?
  ) {}
  public func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral,
    error: (any Error)?
  ) {}
}

/// An object that scans for, discovers, connects to, and manages peripherals.
open class CBCentralManager: CBManager, @unchecked Sendable {
  open weak var delegate: (any CBCentralManagerDelegate)?
  /// Whether something is looked for; without a radio nothing is.
  open var isScanning: Bool { false }

  /// Creates a manager, which tells its delegate on a queue what it can do.
  public init(
    delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil
  ) {
    self.delegate = delegate
    super.init(queue) { manager in
      guard let manager = manager as? CBCentralManager else { return }
      manager.delegate?.centralManagerDidUpdateState(manager)
    }
  }

  /// Looks for peripherals; without a radio it does nothing.
  open func scanForPeripherals(
    withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil
  ) {}
  open func stopScan() {}
  /// Connects a peripheral; without a radio it does nothing.
  open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
  open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
  /// The peripherals that are known of some identifiers; none is.
  open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
  /// The peripherals that are connected; none is.
  open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] {
    []
  }
}

/// The option of a scan to be told of the same peripheral again.
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
/// The option of a manager to warn the user where Bluetooth is off.
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
/// The option of a manager to be brought back.
public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
/// What the maker of a peripheral says.
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
public let CBAdvertisementDataIsConnectable = "kCBAdvDataIsConnectable"
