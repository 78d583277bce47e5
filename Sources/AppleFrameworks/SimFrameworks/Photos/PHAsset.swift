// The library of photos as Photos sees it: nobody lets the app see it, so it is empty.

public import Foundation
public import SimComponents

/// Whether an app may see the photos.
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

/// What an app may do with photos.
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1, readWrite
}

/// A kind of what is in the library.
public enum PHAssetMediaType: Int, Sendable {
  case unknown, image, video, audio
}

extension PHPhotoLibrary {
  /// Whether the app may see the photos: nobody has been asked.
  public class func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }
  /// Whether the app may see the photos: nobody has been asked.
  public class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    .notDetermined
  }
  /// Says no, in a later turn of the main queue.
  public class func requestAuthorization(
    _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) { DispatchQueue.main.async { handler(.denied) } }
  /// Says no, in a later turn of the main queue.
  public class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) { requestAuthorization(handler) }
  public class func requestAuthorization(
    for accessLevel: PHAccessLevel
  ) async -> PHAuthorizationStatus { .denied }
  /// Does not change the library, and says so in a later turn of the main queue.
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

/// A photo of the library; there is none.
open class PHAsset: NSObject, @unchecked Sendable {
  open var localIdentifier: String { "" }
  open var mediaType: PHAssetMediaType { .image }
  open var pixelWidth: Int { 0 }
  open var pixelHeight: Int { 0 }
  open var duration: TimeInterval { 0 }
  open var creationDate: Date? { nil }
  open var isFavorite: Bool { false }
  override init() {}
  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
}

/// What is looked for in the library.
open class PHFetchOptions: NSObject {
  open var sortDescriptors: [NSSortDescriptor]?, fetchLimit = 0
  open var predicate: NSPredicate?
  public override init() {}
}

/// What was found in the library: nothing.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  open var count: Int { 0 }
  open var firstObject: ObjectType? { nil }
  open var lastObject: ObjectType? { nil }
  override init() {}
  open func object(at index: Int) -> ObjectType {
    preconditionFailure("The library of photos is empty.")
  }
  /// Calls a closure with each of them.
  open func enumerateObjects(
    _ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}

extension NSSortDescriptor {
  /// Creates an order by a key, which objects have none of here, so that all are equal by it.
  ///
  /// That of Core Data goes before it.
  @_disfavoredOverload
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSObject.rankAmongAll, ascending: ascending)
  }
}

extension NSObject {
  fileprivate var rankAmongAll: Int { 0 }
}
