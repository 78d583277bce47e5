/// One view of a program, with its number; views hold it by reference and compare it by identity.
final class Program {
  let number: Int
  let kind: Kind
  let children: [Program]
  let salt: Int

  /// Numbers a shape from the root down, and adds each program to a list.
  init(_ shape: Shape, into list: inout [Program?]) {
    number = list.count
    kind = shape.kind
    salt = shape.salt
    list.append(nil)
    var children: [Program] = []
    for child in shape.children { children.append(Program(child, into: &list)) }
    self.children = children
    list[number] = self
  }

  /// A choice between two, by the number of a bit.
  func has(_ bit: Int) -> Bool { (salt >> bit) & 1 == 1 }

  /// A choice between four.
  var form: Int { (salt >> 4) & 3 }

  /// A number of the program's own.
  var constant: Int { (salt >> 6) & 7 }

  /// What comes of two numbers: few values, so that changes often come out equal.
  func mix(_ first: Int, _ second: Int) -> Int {
    (first * 3 + second + constant) % (2 + (salt >> 9) & 3)
  }
}
