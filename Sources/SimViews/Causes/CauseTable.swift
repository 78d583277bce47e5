// Why bodies run: chains from what happened on the device, over what was written, to the view.
//
// A chain is a linked list of links, each made once however often it happens: an event, a write with its
// writer, a body with the edge that led to it, and from there on what that body changed. Names are
// numbers until they are read. A row among ten thousand that does the same as the row before it costs
// one comparison of three numbers.
//
// Invariants: a link comes after its predecessor in the table; links and names are never removed.

package import SimGraph
import SimReflection

/// What a link of a chain stands for.
package enum CauseKind: UInt8, Sendable {
  /// Something happened on the device: a description, and the kind of event.
  case event
  /// State was written: its name, and who wrote it.
  case write
  /// A modifier changed the environment: the key.
  case environment
  /// A body was evaluated: the edge that led there, and the view.
  case body
  /// The content of a row or a ForEach was made again: the edge, and the view.
  case content
}

/// A name in the table of causes; zero means none.
package struct CauseName: Hashable, Sendable {
  let rawValue: UInt32
  package static let none = CauseName(rawValue: 0)
}

/// One link of a chain.
struct CauseLink: Hashable {
  var previous: CauseID
  var name: CauseName
  var other: CauseName
  var kind: CauseKind
}

