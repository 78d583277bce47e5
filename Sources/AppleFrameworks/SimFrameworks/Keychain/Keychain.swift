// The keychain. Items are in memory for as long as the device exists. A query matches the items that have all of its
// attributes; keys that describe the result are not attributes.

import Foundation
import SimViews
public import SimUIKit

public typealias OSStatus = Int32
public typealias CFTypeRef = AnyObject
public typealias CFBoolean = Bool
public let kCFBooleanTrue: CFBoolean! = true
public let kCFBooleanFalse: CFBoolean! = false

public let errSecSuccess: OSStatus = 0, errSecDuplicateItem: OSStatus = -25299,
  errSecItemNotFound: OSStatus = -25300, errSecParam: OSStatus = -50,
  errSecAuthFailed: OSStatus = -25293, errSecInteractionNotAllowed: OSStatus = -25308,
  errSecUnimplemented: OSStatus = -4

public let kSecClass: CFString = "class", kSecClassGenericPassword: CFString = "genp",
  kSecClassInternetPassword: CFString = "inet", kSecClassKey: CFString = "keys",
  kSecClassCertificate: CFString = "cert", kSecClassIdentity: CFString = "idnt"
public let kSecAttrAccount: CFString = "acct", kSecAttrService: CFString = "svce",
  kSecAttrServer: CFString = "srvr", kSecAttrAccessGroup: CFString = "agrp",
  kSecAttrLabel: CFString = "labl", kSecAttrDescription: CFString = "desc",
  kSecAttrGeneric: CFString = "gena", kSecAttrSynchronizable: CFString = "sync",
  kSecAttrApplicationTag: CFString = "atag", kSecAttrKeyType: CFString = "type",
  kSecAttrComment: CFString = "icmt"
/// The accessibility classes, which are ignored: items are always accessible.
public let kSecAttrAccessible: CFString = "pdmn",
  kSecAttrAccessibleWhenUnlocked: CFString = "ak",
  kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku",
  kSecAttrAccessibleAfterFirstUnlock: CFString = "ck",
  kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku",
  kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu",
  kSecAttrAccessControl: CFString = "accc"
public let kSecValueData: CFString = "v_Data", kSecReturnData: CFString = "r_Data",
  kSecReturnAttributes: CFString = "r_Attributes", kSecReturnRef: CFString = "r_Ref",
  kSecReturnPersistentRef: CFString = "r_PersistentRef", kSecMatchLimit: CFString = "m_Limit",
  kSecMatchLimitOne: CFString = "m_LimitOne", kSecMatchLimitAll: CFString = "m_LimitAll",
  kSecUseAuthenticationContext: CFString = "u_AuthCtx",
  kSecUseDataProtectionKeychain: CFString = "nleg", kSecUseOperationPrompt: CFString = "u_OpPrompt"

/// The items in the order of insertion.
private final class Keychain: @unchecked Sendable {
  static let shared = Keychain()
  private static let name = "Keychain"
  private let lock = NSLock()
  private var itemsOutside: [[AnyHashable: Any]] = []
  private var items: [[AnyHashable: Any]] {
    get { DeviceMemory.read(Self.name) ?? itemsOutside }
    set { if !DeviceMemory.keep(newValue, Self.name) { itemsOutside = newValue } }
  }

  func locked<R>(_ body: (inout [[AnyHashable: Any]]) -> R) -> R {
    lock.withLock { body(&items) }
  }

  /// Returns the indices of the items that match a query.
  static func indices(of query: CFDictionary, in items: [[AnyHashable: Any]]) -> [Int] {
    let wanted = query.filter { !isAboutAnswer($0.key) }
    return items.indices.filter { index in
      wanted.allSatisfy { key, value in
        guard let mine = items[index][key] as? AnyHashable, let value = value as? AnyHashable
        else { return false }
        return mine == value
      }
    }
  }

  /// Returns whether a key describes the result, its size or the authentication, such as `r_Data`,
  /// `m_Limit` or `u_AuthCtx`.
  static func isAboutAnswer(_ key: AnyHashable) -> Bool {
    guard let key = key as? String else { return false }
    return key.hasPrefix("r_") || key.hasPrefix("m_") || key.hasPrefix("u_") || key == "v_Data"
      || key == "pdmn" || key == "accc" || key == "nleg"
  }

  static func identity(of item: CFDictionary) -> [AnyHashable: Any] {
    let keys: Set<AnyHashable> = ["class", "acct", "svce", "srvr", "agrp", "atag", "sync"]
    return item.filter { keys.contains($0.key) }
  }

  static func answer(_ item: [AnyHashable: Any], to query: CFDictionary) -> AnyObject? {
    func wants(_ key: CFString) -> Bool { query[key] as? Bool ?? false }
    let data = (item[kSecValueData] as? Data).map { $0 as NSData }
    if wants(kSecReturnAttributes) {
      var values = item.filter { wants(kSecReturnData) || $0.key != AnyHashable(kSecValueData) }
      if let data, wants(kSecReturnData) { values[kSecValueData] = data as Data }
      return values as NSDictionary
    }
    return wants(kSecReturnData) ? data : nil
  }
}

/// Adds an item, or fails if there is one with the same class, account and service.
@discardableResult
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  guard attributes[kSecClass] != nil else { return errSecParam }
  return Keychain.shared.locked { items in
    guard Keychain.indices(of: Keychain.identity(of: attributes), in: items).isEmpty else {
      return errSecDuplicateItem
    }
    items.append(
      attributes.filter { !Keychain.isAboutAnswer($0.key) || $0.key as? String == kSecValueData })
    result?.pointee = Keychain.answer(attributes, to: attributes)
    return errSecSuccess
  }
}

/// Returns the first item that matches a query, or all of them.
@discardableResult
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  Keychain.shared.locked { items in
    let found = Keychain.indices(of: query, in: items)
    guard let first = found.first else { return errSecItemNotFound }
    if query[kSecMatchLimit] as? String == kSecMatchLimitAll {
      result?.pointee = found.compactMap { Keychain.answer(items[$0], to: query) } as NSArray
    } else {
      result?.pointee = Keychain.answer(items[first], to: query)
    }
    return errSecSuccess
  }
}

@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  Keychain.shared.locked { items in
    let found = Keychain.indices(of: query, in: items)
    for index in found { items[index].merge(attributesToUpdate) { $1 } }
    return found.isEmpty ? errSecItemNotFound : errSecSuccess
  }
}

@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  Keychain.shared.locked { items in
    let found = Keychain.indices(of: query, in: items)
    for index in found.reversed() { items.remove(at: index) }
    return found.isEmpty ? errSecItemNotFound : errSecSuccess
  }
}

public final class SecRandom: Sendable {}
public let kSecRandomDefault: SecRandom? = nil

/// Fills memory with random bytes: those of the run.
@discardableResult
public func SecRandomCopyBytes(
  _ rnd: SecRandom?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  // The function fills 256 bytes at most.
  for start in stride(from: 0, to: count, by: 256) {
    guard getentropy(bytes + start, min(256, count - start)) == 0 else { return errSecParam }
  }
  return errSecSuccess
}

public func SecCopyErrorMessageString(
  _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
  switch status {
  case errSecSuccess: "No error."
  case errSecDuplicateItem: "The specified item already exists in the keychain."
  case errSecItemNotFound: "The specified item could not be found in the keychain."
  case errSecParam: "One or more parameters passed to a function were not valid."
  default: nil
  }
}
