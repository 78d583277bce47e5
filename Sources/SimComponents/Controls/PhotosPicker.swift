// Selection from the library of photos. The library of a simulated device consists of all of its
// images: those in asset catalogues and those that were added to it. The picker is a sheet with
// their names, which are tapped like buttons.

public import Foundation
public import SimViews

/// A photo that was chosen.
public struct PhotosPickerItem: Equatable, Hashable, Sendable {
  /// The encoding in which a photo with several encodings is provided; recorded without effect.
  public struct EncodingDisambiguationPolicy: Equatable, Hashable, Sendable {
    private let name: String
    /// The default of the system.
    public static let automatic = Self(name: "automatic")
    public static let current = Self(name: "current")
    /// An encoding that other apps can read.
    public static let compatible = Self(name: "compatible")
  }

  /// The name of the image.
  public let itemIdentifier: String?
  /// The content types: a photo is an image.
  public var supportedContentTypes: [UTType] { [.png] }
  /// Both sides are in points.
  private let width, height: Int

  /// Creates an item from an image's name.
  public init(itemIdentifier: String) {
    self.init(itemIdentifier, CGSize(width: 44, height: 44))
  }

  init(_ name: String, _ size: CGSize) {
    itemIdentifier = name
    (width, height) = (Int(size.width), Int(size.height))
  }

  /// Returns the type's value for the photo: an image with its name, or the value made from its
  /// data, the header of a PNG file with its size; nil if the type accepts no data.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
    if let image = Image(itemIdentifier ?? "") as? T { return image }
    return try await T.transferRepresentation._make(from: data) as? T
  }

  /// Passes the type's value for the photo to a closure, in a task on the main actor.
  @discardableResult
  public func loadTransferable<T: Transferable & Sendable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    Task { @MainActor in
      do {
        completionHandler(.success(try await loadTransferable(type: type)))
      } catch {
        completionHandler(.failure(error))
      }
    }
    return progress
  }

  /// The signature of a PNG file and its header with width and height, each a number of four bytes.
  private var data: Data {
    func number(_ value: Int) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    return Data(signature + number(13) + Array("IHDR".utf8) + number(width) + number(height))
  }
}

/// The photos that are shown; recorded without effect, because a simulated device has only still
/// images.
public struct PHPickerFilter: Equatable, Hashable, Sendable {
  private let name: String
  public static let images = Self(name: "images")
  public static let videos = Self(name: "videos")
  public static let livePhotos = Self(name: "livePhotos")
  /// Pictures of the screen.
  public static let screenshots = Self(name: "screenshots")
  /// Films of the screen.
  public static let screenRecordings = Self(name: "screenRecordings")
  public static let panoramas = Self(name: "panoramas")
  public static let bursts = Self(name: "bursts")
  public static let depthEffectPhotos = Self(name: "depthEffectPhotos")
  public static let cinematicVideos = Self(name: "cinematicVideos")
  /// Films in slow motion.
  public static let slomoVideos = Self(name: "slomoVideos")
  /// Films in quick motion.
  public static let timelapseVideos = Self(name: "timelapseVideos")
  /// Returns a filter for assets that match any of several filters.
  public static func any(of subfilters: [PHPickerFilter]) -> Self {
    Self(name: "any(\(subfilters.map(\.name)))")
  }
  /// Returns a filter for assets that match all of several filters.
  public static func all(of subfilters: [PHPickerFilter]) -> Self {
    Self(name: "all(\(subfilters.map(\.name)))")
  }
  /// Returns a filter for assets that do not match a filter.
  public static func not(_ filter: PHPickerFilter) -> Self { Self(name: "not(\(filter.name))") }
}

/// The manner of selecting several photos; recorded without effect, they are in the order of the
/// taps.
public enum PhotosPickerSelectionBehavior: Hashable, Sendable {
  case `default`, ordered, continuous, continuousAndOrdered
}

/// A view that displays a picker for choosing assets from the photo library: a button that presents it.
public struct PhotosPicker<Label: View>: View {
  private let selection: PhotoSelection
  private let label: Label
  @State private var isPresented = false

