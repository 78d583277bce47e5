// Random trees of everything that gives views a place, from left to right and, with directions of their own here and there,
// from right to left. What lies where from right to left is worked out anew from the places of the other tree and the
// directions alone, at first, after the directions change and after the tree does.

@_spi(Runtime) import SimComponents
@_spi(Runtime) @testable import SimViews
import SwiftUI
import Testing

@MainActor
@Suite("Directions of layout")
struct MirroredLayoutTests {
  @Test(arguments: 0..<200)
  func `a tree from right to left is the one from left to right, each place turned round`(
    seed: Int
  ) {
    var random = Dice(seed: UInt64(seed) + 7_000)
    let plain = MirrorModel(.random(depth: 4, &random))
    let turned = MirrorModel(plain.spec)
    let left = LayoutProbe(300, 200) { MirrorView(model: plain) }
    let right = LayoutProbe(300, 200) { MirrorView(model: turned) }
    for round in 0..<5 {
      turned.direction = round % 2 == 0 ? .rightToLeft : .leftToRight
      turned.inner = random.next(2) == 0 ? .rightToLeft : .leftToRight
      if round == 2 {
        plain.spec = .random(depth: 4, &random)
        turned.spec = plain.spec
      }
      left.refresh()
      right.refresh()
      let (expected, actual) = frames(left, right)
      #expect(actual == expected, "seed \(seed), round \(round), \(turned.spec)")
      #expect(expected.count > 1)
    }
  }

  @Test func `a left-to-right layout reads no direction`() {
    let probe = LayoutProbe {
      HStack { Text("a") }.environment(\.layoutDirection, .leftToRight)
    }
    #expect(!probe.runtime.hasRightToLeft)
  }

  /// The places of all elements as they are to be and as they are, in the tree's order.
  private func frames(_ left: LayoutProbe, _ right: LayoutProbe) -> ([String], [String]) {
    guard let left = left.runtime.window?.element, let right = right.runtime.window?.element
    else { return ([], []) }
    var (expected, actual): ([String], [String]) = ([], [])
    func visit(
      _ plain: RenderElement, _ turned: RenderElement, _ isTurned: Bool, _ corner: CGPoint,
      _ found: CGPoint
    ) {
      expected.append(line(corner, plain.size))
      actual.append(line(found, turned.size))
      let isTurned = turned.ownDirection.map { $0 == .rightToLeft } ?? isTurned
      for (child, other) in zip(children(of: plain), children(of: turned)) {
        let x =
          isTurned ? plain.size.width - child.origin.x - child.size.width : child.origin.x
        visit(
          child, other, isTurned, CGPoint(x: corner.x + x, y: corner.y + child.origin.y),
          CGPoint(x: found.x + other.origin.x, y: found.y + other.origin.y))
      }
    }
    visit(left, right, false, .zero, .zero)
    return (expected, actual)
  }

  private func children(of element: RenderElement) -> [RenderElement] {
    var children: [RenderElement] = []
    element.forEachChild { children.append($0) }
    return children
  }

  private func line(_ point: CGPoint, _ size: CGSize) -> String {
    "\(short(point.x)) \(short(point.y)) \(short(size.width))x\(short(size.height))"
  }
}

