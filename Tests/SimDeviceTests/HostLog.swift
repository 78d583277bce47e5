// What works in a loop did, in order.

/// Lines that works append to; only ever used on the thread that runs the loop, hence unchecked.
final class HostLog: @unchecked Sendable {
  var lines: [String] = []
}
