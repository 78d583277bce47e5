// Alerts and dialogs that are presented while their data exists: the interface of 2026, implemented
// with the Boolean forms, so that systems from iOS 15 on have it.

public import Foundation
public import SimViews

extension View {
  /// Presents an alert using the given data to produce the alert's content and a text view as a title.
  nonisolated public func alert<A: View, T>(
    _ title: Text, item data: Binding<T?>, @ViewBuilder actions: (T) -> A
  ) -> ModifiedContent<Self, _PresentationModifier<_PresentedFlag, _AlertContent<A?, EmptyView>>> {
    alert(title, isPresented: presence(of: data), presenting: data.wrappedValue, actions: actions)
  }

  /// Presents an alert using the given data to produce the alert's content and a localized string key for a title.
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>, @ViewBuilder actions: (T) -> A
  ) -> ModifiedContent<Self, _PresentationModifier<_PresentedFlag, _AlertContent<A?, EmptyView>>> {
    alert(Text(titleKey), item: data, actions: actions)
  }

  /// Presents an alert using the given data to produce the alert's content and a string variable as a title.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, item data: Binding<T?>, @ViewBuilder actions: (T) -> A
  ) -> ModifiedContent<Self, _PresentationModifier<_PresentedFlag, _AlertContent<A?, EmptyView>>> {
    alert(Text(title), item: data, actions: actions)
  }

  /// Presents an alert with a message using the given data and a text view for a title.
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, item data: Binding<T?>, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> ModifiedContent<Self, _PresentationModifier<_PresentedFlag, _AlertContent<A?, M>>> {
    alert(
      title, isPresented: presence(of: data), presenting: data.wrappedValue, actions: actions,
      message: message)
  }

  /// Presents an alert with a message using the given data and a localized string key for a title.
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> ModifiedContent<Self, _PresentationModifier<_PresentedFlag, _AlertContent<A?, M>>> {
    alert(Text(titleKey), item: data, actions: actions, message: message)
  }

  /// Presents an alert with a message using the given data and a string variable as a title.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, item data: Binding<T?>, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> ModifiedContent<Self, _PresentationModifier<_PresentedFlag, _AlertContent<A?, M>>> {
    alert(Text(title), item: data, actions: actions, message: message)
  }

  /// Presents an alert when an error is present.
  nonisolated public func alert<E: LocalizedError, A: View>(
    error: Binding<E?>, @ViewBuilder actions: () -> A
  ) -> ModifiedContent<Self, _PresentationModifier<_PresentedFlag, _AlertContent<A, EmptyView>>> {
    alert(isPresented: presence(of: error), error: error.wrappedValue, actions: actions)
  }

  /// Presents an alert with a message when an error is present.
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    error: Binding<E?>, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
  ) -> ModifiedContent<Self, _PresentationModifier<_PresentedFlag, _AlertContent<A?, M>>> {
    alert(
      isPresented: presence(of: error), error: error.wrappedValue, actions: actions,
      message: message)
  }

  /// Presents a confirmation dialog using data to produce the dialog's content and a text view for the title.
  nonisolated public func confirmationDialog<A: View, T>(
    _ title: Text, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (T) -> A
  ) -> ModifiedContent<Self, _PresentationModifier<_PresentedFlag, _AlertContent<A?, EmptyView>>> {
    confirmationDialog(
      title, isPresented: presence(of: data), titleVisibility: titleVisibility,
      presenting: data.wrappedValue, actions: actions)
  }

  /// Presents a confirmation dialog using data to produce the dialog's content and a localized string key for the title.
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: (T) -> A
  ) -> ModifiedContent<Self, _PresentationModifier<_PresentedFlag, _AlertContent<A?, EmptyView>>> {
    confirmationDialog(
      Text(titleKey), item: data, titleVisibility: titleVisibility, actions: actions)
  }

  /// Presents a confirmation dialog using data to produce the dialog's content and a string variable for the title.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (T) -> A
  ) -> ModifiedContent<Self, _PresentationModifier<_PresentedFlag, _AlertContent<A?, EmptyView>>> {
    confirmationDialog(Text(title), item: data, titleVisibility: titleVisibility, actions: actions)
  }

  /// Presents a confirmation dialog with a message using data and a text view for the title.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> ModifiedContent<Self, _PresentationModifier<_PresentedFlag, _AlertContent<A?, M>>> {
    confirmationDialog(
      title, isPresented: presence(of: data), titleVisibility: titleVisibility,
      presenting: data.wrappedValue, actions: actions, message: message)
  }

  /// Presents a confirmation dialog with a message using data and a localized string key for the title.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> ModifiedContent<Self, _PresentationModifier<_PresentedFlag, _AlertContent<A?, M>>> {
    confirmationDialog(
      Text(titleKey), item: data, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  /// Presents a confirmation dialog with a message using data and a string variable for the title.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> ModifiedContent<Self, _PresentationModifier<_PresentedFlag, _AlertContent<A?, M>>> {
    confirmationDialog(
      Text(title), item: data, titleVisibility: titleVisibility, actions: actions, message: message)
  }

  /// Returns a binding to whether there is data; writing false removes it.
  nonisolated private func presence<T>(of data: Binding<T?>) -> Binding<Bool> {
    Binding(get: { data.wrappedValue != nil }, set: { if !$0 { data.wrappedValue = nil } })
  }
}
