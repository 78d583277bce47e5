// A failing trial made small: whatever can be left out while some difference remains is left out.

extension Trial {
  /// A trial that fails too and from which nothing can be left out.
  ///
  /// - Parameter attempts: the most trials that are run.
  @MainActor
  package func shrunk(attempts: Int = 3_000, fails: (Trial) -> Bool) -> Trial {
    var best = self
    var left = attempts
    var goesOn = true
    while goesOn, left > 0 {
      goesOn = false
      for candidate in best.smaller {
        left -= 1
        guard left > 0 else { break }
        if fails(candidate) {
          best = candidate
          goesOn = true
          break
        }
      }
    }
    return best
  }

  /// Trials that are a little smaller, those that leave out most first.
  private var smaller: [Trial] {
    var found: [Trial] = []
    for index in steps.indices.reversed() {
      var copy = self
      copy.steps.remove(at: index)
      found.append(copy)
    }
    for shape in shape.smaller where (place != .rows || shape.kind.scrolls) && shape.isOrderly {
      found.append(Trial(place: place, shape: shape, steps: steps))
    }
    for (step, edits) in steps.enumerated() where edits.count > 1 {
      for edit in edits.indices {
        var copy = self
        copy.steps[step].remove(at: edit)
        found.append(copy)
      }
    }
    // Small numbers say more than large ones.
    for (step, edits) in steps.enumerated() {
      for (place, edit) in edits.enumerated() {
        for value in [0, 1, edit.value % 8, edit.value % 40] where value < edit.value {
          var copy = self
          copy.steps[step][place].value = value
          found.append(copy)
        }
        for choice in 0..<min(8, edit.choice) {
          var copy = self
          copy.steps[step][place].choice = choice
          found.append(copy)
        }
      }
    }
    return found
  }
}

extension Shape {
  /// Trees with one view replaced by a text or by something inside it, or with a bit of detail less.
  fileprivate var smaller: [Shape] {
    guard kind != .text else { return salt == 0 ? [] : [.text] }
    var found: [Shape] = [.text] + children
    for index in children.indices {
      for child in children[index].smaller {
        var copy = self
        copy.children[index] = child
        found.append(copy)
      }
    }
    for bit in 0..<16 where salt >> bit & 1 == 1 {
      // A stack with one screen stays one: what stands in there must not be there twice.
      if kind == .navigation, bit == 5 { continue }
      var copy = self
      copy.salt &= ~(1 << bit)
      found.append(copy)
    }
    return found
  }
}
