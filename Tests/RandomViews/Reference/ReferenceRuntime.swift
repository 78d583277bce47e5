// The naive runtime: at each update it evaluates the whole program from the root, with the state that it keeps by path. What
// it finds lives, what it no longer finds is dead. It has no graph, no nodes and no difference of trees.
//
// That a view is not evaluated when nothing that it can see has changed cannot be seen on screen, so the
// reference runtime also says which bodies had to run: those of new identities, those whose value differs from the one
// in use, and those that read something in their last evaluation that has changed since. All bodies are
// functions of these, so what the others would give is what they gave.

@MainActor
final class ReferenceRuntime {
  /// What is known of one identity.
  struct Record {
    /// What its value was made of: the one in use.
    var value: [Int]
    /// What its last body read, or the content that it presents, as versions.
    var reads: [Int] = []
    var contentReads: [Int] = []
    /// The state that code of an update ever read, by which the body depends on it for good, and the versions
    /// that the last update saw.
    var noted: Set<Holding> = []
    var versions: [Holding: Int] = [:]
    /// The bias that the closures of the last body captured.
    var boundBias = 0
    /// What the contents of the elements observe, by id.
    var observed: [Int: [Int]] = [:]
    var number = Versioned(0)
    var bias = Versioned(0)
    var items = Versioned([Item]())
    var object = Pair(first: 0)
    var route = Versioned([Int]())
    var flag = Versioned(false)
    var choice = Versioned(Item?.none)
    var holds: Set<Holding> = []
    /// What `onChange` and `onPreferenceChange` saw last.
    var seen: Int?
    var isNew = true
    /// The number of the update in which it was made.
    var birth = 0
    var isChanged = false
    /// Where it stands: the sheet or the window, and whether it is hidden there.
    var scene = 0
    var isInSight = true
    /// Whether its `onAppear` was called, and its `onDisappear` not since.
    var isReported = false
    /// Whether what its binding is to had been read when it was made.
    var bindingWasRead = false
    /// The animation that it began last, and whether it has written.
    var flight: Flight?
    var hasCarried = false
    /// What it had when the frame began, and which frame that was.
    var start: (value: Int?, frame: Int) = (nil, 0)
    /// How many states it has that no edit writes.
    var hidden = 0
    /// Whether the number is compared by a `==` that does not see all.
    var isLoose = false
    /// Whether it stands around any view: in a list of views what it holds may be none.
    var hasViews = true
    /// How often it was told of a change in a frame, by what tells it, and in which.
    var tellings: [String: Int] = [:]
    var frame = 0
    /// Where it stands in the lists of the containers around it, and what it showed in the innermost.
    var spots: [Spot] = []
    var elements: [Int] = []
    /// Whether a reader of geometry has made its content, which it does when it is laid out.
    var isMeasured = true
    /// Which of those in its subgraph is told first.
    var turn = 0
    /// The first update since it was told last in which what it stands around changed.
    var followed: Int?
    /// The elements of a `ForEach` that own an object and are one view, with that.
    var owners: [Int: Int] = [:]
    /// What an `AnyView` that has one of two types shows.
    var erased: Int?
    /// Whether it stands for a view with `onPreferenceChange`.
    var hearsTotals = false
    /// Whether an `onChange` is told what it begins with each time it appears.
    var isInitial = false
    /// The program of what was shown last and may be leaving.
    var seenProgram = 0
    /// Until when what left is still there, in seconds.
    var leavingUntil: Double?
    /// The round in which what may leave was made.
    var shownIn = 0
    var cameBackIn = -1  // The frame in which it went and came back.
    /// The path that a navigation stack shows.
    var shownRoute: [Int] = []
    /// The elements whose rows exist, and whether the list was ever on screen.
    var rows: Set<Int> = []
    var wasSeen = false
    /// The branches of a tree that are disclosed.
    var opened: Set<Int> = []
    /// The tabs that were made, and the one that the user touched.
    var made: Set<Int> = []
    var touched: Int?
  }

