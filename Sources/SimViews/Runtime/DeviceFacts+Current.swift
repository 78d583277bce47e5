extension DeviceFacts {
  /// The facts of the device that runs now.
  package static var current: DeviceFacts {
    guard ThreadPlace.isOfDevice else { return outside }
    return MainActor.withoutCheck { ViewRuntime.current?.facts } ?? outside
  }
}
