// Parts of the framework that are written with the runtime and take part in its updates: navigation, what is presented, the
// focus of the keyboard. The runtime knows none of them by name; each is made when it is first asked for.

/// What such a part keeps for an app, and what it does in an update.
@MainActor
package protocol RuntimeFeature: AnyObject {
  init(_ runtime: ViewRuntime)
  /// Whether something waits that an update has to look at.
  var needsUpdate: Bool { get }
  /// The trees are up to date.
  ///
  /// - Returns: whether that made views whose trees have to be walked.
  func resolve() -> Bool
  /// The update has run all bodies; what is enqueued now is called with what `onChange` and its like found.
  func settle()
  /// The update ends: rows and layout are up to date.
  func finish()
  /// The app has ended.
  func end()
}

extension RuntimeFeature {
  package var needsUpdate: Bool { false }
  package func resolve() -> Bool { false }
  package func settle() {}
  package func finish() {}
  package func end() {}
}

/// The features of an app, in the order in which they were asked for first.
@MainActor
struct RuntimeFeatures {
  private var all: [any RuntimeFeature] = []

  // Plain loops: these are asked several times a frame, and a closure would check each time on which actor it runs.

  var needsUpdate: Bool {
    for feature in all where feature.needsUpdate { return true }
    return false
  }

  /// The feature of a type; there are few.
  mutating func feature<Feature: RuntimeFeature>(
    _ type: Feature.Type, of runtime: ViewRuntime
  ) -> Feature {
    for case let known as Feature in all { return known }
    let made = Feature(runtime)
    all.append(made)
    return made
  }

  func resolve() -> Bool {
    var madeViews = false
    for feature in all where feature.resolve() { madeViews = true }
    return madeViews
  }

  func settle() { for feature in all { feature.settle() } }
  func finish() { for feature in all { feature.finish() } }
  func end() { for feature in all { feature.end() } }
}
