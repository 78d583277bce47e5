// The photo library, which is empty because the app has no access.

public import Foundation
public import SimComponents

public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1, readWrite
}

public enum PHAssetMediaType: Int, Sendable {
  case unknown, image, video, audio
}

extension PHPhotoLibrary {
  public class func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }
  public class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    .notDetermined
  }
  /// Reports a denial in a later turn of the main queue.
  public class func requestAuthorization(
    _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) { DispatchQueue.main.async { handler(.denied) } }
  /// Reports a denial in a later turn of the main queue.
  public class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) { requestAuthorization(handler) }
  public class func requestAuthorization(
    for accessLevel: PHAccessLevel
  ) async -> PHAuthorizationStatus { .denied }
  /// Changes nothing and reports a failure in a later turn of the main queue.
  public func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void,
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    if let completionHandler {
      DispatchQueue.main.async { completionHandler(false, CocoaError(.userCancelled)) }
    }
  }
  public func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
    throw CocoaError(.userCancelled)
  }
}

/// An asset of the library; none is ever created.
open class PHAsset: NSObject, @unchecked Sendable {
  open var localIdentifier: String { "" }
  open var mediaType: PHAssetMediaType { .image }
  open var pixelWidth: Int { 0 }
  open var pixelHeight: Int { 0 }
  open var duration: TimeInterval { 0 }
  open var creationDate: Date? { nil }
  open var modificationDate: Date? { nil }
  open var isFavorite: Bool { false }
  open var isHidden: Bool { false }
  override init() {}
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
}

open class PHFetchOptions: NSObject {
  open var sortDescriptors: [NSSortDescriptor]?, fetchLimit = 0
  open var predicate: NSPredicate?
  public override init() {}
}

/// The result of a fetch, which is always empty.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  open var count: Int { 0 }
  open var firstObject: ObjectType? { nil }
  open var lastObject: ObjectType? { nil }
  override init() {}
  open func object(at index: Int) -> ObjectType {
    preconditionFailure("The library of photos is empty.")
  }
  open func enumerateObjects(
    _ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
  public subscript(index: Int) -> ObjectType { object(at: index) }
}

extension NSSortDescriptor {
  /// Creates a descriptor by which all objects are equal, because photos have no properties here.
  ///
  /// The initializer of CoreData's objects takes precedence.
  @_disfavoredOverload
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSObject.rankAmongAll, ascending: ascending)
  }
}

extension NSObject {
  fileprivate var rankAmongAll: Int { 0 }
}
