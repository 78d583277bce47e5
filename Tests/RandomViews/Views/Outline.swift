import SimSwiftUI

/// A tree of data in a list, of which branches are disclosed by a user.
struct Outline: View {
  let place: Place

  /// An element with what lies below it.
  struct Branch: Identifiable {
    let id: Int
    var inside: [Branch]?
  }

  static let tree = [
    Branch(
      id: 1, inside: [Branch(id: 11, inside: [Branch(id: 111), Branch(id: 112)]), Branch(id: 12)]),
    Branch(id: 2, inside: [Branch(id: 21)]),
  ]

  /// What a row says, by which it is tapped, too.
  static func label(_ path: Int, _ id: Int) -> String { "branch \(path).\(id)" }

  var body: some View {
    let _ = place.evaluated()
    List(Outline.tree, children: \.inside) { branch in
      VStack { Text(verbatim: Outline.label(place.path, branch.id)) }.frame(height: 20)
    }
    .frame(height: 600)
  }
}
