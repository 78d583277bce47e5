// The total order and cancelling: small spaces exhaustively, a large one against a sorted array.

import Expectations
import SimCore
import Testing

@Suite struct EventQueueTests {
  @Test(arguments: 0...6)
  func `pops in time order whatever the order of insertion`(n: Int) {
    for order in permutations(of: Array(0..<n)) {
      var queue = EventQueue<Int>()
      for number in order {
        queue.insert(number, at: Instant(Int64(number)), priority: .timer)
        queue.checkInvariants()
      }
      let drained = drain(&queue)
      expect(drained, is: Array(0..<n))
    }
  }

  @Test func `at one instant the priority decides, then the order of insertion`() {
    var queue = EventQueue<String>()
    queue.insert("second work", at: Instant(5), priority: .mainThread)
    queue.insert("sample", at: Instant(5), priority: .observation)
    queue.insert("third work", at: Instant(5), priority: .mainThread)
    queue.insert("vsync", at: Instant(5), priority: .hardware)
    queue.insert("touch", at: Instant(5), priority: .input)
    queue.insert("early", at: Instant(4), priority: .observation)
    expect(
      queue.description,
      is: """
        @4 ns observation #5 early
        @5 ns hardware #3 vsync
        @5 ns input #4 touch
        @5 ns mainThread #0 second work
        @5 ns mainThread #2 third work
        @5 ns observation #1 sample
        """)
    let order = drain(&queue)
    expect(order, is: ["early", "vsync", "touch", "second work", "third work", "sample"])
    #expect(queue.description.isEmpty)
  }

  @Test func `any subset of ten events can be cancelled, each once`() {
    for subset in 0..<(1 << 10) {
      var queue = EventQueue<Int>()
      let tokens = (0..<10).map { number in
        queue.insert(number, at: Instant(Int64(number * 7 % 10)), priority: .timer)
      }
      let cancelled = (0..<10).filter { subset & 1 << $0 != 0 }
      for number in cancelled {
        let first = queue.cancel(tokens[number])
        let second = queue.cancel(tokens[number])
        #expect(first && !second)
      }
      queue.checkInvariants()
      expect(queue.count, is: 10 - cancelled.count)
      let expected = (0..<10).filter { subset & 1 << $0 == 0 }.sorted { $0 * 7 % 10 < $1 * 7 % 10 }
      let order = drain(&queue)
      expect(order, is: expected)
    }
  }

  @Test func `a token is dead once its slot has another event`() {
    var queue = EventQueue<String>()
    let first = queue.insert("first", at: Instant(1), priority: .timer)
    let popped = queue.pop()?.payload
    expect(popped, is: "first")
    let second = queue.insert("second", at: Instant(2), priority: .timer)
    #expect(!queue.isPending(first))
    let wasPending = queue.cancel(first)
    #expect(!wasPending)
    #expect(queue.isPending(second))
    let order = drain(&queue)
    expect(order, is: ["second"])
  }

  @Test func `cancelling the next event shows the one after it`() {
    var queue = EventQueue<Int>()
    let tokens = (1...3).map { queue.insert($0, at: Instant(Int64($0)), priority: .timer) }
    queue.cancel(tokens[1])
    expect(queue.nextTime, is: Instant(1))
    queue.cancel(tokens[0])
    expect(queue.nextTime, is: Instant(3))
    queue.cancel(tokens[2])
    #expect(queue.nextTime == nil)
    #expect(queue.isEmpty)
    queue.checkInvariants()
  }

  @Test func `dead entries are compacted away`() {
    var queue = EventQueue<Int>()
    let tokens = (0..<10_000).map { queue.insert($0, at: Instant(Int64($0)), priority: .timer) }
    for token in tokens.dropFirst().dropLast() { queue.cancel(token) }
    queue.checkInvariants()
    expect(queue.count, is: 2)
    let order = drain(&queue)
    expect(order, is: [0, 9_999])
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `does as a sorted array does`(seed: UInt64) {
    var random = RandomStream(seed: seed)
    var queue = EventQueue<Int>()
    var oracle: [(key: [Int], token: EventToken)] = []
    var history: [Int] = []
    var expected: [Int] = []
    for number in 0..<600 {
      switch random.index(below: 5) {
      case 0...2:
        let time = random.index(below: 40)
        let priority = EventPriority.allCases[random.index(below: 6)]
        let token = queue.insert(number, at: Instant(Int64(time)), priority: priority)
        oracle.append(([time, Int(priority.rawValue), number], token))
      case 3:
        if let popped = queue.pop() { history.append(popped.payload) }
        oracle.sort { $0.key.lexicographicallyPrecedes($1.key) }
        if !oracle.isEmpty { expected.append(oracle.removeFirst().key[2]) }
      default:
        guard !oracle.isEmpty else { continue }
        let victim = oracle.remove(at: random.index(below: oracle.count))
        let wasPending = queue.cancel(victim.token)
        #expect(wasPending)
      }
      queue.checkInvariants()
      expect(queue.count, is: oracle.count)
    }
    oracle.sort { $0.key.lexicographicallyPrecedes($1.key) }
    let rest = drain(&queue)
    expect(history + rest, is: expected + oracle.map { $0.key[2] })
  }
}

private func drain<Payload>(_ queue: inout EventQueue<Payload>) -> [Payload] {
  var payloads: [Payload] = []
  while let event = queue.pop() {
    payloads.append(event.payload)
    queue.checkInvariants()
  }
  return payloads
}

private func permutations(of elements: [Int]) -> [[Int]] {
  guard !elements.isEmpty else { return [[]] }
  return elements.indices.flatMap { index in
    var rest = elements
    let first = rest.remove(at: index)
    return permutations(of: rest).map { [first] + $0 }
  }
}
