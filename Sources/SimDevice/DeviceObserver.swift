// The events of a device. The recorder one layer up implements the observer; every method has an
// empty default implementation.

package import SimCore
@_spi(Runtime) package import SimViews

/// Receives the events of a device in order.
@MainActor
package protocol DeviceObserver: AnyObject {
  /// Called for an event of the runtime. Events that are only priced and accounted for are not
  /// reported (`RuntimeEvent.isReported`).
  func device(_ device: Engine, runtimeDid event: RuntimeEvent)
  /// Called after work on the main thread or in the render server.
  func device(_ device: Engine, worked span: WorkSpan)
  /// Called when a frame was committed and its display time is known.
  func device(_ device: Engine, committed frame: CommittedFrame)
  /// Called when motion begins, so that lateness counts from now on, or when everything has come to
  /// rest.
  func device(_ device: Engine, tracks isTracked: Bool)
  /// Called when the user performed an action.
  func device(_ device: Engine, received input: ReceivedInput)
  /// Called when a watchdog reported a finding.
  func device(_ device: Engine, found finding: WatchdogFinding)
  /// Called for a step in the life cycle of a row of a list or a lazy stack.
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
  /// The time of the last event before the work; the work cannot begin earlier.
  package var notBefore = Instant.launch
  /// The span's share in a frame.
  package var share = FrameShare()
  /// Whether the render server was idle before the frame.
  package var restedBefore = false
  /// The pace of the frame, for work of the render server.
  package var pace = FramePace.rest
  /// The operations of the span, by row of the cost table.
  package var amounts: [OperationAmount] = []
}

/// The share of a span of work in a frame.
///
/// The work of a frame is done between its beginning and its commit. Work that changes nothing
/// leads to no frame, which is known when the next one opens.
package struct FrameShare: Hashable, Sendable {
  /// Whether the work belongs to a frame; prepared rows do not.
  package var belongs = false
  /// Whether this is the first work for a frame.
  package var opens = false
  /// The vsync for which a display link requested the frame.
  package var wantedAt: Instant?

  /// Creates the share of work that belongs to no frame by default.
  package init(belongs: Bool = false) { self.belongs = belongs }
}

/// A frame with a known display time.
package struct CommittedFrame: Sendable {
  package var outcome: FrameOutcome
  /// Whether content was scrolled or animated, so that lateness counts.
  package var isTracked: Bool
  /// The work from the beginning of the frame to its commit.
  package var own: ContiguousArray<BlameShare> = []
  /// The work that belongs to no frame but delayed this one.
  package var ahead: ContiguousArray<BlameShare> = []
}

/// An action of the user.
package struct ReceivedInput: Sendable {
  package var kind: String
  package var label: String
  package var start: Instant
  package var duration: Nanoseconds
}

extension RuntimeEvent {
  /// Whether the event is only priced: it is neither reported nor accounted for as memory.
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
  /// text, leaf views, and the brackets around user code.
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
