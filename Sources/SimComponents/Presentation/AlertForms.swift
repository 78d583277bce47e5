// Additional forms of alerts and dialogs: titles that are strings or texts, and data. They all
// present the same content.

public import Foundation
public import SimViews

/// A representation of an action sheet presentation.
nonisolated public struct ActionSheet {
  /// A button of an action sheet.
  public typealias Button = Alert.Button
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an action sheet with the provided buttons.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  /// The buttons, as views.
  public typealias _Actions = ForEach<[_ActionSheetButton], UInt32, SimComponents.Button<Text>>

  nonisolated var content: _AlertContent<_Actions, Text> {
    let numbered = buttons.enumerated().map {
      _ActionSheetButton(id: UInt32($0.offset), button: $0.element)
    }
    return _AlertContent(
      title, message, actions: ForEach(numbered) { $0.button.view }, isDialog: true)
  }
}

/// A button of an action sheet, with its position.
nonisolated public struct _ActionSheetButton: Identifiable {
  public let id: UInt32
  let button: Alert.Button
}

extension View {
  /// Presents an action sheet when a given condition is true.
  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> ModifiedContent<
    Self, _PresentationModifier<_PresentedFlag, _AlertContent<ActionSheet._Actions, Text>>
  > { presenting(.dialog, isPresented) { content().content } }

  /// Presents an action sheet using the given item as a data source for the sheet's content.
  nonisolated public func actionSheet<T: Identifiable>(
    item: Binding<T?>, content: @escaping (T) -> ActionSheet
  ) -> ModifiedContent<
    Self, _PresentationModifier<T, _AlertContent<ActionSheet._Actions, Text>>
  > { presenting(.dialog, item) { content($0).content } }

  /// Presents an alert using the given data to produce the alert's content and a text as a title.
  nonisolated public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> ModifiedContent<Self, _PresentationModifier<_PresentedFlag, _AlertContent<A?, EmptyView>>> {
    alerting(.alert, title, isPresented, data.map(actions), nil, hasData: data != nil)
  }

  /// Presents an alert with a message using the given data and a text as a title.
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> ModifiedContent<Self, _PresentationModifier<_PresentedFlag, _AlertContent<A?, M>>> {
    alerting(
      .alert, title, isPresented, data.map(actions), data.map(message), hasData: data != nil)
  }

  /// Presents an alert with a message using the given data and a string variable as a title.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> ModifiedContent<Self, _PresentationModifier<_PresentedFlag, _AlertContent<A?, M>>> {
    alert(
      Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Presents an alert using the given data and a string variable as a title.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> ModifiedContent<Self, _PresentationModifier<_PresentedFlag, _AlertContent<A?, EmptyView>>> {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Presents an alert with a message when an error is present.
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> ModifiedContent<Self, _PresentationModifier<_PresentedFlag, _AlertContent<A?, M>>> {
    alert(
      Text(verbatim: error?.errorDescription ?? ""), isPresented: isPresented, presenting: error,
      actions: actions, message: message)
  }

  /// Presents a confirmation dialog when a given condition is true, using a text as a title.
  nonisolated public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> ModifiedContent<Self, _PresentationModifier<_PresentedFlag, _AlertContent<A, EmptyView>>> {
    alerting(.dialog, titleVisibility == .visible ? title : nil, isPresented, actions(), nil)
  }

  /// Presents a confirmation dialog with a message when a given condition is true, using a text as a title.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> ModifiedContent<Self, _PresentationModifier<_PresentedFlag, _AlertContent<A, M>>> {
    alerting(
      .dialog, titleVisibility == .visible ? title : nil, isPresented, actions(), message())
  }

  /// Presents a confirmation dialog when a given condition is true, using a string variable as a title.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> ModifiedContent<Self, _PresentationModifier<_PresentedFlag, _AlertContent<A, EmptyView>>> {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Presents a confirmation dialog with a message, using a string variable as a title.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> ModifiedContent<Self, _PresentationModifier<_PresentedFlag, _AlertContent<A, M>>> {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  /// Presents a confirmation dialog using data to produce the dialog's content.
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> ModifiedContent<Self, _PresentationModifier<_PresentedFlag, _AlertContent<A?, EmptyView>>> {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions)
  }

  /// Presents a confirmation dialog with a message using data to produce the dialog's content.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> ModifiedContent<Self, _PresentationModifier<_PresentedFlag, _AlertContent<A?, M>>> {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions, message: message)
  }

  /// Presents a confirmation dialog using data to produce the dialog's content and a text view for the title.
  nonisolated public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> ModifiedContent<Self, _PresentationModifier<_PresentedFlag, _AlertContent<A?, EmptyView>>> {
    alerting(
      .dialog, titleVisibility == .visible ? title : nil, isPresented, data.map(actions), nil,
      hasData: data != nil)
  }

  /// Presents a confirmation dialog with a message using data to produce the dialog's content.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> ModifiedContent<Self, _PresentationModifier<_PresentedFlag, _AlertContent<A?, M>>> {
    alerting(
      .dialog, titleVisibility == .visible ? title : nil, isPresented, data.map(actions),
      data.map(message), hasData: data != nil)
  }

  /// Presents a confirmation dialog using data to produce the dialog's content and a string for the title.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> ModifiedContent<Self, _PresentationModifier<_PresentedFlag, _AlertContent<A?, EmptyView>>> {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions)
  }

  /// Presents a confirmation dialog with a message using data to produce the dialog's content and a string for the title.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> ModifiedContent<Self, _PresentationModifier<_PresentedFlag, _AlertContent<A?, M>>> {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions, message: message)
  }
}
