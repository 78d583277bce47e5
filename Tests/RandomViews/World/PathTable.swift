// The names of identities. A path says where an identity stands: the place in the type of the view around
// it, its branch, its id. A view is handed its own; for one identity it is always the same, so it changes
// no comparison.

struct PathTable {
  private struct Step: Hashable {
    let parent: Int
    let slot: Int
    let kind: Int
    let id: Int
  }
  private var numbers: [Step: Int] = [:]
  private var parents = [0]

  /// The number of the place in a slot of a view.
  mutating func number(under parent: Int, slot: Int, kind: Int, id: Int) -> Int {
    let step = Step(parent: parent, slot: slot, kind: kind, id: id)
    if let known = numbers[step] { return known }
    let new = numbers.count + 1
    numbers[step] = new
    parents.append(parent)
    return new
  }

  /// The path of the view around.
  func parent(_ path: Int) -> Int { parents[path] }

  /// Whether a path is another one, or leads through it.
  func contains(_ outer: Int, _ path: Int) -> Bool {
    var path = path
    while path > outer { path = parents[path] }
    return path == outer
  }

  /// Whether a path leads through another one, with none between them that counts.
  func isNext(_ outer: Int, _ path: Int, _ counts: (Int) -> Bool) -> Bool {
    var path = path
    guard path > outer else { return false }
    repeat { path = parents[path] } while path > outer && !counts(path)
    return path == outer
  }
}
