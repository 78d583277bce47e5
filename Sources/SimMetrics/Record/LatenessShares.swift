// Divides lateness among causes: how late would a frame have been without each of them?
//
// A frame is late by whole intervals, so a cause's share of the lateness is not its share of the
// time: a cause of 40 ms makes a frame late that would be late without another of 3 ms. A cause is
// charged with the lateness that its removal would save. If two causes would each have been enough
// alone, removing only one saves nothing, and they share; if both were required, removing either
// saves everything, and they share as well. This is the Shapley value: the causes are removed one
// after another, and each is charged what its removal saves, on average over all orders. The sum is
// the saving of removing all of them; the rest is explained by no cause.

/// The lateness of frames, divided among causes.
enum LatenessShares {
  /// The number of causes considered individually; the smaller ones are combined, and share their
  /// charge in proportion to their times.
  static let most = 8

  /// Returns the charge of each cause.
  ///
  /// - Parameter times: The times of each cause at each place: frames, or parts of them.
  /// - Parameter lateness: Returns the total lateness when a given time is saved at each place.
  /// - Returns: A charge for each cause, in the order of the times; their sum is the saving of
  ///   removing all of them.
  static func charges(of times: [[Int64]], lateness: ([Int64]) -> Int64) -> [Int64] {
    var charges = [Int64](repeating: 0, count: times.count)
    guard let places = times.first?.count else { return charges }
    let sums = times.map { $0.reduce(0, +) }
    let order = times.indices.sorted { (sums[$1], $0) < (sums[$0], $1) }
    let single = order.count <= most ? order.count : most - 1
    let others = Array(order.dropFirst(single))
    var players = order.prefix(single).map { times[$0] }
    if !others.isEmpty { players.append(sum(others.map { times[$0] }, places)) }
    let late = (0..<1 << players.count).map { set in
      lateness(sum(players.indices.filter { set & 1 << $0 != 0 }.map { players[$0] }, places))
    }
    let all = late[0] - (late.last ?? 0)
    guard all > 0 else { return charges }
    let values = values(of: players.count, late)
    for (place, charge) in zip(order, values.prefix(single)) { charges[place] = charge }
    let rest = others.reduce(0) { $0 + sums[$1] }
    for place in others {
      charges[place] = Int64(Double(values[single]) * Double(sums[place]) / Double(rest))
    }
    // A cause whose removal would add lateness is charged nothing; the difference, and that of
    // rounding, is assigned to the greatest.
    for place in charges.indices { charges[place] = max(0, charges[place]) }
    var excess = charges.reduce(0, +) - all
    for place in order where excess != 0 {
      let taken = min(excess, charges[place])
      charges[place] -= taken
      excess -= taken
    }
    return charges
  }

  private static func sum(_ times: [[Int64]], _ places: Int) -> [Int64] {
    times.reduce(into: [Int64](repeating: 0, count: places)) { sum, own in
      for place in 0..<places { sum[place] += own[place] }
    }
  }

  /// Returns the Shapley values of a number of players.
  ///
  /// - Parameter late: The lateness without each set of players, indexed by the bits of the set.
  private static func values(of players: Int, _ late: [Int64]) -> [Int64] {
    // The number of orders in which a set of a given size is removed just before one more player.
    let factorials = (0...players).map { (0..<$0).reduce(Int64(1)) { $0 * Int64($1 + 1) } }
    return (0..<players).map { player in
      let sum = late.indices.reduce(Int64(0)) { sum, set in
        guard set & 1 << player == 0 else { return sum }
        let size = set.nonzeroBitCount
        return sum + factorials[size] * factorials[players - size - 1]
          * (late[set] - late[set | 1 << player])
      }
      return sum / factorials[players]
    }
  }
}