  /// What an identity owns that edits can write.
  enum Holding: CaseIterable {
    case number, bias, items, object, route, flag, choice, stored
  }

  let world: World
  var records: [Int: Record] = [:]
  /// The paths of what lives, in the tree's order.
  var order: [Int] = []
  /// The bodies that had to run in the last update, in the tree's order.
  var bodies: [Int] = []
  /// Those that may run or not: what their closures captured depends on the optimiser.
  var optional: Set<Int> = []
  /// What closures had to say.
  var calls: [String] = []
  /// What closures of the last update wrote.
  var feedback: [(Target, Int)] = []
  /// What the framework has to say in this frame of closures that feed themselves.
  var warnings: Set<String> = []
  /// How often a body wrote a state, and how often an update published.
  var refusals = 0
  var publications = 0
  /// Views in which a layout of the app's own tells its views.
  var isolated: Set<Int> = []
  /// Owners of objects that went together, in order.
  var deaths: [[Int]] = []
  /// Where readers of geometry made their content.
  var measured: [Int] = []
  /// What views must have found out by now.
  var facts: [String: String] = [:]
  /// The views with alternatives of which the first fits or not, and those whose second alternative was ever made.
  var choices: [Int: Bool] = [:]
  var secondsMade: Set<Int> = []
  /// How often closures have to be asked in this frame at least, and at most.
  var asks: [String: (counts: ClosedRange<Int>, update: Int)] = [:]
  /// Whether a view looked at the phase of the scene when that began.
  var startedStaging = false
  /// Whether the system is one of those of 2024 or later.
  var isOfYear2024 = false
  /// What time it is, in seconds, where transitions take their time.
  var time = 0.0
  /// How many updates there were.
  private(set) var updates = 0
  /// How many frames there were: one for all transactions of an update, and for what its closures write.
  private(set) var frames = 0
  /// How many rounds these had, of which each ends with a layout: one more where closures write.
  private(set) var rounds = 0
  var objects = (0..<World.objectCount).map { Pair(first: $0) }
  var models = (0..<World.modelCount).map { Pair(first: $0) }
  /// What is stored beside all views.
  var stored = [Int](repeating: 0, count: 4).map { Versioned($0) }
  /// The names under which something was stored: each for the app and for the scene.
  var storedKeys: Set<Int> = []
  /// Under which of them the views read that ever were, by path.
  var keysOfReaders: [Int: Int] = [:]
  /// Paths of numbers whose identity is gone.
  var gone: [Int] = []
  /// The elements whose rows exist, as the host says.
  var realised: Set<Int> = []
  var wasRealised: Set<Int> = []
  /// Those among them that were made ahead of being seen, and others that may have changed before they went.
  var ahead: Set<Int> = []
  var unseenRows: Set<Int> = []
  /// The paths of all rows, existing or not, by element.
  var rowPaths: [Int: Int] = [:]
  /// The rows that may come back with what they own, by path.
  var absent: Set<Int> = []
  /// What the rows keep that are out of sight.
  var suspended: [Int: Record] = [:]
  /// Whether all tabs exist at once, or each when it is selected.
  var makesAllTabs = true
  /// The scenes, bottom to top: 0 for the window, another number for each sheet and cover.
  var scenes: [Int] = []
  /// The scenes that a cover hides.
  var covered: Set<Int> = []
  /// The covers by the scenes that they hide, now and at the last update: who presents them, and for what.
  var covers: [Int: [Int]] = [:]
  var coversBefore: [Int: [Int]] = [:]
  /// Whether something came into sight and went at once: what is below a cover that gave way to another
  /// one, or below one that is there from the beginning.
  var isPassing = false
  /// The scenes over which something begins to be presented.
  var begun: Set<Int> = []
  /// The updates in which what was presented over a scene went last.
  var left: [Int: Int] = [:]
  /// What the screens of the stacks show, by its paths.
  var screens: Set<Int> = []
  /// The views that show screens where their scene is seen, and these scenes.
  var hosts: [(path: Int, scene: Int)] = []
  /// What the screens were handed, by its path, and which of them take something else when all is up to date.
  var handed: [Int: Handed] = [:]
  var deferredHostUpdates: Set<Int> = []
  var dueHostUpdates: Set<Int> = []
  /// What the sheets and covers show, bottom to top.
  var layers: [String] = []
  /// What a user could do on any scene.
  var actions: [Action] = []
  var visited: [Int: Record] = [:]
  /// The subgraphs around what lives, from outside in, and by path when each was made.
  var places: [Int: [Int]] = [:]
  var serials: [Int: Int] = [:]
  var subgraphsMade = 0
  /// What the lists of the containers hold, now and before, where these stand, and in which turn they were made.
  var lists: [Int: [Element]] = [:]
  private(set) var listsBefore: [Int: [Element]] = [:]
  var listPlaces: [Int: (place: [Int], age: Int)] = [:]
  var listsMade = 0
  /// What waits for the end of the round: closures, and those of what went, now and in the round before.
  var waiting: [Waiting] = []
  var disappearCallbacks: [Waiting] = []
  var dueDisappearCallbacks: [Waiting] = []
  var removedAtOnce: [Waiting] = []
  var pendingRemovals = PendingRemovals()
  /// The objects that views observe, and which do.
  var watched: [ObjectKey: [Int]] = [:]
  /// Whether there are views that write what updates tell them, or publish in the middle of one.
  var publishes = false
  /// Whether the last update was none with a layout.
  private var isFlushed = false
  /// Whether a view went on with another program: which of the many branches inside went on, and so are older, is not known.
  private(set) var hasOtherPrograms = false
  /// Whether closures of the round wrote something.
  var isFed = false

