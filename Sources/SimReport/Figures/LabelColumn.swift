// Places labels in a column, each as close to its preferred position as the others permit.

/// Places labels in a column.
enum LabelColumn {
  /// Returns preferred positions moved apart.
  ///
  /// They come from the bottom of a stack upwards, so each is above the one before it. From the
  /// bottom up, each label is placed at its preferred position or just above the one below it;
  /// labels beyond the top are then pushed down again.
  ///
  /// - Parameter wished: Positions, in points, each at most the one before it.
  /// - Parameter step: The least distance, in points.
  /// - Returns: Positions at least a step apart, within the range if it has space for all.
  static func spread(
    _ wished: [Double], step: Double, within range: ClosedRange<Double>
  ) -> [Double] {
    var places: [Double] = []
    for wish in wished {
      let limit = places.last.map { $0 - step } ?? range.upperBound
      places.append(min(wish, limit))
    }
    var limit = range.lowerBound
    for index in places.indices.reversed() {
      places[index] = max(places[index], limit)
      limit = places[index] + step
    }
    return places
  }
}
