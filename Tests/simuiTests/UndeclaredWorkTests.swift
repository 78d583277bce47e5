// What is said of undeclared work is scaled to the phone that was run, whichever that is.

import Expectations
import SimDevice
import SimLab
import SimMetrics
import Testing

@testable import SimCommands

@Suite struct UndeclaredWorkTests {
  private final class Paper {
    var text = ""
  }

  /// What is told of 10 bodies that took 200 ms of this machine.
  private func told(device: String, _ pricing: RequestedPricing? = nil) -> String {
    let request = RunRequest(
      scenario: "shop", strategy: "a", workload: "launch", items: 10, device: device,
      system: "iOS17", seed: 1, pricing: pricing)
    var result = RunResult(
      record: RunRecord(identity: RunIdentity(failed: request), outcome: .completed))
    result.userWork = UserWork(
      rows: [.init(view: "Shelf", isBody: true, count: 10, time: 200_000_000)], total: 250_000_000)
    let paper = Paper()
    let console = Console(output: { _ in }, error: { paper.text += $0 }, isTerminal: false)
    UndeclaredWork.report(of: [result], plan: RunPlan(runs: [request]), to: console)
    return paper.text
  }

  /// `about 12.80 ms on …`: what each would take on the phone.
  private func each(_ text: String) -> Substring? {
    text.firstMatch(of: /about (?<time>[0-9.]+ ms) on/)?.time
  }

  @Test func `each phone is reported with the time of the work on it`() {
    expect(each(told(device: "iphone-13")), is: "12.80 ms")
    // By the power of its speed with which all work is priced, 0.46 to the 0.9th.
    expect(each(told(device: "iphone-8")), is: "25.75 ms")
    #expect(told(device: "iphone-8").contains("`simulatedWork(.microseconds(12800))`"))
  }

  @Test func `a phone of a file and one that saves power are slower, too`() {
    var slow = DeviceProfile.iPhone13
    slow.name = "mine"
    slow.cpuSpeed = 0.46
    expect(each(told(device: "mine", RequestedPricing(profile: slow))), is: "25.75 ms")
    var saving = DeviceConditions.usual
    saving.isInLowPowerMode = true
    let time = each(told(device: "iphone-13", RequestedPricing(conditions: saving)))
    #expect(time != nil && time != "12.80 ms")
  }

  @Test func `an unknown phone has no prediction`() {
    #expect(told(device: "nobody's").isEmpty)
  }
}
