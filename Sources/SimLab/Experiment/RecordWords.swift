// The words of a device as a record writes them. The two lists are kept apart, since records outlive devices; the
// compiler says here when one has a case that the other lacks.

import SimDevice
import SimMetrics

extension WorkKind {
  /// The kind of a span of work.
  init(_ category: WorkCategory) {
    switch category {
    case .event: self = .event
    case .update: self = .update
    case .layout: self = .layout
    case .cells: self = .cells
    case .callbacks: self = .callbacks
    case .commit: self = .commit
    case .render: self = .render
    }
  }
}

extension WatchdogCount.Watchdog {
  /// What a device watches for.
  init(_ watchdog: SimDevice.Watchdog) {
    switch watchdog {
    case .rowCountVaries: self = .rowCountVaries
    case .explicitIDs: self = .explicitIDs
    case .idsChanged: self = .idsChanged
    case .contentsShifted: self = .contentsShifted
    case .rowsErased: self = .rowsErased
    case .erasedReplaced: self = .erasedReplaced
    case .stateLost: self = .stateLost
    case .evaluatedOffScreen: self = .evaluatedOffScreen
    case .countChangedInUpdate: self = .countChangedInUpdate
    case .slowBody: self = .slowBody
    case .slowScrollFrame: self = .slowScrollFrame
    }
  }
}

extension HitchCause {
  init(_ causes: HitchCauses) {
    self = []
    if causes.contains(.commit) { insert(.commit) }
    if causes.contains(.render) { insert(.render) }
  }
}
