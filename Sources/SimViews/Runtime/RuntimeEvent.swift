// What the runtime tells of its work. The device prices it; nobody else listens.

/// One notable thing that the runtime did.
package enum RuntimeEvent {
  /// A node was made for a new identity.
  case nodeCreated
  /// A node was taken out of the tree.
  case nodeRemoved
  /// A value of a view of the user's own was handed to the runtime.
  case valueMade(Any.Type)
  /// A new value compared equal to the one in use; its subtree was left alone.
  case comparedEqual(Any.Type)
  /// A body was notified of a change and turned out to be up to date.
  case cutOff(Any.Type)
  /// A body is about to run.
  case willEvaluateBody(Any.Type)
  /// A body has run.
  case didEvaluateBody(Any.Type)
  /// An object announced a change to one subscribed property.
  case objectChanged
  /// Text was measured; the number of its lines.
  case textMeasured(lines: Int)
  /// One element was laid out.
  case laidOut
  /// The identities of a list's elements were gathered.
  case identifiersGathered(Int)
  /// A row's content was made from its element.
  case rowContentMade
  /// A row was realised for a list.
  case rowRealised
  /// A row left the runtime.
  case rowRemoved
  /// `onAppear` was called; the view that carries it.
  case appeared(Any.Type)
  /// `onDisappear` was called.
  case disappeared(Any.Type)
  /// Another closure of the user's ran after an update: `onReceive`, `onChange`.
  case actionRan
}

/// Hears what the runtime does.
@MainActor
package protocol RuntimeObserver: AnyObject {
  /// Called at every event, in order.
  func runtime(_ runtime: ViewRuntime, did event: RuntimeEvent)
}