/// The names and links of one run, and how often a body was evaluated for each.
@MainActor
package final class CauseTable {
  /// How many links are kept; what comes after is counted as one.
  static let maximumLinks = 16_384

  /// Whether causes are recorded.
  @exclusivity(unchecked) package var isRecording = true
  /// In whose code the next writes happen.
  @exclusivity(unchecked) package var writer = CauseName.none
  /// Runs what the table does for itself apart from the code of the user's in whose middle it may be.
  @exclusivity(unchecked) var withoutUserAttribution: ((() -> Void) -> Void)?
  /// Finds the name of the function at an address, in the compiler's spelling.
  @exclusivity(unchecked) package var symbol: ((UInt) -> String?)?

  @exclusivity(unchecked) var names: ContiguousArray<String> = [""]
  @exclusivity(unchecked) private var nameIDs: [String: CauseName] = [:]
  @exclusivity(unchecked) var links: ContiguousArray<CauseLink>
  @exclusivity(unchecked) private var linkIDs: [CauseLink: CauseID] = [:]
  /// What came of each link.
  @exclusivity(unchecked) var tallies: ContiguousArray<CauseTally> = [CauseTally()]
  /// The link of each kind that was asked for last.
  @exclusivity(unchecked) private var recent: (CauseLink, CauseID)
  @exclusivity(unchecked) private var recentBody: (CauseLink, CauseID)
  /// The event that happened last: what is made without a cause, such as the first tab, a bar item or what a size asks for,
  /// is made because of it.
  @exclusivity(unchecked) private var lastEvent = CauseID.none
  @exclusivity(unchecked) private var actors: [ActorKey: CauseName] = [:]
  @exclusivity(unchecked) private var observed:
    [ObjectIdentifier: (keyPath: AnyKeyPath, name: ObservedName)] = [:]
  /// How often an environment rule came out equal, by the property that reads it.
  @exclusivity(unchecked) var ruleStops: ContiguousArray<UInt32> = []

  /// The edge of a view that is new.
  let new: CauseName
  /// The edge of a view whose `==` told its values apart.
  let wholeValue: CauseName
  /// The edge of a row that comes back on screen.
  let back: CauseName
  /// What a source of events changes: nothing but that it delivered.
  let delivery: CauseName
  /// Stands for the links that did not fit.
  private let overflow: CauseName

  init() {
    let nothing = CauseLink(previous: .none, name: .none, other: .none, kind: .event)
    links = [nothing]
    recent = (nothing, .none)
    recentBody = (nothing, .none)
    names += ["new", "value", "back on screen", "(more)", "an event"]
    new = CauseName(rawValue: 1)
    wholeValue = CauseName(rawValue: 2)
    back = CauseName(rawValue: 3)
    overflow = CauseName(rawValue: 4)
    delivery = CauseName(rawValue: 5)
    for index in 1..<names.count { nameIDs[names[index]] = CauseName(rawValue: UInt32(index)) }
  }

  // MARK: Names

  /// The number of a name.
  package func name(_ text: String) -> CauseName {
    if let known = nameIDs[text] { return known }
    let made = CauseName(rawValue: UInt32(names.count))
    apart {
      names.append(text)
      nameIDs[text] = made
    }
    return made
  }

  private struct ActorKey: Hashable {
    var what: String
    var view: ObjectIdentifier
  }

  /// The name of a closure that a custom view carries, such as `onAppear of Row`.
  func actor(_ what: String, of view: Any.Type) -> CauseName {
    let key = ActorKey(what: what, view: ObjectIdentifier(view))
    if let known = actors[key] { return known }
    var made = CauseName.none
    apart {
      made = name("\(what) of \(viewName(view))")
      actors[key] = made
    }
    return made
  }

  /// The name of a view as chains show it: a modifier's body is the modifier.
  func viewName(_ type: Any.Type) -> String {
    typeName((type as? any PropertyForwarding.Type)?.forwardedType ?? type)
  }

  /// The names of an observable property that was changed: `Model.title`, and `title` as an edge.
  func observedName(of keyPath: AnyKeyPath?) -> ObservedName {
    guard let keyPath else {
      return ObservedName(state: name("an observed property"), edge: name("observed property"))
    }
    if let known = observed[ObjectIdentifier(keyPath)] { return known.name }
    var made = ObservedName(state: .none, edge: .none)
    apart {
      let root = typeName(type(of: keyPath).rootType)
      let property = propertyName(of: keyPath, symbol: symbol)
      made = ObservedName(
        state: name("\(root).\(property)"), edge: name("property \(property)"))
      // A key path of a generic class may be an object of its own at each change.
      if observed.count < 4_096 { observed[ObjectIdentifier(keyPath)] = (keyPath, made) }
    }
    return made
  }

  // MARK: Links

  /// The link of an event.
  package func event(_ kind: CauseEvent, _ text: String? = nil) -> CauseID {
    guard isRecording else { return .none }
    lastEvent = link(.event, after: .none, name(text ?? kind.rawValue), name(kind.rawValue))
    return lastEvent
  }

  /// The link of an event whose text is a name that is known.
  func event(_ kind: CauseEvent, named text: CauseName) -> CauseID {
    guard isRecording else { return .none }
    lastEvent = link(.event, after: .none, text, name(kind.rawValue))
    return lastEvent
  }

  /// The link of a write to a state, made now.
  package func write(_ state: CauseName, in graph: Graph) -> CauseID {
    guard isRecording else { return .none }
    if isInTask { return taskWrite(state) }
    return link(.write, after: graph.currentCause, state, writer)
  }

  /// The link of a body that is evaluated.
  @inline(__always)
  func body(after previous: CauseID, edge: CauseName, view: CauseName) -> CauseID {
    guard isRecording else { return .none }
    let previous = previous == .none ? lastEvent : previous
    let wanted = CauseLink(previous: previous, name: edge, other: view, kind: .body)
    if recentBody.0 == wanted { return recentBody.1 }
    let id = find(wanted)
    recentBody = (wanted, id)
    return id
  }

  /// A link, found or made.
  func link(
    _ kind: CauseKind, after previous: CauseID, _ name: CauseName, _ other: CauseName
  ) -> CauseID {
    guard isRecording else { return .none }
    let previous = previous == .none && kind != .event ? lastEvent : previous
    let wanted = CauseLink(previous: previous, name: name, other: other, kind: kind)
    if recent.0 == wanted { return recent.1 }
    let id = find(wanted)
    recent = (wanted, id)
    return id
  }

  /// The link of content that is made again because of what its closure read.
  func content(
    of attribute: NodeID, edge: CauseName?, view: CauseName, in graph: Graph
  ) -> CauseID {
    guard isRecording else { return .none }
    if let edge { return link(.content, after: graph.cause(of: attribute), edge, view) }
    guard let input = graph.firstChangedInput(of: attribute) else {
      return link(.content, after: graph.cause(of: attribute), .none, view)
    }
    return link(
      .content, after: graph.cause(of: input), CauseName(rawValue: graph.tag(of: input)), view)
  }

  /// The link of the same write to a state that is now known by name.
  func renamed(_ cause: CauseID, _ state: CauseName) -> CauseID {
    let old = links[Int(cause.rawValue)]
    guard old.kind == .write else { return cause }
    return link(.write, after: old.previous, state, old.other)
  }

  private func find(_ wanted: CauseLink) -> CauseID {
    if let known = linkIDs[wanted] { return known }
    var made = wanted
    if links.count >= Self.maximumLinks {
      made = CauseLink(previous: .none, name: overflow, other: wanted.other, kind: wanted.kind)
      if let known = linkIDs[made] { return known }
    }
    let id = CauseID(rawValue: UInt32(links.count))
    apart {
      links.append(made)
      tallies.append(CauseTally())
      linkIDs[made] = id
    }
    return id
  }

  private func apart(_ body: () -> Void) {
    if let withoutUserAttribution { withoutUserAttribution(body) } else { body() }
  }

  @inline(__always)
  func count(_ link: CauseID) { tallies[Int(link.rawValue)].bodies &+= 1 }

  /// Counts what a body gave: anything new, and something that its view shows itself; another value for a list.
  func count(_ link: CauseID, isNew: Bool, isDrawn: Bool, isForList: Bool) {
    guard isRecording else { return }
    let index = Int(link.rawValue)
    if !isNew {
      tallies[index].withoutNews &+= 1
    } else if isDrawn {
      tallies[index].drawn &+= 1
    } else {
      tallies[index].handedOn &+= 1
    }
    if isForList { tallies[index].lists &+= 1 }
  }

  /// Adds what the device charges while a link is the cause, in picoseconds.
  @inline(__always)
  package func charge(_ link: CauseID, _ picoseconds: Int64) {
    guard isRecording else { return }
    tallies[Int(link.rawValue)].picoseconds &+= UInt64(max(0, picoseconds))
  }

  /// Counts rows whose contents were made again, and those of them in which something was new.
  func count(_ link: CauseID, rows: UInt32, new: UInt32) {
    guard isRecording else { return }
    tallies[Int(link.rawValue)].rows &+= rows
    tallies[Int(link.rawValue)].newRows &+= new
  }

  /// Counts an environment rule that came out equal.
  func countRuleStop(_ tag: UInt32) {
    guard isRecording, tag > 0 else { return }
    while ruleStops.count <= Int(tag) { ruleStops.append(0) }
    ruleStops[Int(tag)] &+= 1
  }

  // MARK: Tasks

  /// Whether a job of Swift concurrency is running.
  @exclusivity(unchecked) package var isInTask = false
  /// Who began the task that is running.
  @TaskLocal package static var taskWriter: UInt32 = 0

  /// A write by a task comes after an event of the task's own.
  private func taskWrite(_ state: CauseName) -> CauseID {
    let starter = names[Int(Self.taskWriter)]
    let text = starter.isEmpty ? "task" : starter.hasPrefix("task") ? starter : "task of \(starter)"
    return link(.write, after: event(.task, text), state, .none)
  }
}

/// The names of an observable property.
struct ObservedName {
  var state: CauseName
  var edge: CauseName
}

/// What can happen on a device.
package enum CauseEvent: String, Sendable {
  case launch
  case tap
  case back
  /// An item of the tab bar was touched.
  case tab
  /// A sheet was swiped down.
  case swipe
  case scroll
  /// A touch that is more than a tap, or a moment of it.
  case gesture
  case key
  /// A block of the main queue.
  case block = "main-queue block"
  /// A block of the main queue that waited for its time.
  case timer = "delayed block"
  case task
  /// A block of a queue other than the main one.
  case worker = "background block"
  /// Data from outside, as a script posts it.
  case outside = "data from outside"
  case appearance
  /// The system: the app comes or goes.
  case system
  /// A timer of the main run loop.
  case runLoopTimer = "timer"
  /// The display link of an animation.
  case animation
}
