// The framework's warning about a focus state that no view contains, such as one in a model.

import SimViews

/// The use of a state of the focus.
enum FocusStateUse {
  /// The state's binding was requested although the state is not installed.
  static func warn(_ wrapper: String) {
    runtimeWarning(
      """
      Accessing \(wrapper)'s value outside of the body of a View. This will result in a constant \
      Binding of the initial value and will not update.
      """)
  }
}
