// Closures as values: the same code with the same captures is the same input, in debug and in release.
//
// Both closures of a pair are made at one place in the source, as a body that runs twice makes them: a
// debug build has code of its own for each place at which a closure is wrapped.

import Expectations
import SimReflection
import Testing

@Suite struct ClosurePlans {
  /// Whether what is made from two inputs, in the same place, is the same input of a view.
  private func same<Input>(_ lhs: Input, _ rhs: Input, _ make: (Input) -> Holder) -> Bool {
    areEqualInputs(make(lhs), make(rhs))
  }

  @Test func `a closure that captures nothing is the same`() {
    #expect(same((), ()) { Holder { opaque(1) } })
    #expect(!areEqualInputs(Holder { opaque(1) }, Holder { opaque(2) }))
  }

  @Test func `captured numbers and strings are compared by value`() {
    let make = { (number: Int, text: String) in Holder { number + text.count } }
    let text = opaque("a text that does not fit into sixteen bytes")
    #expect(same((1, text), (1, text), make))
    #expect(same((1, text), (1, text.lowercased()), make))
    #expect(!same((1, text), (2, text), make))
    #expect(!same((1, text), (1, text + "s"), make))
  }

  @Test func `padding between captures does not take part`() {
    let make = { (flag: Bool, number: Int, small: UInt16) in
      Holder { flag ? number : Int(small) }
    }
    for _ in 0..<100 {
      #expect(same((true, 7, 3), (true, 7, 3), make))
      #expect(!same((true, 7, 3), (false, 7, 3), make))
      #expect(!same((true, 7, 3), (true, 7, 4), make))
    }
  }

  @Test func `a captured object is compared by reference`() {
    let model = Model(1)
    let make = { (model: Model) in Holder { model.number } }
    #expect(same(model, model, make))
    #expect(!same(model, Model(1), make))
    let more = { (model: Model, add: Int) in Holder { model.number + add } }
    #expect(same((model, 2), (model, 2), more))
    #expect(!same((model, 2), (Model(1), 2), more))
  }

  @Test func `a method of an object is the same for the same object`() {
    let model = Model(1)
    let make = { (model: Model) in Holder(run: model.read) }
    #expect(same(model, model, make))
    #expect(!same(model, Model(1), make))
  }

  @Test func `a closure that was passed through a generic function is looked into`() {
    let make = { (number: Int) in Holder(run: opaque { number }) }
    #expect(same(3, 3, make))
    #expect(!same(3, 4, make))
    let twice = { (number: Int) in Holder(run: opaque(opaque { number })) }
    #expect(same(3, 3, twice))
    #expect(!same(3, 4, twice))
  }

  @Test func `captures of generic code are typed by what the context carries`() {
    #expect(same(("a", ["b"]), ("a", ["b"])) { generic($0.0, $0.1) })
    #expect(!same(("a", ["b"]), ("b", ["b"])) { generic($0.0, $0.1) })
    #expect(same((1, [2]), (1, [2])) { generic($0.0, $0.1) })
    #expect(!same((1, [2]), (2, [2])) { generic($0.0, $0.1) })
    #expect(!areEqualInputs(generic(1, [2]), generic("a", ["b"])))
    #expect(same((1, "a"), (1, "a")) { Pair(first: $0.0, second: $0.1).holder })
    #expect(!same((1, "a"), (1, "b")) { Pair(first: $0.0, second: $0.1).holder })
  }

  @Test func `weak and unowned captures are compared by reference`() {
    let model = Model(1)
    let other = Model(1)
    let weak = { (model: Model) in Holder { [weak model] in model?.number ?? 0 } }
    #expect(same(model, model, weak))
    #expect(!same(model, other, weak))
    let unowned = { (model: Model) in Holder { [unowned model] in model.number } }
    #expect(same(model, model, unowned))
    #expect(!same(model, other, unowned))
  }

  @Test func `a weak capture whose object is gone is compared without touching it`() {
    let make = { (model: Model) in Holder { [weak model] in model?.number ?? 0 } }
    var models: [Model] = [Model(1)]
    let holders = (models + models).map(make)
    models = []
    #expect(areEqualInputs(holders[0], holders[1]))
    expect(holders[0].run(), is: 0)
  }

  @Test func `captured existentials and optionals are compared by what they hold`() {
    let make = { (value: Any, model: Model?, number: Int?) in
      Holder { (value as? Int ?? 0) + (model?.number ?? 0) + (number ?? 0) }
    }
    func input(_ value: Any, _ model: Model?, _ number: Int?) -> (Any, Model?, Int?) {
      (value, model, number)
    }
    let model = Model(1)
    let plain = input(1, model, nil)
    #expect(same(plain, plain, make))
    #expect(!same(plain, input("1", model, nil), make))
    #expect(!same(plain, input(1, nil, nil), make))
    #expect(!same(plain, input(1, model, 0), make))
    let large = input((1, 2, 3, 4, "five"), nil, nil)
    #expect(same(large, input((1, 2, 3, 4, "five"), nil, nil), make))
    #expect(!same(large, input((1, 2, 3, 4, "six"), nil, nil), make))
  }

  @Test func `a struct that is captured is compared property by property`() {
    let model = Model(1)
    let make = { (title: String, model: Model) in Panel(title: title, model: model).holder }
    #expect(same(("a", model), ("a", model), make))
    #expect(!same(("a", model), ("b", model), make))
    #expect(!same(("a", model), ("a", Model(1)), make))
  }

  @Test func `a variable that is captured is compared by what it holds now`() {
    let make = { (number: Int, add: Int) in
      var count = number
      count += 1
      return Holder {
        count += add
        return count
      }
    }
    #expect(same((1, 2), (1, 2), make))
    #expect(!same((1, 2), (2, 2), make))
    let first = make(1, 2)
    _ = first.run()
    #expect(!areEqualInputs(first, make(1, 2)))
    #expect(areEqualInputs(first, first))
  }

  @Test func `a closure that captures itself is different, and comparing it ends`() {
    let make = { (add: Int) in
      var this: (() -> Int)?
      let holder = Holder { (this == nil ? 0 : 1) + add }
      this = holder.run
      return holder
    }
    #expect(!same(1, 1, make))
  }
}

private struct Holder {
  let run: () -> Int
}

private final class Model {
  let number: Int
  init(_ number: Int) { self.number = opaque(number) }
  func read() -> Int { number }
}

private struct Panel {
  let title: String
  let model: Model
  var holder: Holder { Holder { title.count + model.number } }
}

private struct Pair<First, Second> {
  let first: First
  let second: Second
  var holder: Holder { Holder { "\(first) \(second)".count } }
}

@_optimize(none) private func generic<T: Hashable>(_ value: T, _ all: [T]) -> Holder {
  Holder { [value: all.count].count + all.count }
}

/// A value that the optimiser does not know.
@_optimize(none) private func opaque<T>(_ value: T) -> T { value }
