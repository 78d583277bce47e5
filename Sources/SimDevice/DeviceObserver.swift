// The events of a device. The recorder implements the observer one layer up; every method has a
// no-op default.

package import SimCore
@_spi(Runtime) package import SimViews

/// Hears what happens on a device, in order.
@MainActor
package protocol DeviceObserver: AnyObject {
  /// Called for an event of the runtime. Events that are only priced and accounted for are not
  /// reported (`RuntimeEvent.isReported`).
  func device(_ device: Engine, runtimeDid event: RuntimeEvent)
  /// The main thread or the render server worked.
  func device(_ device: Engine, worked span: WorkSpan)
  /// Called when a frame was committed and its display time is known.
  func device(_ device: Engine, committed frame: CommittedFrame)
  /// Something begins to move, so that lateness counts from now on, or everything has come to rest.
  func device(_ device: Engine, tracks isTracked: Bool)
  /// The user did something.
  func device(_ device: Engine, received input: ReceivedInput)
  /// A watchdog saw something.
  func device(_ device: Engine, found finding: WatchdogFinding)
  /// Something happened to a row of a list or a lazy stack.
  func device(_ device: Engine, row step: RowReport)
}

extension DeviceObserver {
  package func device(_ device: Engine, runtimeDid event: RuntimeEvent) {}
  package func device(_ device: Engine, worked span: WorkSpan) {}
  package func device(_ device: Engine, committed frame: CommittedFrame) {}
  package func device(_ device: Engine, tracks isTracked: Bool) {}
  package func device(_ device: Engine, received input: ReceivedInput) {}
  package func device(_ device: Engine, found finding: WatchdogFinding) {}
  package func device(_ device: Engine, row step: RowReport) {}
}

/// The kinds of work on the main thread.
///
/// The work of the render server is separate.
package enum WorkCategory: String, CaseIterable, Sendable {
  case event, update, layout, cells, callbacks, commit, render
}

/// One interval of work.
package struct WorkSpan: Sendable {
  package var category: WorkCategory
  package var start: Instant
  package var duration: Nanoseconds
  /// The event that was taken last: the work cannot begin before it.
  package var notBefore = Instant.launch
  /// The span's share in a frame.
  package var share = FrameShare()
  /// For the render server: it had come to rest since the frame before.
  package var restedBefore = false
  /// For the render server: the pace of the frame.
  package var pace = FramePace.rest
  /// The operations of the span, by row of the cost table.
  package var amounts: [OperationAmount] = []
}

/// The share of a span of work in a frame.
///
/// The work of a frame is done between its beginning and its commit. Work that changes nothing
/// leads to no frame, which is known when the next one opens.
package struct FrameShare: Hashable, Sendable {
  /// Whether it is work for a frame; what is made ahead of one is not.
  package var belongs = false
  /// Whether it is the first work for a frame.
  package var opens = false
  /// The vsync for which a display link requested the frame.
  package var wantedAt: Instant?

  /// Work for no frame, unless said.
  package init(belongs: Bool = false) { self.belongs = belongs }
}

/// A frame with a known display time.
package struct CommittedFrame: Sendable {
  package var outcome: FrameOutcome
  /// Whether something was scrolled or animated, so that lateness counts.
  package var isTracked: Bool
  /// Where its time went, from its beginning to its commit.
  package var own: ContiguousArray<BlameShare> = []
  /// Where the time went that belongs to no frame but kept this one waiting.
  package var ahead: ContiguousArray<BlameShare> = []
}

/// Something that the user did.
package struct ReceivedInput: Sendable {
  package var kind: String
  package var label: String
  package var start: Instant
  package var duration: Nanoseconds
}

extension RuntimeEvent {
  /// Whether the event is only priced: it is neither reported nor recorded as memory.
  var isOnlyPriced: Bool {
    switch self {
    case .laidOut, .leafUpdated, .textMeasured, .textBroken, .attributeVisited, .attributesMarked,
      .contentMade, .canvasDrawn:
      true
    default: false
    }
  }

  /// Whether observers, counts and watchdogs receive the event.
  ///
  /// Events that occur dozens of times per row are only priced and accounted for: nodes, layout,
  /// text, leaves, and the brackets around user code.
  var isReported: Bool {
    switch self {
    case .nodeCreated, .nodeRemoved, .laidOut, .leafUpdated, .textMeasured, .textBroken,
      .attributeVisited, .attributesMarked, .stateMade, .stateRemoved, .contentMade, .canvasDrawn,
      .willRunUserCode, .didRunUserCode, .willRunEngine, .didRunEngine:
      false
    default: true
    }
  }
}
