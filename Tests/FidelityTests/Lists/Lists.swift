// Lists, lazy stacks and scroll views: what exists, what appears, what is kept.

import SwiftUI
import Testing

@MainActor @Suite(.serialized) struct Lists {}

/// Something whose content others change.
final class Shown<Value>: ObservableObject {
  @Published var value: Value
  init(_ value: Value) { self.value = value }
}
