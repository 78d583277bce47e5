// Records of CloudKit, in memory.

public import Foundation

/// A value of a record.
public protocol CKRecordValueProtocol {}

extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension NSObject: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}

public typealias CKRecordValue = CKRecordValueProtocol

open class CKRecordZone: NSObject {
  public final class ID: NSObject, Sendable {
    public let zoneName: String, ownerName: String
    public init(zoneName: String = "_defaultZone", ownerName: String = "__defaultOwner__") {
      (self.zoneName, self.ownerName) = (zoneName, ownerName)
    }
    public static let `default` = ID()
    public override func isEqual(_ object: Any?) -> Bool {
      (object as? ID).map { $0.zoneName == zoneName && $0.ownerName == ownerName } ?? false
    }
    public override var hash: Int { zoneName.hashValue }
  }
  public let zoneID: ID
  public init(zoneName: String) { zoneID = ID(zoneName: zoneName) }
  public init(zoneID: ID) { self.zoneID = zoneID }
  open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
}

open class CKRecord: NSObject {
  public typealias RecordType = String
  public typealias FieldKey = String

  public final class ID: NSObject, Sendable {
    public let recordName: String
    public let zoneID: CKRecordZone.ID
    public init(recordName: String, zoneID: CKRecordZone.ID = .default) {
      (self.recordName, self.zoneID) = (recordName, zoneID)
    }
    public convenience init(zoneID: CKRecordZone.ID = .default) {
      self.init(recordName: NumberedIdentifiers.next().uuidString, zoneID: zoneID)
    }
    public override func isEqual(_ object: Any?) -> Bool {
      (object as? ID).map { $0.recordName == recordName && $0.zoneID == zoneID } ?? false
    }
    public override var hash: Int { recordName.hashValue }
  }

  public enum ReferenceAction: UInt, Sendable {
    case none, deleteSelf
  }

  public final class Reference: NSObject, Sendable {
    public let recordID: ID, action: ReferenceAction
    public init(recordID: ID, action: ReferenceAction) {
      (self.recordID, self.action) = (recordID, action)
    }
    public init(record: CKRecord, action: ReferenceAction) {
      (recordID, self.action) = (record.recordID, action)
    }
  }

  public let recordType: RecordType, recordID: ID
  private var values: [String: any CKRecordValueProtocol] = [:]
  public init(recordType: RecordType, recordID: ID = ID()) {
    (self.recordType, self.recordID) = (recordType, recordID)
  }
  /// Always nil: no record was saved.
  open var creationDate: Date? { nil }
  open var modificationDate: Date? { nil }
  open var creatorUserRecordID: ID? { nil }
  open var recordChangeTag: String? { nil }
  open func allKeys() -> [FieldKey] { values.keys.sorted() }
  open func setValue(_ value: Any?, forKey key: String) {
    values[key] = value as? any CKRecordValueProtocol
  }
  open func value(forKey key: String) -> Any? { values[key] }
  open func object(forKey key: String) -> (any CKRecordValueProtocol)? { values[key] }
  public subscript(key: String) -> (any CKRecordValueProtocol)? {
    get { values[key] }
    set { values[key] = newValue }
  }
  public subscript<T: CKRecordValueProtocol>(key: String) -> T? {
    get { values[key] as? T }
    set { values[key] = newValue }
  }
}

public final class CKAsset: NSObject, Sendable {
  public let fileURL: URL?
  public init(fileURL: URL) { self.fileURL = fileURL }
}

open class CKQuery: NSObject {
  public let recordType: CKRecord.RecordType, predicate: NSPredicate
  open var sortDescriptors: [NSSortDescriptor]?
  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
    (self.recordType, self.predicate) = (recordType, predicate)
  }
}
