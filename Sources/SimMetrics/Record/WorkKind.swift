// The kinds of work that a timeline distinguishes.
//
// The main thread does the first six, in this order within a turn; the last one is done elsewhere.

/// A kind of work of the main thread or the render server.
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

  /// The index of the kind in order, which is faster to find than the name.
  package var place: Int {
    switch self {
    case .event: 0
    case .update: 1
    case .layout: 2
    case .cells: 3
    case .callbacks: 4
    case .commit: 5
    case .render: 6
    }
  }
}
