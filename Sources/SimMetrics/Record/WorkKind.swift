// The kinds of work that a timeline distinguishes.
//
// The first six are done by the main thread, in this order within a turn; the last one elsewhere.

/// The kinds of work that the main thread and the render server do, as reported.
public enum WorkKind: String, Codable, CaseIterable, Sendable {
  /// Delivering input and running the user's closures.
  case event
  /// Evaluating bodies and updating the dependency graph.
  case update
  /// Layout, and text measured for it.
  case layout
  /// Making, reusing and configuring cells.
  case cells
  /// onAppear, onDisappear, onChange and other callbacks after layout.
  case callbacks
  /// The commit: display, prepare, packaging the layer tree.
  case commit
  /// The render server and the GPU.
  case render
}