/// A description of a tree.
private indirect enum MirrorSpec: Sendable {
  case text(Int)
  case color
  case row([MirrorSpec], VerticalAlignment)
  case column([MirrorSpec], HorizontalAlignment)
  case layers([MirrorSpec], Alignment)
  case frame(CGFloat, Alignment, MirrorSpec)
  case padding(EdgeInsets, MirrorSpec)
  case offset(CGSize, MirrorSpec)
  case position(CGPoint, MirrorSpec)
  case guide(CGFloat, MirrorSpec)
  case overlay(Alignment, MirrorSpec, MirrorSpec)
  case inset(HorizontalEdge, MirrorSpec, MirrorSpec)
  case geometry(MirrorSpec)
  case grid([MirrorSpec], HorizontalAlignment)
  case scroll(MirrorSpec)
  case layout([MirrorSpec])
  case direction(MirrorSpec)

  private static let horizontal: [HorizontalAlignment] = [.leading, .center, .trailing]
  private static let both: [Alignment] = [
    .topLeading, .leading, .center, .trailing, .bottomTrailing,
  ]

  static func random(depth: Int, _ random: inout Dice) -> MirrorSpec {
    func inner(_ random: inout Dice) -> MirrorSpec { .random(depth: depth - 1, &random) }
    func several(_ random: inout Dice) -> [MirrorSpec] {
      (0...random.next(3)).map { _ in inner(&random) }
    }
    func alignment(_ random: inout Dice) -> Alignment { both[random.next(both.count)] }
    func number(_ random: inout Dice) -> CGFloat { CGFloat(random.next(40)) - 10 }
    if depth == 0 { return random.next(3) == 0 ? .color : .text(1 + random.next(9)) }
    switch random.next(17) {
    case 0, 1: return .row(several(&random), [.top, .center, .firstTextBaseline][random.next(3)])
    case 2: return .column(several(&random), horizontal[random.next(3)])
    case 3: return .layers(several(&random), alignment(&random))
    case 4: return .frame(CGFloat(20 + random.next(150)), alignment(&random), inner(&random))
    case 5:
      let (leading, trailing) = (number(&random), number(&random))
      return .padding(
        EdgeInsets(top: 1, leading: leading, bottom: 2, trailing: trailing), inner(&random))
    case 6: return .offset(CGSize(width: number(&random), height: 3), inner(&random))
    case 7: return .position(CGPoint(x: number(&random), y: number(&random)), inner(&random))
    case 8: return .guide(number(&random), inner(&random))
    case 9: return .overlay(alignment(&random), inner(&random), inner(&random))
    case 10: return .geometry(inner(&random))
    case 11: return .grid(several(&random), horizontal[random.next(3)])
    case 12: return .scroll(inner(&random))
    case 13: return .layout(several(&random))
    case 14: return .inset(random.next(2) == 0 ? .leading : .trailing, inner(&random), .text(2))
    default: return .direction(inner(&random))
    }
  }
}

/// Puts each subview a little further in and down than the one before.
private struct Steps: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    CGSize(width: proposal.width ?? 90, height: 40)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(index) * 13, y: bounds.minY + CGFloat(index) * 5),
        proposal: .unspecified)
    }
  }
}

@Observable
private final class MirrorModel {
  var spec: MirrorSpec
  var direction = LayoutDirection.leftToRight
  var inner = LayoutDirection.leftToRight
  init(_ spec: MirrorSpec) { self.spec = spec }
}

private struct MirrorView: View {
  let model: MirrorModel
  var body: some View {
    MirrorPart(model: model, spec: model.spec).environment(\.layoutDirection, model.direction)
  }
}

private struct MirrorParts: View {
  let model: MirrorModel
  let specs: [MirrorSpec]
  var body: some View {
    ForEach(specs.indices, id: \.self) { MirrorPart(model: model, spec: specs[$0]) }
  }
}

private struct MirrorPart: View {
  let model: MirrorModel
  let spec: MirrorSpec

  private func part(_ spec: MirrorSpec) -> MirrorPart { MirrorPart(model: model, spec: spec) }
  private func parts(_ specs: [MirrorSpec]) -> MirrorParts {
    MirrorParts(model: model, specs: specs)
  }

  var body: some View { whole }

  private var whole: AnyView {
    switch spec {
    case .text(let length): AnyView(Text(String(repeating: "x", count: length)))
    case .color: AnyView(Color.red)
    case .row(let specs, let alignment):
      AnyView(HStack(alignment: alignment, spacing: 3) { parts(specs) })
    case .column(let specs, let alignment):
      AnyView(VStack(alignment: alignment, spacing: 2) { parts(specs) })
    case .layers(let specs, let alignment):
      AnyView(ZStack(alignment: alignment) { parts(specs) })
    case .frame(let width, let alignment, let inner):
      AnyView(part(inner).frame(width: width, height: 50, alignment: alignment))
    case .padding(let insets, let inner): AnyView(part(inner).padding(insets))
    case .offset(let offset, let inner): AnyView(part(inner).offset(offset))
    case .position(let point, let inner): AnyView(part(inner).position(point))
    case .guide(let distance, let inner):
      AnyView(part(inner).alignmentGuide(.leading) { $0[.leading] + distance })
    case .overlay(let alignment, let inner, let layer):
      AnyView(part(inner).overlay(alignment: alignment) { part(layer) })
    case .inset(let edge, let inner, let bar):
      AnyView(part(inner).safeAreaInset(edge: edge) { part(bar) })
    case .geometry(let inner): AnyView(GeometryReader { _ in part(inner) })
    case .grid(let specs, let alignment):
      AnyView(
        Grid(alignment: Alignment(horizontal: alignment, vertical: .center)) {
          GridRow { parts(specs) }
          GridRow { Text("x") }
        })
    case .scroll(let inner): AnyView(ScrollView(.horizontal) { part(inner) })
    case .layout(let specs): AnyView(Steps { parts(specs) })
    case .direction(let inner):
      AnyView(part(inner).environment(\.layoutDirection, model.inner))
    }
  }
}
