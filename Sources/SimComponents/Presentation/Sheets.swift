public import SimViews

extension View {
  /// Presents a sheet when a binding to a Boolean value that you provide is true.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> ModifiedContent<Self, _PresentationModifier<_PresentedFlag, Content>> {
    presenting(.sheet, isPresented, onDismiss: onDismiss, content: content)
  }

  /// Presents a sheet using the given item as a data source for the sheet's content.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> ModifiedContent<Self, _PresentationModifier<Item, Content>> {
    presenting(.sheet, item, onDismiss: onDismiss, content: content)
  }

  /// Presents a modal view that covers as much of the screen as possible.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> ModifiedContent<Self, _PresentationModifier<_PresentedFlag, Content>> {
    presenting(.cover, isPresented, onDismiss: onDismiss, content: content)
  }

  /// Presents a modal view that covers as much of the screen as possible, using an item.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> ModifiedContent<Self, _PresentationModifier<Item, Content>> {
    presenting(.cover, item, onDismiss: onDismiss, content: content)
  }

  /// Presents a popover when a given condition is true; a phone shows it as a sheet.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> ModifiedContent<Self, _PresentationModifier<_PresentedFlag, Content>> {
    presenting(.sheet, isPresented, content: content)
  }

  /// Presents a popover using the given item; a phone shows it as a sheet.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> ModifiedContent<Self, _PresentationModifier<Item, Content>> {
    presenting(.sheet, item, content: content)
  }
}

/// An attachment anchor for a popover; a phone does not use it.
public enum PopoverAttachmentAnchor: Hashable, Sendable {
  /// The anchor point for the popover relative to the source's frame.
  case rect(Source)
  /// The anchor point for the popover expressed as a unit point that describes possible alignments relative to a
  /// SwiftUI view.
  case point(UnitPoint)

  /// The frame of reference of a rectangle.
  public enum Source: Hashable, Sendable {
    /// The bounds of the view.
    case bounds
  }
}
