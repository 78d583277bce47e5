// The path of a navigation stack: the elements from the app or from links, and the screens that
// represent them.

import SimGraph
import SimReflection
@_spi(Runtime) import SimViews

/// A path behind a binding, whatever its type.
struct PathBinding {
  /// The elements; reading them makes a dependency.
  let elements: () -> [AnyHashable]
  /// Removes elements from the end.
  let removeLast: (Int) -> Void
  /// Adds an element; false when the path cannot hold it.
  let append: (AnyHashable) -> Bool
  /// Whether all elements are of one type.
  let isHomogeneous: Bool
}

/// The path of one stack.
@MainActor
final class PathState {
  weak var host: NavigationHost?
  /// The app's path; nil if the stack has a private one.
  var binding: PathBinding?
  /// The elements that the stack should show.
  private var wanted: [AnyHashable] = []
  /// The elements of the app's path when it was last read.
  private var lastSeen: [AnyHashable]?
  /// The number of elements that the user removed and the app's path still contains.
  private var unwritten = 0
  private var destinations: [any DestinationProviding] = []
  private var isWaiting = false
  /// The cause of the elements to be shown.
  private var cause = CauseID.none

  // MARK: Destinations

  func add(_ destination: any DestinationProviding) {
    if binding?.isHomogeneous == true, destination.screen !== host?.levels.first?.screen {
      return runtimeWarning(
        """
        Only root-level navigation destinations are effective for a navigation stack with a \
        homogeneous path.
        """)
    }
    if let earlier = provider(for: destination.valueType), earlier !== destination {
      runtimeWarning(
        """
        A navigationDestination for “\(destination.valueName)” was declared earlier on the stack. \
        Only the destination declared closest to the root view of the stack will be used.
        """)
    }
    destinations.append(destination)
    wait()
  }

  func remove(_ destination: any DestinationProviding) {
    destinations.removeAll { $0 === destination }
  }

  /// Returns the declaration for a type that is nearest to the root.
  private func provider(for type: ObjectIdentifier) -> (any DestinationProviding)? {
    guard let host else { return nil }
    for level in host.levels {
      for destination in destinations
      where destination.valueType == type && destination.screen === level.screen {
        return destination
      }
    }
    return nil
  }

  private func provider(for element: AnyHashable) -> (any DestinationProviding)? {
    provider(for: ObjectIdentifier(type(of: element.base)))
  }

  // MARK: Changes

  /// Applies the app's path: removed elements are taken off, and new ones are shown when all
  /// screens that may declare their destinations are up to date.
  func show(_ elements: [AnyHashable]) {
    guard elements != lastSeen else { return }
    lastSeen = elements
    unwritten = 0
    setWanted(elements)
  }

  private func setWanted(_ elements: [AnyHashable]) {
    wanted = elements
    // Screens that are replaced are removed when the others have been made, so that the screens
    // below do not become visible in between.
    if !isOnScreen || !wantsMore { takeOff() }
    wait()
  }

  /// Removes screens of removed elements, with all screens above them.
  private func takeOff() {
    guard let host else { return }
    var common = 0
    for (index, level) in host.levels.enumerated() where level.element != nil {
      guard common < wanted.count, level.element == wanted[common] else {
        return host.pop(to: index - 1, because: .path)
      }
      common += 1
    }
  }

  private func wait() {
    guard let host, !isWaiting else { return }
    isWaiting = true
    cause = host.runtime.graph.currentCause
    let updates = host.runtime.feature(NavigationUpdates.self)
    guard isOnScreen, wantsMore else { return updates.paths.append(self) }
    host.runtime.deferUntilCallbacksRan {
      // This precedes all other deferred updates: a removed screen receives no new value.
      self.takeOff()
      updates.paths.append(self)
    }
  }

  /// Whether the stack has been shown; elements of its path before that are shown at once.
  private var isOnScreen: Bool { host?.top?.isAppeared ?? false }

  /// Whether there is an element without a screen.
  private var wantsMore: Bool {
    let shown = (host?.levels ?? []).compactMap(\.element)
    return !shown.starts(with: wanted)
  }

  /// Shows elements that have no screen yet.
  ///
  /// - Returns: Whether a screen was pushed, so that its declarations are known after the next
  ///   traversal.
  func resolve() -> Bool {
    isWaiting = false
    guard let host, !host.levels.isEmpty else { return false }
    takeOff()
    let shown = host.levels.count { $0.element != nil }
    let outer = host.runtime.graph.currentCause
    host.runtime.graph.currentCause = cause
    defer { host.runtime.graph.currentCause = outer }
    var hasPushed = false
    for element in wanted.dropFirst(shown) {
      if let provider = provider(for: element) {
        provider.show(element, on: host)
      } else if hasPushed {
        wait()
        break
      } else {
        Self.warn(of: element)
        showMissing(element, on: host)
      }
      hasPushed = true
    }
    return hasPushed
  }

  /// Shows a screen that reports a value without a destination.
  private func showMissing(_ element: AnyHashable, on host: NavigationHost) {
    guard let root = host.levels.first?.screen else { return }
    _ = host.push(environment: root.environment, element: element, source: nil) {
      $0.install(Image(systemName: "exclamationmark.triangle.fill"))
    }
  }

  private static func warn(of element: AnyHashable) {
    runtimeWarning(
      """
      A NavigationLink is presenting a value of type “\(typeName(type(of: element.base)))” but there \
      is no matching navigationDestination declaration visible from the location of the link. The \
      link cannot be activated.

      Note: Links search for destinations in any surrounding NavigationStack, then within the same \
      column of a NavigationSplitView.
      """)
  }

  /// Handles a value link that was followed.
  func follow(_ element: AnyHashable) {
    guard provider(for: element) != nil else { return Self.warn(of: element) }
    guard let binding else { return setWanted(wanted + [element]) }
    guard binding.append(element) else {
      return runtimeWarning(
        """
        A NavigationLink is presenting a value of type “\(typeName(type(of: element.base)))”, which \
        the path of its NavigationStack cannot hold. The link cannot be activated.
        """)
    }
  }

  // MARK: Going back

  /// Handles the removal of screens that represented elements.
  func levelsLeft(_ count: Int, because cause: PopCause) {
    guard count > 0, cause != .path else { return }
    wanted.removeLast(min(count, wanted.count))
    if binding != nil { unwritten += count }
  }

  /// Writes the app's path after the animation, unless the path was changed meanwhile.
  func writeBack() {
    guard let binding, unwritten > 0 else { return }
    let count = unwritten
    unwritten = 0
    lastSeen = wanted
    binding.removeLast(count)
  }

  func removeAll() {
    binding = nil
    destinations = []
    wanted = []
  }
}

/// A declaration of the screens for the values of a type.
@MainActor
protocol DestinationProviding: AnyObject {
  var valueType: ObjectIdentifier { get }
  var valueName: String { get }
  /// The screen that contains the declaration.
  var screen: HostingRoot? { get }
  /// Pushes a screen for a value of the type.
  func show(_ element: AnyHashable, on host: NavigationHost)
}
