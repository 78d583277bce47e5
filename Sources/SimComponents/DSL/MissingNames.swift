// Names that are missing, declared so that the compiler reports them at once instead of searching
// for alternatives.

/// Missing on a phone.
@available(*, unavailable, message: "HSplitView is for macOS; the simulated device is a phone.")
public struct HSplitView<Content> {}

/// Missing on a phone.
@available(*, unavailable, message: "VSplitView is for macOS; the simulated device is a phone.")
public struct VSplitView<Content> {}

/// Missing on a phone.
@available(*, unavailable, message: "MenuBarExtra is for macOS; the simulated device is a phone.")
public struct MenuBarExtra<Label, Content> {}
