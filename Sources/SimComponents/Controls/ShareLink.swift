// Sharing and pasting. The device writes shared items to its console; its pasteboard is empty.

import Foundation
@_spi(Runtime) public import SimViews

/// A representation of a type to display in a share preview.
public struct SharePreview<Image, Icon> {
  let title: String
  init(title: String) { self.title = title }
}

extension SharePreview: Sendable where Image: Sendable, Icon: Sendable {}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview representation.
  public init(_ titleKey: LocalizedStringKey) { self.init(title: titleKey.string) }
  /// Creates a preview representation.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init(title: String(title)) }
}

extension SharePreview where Icon == Never {
  /// Creates a preview representation with an image.
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(title: titleKey.string) }
  /// Creates a preview representation with an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.init(title: String(title)) }
}

extension SharePreview where Image == Never {
  /// Creates a preview representation with an icon.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(title: titleKey.string) }
  /// Creates a preview representation with an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(title: String(title)) }
}

extension SharePreview {
  /// Creates a preview representation with an image and an icon.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init(title: titleKey.string)
  }
  /// Creates a preview representation with an image and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.init(title: String(title))
  }
}

/// A view that controls a sharing presentation.
nonisolated public struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View>: PrimitiveView
where Data: RandomAccessCollection, Data.Element: Transferable {
  let items: Data
  let label: Label

  /// Returns a node with a button that shares.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    let runtime = inputs.runtime
    return composed(value, inputs) { [unowned runtime] value in
      Button {
        for item in value.items { runtime.request(.openURL("share:\(item)")) }
      } label: {
        value.label
      }
    }
  }
}

/// The label used for a share link.
nonisolated public struct DefaultShareLinkLabel: PrimitiveView {
  let title: Text

  /// Returns a node with the title and the share symbol.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    composed(value, inputs) { value in
      SimComponents.Label {
        value.title
      } icon: {
        Image(systemName: "square.and.arrow.up")
      }
    }
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Creates an instance that presents the share interface for one item.
  nonisolated public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    items = CollectionOfOne(item)
    self.label = label()
  }

  /// Creates an instance that presents the share interface.
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.items = items
    self.label = label()
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Creates an instance that presents the share interface for one item.
  nonisolated public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    items = CollectionOfOne(item)
    label = DefaultShareLinkLabel(title: Text(verbatim: "Share…"))
  }

  /// Creates an instance that presents the share interface.
  nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.items = items
    label = DefaultShareLinkLabel(title: Text(verbatim: "Share…"))
  }

  /// Creates an instance, with a custom label, that presents the share interface for one item.
  nonisolated public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    items = CollectionOfOne(item)
    label = DefaultShareLinkLabel(title: Text(titleKey))
  }

  /// Creates an instance, with a custom label, that presents the share interface for one item.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    items = CollectionOfOne(item)
    label = DefaultShareLinkLabel(title: Text(title))
  }

  /// Creates an instance, with a custom label, that presents the share interface.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.items = items
    label = DefaultShareLinkLabel(title: Text(titleKey))
  }
}

extension ShareLink {
  /// Creates an instance that presents the share interface for one item, with a preview that is not shown.
  nonisolated public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    items = CollectionOfOne(item)
    self.label = label()
  }

  /// Creates an instance that presents the share interface, with previews that are not shown.
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.items = items
    self.label = label()
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates an instance that presents the share interface for one item, with a preview that is not shown.
  nonisolated public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    items = CollectionOfOne(item)
    label = DefaultShareLinkLabel(title: Text(verbatim: "Share…"))
  }

  /// Creates an instance, with a custom label, that presents the share interface for one item, with a preview that is
  /// not shown.
  nonisolated public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    items = CollectionOfOne(item)
    label = DefaultShareLinkLabel(title: Text(titleKey))
  }
}

/// A system button that reads items from the pasteboard and delivers them to a closure; there are none.
nonisolated public struct PasteButton: PrimitiveView {
  /// Creates a button that accepts values of a type.
  nonisolated public init<T: Transferable>(
    payloadType: T.Type, onPaste: @escaping ([T]) -> Void
  ) {}

  /// Creates a button that accepts values of some types.
  nonisolated public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {}

  /// Returns a node with a button that pastes nothing.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    composed(value, inputs) { _ in
      Button {
      } label: {
        SimComponents.Label {
          Text(verbatim: "Paste")
        } icon: {
          Image(systemName: "doc.on.clipboard")
        }
      }
    }
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates an instance that presents the share interface, with previews that are not shown.
  @_disfavoredOverload
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.items = items
    label = DefaultShareLinkLabel(title: Text(verbatim: "Share…"))
  }
}
