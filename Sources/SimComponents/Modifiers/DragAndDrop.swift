// Drag and drop between views. The simulated finger cannot drag: sources and destinations are
// recorded, and no drop occurs.

public import Foundation
public import SimViews

/// A provider of items that are dragged or pasted; it holds them in memory.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// The items of the provider.
  public let items: [Any]
  /// The suggested name of the item as a file.
  public var suggestedName: String?
  /// Creates an empty provider.
  public override init() { items = [] }
  /// Creates a provider of an object.
  public init(object: Any) { items = [object] }
  /// Creates a provider of the content of a file.
  public init?(contentsOf url: URL?) {
    guard let url else { return nil }
    items = [url]
  }
  /// Returns whether the provider has an object of a class.
  public func canLoadObject<T: AnyObject>(ofClass type: T.Type) -> Bool {
    items.contains { $0 is T }
  }
  /// Passes the first object of a class to a closure, on the main queue; nil if there is none.
  @discardableResult public func loadObject<T: AnyObject>(
    ofClass type: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    nonisolated(unsafe) let found = items.lazy.compactMap { $0 as? T }.first
    DispatchQueue.main.async { completionHandler(found, nil) }
    return Progress(totalUnitCount: 1)
  }
  /// Returns whether an item is of a type; the types of items are not known.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
  /// The types of the items, which are not known.
  public var registeredTypeIdentifiers: [String] { [] }
  /// Reports on the main queue that no item has the type.
  @discardableResult public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    DispatchQueue.main.async { completionHandler(nil, CocoaError(.fileReadUnknown)) }
    return Progress(totalUnitCount: 1)
  }
  /// Reports on the main queue that no item has the type.
  @discardableResult public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    DispatchQueue.main.async { completionHandler(nil, CocoaError(.fileReadUnknown)) }
    return Progress(totalUnitCount: 1)
  }
  /// Reports on the main queue that no item has the type.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
  ) {
    if let completionHandler {
      DispatchQueue.main.async { completionHandler(nil, CocoaError(.fileReadUnknown)) }
    }
  }
}

/// A type that can be transferred from one app or view to another.
public protocol Transferable {
  /// The type of the representation.
  associatedtype Representation: TransferRepresentation
  /// The representations for the transfer.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A declarative description of how an item is transferred.
public protocol TransferRepresentation: Sendable {
  /// The type of the item.
  associatedtype Item
  /// Returns the item that data represent; nil if the representation accepts no data.
  func _make(from data: Data) async throws -> Item?
}

extension TransferRepresentation {
  /// Returns nil: the representation accepts no data.
  public func _make(from data: Data) async throws -> Item? { nil }
}

extension TransferRepresentation {
  /// Suggests a name for the file of the item; recorded without effect, because no file is made.
  public func suggestedFileName(_ fileName: String) -> Self { self }
  /// Suggests a name for the file of an item; recorded without effect, because no file is made.
  public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?) -> Self { self }
}

/// Several representations; the first that accepts data makes the item.
public struct _AnyTransferRepresentation<Item>: TransferRepresentation {
  let importers: [@Sendable (Data) async throws -> Item?]

  /// Returns the item of the first representation that makes one.
  public func _make(from data: Data) async throws -> Item? {
    for importer in importers {
      if let item = try await importer(data) { return item }
    }
    return nil
  }
}

/// A transfer representation for types that are coded.
public struct CodableRepresentation<Item: Codable & Sendable>: TransferRepresentation {
  /// Creates a representation for a type of content.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
  /// Returns the item that JSON represents.
  public func _make(from data: Data) async throws -> Item? {
    try JSONDecoder().decode(Item.self, from: data)
  }
}

