// Input of the system for an app: addresses, files, photos, activities. On the simulated device
// none arrives by itself; requests are recorded.

public import Foundation
public import SimViews

extension View {
  /// Registers a handler to invoke in response to a URL that your app receives; recorded without
  /// effect.
  nonisolated public func onOpenURL(
    perform action: @escaping (URL) -> Void
  ) -> ModifiedContent<Self, _NotedModifier<Void>> { noted("onOpenURL", ()) }

  /// Adds an action to perform when the pointer enters, moves within, and exits the view's bounds; never called.
  nonisolated public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> ModifiedContent<Self, _NotedModifier<Void>> { noted("onContinuousHover", ()) }

  /// Presents a system interface for allowing the user to import an existing file; recorded without
  /// effect.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> ModifiedContent<Self, _NotedModifier<[UTType]>> {
    noted("fileImporter", allowedContentTypes)
  }

  /// Presents a system interface for allowing the user to import multiple files; recorded without
  /// effect.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> ModifiedContent<Self, _NotedModifier<[UTType]>> {
    noted("fileImporter", allowedContentTypes)
  }

  /// Presents a system interface for allowing the user to import multiple files; recorded without
  /// effect.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> ModifiedContent<Self, _NotedModifier<[UTType]>> {
    noted("fileImporter", allowedContentTypes)
  }

  /// Presents a system interface for allowing the user to export an item to a file; recorded
  /// without effect.
  nonisolated public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> ModifiedContent<Self, _NotedModifier<[UTType]>> { noted("fileExporter", contentTypes) }

  /// Presents a system interface for allowing the user to export a document to a file; recorded
  /// without effect.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> ModifiedContent<Self, _NotedModifier<UTType>> { noted("fileExporter", contentType) }

  /// Presents a system interface for allowing the user to export a document to a file; recorded
  /// without effect.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> ModifiedContent<Self, _NotedModifier<[UTType]>> { noted("fileExporter", contentTypes) }

  /// Presents a system interface for allowing the user to export a document to a file; recorded
  /// without effect.
  nonisolated public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> ModifiedContent<Self, _NotedModifier<UTType>> { noted("fileExporter", contentType) }

  /// Presents a system interface for allowing the user to export a document to a file; recorded
  /// without effect.
  nonisolated public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> ModifiedContent<Self, _NotedModifier<[UTType]>> { noted("fileExporter", contentTypes) }

  /// Presents a system interface for allowing the user to move an existing file to a new location;
  /// recorded without effect.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> ModifiedContent<Self, _NotedModifier<URL?>> { noted("fileMover", file) }

  /// Presents a system interface for allowing the user to move an existing file to a new location;
  /// recorded without effect.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> ModifiedContent<Self, _NotedModifier<URL?>> { noted("fileMover", file) }

  /// Sets the URL to open when the user taps a widget; recorded without effect.
  nonisolated public func widgetURL(
    _ url: URL?
  ) -> ModifiedContent<Self, _NotedModifier<URL?>> { noted("widgetURL", url) }

  /// Adds the view and all of its subviews to the accented group of a widget; recorded without
  /// effect.
  nonisolated public func widgetAccentable(
    _ accentable: Bool = true
  ) -> ModifiedContent<Self, _NotedModifier<Bool>> { noted("widgetAccentable", accentable) }

  /// Presents a preview of the contents of a file; recorded without effect.
  nonisolated public func quickLookPreview(
    _ item: Binding<URL?>
  ) -> ModifiedContent<Self, _NotedModifier<Void>> { noted("quickLookPreview", ()) }
  /// Presents a preview of one of several URLs; recorded without effect.
  nonisolated public func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<URL?>, in items: Items
  ) -> ModifiedContent<Self, _NotedModifier<Void>> where Items.Element == URL {
    noted("quickLookPreview", ())
  }
}

/// The current hovering state and value of the pointer.
@frozen
public enum HoverPhase: Equatable, Sendable {
  /// The pointer's location, in points.
  case active(CGPoint)
  case ended
}

/// A type that you use to serialize documents to and from file.
public protocol FileDocument {
  /// The file and data types that the document reads.
  static var readableContentTypes: [UTType] { get }
  /// The file types that the document can be saved as.
  static var writableContentTypes: [UTType] { get }
  /// Creates a document and initializes it with the contents of a file.
  init(configuration: ReadConfiguration) throws
  /// Serializes a document snapshot to a file wrapper.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
  /// The configuration for reading document contents.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The configuration for writing document contents.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
  /// The content types that it reads.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The configuration for reading file contents.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The content of the file.
  public let file: FileWrapper
}

/// The configuration for serializing file contents.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The existing file.
  public let existingFile: FileWrapper?
}

/// A representation of a file in memory.
public final class FileWrapper: @unchecked Sendable {
  /// The content of a regular file.
  public let regularFileContents: Data?
  public var filename: String?
  /// The name that the file should have.
  public var preferredFilename: String?
  /// Creates a regular file with a content.
  public init(regularFileWithContents contents: Data) { regularFileContents = contents }
}
