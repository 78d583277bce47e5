// The library of photos as Photos sees it: nobody lets the app see it, so it is empty.

public import Foundation
public import SimComponents

/// Whether an app may see the photos.
public enum PHAuthorizationStatus: Int, Sendable {
  /// The answers.
  case notDetermined, restricted, denied, authorized, limited
}

/// What an app may do with photos.
public enum PHAccessLevel: Int, Sendable {
  /// The levels.
  case addOnly = 1, readWrite
}

/// A kind of what is in the library.
public enum PHAssetMediaType: Int, Sendable {
  /// The kinds.
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
  /// Says no.
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
  /// Does not change the library.
  public func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
    throw CocoaError(.userCancelled)
  }
}

/// A photo of the library; there is none.
open class PHAsset: NSObject, @unchecked Sendable {
  /// Its name in the library.
  open var localIdentifier: String { "" }
  /// What it is.
  open var mediaType: PHAssetMediaType { .image }
  /// How large it is, in pixels.
  open var pixelWidth: Int { 0 }
  /// How large it is, in pixels.
  open var pixelHeight: Int { 0 }
  /// How long it is, in seconds.
  open var duration: TimeInterval { 0 }
  /// When it was made.
  open var creationDate: Date? { nil }
  /// Whether the user likes it.
  open var isFavorite: Bool { false }
  override init() {}
  /// All of a kind: none.
  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// All: none.
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
}

/// What is looked for in the library.
open class PHFetchOptions: NSObject {
  /// In which order, how many.
  open var sortDescriptors: [NSSortDescriptor]?, fetchLimit = 0
  /// Which.
  open var predicate: NSPredicate?
  /// Creates options.
  public override init() {}
}

/// What was found in the library: nothing.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  /// How much.
  open var count: Int { 0 }
  /// The first.
  open var firstObject: ObjectType? { nil }
  /// The last.
  open var lastObject: ObjectType? { nil }
  override init() {}
  /// One of them; there is none.
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
  /// What all objects are equal by.
  fileprivate var rankAmongAll: Int { 0 }
}
