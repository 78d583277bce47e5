// The master/detail app: a list of items, each of which opens a detail screen. Every strategy shows
// the same screen; they differ only in the holder of the items and in the values that rows receive.
// A strategy is a file in this folder and its name in the list below.

import SimLab

extension Catalog {
  /// A list of items with a detail screen each.
  package static let masterDetail = Scenario(
    name: "master-detail",
    summary: "a list of items, each with a detail screen, fed by changes from outside",
    strategies: [
      .observedObject, .stateObject, .environmentObject, .distributed, .observable,
      .observableRows, .rowValues, .rowSlices,
      // Each of these demonstrates one technique or mistake, beside the headline strategies.
      .wrappedDestination, .singleStore, .bindings, .equatableRows, .closureCapture,
      .methodReference, .equatableClosure, .unusedEnvironment, .rootEventSource,
      .isolatedEventSource, .indexIDs, .unstableIDs, .anyViewRows, .branchingModifier,
      .inertModifier, .idOnRows, .heavyInit, .heavyBody, .lazyStack, .eagerScroll, .routed,
    ],
    workloads: [
      .launch, .scroll, .flick, .rapidUpdates, .visibleUpdates, .navigate,
      .timer, .tabs, .typing, .theme, .insertWhileScrolling, .background,
    ] + Workload.listOperations,
    rows: RowLook.choices, stages: Stage.allCases.map(\.rawValue), lessons: Lesson.all,
    elsewhere: ["store-backed": storeProgram, "store-in-memory": storeProgram])

  /// The command that starts the program with the database strategies, whose library takes as long
  /// to build as the runtime.
  private static let storeProgram = "swift run -c release simui-store"
}