  init(_ world: World) { self.world = world }

  /// Evaluates everything.
  ///
  /// - Returns: what is on screen, in the tree's order.
  ///
  /// - Parameter cameBack: the rows that went out of sight and came back since the last update.
  /// - Parameter goesOn: whether it follows another update of the same frame, for another transaction.
  /// - Parameter isNextRound: whether it follows for what closures wrote.
  /// - Parameter isLast: whether it is the last one of its frame, after which all that waits is called.
  func update(
    cameBack: Set<Int> = [], goesOn: Bool = false, isNextRound: Bool = false, isLast: Bool = true
  ) -> [String] {
    updates += 1
    if (!goesOn || isNextRound) && !isFlushed { rounds += 1 }
    isFlushed = false
    visited = [:]
    if !goesOn {
      frames += 1
      forgetLog()
    }
    feedback = []
    facts = [:]
    choices = [:]
    absent = []
    watched = [:]
    publishes = false
    listsBefore = lists
    lists = [:]
    if !goesOn { finishOutgoingSubtrees() }
    let before = order
    let told = waiting.count
    order = []
    scenes = [0]
    beginHosts()
    covered = []
    screens = []
    hosts = []
    layers = []
    actions = []
    let root = Place(program: world.programs[0], path: 0, input: 0)
    for id in cameBack.sorted() { leaveScreen(row: id) }
    let shown = show(root, Surroundings(isMade: records.isEmpty))
    lists[ReferenceRuntime.root] = shown.elements
    listPlaces[ReferenceRuntime.root] = ([], 0)
    let ended = before.filter { records[$0] != nil && visited[$0] == nil }
    for path in sleep(ended) {
      end(path)
      addPendingRemoval(path)
    }
    for path in leftBehind() where pendingRemovals.roots[path] != nil {
      comeBack(path)
      end(path)
      addPendingRemoval(path)
    }
    // What goes at once does while the bodies run, so it is told before what these led to.
    waiting.insert(contentsOf: removedAtOnce, at: told)
    removedAtOnce = []
    // Each transaction has its layout, and what comes with one is told although it goes with the next (mechanism.md#2.5, #14.1).
    measure()
    choose()
    tellAppearances()
    let kept = records.filter { pendingRemovals.roots[$0.key] != nil }
    records = visited.merging(kept) { living, _ in living }
    if isLast { tellAll() }
    return shown.pieces
  }

