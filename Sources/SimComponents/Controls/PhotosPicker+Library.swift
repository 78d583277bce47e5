public import SimViews

extension PhotosPicker where Label == Text {
  /// Creates a picker with a title that chooses one photo of a library.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) { self.init(titleKey, selection: selection, matching: filter) }

  /// Creates a picker with a title that chooses one photo of a library.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) { self.init(title, selection: selection, matching: filter) }

  /// Creates a picker with a title that chooses several photos of a library.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) {
    self.init(
      titleKey, selection: selection, maxSelectionCount: maxSelectionCount, matching: filter)
  }

  /// Creates a picker with a title that chooses several photos of a library.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) {
    self.init(title, selection: selection, maxSelectionCount: maxSelectionCount, matching: filter)
  }
}

/// Optional capabilities of a photo picker; recorded without effect, none can be disabled.
public struct PHPickerCapabilities: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let search = Self(rawValue: 1), stagingArea = Self(rawValue: 2),
    collectionNavigation = Self(rawValue: 4), selectionActions = Self(rawValue: 8),
    sensitivityAnalysisIntervention = Self(rawValue: 16)
}

extension View {
  /// Removes capabilities of a photo picker; recorded without effect.
  nonisolated public func photosPickerDisabledCapabilities(
    _ disabledCapabilities: PHPickerCapabilities
  ) -> ModifiedContent<Self, _NotedModifier<PHPickerCapabilities>> {
    noted("photosPickerDisabledCapabilities", disabledCapabilities)
  }
  /// Shows or hides the accessories of a photo picker; recorded without effect.
  nonisolated public func photosPickerAccessoryVisibility(
    _ visibility: Visibility, edges: Edge.Set = .all
  ) -> ModifiedContent<Self, _NotedModifier<Visibility>> {
    noted("photosPickerAccessoryVisibility", visibility)
  }
}
