// The clocks of Core Animation and Core Foundation, for user code: on a device they show its virtual time.

import Dispatch
package import Foundation

/// The seconds since the device started.
public func CACurrentMediaTime() -> CFTimeInterval {
  Double(DispatchTime.now().uptimeNanoseconds) / 1e9
}

/// The seconds since 2001 began.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.now.timeIntervalSinceReferenceDate }

/// A span of time, in seconds.
public typealias CFTimeInterval = Double
/// A moment: seconds since 2001 began.
public typealias CFAbsoluteTime = Double

/// The device's clock, for times that the system itself reports.
package enum DeviceTime {
  package static var now: Date { Date.now }
}
