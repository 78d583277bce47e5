// Which runtime the calling thread works for, and what other threads bring.

extension ThreadPlace {
  /// The runtime whose code the thread runs.
  @inline(__always)
  static var runtime: ViewRuntime? {
    get { address.map { Unmanaged.fromOpaque($0).takeUnretainedValue() } }
    set { address = newValue.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) } }
  }
}

extension ViewRuntime {
  /// The runtime runs on the calling thread from now on, one of the app's that takes turns with the main one.
  package nonisolated func adoptThread() { ThreadPlace.runtime = self }

  /// Runs what other threads have handed over; Apple's words are said of what they publish.
  package func takeForeignWork() {
    isOnWorker = true
    defer { isOnWorker = false }
    gate.runQueued { motion.expect($0) }
  }
}

extension ViewRuntime {
  /// Asks the runtime whose code the calling thread runs; nil if it runs none's.
  @discardableResult
  @inline(__always)
  nonisolated package static func ambient<R>(_ body: @MainActor (ViewRuntime) -> R) -> R? {
    guard let current else { return nil }
    // As above, and not by way of it: a closure around the closure would be an object, and be counted as user code's.
    return withoutActuallyEscaping(body) { body in
      unsafeBitCast(body, to: ((ViewRuntime) -> R).self)(current)
    }
  }
}

extension Motion {
  /// The animations of the runtime whose main thread this is; nil on other threads.
  static var ofMainThread: Motion? {
    guard let runtime = ViewRuntime.current, !runtime.isOnWorker else { return nil }
    return runtime.motion
  }

  /// The transaction under which user code runs now on the calling thread.
  var ambientHere: Transaction? {
    if let own = ThreadPlace.transaction {
      own.isTaken = true
      expect(own.transaction)
      return own.transaction
    }
    return runtime.isOnWorker ? nil : ambient
  }
}
