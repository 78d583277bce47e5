// Requests for images and changes of the photo library, which is empty.

public import Foundation
public import SimUIKit

public enum PHImageContentMode: Int, Sendable {
  case aspectFit, aspectFill
  public static let `default` = PHImageContentMode.aspectFit
}

public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  case opportunistic, highQualityFormat, fastFormat
}

public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  case none, fast, exact
}

open class PHImageRequestOptions: NSObject {
  open var isSynchronous = false, isNetworkAccessAllowed = false
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  public override init() {}
}

/// The orientation of an image, as EXIF numbers it.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}

public typealias PHImageRequestID = Int32
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
public let PHInvalidImageRequestID: PHImageRequestID = 0

/// An image manager, whose requests deliver no image, in a later turn of the main queue.
open class PHImageManager: NSObject {
  open class func `default`() -> PHImageManager { PHImageManager() }
  override init() {}
  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    later { resultHandler(nil, nil) }
    return PHInvalidImageRequestID
  }
  @discardableResult
  open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler:
      @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) ->
      Void
  ) -> PHImageRequestID {
    later { resultHandler(nil, nil, .up, nil) }
    return PHInvalidImageRequestID
  }
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

open class PHCachingImageManager: PHImageManager {
  open var allowsCachingHighQualityImages = true
  public override init() {}
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  open func stopCachingImagesForAllAssets() {}
}

public enum PHAssetCollectionType: Int, Sendable {
  case album = 1, smartAlbum
}

public enum PHAssetCollectionSubtype: Int, Sendable {
  case albumRegular = 2, smartAlbumGeneric = 200, smartAlbumPanoramas, smartAlbumVideos,
    smartAlbumFavorites, smartAlbumTimelapses, smartAlbumAllHidden, smartAlbumRecentlyAdded,
    smartAlbumBursts, smartAlbumSlomoVideos, smartAlbumUserLibrary, smartAlbumSelfPortraits,
    smartAlbumScreenshots
  case any = 0x7FFF_FFFF
}

/// An album; none is ever created.
open class PHAssetCollection: NSObject {
  open var localIdentifier: String { "" }
  open var localizedTitle: String? { nil }
  open var estimatedAssetCount: Int { 0 }
  override init() {}
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}

/// A request to change an asset; it changes nothing.
open class PHAssetChangeRequest: NSObject {
  open var creationDate: Date?
  open var isFavorite = false
  override init() {}
  @discardableResult
  open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
    PHAssetChangeRequest()
  }
  @discardableResult
  open class func creationRequestForAssetFromImage(
    atFileURL fileURL: URL
  ) -> PHAssetChangeRequest? { PHAssetChangeRequest() }
  @discardableResult
  open class func creationRequestForAssetFromVideo(
    atFileURL fileURL: URL
  ) -> PHAssetChangeRequest? { PHAssetChangeRequest() }
  open class func deleteAssets(_ assets: NSArray) {}
  open class func deleteAssets(_ assets: [PHAsset]) {}
}

public enum PHAssetResourceType: Int, Sendable {
  case photo = 1, video, audio
}

open class PHAssetResourceCreationOptions: NSObject {
  open var originalFilename: String?, shouldMoveFile = false
  public override init() {}
}

open class PHAssetCreationRequest: PHAssetChangeRequest {
  open class func forAsset() -> PHAssetCreationRequest { PHAssetCreationRequest() }
  open func addResource(
    with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?
  ) {}
  open func addResource(
    with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
  ) {}
}