/// A transfer representation that uses another type's.
public struct ProxyRepresentation<Item, Proxy: Transferable>: TransferRepresentation {
  private let importing: (@Sendable (Proxy) throws -> Item)?
  /// Creates a representation from a closure or key path that returns the proxy.
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) { importing = nil }
  /// Creates a representation from a closure that makes the item from a proxy.
  public init(importing: @escaping @Sendable (Proxy) throws -> Item) { self.importing = importing }
  /// Creates a representation by closures in both directions.
  public init(
    exporting: @escaping @Sendable (Item) throws -> Proxy,
    importing: @escaping @Sendable (Proxy) throws -> Item
  ) { self.importing = importing }
  /// Returns the item of the proxy that data represent.
  public func _make(from data: Data) async throws -> Item? {
    guard let importing,
      let proxy = try await Proxy.transferRepresentation._make(from: data) as? Proxy
    else { return nil }
    return try importing(proxy)
  }
}

/// A transfer representation as data.
public struct DataRepresentation<Item>: TransferRepresentation {
  private let importing: (@Sendable (Data) async throws -> Item)?
  /// Creates a representation that is exported.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) { importing = nil }
  /// Creates a representation that is imported.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) { self.importing = importing }
  /// Creates a representation that is exported and imported.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) { self.importing = importing }
  /// Returns the item of the data.
  public func _make(from data: Data) async throws -> Item? { try await importing?(data) }
}

/// A transfer representation as a file; no files are transferred.
public struct FileRepresentation<Item>: TransferRepresentation {
  /// Creates a representation that is exported.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}
  /// Creates a representation that is imported.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
  /// Creates a representation that is exported and imported.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
}

/// A description of a file from the perspective of the sender.
public struct SentTransferredFile: Sendable {
  /// The URL of the file.
  public let file: URL
  /// Whether the receiver may read the file in place.
  public let allowAccessingOriginalFile: Bool
  /// Creates a description of a file.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A description of a file from the perspective of the receiver.
public struct ReceivedTransferredFile: Sendable {
  /// The URL of the file.
  public let file: URL
  /// Whether the file is the sender's own.
  public let isOriginalFile: Bool
}

/// Creates a representation from several.
@resultBuilder
public struct TransferRepresentationBuilder<Item> {
  /// Returns a representation of the item, so that a key path finds its root type.
  public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R
  where R.Item == Item { content }
  /// Representations, the preferred one first.
  public static func buildBlock<each R: TransferRepresentation>(
    _ content: repeat each R
  ) -> _AnyTransferRepresentation<Item> {
    var importers: [@Sendable (Data) async throws -> Item?] = []
    func add<One: TransferRepresentation>(_ one: One) {
      importers.append { data in try await one._make(from: data) as? Item }
    }
    repeat add(each content)
    return .init(importers: importers)
  }
}

extension String: Transferable {
  public static var transferRepresentation: _AnyTransferRepresentation<String> {
    return .init(importers: [{ String(data: $0, encoding: .utf8) }])
  }
}
extension URL: Transferable {
  public static var transferRepresentation: _AnyTransferRepresentation<URL> {
    return .init(importers: [{ String(data: $0, encoding: .utf8).flatMap(URL.init(string:)) }])
  }
}
extension Data: Transferable {
  public static var transferRepresentation: _AnyTransferRepresentation<Data> {
    return .init(importers: [{ $0 }])
  }
}
extension Image: Transferable {
  public nonisolated static var transferRepresentation: _AnyTransferRepresentation<Image> {
    return .init(importers: [])
  }
}

/// A type of data that is loaded, sent or received.
public struct UTType: Hashable, Codable, Sendable {
  public let identifier: String
  /// Creates a type from its identifier.
  public init?(_ identifier: String) { self.identifier = identifier }
  /// Creates a type that the app declares and owns.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }
  /// Creates a type that another app declares and owns.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }
  private init(known identifier: String) { self.identifier = identifier }
  /// The types of arbitrary data.
  public static let data = UTType(known: "public.data"), item = UTType(known: "public.item"),
    content = UTType(known: "public.content"), folder = UTType(known: "public.folder")
  public static let text = UTType(known: "public.text"),
    plainText = UTType(known: "public.plain-text"),
    utf8PlainText = UTType(known: "public.utf8-plain-text"), rtf = UTType(known: "public.rtf"),
    html = UTType(known: "public.html"), json = UTType(known: "public.json"),
    xml = UTType(known: "public.xml"),
    commaSeparatedText = UTType(
      known: "public.comma-separated-values-text"), sourceCode = UTType(known: "public.source-code")
  public static let image = UTType(known: "public.image"), png = UTType(known: "public.png"),
    jpeg = UTType(known: "public.jpeg"), gif = UTType(known: "com.compuserve.gif"),
    heic = UTType(known: "public.heic"), svg = UTType(known: "public.svg-image")
  public static let audio = UTType(known: "public.audio"), movie = UTType(known: "public.movie"),
    video = UTType(known: "public.video"), mp3 = UTType(known: "public.mp3"),
    mpeg4Movie = UTType(known: "public.mpeg-4")
  public static let url = UTType(known: "public.url"), fileURL = UTType(known: "public.file-url"),
    pdf = UTType(known: "com.adobe.pdf"), zip = UTType(known: "public.zip-archive"),
    archive = UTType(known: "public.archive")
}

/// The current state of a drop.
public struct DropInfo: Sendable {
  /// The location of the drag in the drop view, in points.
  public let location: CGPoint
  /// Returns whether there is an item of a type.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
  /// Returns the items of types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}

/// The effect of a drop.
public enum DropOperation: Sendable {
  case cancel, forbidden, copy, move
}

/// The behavior of a drop.
public struct DropProposal: Sendable {
  /// The effect of the drop.
  public let operation: DropOperation
  public init(operation: DropOperation) { self.operation = operation }
}

/// An interface that you implement to interact with a drop operation in a view modified to accept drops.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Returns whether a drop could be accepted.
  func validateDrop(info: DropInfo) -> Bool
  /// Receives the dropped items.
  func performDrop(info: DropInfo) -> Bool
  /// Notifies that the drag entered the view.
  func dropEntered(info: DropInfo)
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// The drag went out.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

extension View {
  /// Activates this view as the source of a drag and drop operation; nothing is dragged.
  nonisolated public func onDrag(
    _ data: @escaping () -> NSItemProvider
  ) -> ModifiedContent<Self, _NotedModifier<Void>> { noted("onDrag", ()) }

