import SwiftUI

/// The likes of all rows in one object.
final class Likes: ObservableObject {
  @Published var counts: [Int: Int] = [:]
}

/// Every row that is on screen depends on the one object.
public struct SharedList: View {
  @StateObject private var likes = Likes()
  private let rows: Int

  /// Shows a number of rows.
  public init(rows: Int) {
    self.rows = rows
  }

  /// The rows.
  public var body: some View {
    List(0..<rows, id: \.self) { row in
      SharedRow(row: row, likes: likes)
    }
  }
}

struct SharedRow: View {
  let row: Int
  @ObservedObject var likes: Likes

  var body: some View {
    HStack {
      Button("Like \(row)") { likes.counts[row, default: 0] += 1 }
      Spacer()
      Text("\(likes.counts[row, default: 0]) likes")
    }
  }
}

/// Each row holds its own number.
public struct OwnList: View {
  private let rows: Int

  /// Shows a number of rows.
  public init(rows: Int) {
    self.rows = rows
  }

  /// The rows.
  public var body: some View {
    List(0..<rows, id: \.self) { row in
      OwnRow(row: row)
    }
  }
}

struct OwnRow: View {
  let row: Int
  @State private var likes = 0

  var body: some View {
    HStack {
      Button("Like \(row)") { likes += 1 }
      Spacer()
      Text("\(likes) likes")
    }
  }
}

#Preview("Shared") {
  SharedList(rows: 5)
}

#Preview("Own") {
  OwnList(rows: 5)
}
