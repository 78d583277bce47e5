/// What a random rule computes: which cells it reads depends on the values that it finds.
struct Formula {
  let test: Int
  let odd: Int
  let even: Int
  let extra: Int?
  /// Small, so that values often come out equal.
  let modulus: Int

  init(before count: Int, using random: inout SplitMix64) {
    test = random.below(count)
    odd = random.below(count)
    even = random.below(count)
    extra = random.once(in: 3) ? random.below(count) : nil
    modulus = 2 + random.below(4)
  }

  func value(_ read: (Int) -> Int) -> Int {
    var sum = read(test) % 2 == 1 ? read(odd) : read(even) + 1
    if sum > 1, let extra { sum += read(extra) }
    return sum % modulus
  }
}
