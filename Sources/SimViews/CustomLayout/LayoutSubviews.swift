// What a layout sees of its subviews: proxies that ask the elements. They are made for one pass and know
// the container that asks, which counts the queries: a layout that asks endlessly is stopped.

public import Foundation

/// A collection of proxy values that represent the subviews of a layout view.
public struct LayoutSubviews: RandomAccessCollection, Equatable, @unchecked Sendable {
  package let elements: [RenderElement]
  package let pass: LayoutPass

  /// The index of the first subview.
  public var startIndex: Int { 0 }
  /// One more than the index of the last subview.
  public var endIndex: Int { elements.count }
  /// The layout direction inherited by the container view.
  public var layoutDirection: LayoutDirection {
    let (elements, pass) = (elements, pass)
    return MainActor.withoutCheck {
      guard pass.runtime.hasRightToLeft else { return .leftToRight }
      return elements.first?.parent?.direction ?? .leftToRight
    }
  }

  /// Gets the subview proxy at a specified index.
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(element: elements[index], index: index, pass: pass)
  }

  /// Two are equal if they represent the same subviews.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.elements.elementsEqual(rhs.elements, by: ===)
  }

  /// What the subviews say of a guide, where a closure places them in a size that was chosen under a proposal.
  ///
  /// The places are kept: for another guide of the same size the closure is not called.
  func combinedGuide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize, _ place: () -> Void
  ) -> CGFloat? {
    var known = pass.guides.places(in: size, proposal.proposal)
    if known == nil {
      let new = pass.recording(count, place)
      pass.guides.note(new, in: size, proposal.proposal)
      known = new
    }
    let places = known ?? []
    let (elements, pass) = (elements, pass)
    return MainActor.withoutCheck {
      var guides = GuideCombination(key)
      for (element, place) in zip(elements, places) {
        if let place { guides.add(element, place, pass.runtime) }
      }
      return guides.value
    }
  }
}

/// A proxy that represents one subview of a layout.
public struct LayoutSubview: Equatable, @unchecked Sendable {
  let element: RenderElement
  let index: Int
  let pass: LayoutPass

  /// Asks the subview for its size, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    pass.count()
    let (element, runtime) = (element, pass.runtime)
    return MainActor.withoutCheck { element.sizeThatFits(proposal.proposal, runtime) }
  }

  /// Asks the subview for its dimensions and alignment guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    let (element, runtime) = (element, pass.runtime)
    nonisolated(unsafe) var dimensions = ViewDimensions(size)
    MainActor.withoutCheck {
      dimensions = ViewDimensions(element, proposal.proposal, size, runtime)
    }
    return dimensions
  }

  /// Assigns a position and proposed size to the subview, in points.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size = sizeThatFits(proposal)
    let origin = CGPoint(
      x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y)
    pass.place(index, Place(origin: origin, size: size, proposal: proposal.proposal))
  }

  /// The layout priority of the subview.
  public var priority: Double {
    let element = element
    return MainActor.withoutCheck { element.priority }
  }

  /// The subview's spacing preferences.
  public var spacing: ViewSpacing {
    let (element, runtime) = (element, pass.runtime)
    return MainActor.withoutCheck { ViewSpacing(element, runtime) }
  }

  /// Gets the value for the subview that's associated with the specified key.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    let element = element
    let identifier = ObjectIdentifier(key)
    nonisolated(unsafe) var value: Any?
    MainActor.withoutCheck { value = element.layoutValue(identifier) }
    return value as? K.Value ?? K.defaultValue
  }

  /// Two are equal if they represent the same subview.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.element === rhs.element }
}

/// The queries of one layout; each container keeps one.
package final class LayoutPass: @unchecked Sendable {
  package unowned(unsafe) let runtime: LayoutRuntime
  private let name: String
  private var asked = 0
  private var places: [Place?]?
  /// What the layout said of guides.
  var guides = LayoutGuides()

  /// How often a layout may ask its subviews within one answer of its own.
  static let limit = 1_000_000

  init(_ runtime: LayoutRuntime, name: String) {
    self.runtime = runtime
    self.name = name
  }

  func begin() { asked = 0 }

  func count() {
    asked += 1
    guard asked <= Self.limit else {
      fatalError(
        """
        The layout \(name) asked its subviews \(Self.limit) times for one answer; it would not \
        have ended. A layout may propose sizes until its subviews fit, but it must stop by itself.
        """)
    }
  }

  /// Notes where a subview was placed; outside of placing it has no effect.
  package func place(_ index: Int, _ place: Place) { places?[index] = place }

  /// The places that a closure gives, by the number of the subview.
  func recording(_ count: Int, _ body: () -> Void) -> [Place?] {
    let outer = places
    places = Array(repeating: nil, count: count)
    body()
    defer { places = outer }
    return places ?? []
  }
}