  private init(_ selection: PhotoSelection, _ label: Label) {
    self.selection = selection
    self.label = label
  }

  /// The button and the sheet.
  public var body: some View {
    Button {
      isPresented = true
    } label: {
      label
    }
    .sheet(isPresented: $isPresented) { PhotoLibrary(selection: selection) }
  }

  /// Creates a picker that chooses one photo.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) { self.init(.one(selection), label()) }

  /// Creates a picker that chooses several photos.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) { self.init(.several(selection, maxSelectionCount), label()) }

  /// Creates a picker that chooses one photo of a library.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
  ) { self.init(.one(selection), label()) }

  /// Creates a picker that chooses several photos of a library.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
  ) { self.init(.several(selection, maxSelectionCount), label()) }
}

extension PhotosPicker where Label == Text {
  /// Creates a picker with a title that chooses one photo.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { self.init(.one(selection), Text(titleKey)) }

  /// Creates a picker with a title that chooses one photo.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { self.init(.one(selection), Text(title)) }

  /// Creates a picker with a title that chooses several photos.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { self.init(.several(selection, maxSelectionCount), Text(titleKey)) }

  /// Creates a picker with a title that chooses several photos.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { self.init(.several(selection, maxSelectionCount), Text(title)) }
}

extension View {
  /// Presents a picker that chooses one photo.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    sheet(isPresented: isPresented) { PhotoLibrary(selection: .one(selection)) }
  }

  /// Presents a picker that chooses several photos.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    sheet(isPresented: isPresented) {
      PhotoLibrary(selection: .several(selection, maxSelectionCount))
    }
  }

  /// Sets the style of a photo picker; recorded without effect, it is a sheet.
  nonisolated public func photosPickerStyle(
    _ style: PhotosPickerStyle
  ) -> ModifiedContent<Self, _NotedModifier<PhotosPickerStyle>> {
    noted("photosPickerStyle", style)
  }
}

/// The style of a photo picker.
public enum PhotosPickerStyle: Hashable, Sendable {
  case presentation, inline, compact
}

/// The library of photos.
public final class PHPhotoLibrary: NSObject, Sendable {
  private static let only = PHPhotoLibrary()
  /// Returns the library of the device.
  public static func shared() -> PHPhotoLibrary { only }
}

/// The destination of the selection, and the greatest number of photos; nil or zero for any number.
enum PhotoSelection {
  case one(Binding<PhotosPickerItem?>)
  case several(Binding<[PhotosPickerItem]>, Int?)
}

/// The sheet: a button for each photo, by name.
nonisolated struct PhotoLibrary: View {
  let selection: PhotoSelection
  @State private var chosen: [PhotosPickerItem] = []
  @Environment(\.dismiss) private var dismiss

  init(selection: PhotoSelection) { self.selection = selection }

  @MainActor var body: some View {
    NavigationStack {
      List {
        ForEach(Self.photos, id: \.self) { photo in
          Button(photo.itemIdentifier ?? "") { take(photo) }
        }
      }
      .navigationTitle("Photos")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        if case .several(let selection, _) = selection {
          ToolbarItem(placement: .confirmationAction) {
            Button("Add") {
              selection.wrappedValue = chosen
              dismiss()
            }
          }
        }
      }
    }
    .onAppear {
      if case .several(let selection, _) = selection { chosen = selection.wrappedValue }
    }
  }

  /// The images of the device, by name.
  private static var photos: [PhotosPickerItem] {
    DeviceFacts.current.photoSizes.sorted { $0.key < $1.key }
      .map { PhotosPickerItem($0.key, $0.value) }
  }

  /// Selects a photo.
  ///
  /// A single photo is chosen at once; among several, a second tap deselects one.
  @MainActor private func take(_ photo: PhotosPickerItem) {
    switch selection {
    case .one(let selection):
      selection.wrappedValue = photo
      dismiss()
    case .several(_, let most):
      if let index = chosen.firstIndex(of: photo) {
        chosen.remove(at: index)
      } else if most.map({ $0 == 0 || chosen.count < $0 }) ?? true {
        chosen.append(photo)
      }
    }
  }
}
