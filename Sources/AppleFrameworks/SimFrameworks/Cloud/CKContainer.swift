// CloudKit without an account of iCloud: every request fails with `notAuthenticated`.

public import Foundation

public struct CKError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case internalError = 1, partialFailure, networkUnavailable, networkFailure, badContainer,
      serviceUnavailable, requestRateLimited, missingEntitlement, notAuthenticated,
      permissionFailure, unknownItem, invalidArguments, serverRecordChanged = 14,
      serverRejectedRequest, assetFileNotFound, limitExceeded = 27, zoneNotFound = 26,
      quotaExceeded = 25, operationCancelled = 20, accountTemporarilyUnavailable = 36
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public var retryAfterSeconds: Double? { nil }
}

public enum CKAccountStatus: Int, Sendable {
  case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

extension NSNotification.Name {
  /// Never posted: the account does not change.
  public static let CKAccountChanged = NSNotification.Name("CKAccountChangedNotification")
}

/// Reports the absence of an account in a later turn of the main queue.
private func refuse<T>(_ completion: @escaping (T?, (any Error)?) -> Void) {
  later { completion(nil, CKError(.notAuthenticated)) }
}

public final class CKContainer: NSObject, Sendable {
  private static let only = CKContainer(identifier: "")
  public static func `default`() -> CKContainer { only }
  public let containerIdentifier: String?
  public init(identifier: String) { containerIdentifier = identifier }
  public let publicCloudDatabase = CKDatabase(.public),
    privateCloudDatabase = CKDatabase(.private), sharedCloudDatabase = CKDatabase(.shared)
  public func accountStatus() async throws -> CKAccountStatus { .noAccount }
  /// Reports in a later turn of the main queue that there is no account.
  public func accountStatus(
    completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void
  ) {
    later { completionHandler(.noAccount, nil) }
  }
  public func userRecordID() async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }
  public func fetchUserRecordID(
    completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void
  ) { refuse(completionHandler) }
}

public final class CKDatabase: NSObject, Sendable {
  public enum Scope: Int, Sendable {
    case `public` = 1, `private`, shared
  }
  public let databaseScope: Scope
  init(_ scope: Scope) { databaseScope = scope }
  @discardableResult
  public func save(_ record: CKRecord) async throws -> CKRecord { throw CKError(.notAuthenticated) }
  @discardableResult
  public func save(_ zone: CKRecordZone) async throws -> CKRecordZone {
    throw CKError(.notAuthenticated)
  }
  public func save(
    _ record: CKRecord, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void
  ) { refuse(completionHandler) }
  public func record(for recordID: CKRecord.ID) async throws -> CKRecord {
    throw CKError(.notAuthenticated)
  }
  public func fetch(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping (CKRecord?, (any Error)?) -> Void
  ) { refuse(completionHandler) }
  @discardableResult
  public func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID {
    throw CKError(.notAuthenticated)
  }
  public func delete(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void
  ) { refuse(completionHandler) }
  public func records(
    matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = 0
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)],
    queryCursor: CKQueryOperation.Cursor?
  ) { throw CKError(.notAuthenticated) }
  public func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
    completionHandler: @escaping ([CKRecord]?, (any Error)?) -> Void
  ) { refuse(completionHandler) }
  /// Adds an operation, which fails.
  public func add(_ operation: CKDatabaseOperation) {
    later { operation.fail() }
  }
}

open class CKDatabaseOperation: NSObject {
  open var qualityOfService = QualityOfService.default
  open var completionBlock: (() -> Void)?
  func fail() { completionBlock?() }
}

/// A query, which fails.
open class CKQueryOperation: CKDatabaseOperation {
  public final class Cursor: NSObject, Sendable {}
  public static let maximumResults = 0
  open var query: CKQuery?
  open var resultsLimit = 0
  open var desiredKeys: [CKRecord.FieldKey]?
  open var zoneID: CKRecordZone.ID?
  open var recordFetchedBlock: ((CKRecord) -> Void)?
  open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?
  open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?
  public init(query: CKQuery) { self.query = query }
  public init(cursor: Cursor) {}
  override func fail() {
    queryResultBlock?(.failure(CKError(.notAuthenticated)))
    queryCompletionBlock?(nil, CKError(.notAuthenticated))
    super.fail()
  }
}

/// Changes of records, which fail.
open class CKModifyRecordsOperation: CKDatabaseOperation {
  public enum RecordSavePolicy: Int, Sendable {
    case ifServerRecordUnchanged, changedKeys, allKeys
  }
  open var recordsToSave: [CKRecord]?, recordIDsToDelete: [CKRecord.ID]?
  open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
  open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
  open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
  public init(recordsToSave: [CKRecord]?, recordIDsToDelete: [CKRecord.ID]?) {
    (self.recordsToSave, self.recordIDsToDelete) = (recordsToSave, recordIDsToDelete)
  }
  override func fail() {
    modifyRecordsResultBlock?(.failure(CKError(.notAuthenticated)))
    modifyRecordsCompletionBlock?(nil, nil, CKError(.notAuthenticated))
    super.fail()
  }
}
