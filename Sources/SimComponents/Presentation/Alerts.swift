public import Foundation
public import SimViews

extension View {
  /// Presents an alert when a given condition is true, using a text view for the title.
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> ModifiedContent<Self, _PresentationModifier<_PresentedFlag, _AlertContent<A, EmptyView>>> {
    alerting(.alert, title, isPresented, actions(), nil)
  }

  /// Presents an alert when a given condition is true, using a localized string key for the title.
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> ModifiedContent<Self, _PresentationModifier<_PresentedFlag, _AlertContent<A, EmptyView>>> {
    alerting(.alert, Text(titleKey), isPresented, actions(), nil)
  }

  /// Presents an alert when a given condition is true, using a string for the title.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> ModifiedContent<Self, _PresentationModifier<_PresentedFlag, _AlertContent<A, EmptyView>>> {
    alerting(.alert, Text(title), isPresented, actions(), nil)
  }

  /// Presents an alert with a message when a given condition is true, using a text view for the title.
  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> ModifiedContent<Self, _PresentationModifier<_PresentedFlag, _AlertContent<A, M>>> {
    alerting(.alert, title, isPresented, actions(), message())
  }

  /// Presents an alert with a message when a given condition is true.
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> ModifiedContent<Self, _PresentationModifier<_PresentedFlag, _AlertContent<A, M>>> {
    alerting(.alert, Text(titleKey), isPresented, actions(), message())
  }

  /// Presents an alert with a message when a given condition is true, using a string for the title.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> ModifiedContent<Self, _PresentationModifier<_PresentedFlag, _AlertContent<A, M>>> {
    alerting(.alert, Text(title), isPresented, actions(), message())
  }

  /// Presents an alert using the given data to produce the alert's content.
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> ModifiedContent<Self, _PresentationModifier<_PresentedFlag, _AlertContent<A?, EmptyView>>> {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Presents an alert with a message using the given data to produce the alert's content.
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> ModifiedContent<Self, _PresentationModifier<_PresentedFlag, _AlertContent<A?, M>>> {
    alert(
      Text(titleKey), isPresented: isPresented, presenting: data, actions: actions,
      message: message)
  }

  /// Presents an alert when an error is present.
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> ModifiedContent<Self, _PresentationModifier<_PresentedFlag, _AlertContent<A, EmptyView>>> {
    alerting(
      .alert, Text(verbatim: error?.errorDescription ?? ""), isPresented, actions(), nil,
      hasData: error != nil)
  }

  /// Presents a confirmation dialog when a given condition is true, using a key for the title.
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> ModifiedContent<Self, _PresentationModifier<_PresentedFlag, _AlertContent<A, EmptyView>>> {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Presents a confirmation dialog with a message when a given condition is true.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> ModifiedContent<Self, _PresentationModifier<_PresentedFlag, _AlertContent<A, M>>> {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  /// Returns a view that presents an alert or a dialog.
  ///
  /// - Parameter hasData: Whether its data exists; nil if it has no data. Changes after the
  ///   presentation has begun are ignored, as Apple documents.
  nonisolated func alerting<A: View, M: View>(
    _ style: PresentationStyle, _ title: Text?, _ isPresented: Binding<Bool>, _ actions: A,
    _ message: M?, hasData: Bool? = nil
  ) -> ModifiedContent<Self, _PresentationModifier<_PresentedFlag, _AlertContent<A, M>>> {
    var presented = presenting(style, isPresented) {
      _AlertContent(title, message, actions: actions, isDialog: style == .dialog)
    }
    presented.modifier.hasData = hasData
    return presented
  }
}