  /// Activates this view as the source of a drag and drop operation, with a preview; nothing is dragged.
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> ModifiedContent<Self, _NotedModifier<V>> { noted("onDrag", preview()) }

  /// Defines the destination of a drag and drop operation; nothing is dropped.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> ModifiedContent<Self, _NotedModifier<[UTType]>> { noted("onDrop", supportedContentTypes) }

  /// Defines the destination of a drag and drop operation; nothing is dropped.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> ModifiedContent<Self, _NotedModifier<[UTType]>> { noted("onDrop", supportedContentTypes) }

  /// Defines the destination of a drag and drop operation; nothing is dropped.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> ModifiedContent<Self, _NotedModifier<[UTType]>> { noted("onDrop", supportedContentTypes) }

  /// Activates this view as the source of a drag and drop operation; nothing is dragged.
  nonisolated public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> ModifiedContent<Self, _NotedModifier<Void>> { noted("draggable", ()) }

  /// Activates this view as the source of a drag and drop operation, with a preview; nothing is dragged.
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> ModifiedContent<Self, _NotedModifier<V>> { noted("draggable", preview()) }

  /// Defines the destination of a drag and drop operation; nothing is dropped.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> ModifiedContent<Self, _NotedModifier<Void>> { noted("dropDestination", ()) }

  /// Specifies an action that takes items from the pasteboard; nothing is pasted.
  nonisolated public func pasteDestination<T: Transferable>(
    for payloadType: T.Type, action: @escaping ([T]) -> Void
  ) -> ModifiedContent<Self, _NotedModifier<Void>> { noted("pasteDestination", ()) }
}

extension DynamicViewContent {
  /// Sets the insert action for the dynamic view; nothing is dropped.
  nonisolated public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> Self { self }

  /// Sets the drop destination action for the dynamic view; nothing is dropped.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> Self { self }
}
