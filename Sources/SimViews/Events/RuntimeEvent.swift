// What the runtime reports of its work. Only the device observes and prices it.

/// One notable thing that the runtime did.
package enum RuntimeEvent {
  /// A node was made for a new identity: the size of the value that it keeps, and whose node it is.
  case nodeCreated(valueBytes: Int, owner: ViewOwner)
  /// A node was removed from the tree, with the values of its creation.
  case nodeRemoved(valueBytes: Int, owner: ViewOwner)
  /// A `@State` got its storage; the size in bytes, and whose state it is.
  case stateMade(Int, owner: ViewOwner)
  /// A `@State` lost its storage, with the values of its creation.
  case stateRemoved(Int, owner: ViewOwner)
  /// User code other than a body is about to run.
  case willRunUserCode
  /// User code other than a body has run.
  case didRunUserCode
  /// User code called into the runtime: what is allocated now is not the user's.
  case willRunEngine
  /// The runtime returns to the user's code.
  case didRunEngine
  /// A value of a custom view was handed to the runtime.
  case valueMade(Any.Type)
  /// A new value compared equal to the one in use; its subtree was left alone.
  case comparedEqual(Any.Type)
  /// A body was notified of a change and turned out to be up to date.
  case cutOff(Any.Type)
  /// A body is about to run.
  case willEvaluateBody(Any.Type)
  /// A body has run; what it made and used.
  case didEvaluateBody(Any.Type, ViewCounts)
  /// A closure of the app made views outside of a body, such as the content of a row.
  case contentMade(ViewCounts)
  /// Everything that a body returned was as before.
  case bodyGaveNothing(Any.Type)
  /// What a body returned differed only in values of other views or of rows: in nothing that the view draws itself.
  case bodyHandedOn(Any.Type)
  /// A body gave a list or a lazy stack in it another value, with as many rows under the same ids.
  case bodyUpdatedList(Any.Type)
  /// An object announced a change to one subscribed property.
  case objectChanged
  /// Text was shaped and measured as one line.
  case textMeasured
  /// Measured text was broken to fit a width; the number of its lines.
  case textBroken(lines: Int)
  /// A canvas was drawn by its closure: how many operations there were, and how many of them drew text.
  case canvasDrawn(operations: Int, texts: Int)
  /// One element was laid out.
  case laidOut
  /// The identities of a collection's elements were gathered; whether they are integers.
  case identifiersGathered(Int, integers: Bool)
  /// The identities of a number of elements were compared with the previous ones.
  case identifiersCompared(Int)
  /// A leaf took a new value or a new style.
  case leafUpdated
  /// A view of the platform's own was made for a control; whether it is a text field.
  case platformViewMade(isField: Bool)
  /// A list took a new value.
  case listUpdated
  /// A number of attributes of the graph were marked for one write.
  case attributesMarked(Int)
  /// An attribute of the graph was looked at after it had been marked.
  case attributeVisited
  /// A number of rows were made just for their explicit ids.
  case rowsIdentified(Int)
  /// A number of rows of a hierarchical list were made to learn the tree, shown or not.
  case outlineGathered(Int)
  /// A row's content was made from its element.
  case rowContentMade
  /// A row was realised for a list or a lazy stack.
  case rowRealised
  /// A row left the runtime.
  case rowRemoved
  /// `onAppear` was called; the view that carries it.
  case appeared(Any.Type)
  case disappeared(Any.Type)
  /// User code declared work, in nanoseconds on the reference device.
  case workDeclared(nanoseconds: Int64)
  /// The task of a view was started.
  case taskStarted
  /// Another user closure ran after an update: `onReceive`, `onChange`.
  case actionRan
  /// A view does something that makes a screen slow or forgetful.
  case found(RuntimeFinding)
}

/// An observer of the events of the runtime.
@MainActor
package protocol RuntimeObserver: AnyObject {
  /// Called at every event, in order.
  func runtime(did event: RuntimeEvent)
  /// Notifies an unretained observer of this type.
  static func notify(_ observer: UnsafeRawPointer, _ event: RuntimeEvent)
}

extension RuntimeObserver {
  package static func notify(_ observer: UnsafeRawPointer, _ event: RuntimeEvent) {
    Unmanaged<Self>.fromOpaque(observer).withUnretained { $0.runtime(did: event) }
  }
}

/// The runtime observer without a retained reference, because there are dozens of events per row.
struct UnretainedObserver {
  private let observer: UnsafeRawPointer
  private let type: any RuntimeObserver.Type

  /// - Precondition: the observer outlives the ear.
  init(_ observer: any RuntimeObserver) {
    self.observer = UnsafeRawPointer(Unmanaged.passUnretained(observer as AnyObject).toOpaque())
    type = Swift.type(of: observer)
  }

  @MainActor @inline(__always)
  func notify(_ event: RuntimeEvent) { type.notify(observer, event) }
}
