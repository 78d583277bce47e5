extension Motion {
  /// Says that something of the system's moves alongside the app's views, for a number of seconds: the keyboard, a row.
  package func keepMoving(for duration: Double) { schedule(at: time + duration) {} }
}
