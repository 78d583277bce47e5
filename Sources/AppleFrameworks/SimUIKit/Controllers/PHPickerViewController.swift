// The picker of photos as UIKit has it: a box that keeps what it is told and picks nothing. `PhotosPicker` picks.

public import Foundation
public import SimComponents

public struct PHPickerConfiguration: Sendable {
  /// In which form what is picked is handed over.
  public enum AssetRepresentationMode: Int, Sendable {
    case automatic, current, compatible
  }
  public enum Selection: Int, Sendable {
    case `default`, ordered, continuous, continuousAndOrdered
  }
  public var filter: PHPickerFilter?
  /// How many may be picked; 0 means any number.
  public var selectionLimit = 1
  /// In which form what is picked is handed over.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public var selection = Selection.default
  public var preselectedAssetIdentifiers: [String] = []
  public init() {}
  /// Creates a configuration for a library; there is one.
  public init(photoLibrary: PHPhotoLibrary) {}
}

public struct PHPickerResult: @unchecked Sendable {
  public let itemProvider: NSItemProvider
  /// What it is called in the library.
  public let assetIdentifier: String?
}

@MainActor @preconcurrency
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// The picking has ended; never called, because nobody picks.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// A controller that offers photos; it is not shown.
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
