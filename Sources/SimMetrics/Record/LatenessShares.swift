// What to blame for lateness: how late would a frame have been without a cause?
//
// A frame is late by whole intervals, so a cause does not have a share of the lateness as it has one of the time: one of 40 ms
// makes a frame late that would be late without the other of 3. A cause is charged with how much less late the frame would
// have been without it. If two causes would each have been enough alone, removing only one saves nothing: they share; if it
// took both, removing either saves everything, and they share as well. That is Shapley's value: the causes are removed one
// after another, and each is charged what its removal saves, on average over all orders. The sum is what removing all of them
// saves; the rest is explained by no cause.

/// The lateness of frames, divided among causes.
enum LatenessShares {
  /// The number of causes considered one by one; the smaller ones are taken as one, and share its charge by their time.
  static let most = 8

  /// What each cause is charged.
  ///
  /// - Parameter times: how long each took, place by place: of frames, or of parts of them.
  /// - Parameter lateness: the total lateness when a given time is saved at each place.
  /// - Returns: a charge for each, in the order of the times; their sum is what removing all of them saves.
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
    // A cause whose removal would make it later is charged nothing; what that and rounding leave goes to the greatest.
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

  /// The Shapley values of a number of players.
  ///
  /// - Parameter late: how late it is without a set of them, by the bits of the set.
  private static func values(of players: Int, _ late: [Int64]) -> [Int64] {
    // The number of orders in which a set of a given size is removed just before one more.
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
