// Cold starts, low-power mode and noise on prices.

import Expectations
import SimCore
import SimDevice
import SimViews
import Testing

@Suite struct ConditionsTests {
  @Test func `in low-power mode a phone has 60 Hz and six tenths of its speed`() {
    let phone = DeviceConditions(isInLowPowerMode: true).applied(to: .iPhone15Pro)
    expect(phone.refreshRates, is: [60, 48, 40, 30, 24, 20, 16, 15, 12, 10])
    expect(phone.refreshRate(for: .animation), is: 60)
    #expect(abs(phone.cpuSpeed - 1.27 * 0.6) < 1e-12)
    #expect(abs(phone.gpuSpeed - 1.5 * 0.6) < 1e-12)
    expect(phone.name, is: DeviceProfile.iPhone15Pro.name)
    expect(DeviceConditions.usual.applied(to: .iPhone15Pro), is: .iPhone15Pro)
  }

  @Test(arguments: [
    (DeviceProfile.iPhone13, [60, 60, 60]), (.iPhone15Pro, [120, 60, 10]),
    (.iPhone16Pro, [120, 60, 10]), (.iPadPro11M4, [120, 120, 24]), (.macM1, [60, 60, 60]),
  ])
  func `a panel runs fastest for the user, and slowest at rest`(
    profile: DeviceProfile, rates: [Int]
  ) {
    let paces = [FramePace.interaction, .animation, .rest]
    expect(paces.map { profile.refreshRate(for: $0) }, is: rates)
    // What is shown at rest waits for no slow interval.
    expect(profile.clock(for: .rest), is: profile.clock(for: .interaction))
  }

  @Test func `an animation takes the greatest rate of the panel that it may have`() {
    var phone = DeviceProfile.iPhone15Pro
    phone.animationRefreshRate = 50
    expect(phone.refreshRate(for: .animation), is: 48)
    phone.slowerRefreshRates = []
    expect(phone.refreshRate(for: .animation), is: 120)
    phone.animationRefreshRate = 120
    expect(phone.clock(for: .animation), is: FrameClock(rate: 120))
  }

  @Test func `user settings are read back in the form of the header`() {
    for settings in [
      DeviceConditions(typeSize: .accessibility5), DeviceConditions(language: "he_IL"),
      DeviceConditions(language: "ar", layoutDirection: .leftToRight, typeSize: .small),
      DeviceConditions(layoutDirection: .rightToLeft),
    ] {
      var read = DeviceConditions.usual
      #expect(settings.names.allSatisfy { read.takeSetting($0) } && read == settings)
    }
    var none = DeviceConditions.usual
    #expect(!none.takeSetting("cold") && !none.takeSetting("type size huge"))
    expect(DeviceConditions(language: "he").layoutDirection, is: .rightToLeft)
  }

  @Test func `cold work takes four times as long, and what is no processor's does not`() {
    let cold = CostModel.cold(profile: .iPhone13, table: .standard)
    expect(cold.price(of: .updateLeaf), is: .microseconds(16))
    expect(cold.price(of: .gpuFrame), is: CostModel(profile: .iPhone13).price(of: .gpuFrame))
    expect(cold.price(of: .sleep, units: 5), is: Nanoseconds(5))
    expect(DeviceConditions(isCold: true).coldUntil, is: .launch + .milliseconds(300))
    expect(DeviceConditions.usual.coldUntil, is: .launch)
  }

  @Test func `noise is the same for the same seed, and within the band in nine cases of ten`() {
    let table = PriceTable.standard
    expect(table.withNoise(seed: 4), is: table.withNoise(seed: 4))
    #expect(table.withNoise(seed: 4) != table.withNoise(seed: 5))
    expect(table.withNoise(seed: 4)[.sleep], is: table[.sleep])
    let seeds = UInt64(0)..<400
    let within = seeds.count { seed in
      let factor = Double(table.withNoise(seed: seed)[.updateLeaf].base) / 4_000_000
      // The row's own band of 2.5, and 1.7 for what the model leaves out of bodies.
      return factor > 1 / 2.88 && factor < 2.88
    }
    #expect((340...380).contains(within))
  }

  @Test func `the conditions of a run have names`() {
    expect(DeviceConditions.usual.names, is: [])
    expect(
      DeviceConditions(isCold: true, isInLowPowerMode: true, noiseSeed: 3).names,
      is: [
        "cold", "low-power", "noise 3",
      ])
  }

  @Test func `a tally adds up by operation and can be cleared`() {
    var tally = OperationTally()
    tally.add(.commit, units: 3)
    tally.add(.updateLeaf)
    tally.add(.commit, operations: 2, units: 4)
    expect(
      tally.amounts,
      is: [
        OperationAmount(.updateLeaf), OperationAmount(.commit, operations: 3, units: 7),
      ])
    let model = CostModel(profile: .iPhone13)
    expect(model.time(of: tally.amounts), is: .microseconds(392))
    tally.clear()
    #expect(tally.isEmpty && tally.amounts.isEmpty)
  }
}
