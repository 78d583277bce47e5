public import Foundation

/// A description of a row or a column in a lazy grid.
public struct GridItem: Sendable, Equatable {
  /// The size in the minor axis of one or more rows or columns in a grid layout.
  public enum Size: Sendable, Equatable {
    /// A single item with the specified fixed size.
    case fixed(CGFloat)
    /// A single flexible item.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// Multiple items in the space of a single flexible item.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The size of the item, which is the width of a column item or the height of a row item.
  public var size: Size
  /// The spacing to the next item.
  public var spacing: CGFloat?
  /// The alignment to use when placing each view.
  public var alignment: Alignment?

  /// Creates a grid item with the provided size, spacing, and alignment properties.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// A column of a grid that runs downwards, or a row of one that runs sideways.
struct GridTrack: Equatable {
  /// Where it begins across the grid's axis, in points.
  var start: CGFloat
  /// How wide it is, in points.
  var length: CGFloat
  var item: GridItem

  /// Where an item lies across the axis of its grid, as a part of the room that it leaves.
  func alignment(_ axis: Axis) -> CGFloat {
    guard let alignment = item.alignment else { return 0.5 }
    return axis == .vertical ? alignment.horizontal.fraction : alignment.vertical.fraction
  }

  /// Where an item lies along the axis of its grid, as a part of what its line is longer.
  func alignmentInLine(_ axis: Axis) -> CGFloat {
    guard let alignment = item.alignment else { return 0.5 }
    return axis == .vertical ? alignment.vertical.fraction : alignment.horizontal.fraction
  }

  /// The tracks that the items give in a space.
  ///
  /// What fixed items and spacing leave is shared by the others, an equal part each, within their
  /// limits; an adaptive item puts as many tracks into its part as fit at its minimum.
  @MainActor static func tracks(for items: [GridItem], in space: CGFloat) -> [GridTrack] {
    let gaps = items.dropLast().reduce(CGFloat(0)) { $0 + gap(after: $1) }
    var remaining = space - gaps
    var flexible = 0
    for item in items {
      if case .fixed(let length) = item.size { remaining -= length } else { flexible += 1 }
    }
    var tracks: [GridTrack] = []
    var start: CGFloat = 0
    for item in items {
      var lengths: [CGFloat] = []
      switch item.size {
      case .fixed(let length): lengths = [length]
      case .flexible(let minimum, let maximum):
        let share = max(0, remaining) / CGFloat(max(1, flexible))
        let length = min(max(share, minimum), maximum)
        remaining -= length
        flexible -= 1
        lengths = [length]
      case .adaptive(let minimum, let maximum):
        let share = max(0, remaining) / CGFloat(max(1, flexible))
        remaining -= share
        flexible -= 1
        let gap = gap(after: item)
        let count = max(1, Int((share + gap) / max(1, max(0, minimum) + gap)))
        let length = (share - gap * CGFloat(count - 1)) / CGFloat(count)
        lengths = Array(repeating: min(max(length, minimum), maximum), count: count)
      }
      for wanted in lengths {
        let length = wanted.isFinite ? max(0, wanted) : max(0, space)
        tracks.append(GridTrack(start: start, length: length, item: item))
        start += length + gap(after: item)
      }
    }
    return tracks
  }

  /// How much tracks take across the axis, in points.
  static func total(_ tracks: [GridTrack]) -> CGFloat {
    tracks.last.map { $0.start + $0.length } ?? 0
  }

  @MainActor private static func gap(after item: GridItem) -> CGFloat {
    if let spacing = item.spacing { return spacing }
    return EdgeSpacing.usual
  }
}

/// Which rows share a line of a grid: as many as there are tracks, but headers and footers have a line
/// each, and what follows them begins a new one.
struct GridLines {
  private struct Run {
    var position: Int
    var line: Int
    var count: Int
    var perLine: Int
    var lineCount: Int { (count + perLine - 1) / perLine }
  }
  private var runs: [Run] = []
  private(set) var count = 0

  init() {}

  init(_ rows: [RowRun], columns: Int) {
    var position = 0
    for run in rows {
      let new = Run(
        position: position, line: count, count: run.count, perLine: run.isFull ? 1 : columns)
      runs.append(new)
      position += run.count
      count += new.lineCount
    }
  }

  private func run(_ isAfter: (Run) -> Bool) -> Run {
    var low = 0
    var high = runs.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if isAfter(runs[middle]) { high = middle - 1 } else { low = middle }
    }
    return runs[low]
  }

  func line(of position: Int) -> Int {
    guard !runs.isEmpty else { return 0 }
    let run = run { $0.position > position }
    return run.line + (position - run.position) / run.perLine
  }

  func column(of position: Int) -> Int {
    guard !runs.isEmpty else { return 0 }
    let run = run { $0.position > position }
    return (position - run.position) % run.perLine
  }

  func positions(inLine line: Int) -> Range<Int> {
    let run = run { $0.line > line }
    let first = run.position + (line - run.line) * run.perLine
    return first..<min(first + run.perLine, run.position + run.count)
  }
}
