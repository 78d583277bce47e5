// Documents: the scene opens a new one, as if the user had requested it in the document browser.
// There is no browser, and nothing is read or saved.

public import Foundation
public import SimViews

/// A scene that enables support for opening, creating, and saving documents.
nonisolated public struct DocumentGroup<Document, Content: View>: ComposedScene {
  let makeWindow: @MainActor () -> AnyView
  /// The window, which shows the editor of a new document, or nothing if none can be made.
  @MainActor package var window: AnyView { makeWindow() }
}

extension DocumentGroup where Document: FileDocument {
  /// Creates a document group for creating and editing file documents.
  nonisolated public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping @MainActor (FileDocumentConfiguration<Document>) -> Content
  ) {
    // Called on the main actor alone, as the scene's body is.
    nonisolated(unsafe) let make = newDocument
    makeWindow = { AnyView(DocumentEditor(make: make, content: editor)) }
  }

  /// Creates a document group for viewing file documents; there is no file to view.
  nonisolated public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping @MainActor (FileDocumentConfiguration<Document>) -> Content
  ) { makeWindow = { AnyView(EmptyView()) } }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Creates a document group for creating and editing reference file documents.
  nonisolated public init(
    newDocument: @escaping @Sendable () -> Document,
    @ViewBuilder editor:
      @escaping @MainActor (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    makeWindow = { AnyView(ReferenceDocumentEditor(make: newDocument, content: editor)) }
  }

  /// Creates a document group for viewing reference file documents; there is no file to view.
  nonisolated public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer:
      @escaping @MainActor (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) { makeWindow = { AnyView(EmptyView()) } }
}

/// The properties of an open file document.
@MainActor @preconcurrency
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The current document model.
  @Binding public var document: Document
  /// The address of the open file: a new document has none.
  public var fileURL: URL?
  /// Whether the document is able to be edited.
  public var isEditable: Bool
}

/// The properties of an open reference file document.
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The current document model.
  @ObservedObject public var document: Document
  /// The address of the open file: a new document has none.
  public var fileURL: URL?
  /// Whether the document is able to be edited.
  public var isEditable: Bool
}

/// A type that you use to serialize reference type documents to and from file.
public protocol ReferenceFileDocument: ObservableObject {
  /// The snapshot from which a document is written.
  associatedtype Snapshot
  /// The file and data types that the document reads.
  static var readableContentTypes: [UTType] { get }
  /// The file types that the document can be saved as.
  static var writableContentTypes: [UTType] { get }
  /// Creates a document and initializes it with the contents of a file.
  init(configuration: ReadConfiguration) throws
  /// Creates a snapshot that represents the current state of the document.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// Serializes a document snapshot to a file wrapper.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
  /// The configuration for reading document contents.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The configuration for writing document contents.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension ReferenceFileDocument {
  /// The content types that it reads.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

extension DocumentConfiguration? {
  /// That of a document that was not saved yet.
  fileprivate static var new: Self { DocumentConfiguration(fileURL: nil, isEditable: true) }
}

/// The editor of a new document, which is state of the view.
private struct DocumentEditor<Document: FileDocument, Content: View>: View {
  let content: @MainActor (FileDocumentConfiguration<Document>) -> Content
  @State private var document: Document

  init(
    make: @escaping () -> Document,
    content: @escaping @MainActor (FileDocumentConfiguration<Document>) -> Content
  ) {
    self.content = content
    _document = State(initialValue: make())
  }

  var body: some View {
    content(FileDocumentConfiguration(document: $document, fileURL: nil, isEditable: true))
      .environment(\.documentConfiguration, .new)
  }
}

/// The editor of a new reference document, which the view owns.
private struct ReferenceDocumentEditor<Document: ReferenceFileDocument, Content: View>: View {
  let content: @MainActor (ReferenceFileDocumentConfiguration<Document>) -> Content
  @StateObject private var document: Document

  init(
    make: @escaping @Sendable () -> Document,
    content: @escaping @MainActor (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    self.content = content
    _document = StateObject(wrappedValue: make())
  }

  var body: some View {
    content(
      ReferenceFileDocumentConfiguration(document: document, fileURL: nil, isEditable: true)
    )
    .environment(\.documentConfiguration, .new)
  }
}
