// How long views live, by container: a monitor shows when its state was made and says when it appears.

import SimDevice
import SwiftUI
import Testing

@MainActor @Suite(.serialized) struct Seed001 {}

/// The probe of the document: `@State` that is born with the identity.
struct LifeMonitor: View {
  let label: String
  @State private var birth = Birth.next()

  init(_ label: String) { self.label = label }

  var body: some View {
    Text("\(label) born \(birth)")
      .onAppear { print("\(label): onAppear") }
      .onDisappear { print("\(label): onDisappear") }
  }
}

/// Counts in place of dates: two identities never have the same one.
enum Birth {
  nonisolated(unsafe) private static var count = 0

  static func next() -> Int {
    count += 1
    return count
  }
}

extension SimulatedDevice {
  /// The births on screen, whose label starts with the given text.
  func births(of label: String = "") -> [Int] {
    screenText.compactMap { text in
      guard text.hasPrefix(label), let number = text.split(separator: " ").last,
        text.contains(" born ")
      else { return nil }
      return Int(number)
    }
  }
}
