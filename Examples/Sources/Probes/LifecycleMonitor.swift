// A view that shows how long it lives: its state is born with its identity, and it says when it appears and disappears.

import SwiftUI

/// Shows when its state was made, and says when it appears and disappears.
public struct LifecycleMonitor: View {
  let label: String
  @State private var stateTimestamp = Birth.next()

  /// Begins each line with the label.
  public init(_ label: String) { self.label = label }

  /// The label, and the number that the state was born with.
  public var body: some View {
    Text("\(label): state \(stateTimestamp)")
      .onAppear { print("\(label): onAppear") }
      .onDisappear { print("\(label): onDisappear") }
  }
}

/// Counts in place of dates, so that two lives never look alike.
public enum Birth {
  nonisolated(unsafe) private static var count = 0

  /// The next number, beginning with 1.
  public static func next() -> Int {
    count += 1
    return count
  }
}
