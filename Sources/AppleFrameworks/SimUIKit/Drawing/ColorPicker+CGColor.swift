// Color pickers that select a Core Graphics color.

public import SimComponents
public import SimViews

extension Binding where Value == CGColor {
  fileprivate var asColor: Binding<Color> {
    Binding<Color>(
      get: { Color(cgColor: wrappedValue) }, set: { wrappedValue = UIColor($0).cgColor })
  }
}

extension ColorPicker {
  nonisolated public init(
    selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection.asColor, supportsOpacity: supportsOpacity, label: label)
  }
}

extension ColorPicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(titleKey, selection: selection.asColor, supportsOpacity: supportsOpacity)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(title, selection: selection.asColor, supportsOpacity: supportsOpacity)
  }
}
