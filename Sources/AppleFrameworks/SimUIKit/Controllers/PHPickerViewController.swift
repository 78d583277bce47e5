// The photo picker of UIKit, which is not shown. SwiftUI's `PhotosPicker` is.

public import Foundation
public import SimComponents

public struct PHPickerConfiguration: Sendable {
  public enum AssetRepresentationMode: Int, Sendable {
    case automatic, current, compatible
  }
  public enum Selection: Int, Sendable {
    case `default`, ordered, continuous, continuousAndOrdered
  }
  public var filter: PHPickerFilter?
  /// The maximum number of photos; 0 means no limit.
  public var selectionLimit = 1
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public var selection = Selection.default
  public var preselectedAssetIdentifiers: [String] = []
  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}
}

public struct PHPickerResult: @unchecked Sendable {
  public let itemProvider: NSItemProvider
  public let assetIdentifier: String?
}

@MainActor @preconcurrency
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Never called: the picker is not shown.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

@MainActor @preconcurrency
open class PHPickerViewController: UIViewController {
  public let configuration: PHPickerConfiguration
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  public required nonisolated init?(coder: NSCoder) {
    fatalError("A picker needs a configuration: init(configuration:).")
  }
}
