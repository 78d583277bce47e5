public import SimViews

// What a user does with the rows of a list, by what they show.

extension SimulatedDevice {
  /// Swipes the row with a label away, as far as its ForEach lets it be deleted.
  ///
  /// - Throws: `DeviceError` when no row on screen has the label or the row cannot be deleted.
  public func swipeToDelete(_ label: String) throws { try perform(.deleteRow(label)) }

  /// Swipes the row with a label, and taps one of the actions that it offers.
  ///
  /// - Throws: `DeviceError` when no row on screen has the label or it offers no such action.
  public func swipe(_ label: String, action: String) throws {
    try perform(.swipe(label, action: action))
  }

  /// Swipes the row with a label open, so that the actions at an edge can be seen and tapped.
  ///
  /// The next touch elsewhere closes it, and so does scrolling.
  /// - Throws: `DeviceError` when no row on screen has the label or it offers nothing at that edge.
  public func openRow(_ label: String, edge: HorizontalEdge = .trailing) throws {
    try perform(.openRow(label, edge: edge))
  }

  /// Swipes across the whole row with a label: the first action at an edge runs, if the row allows that; otherwise the row is open.
  ///
  /// - Throws: `DeviceError` when no row on screen has the label or it offers nothing at that edge.
  public func fullSwipe(_ label: String, edge: HorizontalEdge = .trailing) throws {
    try perform(.fullSwipe(label, edge: edge))
  }

  /// Drags a row of the list on screen to the place of another one.
  ///
  /// - Throws: `DeviceError` when there is no list, no such row, or the row cannot be moved there.
  public func moveRow(_ row: Int, to place: Int) throws { try perform(.moveRow(row, to: place)) }
}
