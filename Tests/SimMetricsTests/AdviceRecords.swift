// Records made by hand, for what reads of bodies and of what came of them.

import SimMetrics

func madeRun(
  _ views: [ViewCount], _ causes: [CauseCount], watchdogs: [WatchdogCount] = [],
  objects: [ObjectMemory] = []
) -> RunRecord {
  var run = record("any", frames: 2)
  run.counts.views = views
  run.counts.total.bodies = views.reduce(0) { $0 + $1.bodies }
  run.counts.causes = CauseRecord(all: causes, stops: [])
  run.messages.watchdogs = watchdogs
  run.memory.objects = objects
  return run
}

func madeView(_ name: String, bodies: Int, withoutNews: Int, handedOn: Int = 0) -> ViewCount {
  var view = ViewCount(view: name, bodies: bodies)
  view.withoutNews = withoutNews
  view.handedOn = handedOn
  return view
}

func madeCount(
  _ view: String, _ edge: String, via: [String] = [], state: String, event: String = "timer",
  bodies: Int, _ outcome: CauseOutcome? = nil
) -> CauseCount {
  var count = CauseCount(
    view: view, edge: edge, via: via, state: state, event: event, bodies: bodies)
  count.outcome = outcome
  return count
}
