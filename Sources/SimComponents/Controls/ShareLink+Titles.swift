// Share links with titles that are strings or texts.

public import SimViews

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Creates an instance, with a custom label, that presents the share interface.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.items = items
    label = DefaultShareLinkLabel(title: Text(title))
  }

  /// Creates an instance, with a custom label, that presents the share interface for one item.
  nonisolated public init<I: Transferable>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    items = CollectionOfOne(item)
    label = DefaultShareLinkLabel(title: title)
  }

  /// Creates an instance, with a custom label, that presents the share interface.
  nonisolated public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.items = items
    label = DefaultShareLinkLabel(title: title)
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates an instance, with a custom label, that presents the share interface, with previews not shown.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.items = items
    label = DefaultShareLinkLabel(title: Text(titleKey))
  }

  /// Creates an instance, with a custom label, that presents the share interface for one item, with a preview not shown.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    items = CollectionOfOne(item)
    label = DefaultShareLinkLabel(title: Text(title))
  }

  /// Creates an instance, with a custom label, that presents the share interface, with previews not shown.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.items = items
    label = DefaultShareLinkLabel(title: Text(title))
  }

  /// Creates an instance, with a custom label, that presents the share interface for one item, with a preview not shown.
  nonisolated public init<I: Transferable>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    items = CollectionOfOne(item)
    label = DefaultShareLinkLabel(title: title)
  }

  /// Creates an instance, with a custom label, that presents the share interface, with previews not shown.
  nonisolated public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.items = items
    label = DefaultShareLinkLabel(title: title)
  }
}
