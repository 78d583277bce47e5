extension Motion {
  /// Notes that the system animates the keyboard or a row beside the app's views, for a number of
  /// seconds.
  package func keepMoving(for duration: Double) { schedule(at: time + duration) {} }
}
