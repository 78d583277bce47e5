// Conversion of a device's enumerations to those of a record. The two are separate, because records outlive devices; the
// compiler reports a case that only one of them has.

import SimDevice
import SimMetrics

extension WorkKind {
  /// Creates the kind of a span of work.
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
  /// Creates the record's case for a watchdog of the device.
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
    case .slowDrawing: self = .slowDrawing
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
