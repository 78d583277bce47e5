// The clocks of Core Animation and Core Foundation, for user code: on a device they show its
// virtual time.

import Dispatch
package import Foundation

/// Returns the seconds since the device started.
public func CACurrentMediaTime() -> CFTimeInterval {
  Double(DispatchTime.now().uptimeNanoseconds) / 1e9
}

/// Returns the seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.now.timeIntervalSinceReferenceDate }

/// A duration, in seconds.
public typealias CFTimeInterval = Double
/// A point in time: seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double

/// The device's clock, for times that the system itself reports.
package enum DeviceTime {
  package static var now: Date { Date.now }
}
