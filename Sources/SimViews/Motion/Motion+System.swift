extension Motion {
  /// Says that something of the system's moves beside the app's views, for so many seconds: the keyboard, a row.
  package func keepMoving(for duration: Double) { schedule(at: time + duration) {} }
}
