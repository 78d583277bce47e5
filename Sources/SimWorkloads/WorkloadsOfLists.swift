// The nine list operations of js-framework-benchmark, with its counts for a list of 1,000 items;
// other numbers of items scale them. They are scored in the same way (`WeightedFactors`), with the
// same weights (webdriver-ts-results of krausest/js-framework-benchmark, chrome results from 2023
// on).

import SimLab

extension Workload {
  /// The operations, in the order of the benchmark.
  static let listOperations: [Workload] = [
    operation("create", "creates all items, 1,000 of 1,000", 0.64280248137063, on: .empty) {
      .replace($0)
    },
    operation("replace", "replaces all items by new ones", 0.5607178150466176) { .replace($0) },
    operation("update-tenth", "changes every tenth item", 0.5643800750716564) { _ in
      .updateEvery(10)
    },
    operation("select", "selects the second item", 0.1925635870170522) { .select(min(1, $0 - 1)) },
    operation("swap", "exchanges the second item and the last but one", 0.13200612879341714) {
      .swap(min(1, $0 - 1), max(0, $0 - 2))
    },
    operation("remove", "removes the fourth item", 0.5277091212292658) { .remove(min(3, $0 - 1)) },
    operation(
      "create-many", "creates ten times the items, 10,000 for 1,000", 0.5644449600965534, on: .empty
    ) { .replace(10 * $0) },
    operation("append", "appends as many items as there are", 0.5508359820582848) { .append($0) },
    operation("clear", "removes all items", 0.4225836631419211) { _ in .clear },
  ]

  private static func operation(
    _ name: String, _ summary: String, _ weight: Double, on stage: Stage? = nil,
    change: @escaping @Sendable (_ items: Int) -> ItemChange
  ) -> Workload {
    Workload(
      name: name, summary: "list operation: \(summary)", isHeadline: false, stage: stage?.rawValue,
      weight: weight
    ) { session in
      session.change(change(session.items))
      session.device.settle()
      session.device.advance(by: .milliseconds(500))
    }
  }
}
