public import SimViews

/// A representation of an alert presentation.
nonisolated public struct Alert {
  /// A button of an alert or an action sheet.
  nonisolated public struct Button {
    let label: Text
    var role: ButtonRole?
    let action: () -> Void

    /// Creates an alert button with the default style.
    nonisolated public static func `default`(
      _ label: Text, action: (() -> Void)? = {}
    ) -> Alert.Button {
      Alert.Button(label: label, action: action ?? {})
    }

    /// Creates an alert button that indicates cancellation, with a custom label.
    nonisolated public static func cancel(
      _ label: Text, action: (() -> Void)? = {}
    ) -> Alert.Button {
      Alert.Button(label: label, role: .cancel, action: action ?? {})
    }

    /// Creates an alert button that indicates cancellation, with a system-provided label.
    nonisolated public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: Text(verbatim: "Cancel"), role: .cancel, action: action ?? {})
    }

    /// Creates an alert button with a style that indicates a destructive action.
    nonisolated public static func destructive(
      _ label: Text, action: (() -> Void)? = {}
    ) -> Alert.Button {
      Alert.Button(label: label, role: .destructive, action: action ?? {})
    }

    nonisolated var view: SimComponents.Button<Text> {
      SimComponents.Button(role: role, action: action) { label }
    }
  }

  let title: Text
  let message: Text?
  let first: Button?
  let second: Button?

  /// Creates an alert with one button.
  nonisolated public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    first = dismissButton
    second = nil
  }

  /// Creates an alert with two buttons.
  nonisolated public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    first = primaryButton
    second = secondaryButton
  }

  /// The buttons of an alert, as views.
  public typealias _Actions = TupleView<SimComponents.Button<Text>?, SimComponents.Button<Text>?>

  nonisolated var content: _AlertContent<_Actions, Text> {
    _AlertContent(title, message, actions: TupleView(first?.view, second?.view))
  }
}

extension View {
  /// Presents an alert to the user.
  nonisolated public func alert(
    isPresented: Binding<Bool>, content: @escaping () -> Alert
  ) -> ModifiedContent<
    Self, _PresentationModifier<_PresentedFlag, _AlertContent<Alert._Actions, Text>>
  > {
    presenting(.alert, isPresented) { content().content }
  }

  /// Presents an alert to the user, using an item as its source of truth.
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> ModifiedContent<Self, _PresentationModifier<Item, _AlertContent<Alert._Actions, Text>>> {
    presenting(.alert, item) { content($0).content }
  }
}