  /// Evaluates everything before an object changes, in the middle of an action: no layout follows.
  ///
  /// - Parameter isFirst: whether it is the first one of the action.
  func flush(isFirst: Bool) {
    if isFirst { forgetLog() }
    _ = update(goesOn: true, isNextRound: true, isLast: false)
    isFlushed = true
  }

  private func forgetLog() {
    bodies = []
    optional = []
    asks = [:]
    calls = []
    warnings = []
    refusals = 0
    publications = 0
    deaths = []
    measured = []
  }

  func end(_ path: Int) {
    guard let record = records[path] else { return }
    if record.holds.contains(.number) { gone.append(path) }
    if record.isReported, record.appears { recordDisappearCallback(of: path) }
    if record.presents, record.seen != nil { left[record.scene] = updates }
    // A sheet that goes takes along what stands over it.
    if record.seen != nil, record.scene != 0, !scenes.contains(record.scene), record.presents,
      Presenter.saysDismissed(world.programs[record.value[0]])
    {
      calls.append("dismiss \(path)")
    }
  }

  // MARK: Identities

  /// Finds or makes the record of an identity, and hands it a value.
  func enter(
    _ path: Int, _ value: [Int], _ surroundings: Surroundings,
    born: (inout Record) -> Void = { _ in }, areSame: ([Int], [Int]) -> Bool = { $0 == $1 }
  ) -> Record {
    precondition(visited[path] == nil, "Two identities have one path.")
    comeBack(path)
    places[path] = surroundings.subgraphs
    if var record = suspended.removeValue(forKey: path) {
      record.value = value
      record.isNew = false
      record.isChanged = true
      record.scene = surroundings.scene
      record.isInSight = surroundings.isInSight
      record.spots = surroundings.spots
      return record
    }
    guard var record = records[path] else {
      var new = Record(value: value)
      new.scene = surroundings.scene
      new.isInSight = surroundings.isInSight
      new.spots = surroundings.spots
      new.followed = updates
      new.birth = updates
      born(&new)
      return new
    }
    record.isNew = false
    record.scene = surroundings.scene
    record.isInSight = surroundings.isInSight
    record.spots = surroundings.spots
    record.isChanged = surroundings.isMade && !areSame(record.value, value)
    if record.isChanged {
      hasOtherPrograms = hasOtherPrograms || record.value[0] != value[0]
      record.value = value
    }
    return record
  }

  /// Looks whether a state has changed since the last update, and was ever read.
  func hasPendingChanges(of holding: Holding, _ version: Int, _ record: inout Record) -> Bool {
    let isNews = record.noted.contains(holding) && record.versions[holding] != version
    record.versions[holding] = version
    return isNews
  }

  /// Says what the body of an identity read.
  ///
  /// - Parameter hasNews: whether a state that it owns and that was ever read has changed.
  /// - Returns: whether the body had to run.
  func leave(
    _ path: Int, _ record: inout Record, reads: [Int] = [], hasPendingChanges: Bool = false
  ) -> Bool {
    let runs = record.isNew || record.isChanged || hasPendingChanges || record.reads != reads
    if runs {
      bodies.append(path)
      record.reads = reads
      record.boundBias = record.bias.value
    }
    visited[path] = record
    order.append(path)
    return runs
  }

  /// Notes that the body of an identity, or a closure that it made, has read a state.
  func note(_ holding: Holding, of path: Int) { keep(path) { $0.noted.insert(holding) } }

  /// Changes what is kept of an identity after its body.
  func keep(_ path: Int, _ change: (inout Record) -> Void) {
    if var record = visited[path] {
      change(&record)
      visited[path] = record
    }
  }
}
