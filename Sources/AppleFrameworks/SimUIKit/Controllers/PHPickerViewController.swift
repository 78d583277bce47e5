// The picker of photos as UIKit has it: a box that keeps what it is told and picks nothing. `PhotosPicker` picks.

public import Foundation
public import SimComponents

/// What a picker of photos offers.
public struct PHPickerConfiguration: Sendable {
  /// In which form what is picked is handed over.
  public enum AssetRepresentationMode: Int, Sendable {
    /// The forms.
    case automatic, current, compatible
  }
  /// Whether the order of picking counts.
  public enum Selection: Int, Sendable {
    /// The ways.
    case `default`, ordered, continuous, continuousAndOrdered
  }
  /// What may be picked.
  public var filter: PHPickerFilter?
  /// How many may be picked; 0 means any number.
  public var selectionLimit = 1
  /// In which form what is picked is handed over.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// Whether the order of picking counts.
  public var selection = Selection.default
  /// What is picked at first.
  public var preselectedAssetIdentifiers: [String] = []
  /// Creates a configuration.
  public init() {}
  /// Creates a configuration for a library; there is one.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// A photo that was picked.
public struct PHPickerResult: @unchecked Sendable {
  /// What gives it out.
  public let itemProvider: NSItemProvider
  /// What it is called in the library.
  public let assetIdentifier: String?
}

/// Who hears what was picked.
@MainActor @preconcurrency
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// The picking has ended; never called, because nobody picks.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// A controller that offers photos; it is not shown.
@MainActor @preconcurrency
open class PHPickerViewController: UIViewController {
  /// What it offers.
  public let configuration: PHPickerConfiguration
  /// Who hears what was picked.
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  /// Creates a controller.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  /// An archive has no configuration.
  public required nonisolated init?(coder: NSCoder) {
    fatalError("A picker needs a configuration: init(configuration:).")
  }
}
