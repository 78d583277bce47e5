// Random view trees under random edits: after every update the runtime agrees with its reference runtime in what
// is on screen, in the state of every identity, in which bodies ran, and in what its closures said. Here with every
// check of a debug build; ten thousand programs run in a release build (see scripts/check).

import RandomViews
import Testing

@MainActor @Suite struct RandomViewComparisonTests {
  static let firstSeed: UInt64 = 1
  static let programs = 400

  @Test func `random views agree with the reference runtime after every edit`() async {
    var campaign = Campaign(firstSeed: Self.firstSeed)
    while campaign.trials < Self.programs {
      if let failure = campaign.runNext() {
        Issue.record("\(failure.shrunk)")
        return
      }
    }
    print(
      "random views: seeds from \(Self.firstSeed), \(campaign.trials) programs, "
        + "\(campaign.edits) edits")
  }
}
