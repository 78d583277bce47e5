// The probe of Ole Begemann's app: `@State` that is born with the identity, and what appears and disappears.

import SwiftUI

/// Shows when its state was made, and says when it appears and disappears.
struct LifecycleMonitor: View {
  let label: String
  @State private var stateTimestamp = Birth.next()

  init(_ label: String) { self.label = label }

  var body: some View {
    Text("\(label): state \(stateTimestamp)")
      .onAppear { print("\(label): onAppear") }
      .onDisappear { print("\(label): onDisappear") }
  }
}

/// Counts in place of dates, so that two lives never look alike.
enum Birth {
  nonisolated(unsafe) private static var count = 0

  static func next() -> Int {
    count += 1
    return count
  }
}

struct Item: Identifiable {
  let id: Int
  static let all = (0..<40).map(Item.init)
}
