public import SimViews

// User actions on the rows of a list, by label.

extension SimulatedDevice {
  /// Deletes the row with a label by a swipe.
  ///
  /// - Throws: `DeviceError` if no row on screen has the label, or its `ForEach` has no `onDelete`.
  public func swipeToDelete(_ label: String) throws { try perform(.deleteRow(label)) }

  /// Swipes the row with a label and taps one of its swipe actions.
  ///
  /// - Throws: `DeviceError` if no row on screen has the label, or it has no such action.
  public func swipe(_ label: String, action: String) throws {
    try perform(.swipe(label, action: action))
  }

  /// Swipes the row with a label open, which shows the swipe actions at an edge.
  ///
  /// The next touch outside the row closes it, as scrolling does.
  ///
  /// - Throws: `DeviceError` if no row on screen has the label, or it has no swipe actions at that
  ///   edge.
  public func openRow(_ label: String, edge: HorizontalEdge = .trailing) throws {
    try perform(.openRow(label, edge: edge))
  }

  /// Swipes across the whole row with a label.
  ///
  /// The first swipe action at the edge runs if the row allows a full swipe; otherwise the row
  /// stays open.
  ///
  /// - Throws: `DeviceError` if no row on screen has the label, or it has no swipe actions at that
  ///   edge.
  public func fullSwipe(_ label: String, edge: HorizontalEdge = .trailing) throws {
    try perform(.fullSwipe(label, edge: edge))
  }

  /// Drags a row of the list on screen to the position of another row.
  ///
  /// - Throws: `DeviceError` if there is no list or no such row, or the row cannot be moved there.
  public func moveRow(_ row: Int, to place: Int) throws { try perform(.moveRow(row, to: place)) }
}
