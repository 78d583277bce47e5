// One measurement on the simulated device: the work of the app between the two snapshots of the test, and the memory while
// the screen was open. It contains no prices.
//
// Allocations of user code are excluded from both: they are a thousandth of either figure, and the allocations at the first
// use of a type depend on what the process did before.

import SimCore
package import SimDevice
import SimViews

/// The work and the memory of one measurement.
package struct SceneRun: Equatable, Sendable {
  /// The work of the app's processor cores, by row of the price table.
  package var amounts: [OperationAmount]
  /// The number of objects of each `SizedObject`.
  package var census: [Int]
  /// The number of bytes of backing stores and images.
  package var otherBytes: Int

  /// Measures a scene like the test on the device: a tap opens the screen, another one leaves it.
  ///
  /// - Throws: `DeviceError` if the scene lacks a view that the test taps.
  @MainActor
  package init(
    of scene: CalibrationScene, count: Int, on profile: DeviceProfile, system: SimulatedSystem
  ) throws {
    let device = SimulatedDevice(profile: profile, system: system)
    let listener = WorkListener()
    device.engine.observer = listener
    for image in scene.images { device.add(image) }
    scene.launch(device, count)
    device.settle()
    if let label = scene.opens {
      device.advance(by: .milliseconds(500))
      listener.tally.clear()
      let before = device.engine.otherWork.amounts
      device.engine.takeTestStep()
      try device.tap(label)
      device.settle()
      device.advance(by: .milliseconds(500))
      census = device.engine.memory.census
      otherBytes = device.engine.memory.pixelBytes.value
      device.engine.takeTestStep()
      try device.goBack()
      device.settle()
      amounts = Self.less(device.engine.otherWork.amounts, before)
    } else {
      census = device.engine.memory.census
      otherBytes = device.engine.memory.pixelBytes.value
      amounts = device.engine.otherWork.amounts
    }
    amounts += listener.tally.amounts.filter {
      PriceTable.standard[$0.operation].processor == .cpu && $0.operation != .heapAllocation
    }
  }

  private static func less(
    _ amounts: [OperationAmount], _ before: [OperationAmount]
  ) -> [OperationAmount] {
    amounts.compactMap { amount in
      guard let old = before.first(where: { $0.operation == amount.operation }) else {
        return amount
      }
      let rest = OperationAmount(
        amount.operation, operations: amount.operations - old.operations,
        units: amount.units - old.units)
      return rest.operations == 0 && rest.units == 0 ? nil : rest
    }
  }
}

extension SimulatedDevice {
  /// Adds an image of a scene to the app's asset catalog.
  func add(_ image: SceneImage) {
    addImage(
      named: image.name,
      ImageAsset(width: image.width, height: image.height, scale: image.scale))
  }
}

/// Adds up the work of the main thread.
@MainActor
private final class WorkListener: DeviceObserver {
  var tally = OperationTally()

  func device(_ device: Engine, worked span: WorkSpan) {
    guard span.category != .render else { return }
    for amount in span.amounts {
      tally.add(amount.operation, operations: amount.operations, units: amount.units)
    }
  }
}
