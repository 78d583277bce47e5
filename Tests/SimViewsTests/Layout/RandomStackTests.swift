// Random trees of stacks, frames, spacers and priorities, laid out by the runtime and by a plain reading of
// the rules that keeps nothing: both must put every colour in the same place, at first and after changes.

@_spi(Runtime) import SimComponents
@_spi(Runtime) import SimViews
import SwiftUI
import Testing

@MainActor
@Suite("Random stacks")
struct RandomStackTests {
  @Test(arguments: 0..<200)
  func `a random tree is laid out as the rules say`(seed: Int) {
    var random = Dice(seed: UInt64(seed) + 1)
    let model = TreeModel(Spec.random(depth: 3, &random))
    let width = random.length([nil, 0, 50, 137, 300, 1_000])
    let height = random.length([nil, 0, 40, 211, 900])
    let probe = LayoutProbe(width, height) { TreeView(model: model) }
    for _ in 0..<3 {
      let expected = naive(model.spec, width, height)
      let actual = frames(probe)
      #expect(
        actual == expected, "seed \(seed), \(model.spec), in \(width as Any) x \(height as Any)")
      model.spec = Spec.random(depth: 3, &random)
      probe.refresh()
    }
  }

  /// The places of all colours on screen, in the tree's order.
  private func frames(_ probe: LayoutProbe) -> [String] {
    guard let root = probe.runtime.window?.element else { return [] }
    var lines: [String] = []
    func visit(_ element: RenderElement, _ origin: CGPoint) {
      let place = CGPoint(x: origin.x + element.origin.x, y: origin.y + element.origin.y)
      if element.kind == .color { lines.append(line(place, element.size)) }
      element.forEachChild { visit($0, place) }
    }
    visit(root, .zero)
    return lines
  }

  private func naive(_ spec: Spec, _ width: CGFloat?, _ height: CGFloat?) -> [String] {
    let proposal = Offer(width: width, height: height)
    let size = spec.size(proposal, in: nil)
    let outer = CGSize(width: width ?? size.width, height: height ?? size.height)
    var lines: [String] = []
    spec.place(
      at: CGPoint(x: (outer.width - size.width) / 2, y: (outer.height - size.height) / 2),
      proposal, in: nil
    ) { lines.append(line($0, $1)) }
    return lines
  }

  private func line(_ point: CGPoint, _ size: CGSize) -> String {
    "\(short(point.x)) \(short(point.y)) \(short(size.width))x\(short(size.height))"
  }
}

/// What is offered; nil asks for the ideal.
private struct Offer {
  var width: CGFloat?
  var height: CGFloat?

  subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGSize {
  fileprivate subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// A description of a tree, and the rules of its layout without any cache.
private indirect enum Spec: Sendable {
  case color
  case spacer(CGFloat?)
  case fixed(CGFloat?, CGFloat?, Spec)
  case flexible(Axis, minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?, Spec)
  case ideal(horizontally: Bool, vertically: Bool, Spec)
  case padding(CGFloat, Spec)
  case priority(Double, Spec)
  case stack(Axis, CGFloat?, [Spec])
  case layers([Spec])

  static func random(depth: Int, _ random: inout Dice) -> Spec {
    if depth == 0 { return .color }
    switch random.next(11) {
    case 0: return .fixed(random.length([nil, 20, 45]), random.length([nil, 10, 30]), .color)
    case 1: return .fixed(random.length([20, 45]), 15, .random(depth: depth - 1, &random))
    case 2:
      let minimum = random.length([nil, 0, 12, 33])
      let ideal = random.length([nil, 40, 55])
      let maximum = random.length([nil, 60, 90, .infinity])
      return .flexible(
        random.next(2) == 0 ? .horizontal : .vertical, minimum: minimum, ideal: ideal,
        maximum: maximum, .random(depth: depth - 1, &random))
    case 3: return .padding(CGFloat(random.next(9)), .random(depth: depth - 1, &random))
    case 4: return .priority(Double(random.next(3)) - 1, .random(depth: depth - 1, &random))
    case 5:
      return .ideal(
        horizontally: random.next(2) == 0, vertically: random.next(2) == 0,
        .random(depth: depth - 1, &random))
    case 6:
      return .layers((0..<random.next(4)).map { _ in .random(depth: depth - 1, &random) })
    default:
      let children = (0..<random.next(5)).map { _ in
        random.next(6) == 0
          ? Spec.spacer(random.length([nil, 0, 25])) : .random(depth: depth - 1, &random)
      }
      return .stack(
        random.next(2) == 0 ? .horizontal : .vertical, random.length([nil, 0, 3]), children)
    }
  }

  @MainActor var view: AnyView {
    switch self {
    case .color: AnyView(Color.red)
    case .spacer(let minimum): AnyView(Spacer(minLength: minimum))
    case .fixed(let width, let height, let inner):
      AnyView(inner.view.frame(width: width, height: height))
    case .flexible(.horizontal, let minimum, let ideal, let maximum, let inner):
      AnyView(inner.view.frame(minWidth: minimum, idealWidth: ideal, maxWidth: maximum))
    case .flexible(.vertical, let minimum, let ideal, let maximum, let inner):
      AnyView(inner.view.frame(minHeight: minimum, idealHeight: ideal, maxHeight: maximum))
    case .ideal(let horizontally, let vertically, let inner):
      AnyView(inner.view.fixedSize(horizontal: horizontally, vertical: vertically))
    case .layers(let children): AnyView(ZStack { Children(specs: children) })
    case .padding(let length, let inner): AnyView(inner.view.padding(length))
    case .priority(let value, let inner): AnyView(inner.view.layoutPriority(value))
    case .stack(.horizontal, let spacing, let children):
      AnyView(HStack(spacing: spacing) { Children(specs: children) })
    case .stack(.vertical, let spacing, let children):
      AnyView(VStack(spacing: spacing) { Children(specs: children) })
    }
  }

  // MARK: The rules

  var priority: Double {
    switch self {
    case .spacer: -.infinity
    case .priority(let value, _): value
    case .fixed(_, _, let inner), .flexible(_, _, _, _, let inner), .padding(_, let inner),
      .ideal(_, _, let inner):
      inner.priority
    case .layers(let children): children.map(\.priority).max() ?? 0
    case .color, .stack: 0
    }
  }

  /// Whether nothing is added before or behind, along an axis; `own` is that of the stack around.
  func needsNoDistance(_ axis: Axis, isFirst: Bool, in own: Axis?) -> Bool {
    switch self {
    case .spacer: own == nil || own == axis
    case .priority(_, let inner), .ideal(_, _, let inner):
      inner.needsNoDistance(axis, isFirst: isFirst, in: own)
    case .flexible(let limited, let minimum, let ideal, let maximum, let inner):
      (limited != axis || (minimum ?? ideal ?? maximum) == nil)
        && inner.needsNoDistance(axis, isFirst: isFirst, in: own)
    case .fixed(let width, let height, let inner):
      (axis == .horizontal ? width : height) == nil
        && inner.needsNoDistance(axis, isFirst: isFirst, in: own)
    case .padding(let length, let inner):
      length == 0 && inner.needsNoDistance(axis, isFirst: isFirst, in: own)
    case .stack(let inside, _, let children) where inside == axis:
      (isFirst ? children.first : children.last)?.needsNoDistance(
        axis, isFirst: isFirst, in: inside) ?? false
    case .stack(let inside, _, let children):
      children.contains { $0.needsNoDistance(axis, isFirst: isFirst, in: inside) }
    case .layers(let children):
      children.contains { $0.needsNoDistance(axis, isFirst: isFirst, in: nil) }
    case .color: false
    }
  }

  func size(_ offer: Offer, in axis: Axis?) -> CGSize {
    switch self {
    case .color: return CGSize(width: offer.width ?? 10, height: offer.height ?? 10)
    case .spacer(let minimum):
      var size = CGSize.zero
      for own in Axis.allCases where axis == nil || own == axis {
        size[own] = max(minimum ?? 8, offer[own] ?? -.infinity)
      }
      return size
    case .priority(_, let inner): return inner.size(offer, in: axis)
    case .padding(let length, let inner):
      let size = inner.size(reduced(offer, length), in: axis)
      return CGSize(width: size.width + 2 * length, height: size.height + 2 * length)
    case .fixed(let width, let height, let inner):
      let size = inner.size(
        Offer(width: width ?? offer.width, height: height ?? offer.height), in: axis)
      return CGSize(width: width ?? size.width, height: height ?? size.height)
    case .flexible(let own, let minimum, let ideal, let maximum, let inner):
      let limits = Limits(minimum, ideal, maximum)
      var size = inner.size(limits.offered(offer, own), in: axis)
      size[own] = limits.length(offer[own], content: size[own])
      return size
    case .ideal(let horizontally, let vertically, let inner):
      return inner.size(
        Offer(
          width: horizontally ? nil : offer.width, height: vertically ? nil : offer.height),
        in: axis)
    case .layers(let children):
      return children.filter { $0.priority == priority }.reduce(into: CGSize.zero) {
        let child = $1.size(offer, in: nil)
        $0 = CGSize(width: max($0.width, child.width), height: max($0.height, child.height))
      }
    case .stack(let axis, _, _):
      let sizes = self.sizes(offer).map(\.size)
      var size = CGSize.zero
      size[axis] = sizes.reduce(gaps) { $0 + $1[axis] }
      for child in sizes { size[axis.other] = max(size[axis.other], child[axis.other]) }
      return size
    }
  }

  private func reduced(_ offer: Offer, _ length: CGFloat) -> Offer {
    Offer(
      width: offer.width.map { max(0, $0 - 2 * length) },
      height: offer.height.map { max(0, $0 - 2 * length) })
  }

  private func gap(after index: Int) -> CGFloat {
    guard case .stack(let axis, let spacing, let children) = self, index + 1 < children.count
    else { return 0 }
    if let spacing { return spacing }
    return children[index].needsNoDistance(axis, isFirst: false, in: axis)
      || children[index + 1].needsNoDistance(axis, isFirst: true, in: axis) ? 0 : 8
  }

  private var gaps: CGFloat {
    guard case .stack(_, _, let children) = self else { return 0 }
    return children.indices.reduce(0) { $0 + gap(after: $1) }
  }

  private func sizes(_ offer: Offer) -> [(size: CGSize, offer: Offer)] {
    guard case .stack(let axis, _, let children) = self else { return [] }
    func size(_ index: Int, _ length: CGFloat?) -> (size: CGSize, offer: Offer) {
      var own = offer
      own[axis] = length
      return (children[index].size(own, in: axis), own)
    }
    guard let total = offer[axis], total.isFinite else {
      return children.indices.map { size($0, offer[axis]) }
    }
    var result = children.map { _ in (size: CGSize.zero, offer: offer) }
    var left = total - gaps
    let priorities = Set(children.map(\.priority)).sorted(by: >)
    for (rank, priority) in priorities.enumerated() {
      let lower = children.indices.filter {
        priorities[(rank + 1)...].contains(children[$0].priority)
      }
      let reserved = lower.reduce(0) { $0 + size($1, 0).size[axis] }
      var group = children.indices.filter { children[$0].priority == priority }
      func flexibility(_ index: Int) -> CGFloat {
        size(index, .infinity).size[axis] - size(index, 0).size[axis]
      }
      // Of those that take all there is, the one that needs more comes first (mechanism.md#13.6).
      func need(_ index: Int) -> CGFloat {
        flexibility(index) == .infinity ? -size(index, 0).size[axis] : 0
      }
      group.sort { (flexibility($0), need($0), $0) < (flexibility($1), need($1), $1) }
      while let next = group.first {
        result[next] = size(next, max(0, left - reserved) / CGFloat(group.count))
        left -= result[next].size[axis]
        group.removeFirst()
      }
    }
    return result
  }

  func place(
    at origin: CGPoint, _ offer: Offer, in axis: Axis?, _ body: (CGPoint, CGSize) -> Void
  ) {
    let own = size(offer, in: axis)
    func centre(_ inner: Spec, _ innerOffer: Offer) {
      let size = inner.size(innerOffer, in: axis)
      inner.place(
        at: CGPoint(
          x: origin.x + (own.width - size.width) / 2, y: origin.y + (own.height - size.height) / 2),
        innerOffer, in: axis, body)
    }
    switch self {
    case .color: body(origin, own)
    case .spacer: break
    case .priority(_, let inner): inner.place(at: origin, offer, in: axis, body)
    case .padding(let length, let inner):
      inner.place(
        at: CGPoint(x: origin.x + length, y: origin.y + length), reduced(offer, length), in: axis,
        body)
    case .fixed(let width, let height, let inner):
      centre(inner, Offer(width: width ?? offer.width, height: height ?? offer.height))
    case .flexible(let limited, let minimum, let ideal, let maximum, let inner):
      // What the frame came to, where not the content alone decided.
      let limits = Limits(minimum, ideal, maximum)
      let inside =
        own[limited] > limits.minimum ?? -.infinity && own[limited] < limits.maximum ?? .infinity
      var offered = Offer(
        width: offer.width.map { _ in own.width }, height: offer.height.map { _ in own.height })
      if limits.ideal != nil || !inside { offered[limited] = own[limited] }
      centre(inner, offered)
    case .ideal(let horizontally, let vertically, let inner):
      centre(
        inner,
        Offer(
          width: horizontally ? nil : offer.width, height: vertically ? nil : offer.height))
    case .layers(let children):
      // All are offered the size that was chosen (mechanism.md#13.8).
      let offered = Offer(width: own.width, height: own.height)
      let deciding = children.filter { $0.priority == priority }.map { $0.size(offered, in: nil) }
      let middle = CGPoint(
        x: (deciding.map(\.width).max() ?? 0) / 2, y: (deciding.map(\.height).max() ?? 0) / 2)
      for child in children {
        let size = child.size(offered, in: nil)
        child.place(
          at: CGPoint(
            x: origin.x + middle.x - size.width / 2, y: origin.y + middle.y - size.height / 2),
          offered, in: nil, body)
      }
    case .stack(let axis, _, let children):
      // Across the axis all are offered what the stack chose, where nothing was proposed (mechanism.md#13.7).
      var placing = offer
      placing[axis.other] = offer[axis.other] ?? own[axis.other]
      let parts = sizes(placing)
      let widest = parts.map(\.size[axis.other]).max() ?? 0
      var along: CGFloat = 0
      for (index, part) in parts.enumerated() {
        let across = (widest - part.size[axis.other]) / 2
        let point =
          axis == .horizontal
          ? CGPoint(x: origin.x + along, y: origin.y + across)
          : CGPoint(x: origin.x + across, y: origin.y + along)
        children[index].place(at: point, part.offer, in: axis, body)
        along += part.size[axis] + gap(after: index)
      }
    }
  }
}

/// The limits of a flexible frame along one axis.
private struct Limits {
  let minimum: CGFloat?
  let ideal: CGFloat?
  let maximum: CGFloat?

  init(_ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?) {
    let ideal = ideal.map { max($0, minimum ?? 0) }
    self.minimum = minimum
    self.ideal = ideal
    self.maximum = maximum.map { max($0, ideal ?? minimum ?? 0) }
  }

  func offered(_ offer: Offer, _ axis: Axis) -> Offer {
    var result = offer
    result[axis] = (offer[axis] ?? ideal).map {
      max(minimum ?? -.infinity, min(maximum ?? .infinity, $0))
    }
    return result
  }

  func length(_ offered: CGFloat?, content: CGFloat) -> CGFloat {
    switch (offered, minimum, maximum) {
    case (nil, _, _) where ideal != nil: return ideal ?? 0
    case (_, nil, nil): return content
    case (let offered, let minimum?, nil): return max(minimum, min(offered ?? content, content))
    case (let offered, nil, let maximum?):
      return max(min(content, maximum), min(offered ?? content, maximum))
    case (let offered, let minimum?, let maximum?):
      return max(minimum, min(maximum, offered ?? content))
    }
  }
}

extension Axis {
  fileprivate var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

@Observable
private final class TreeModel {
  var spec: Spec
  init(_ spec: Spec) { self.spec = spec }
}

private struct TreeView: View {
  let model: TreeModel
  var body: some View { model.spec.view }
}

private struct Children: View {
  let specs: [Spec]
  var body: some View { ForEach(specs.indices, id: \.self) { specs[$0].view } }
}
