// The views that hold or read objects and the environment.

extension ReferenceRuntime {
  /// Notes that a view observes an object, whatever it reads of it.
  func watch(_ key: ObjectKey, by path: Int) { watched[key, default: []].append(path) }

  /// The properties of an object that a view can see.
  private func object(_ key: ObjectKey, _ owner: Record? = nil) -> Pair {
    switch key {
    case .shared(let index): objects[index]
    case .owned: owner?.object ?? Pair(first: 0)
    }
  }

  func objectOwner(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around) {
      $0.object = Pair(first: place.program.mix(place.input, 0))
      $0.holds = [.object]
    }
    let place = inUse(record, place)
    let (program, object) = (place.program, record.object)
    watch(.owned(place.path), by: place.path)
    let runs = leave(place.path, &record, reads: [object.announcements])
    let inside = around.made(runs)
    var shown = show(
      place.child(
        0, input: program.has(0) ? program.mix(place.input, object.first.value) : place.input),
      inside)
    if program.has(1) {
      shown =
        shown + objectUser(place.part(1, input: 0), inside, .owned(place.path), object)
    }
    return shown
  }

  private func objectUser(
    _ place: Place, _ around: Surroundings, _ key: ObjectKey, _ object: Pair
  ) -> Shown {
    watch(key, by: place.path)
    var record = enter(place.path, value(place) + [key.code], around)
    let place = inUse(record, place)
    let runs = leave(place.path, &record, reads: [object.announcements])
    let number = place.program.has(2) ? object.first.value : object.second.value
    let input = place.program.mix(place.input, number)
    return show(
      place.child(place.program.children.count - 1, input: input), around.made(runs))
  }

  func objectChooser(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around)
    let place = inUse(record, place)
    let inside = around.made(leave(place.path, &record))
    let index = place.input % World.objectCount
    return objectUser(
      place.part(0, input: place.program.has(3) ? place.input : 0), inside, .shared(index),
      objects[index])
  }

  func objectReader(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around)
    let place = inUse(record, place)
    let object = object(around.object)
    watch(around.object, by: place.path)
    let runs = leave(
      place.path, &record, reads: [around.object.code, object.announcements])
    let input = place.program.mix(place.input, object.first.value)
    return show(place.child(0, input: input), around.made(runs))
  }

  func modelChooser(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around)
    let place = inUse(record, place)
    let inside = around.made(leave(place.path, &record))
    return modelUser(
      place.part(0, input: place.program.has(3) ? place.input : 0), inside,
      model: place.input % World.modelCount, holdsModel: true)
  }

  /// A view that reads a model, which is part of its value or of the environment.
  func modelUser(
    _ place: Place, _ around: Surroundings, model index: Int, holdsModel: Bool
  ) -> Shown {
    var record = enter(place.path, value(place) + (holdsModel ? [index] : []), around)
    let place = inUse(record, place)
    let model = models[index]
    let reads = ModelUser.reads(place)
    let readsSecond = reads && place.program.has(2) && model.first.value % 2 == 0
    let runs = leave(
      place.path, &record,
      reads: [index] + (reads ? [model.first.version] : [])
        + (readsSecond ? [model.second.version] : []))
    let sum = (reads ? model.first.value : 0) + (readsSecond ? model.second.value : 0)
    return show(place.child(0, input: place.program.mix(place.input, sum)), around.made(runs))
  }

  func modelBinder(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around)
    let place = inUse(record, place)
    let inside = around.made(leave(place.path, &record))
    let part = place.part(0, input: 0)
    let index = place.input % World.modelCount
    var bound = enter(part.path, value(part) + [index], inside)
    // To make the binding is to read the property.
    let runs = leave(part.path, &bound, reads: [models[bound.value[2]].first.version])
    return bindingUser(
      part.part(1, input: 0), around.made(runs), of: models[bound.value[2]].first,
      model: bound.value[2])
  }

  func environmentWriter(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around)
    let place = inUse(record, place)
    var inside = around.made(leave(place.path, &record)).modified(by: place.path)
    let input = place.input
    let slot = place.program.form + (place.program.has(1) ? 4 : 0)
    switch slot {
    case 0, 4: inside.environment.number = input
    case 1: inside.environment.number += input
    case 5: inside.environment.limit = input % 3 + 1
    case 2, 6: inside.environment.object = .shared(input % World.objectCount)
    default: inside.environment.model = input % World.modelCount
    }
    return show(
      place.child(0, input: place.program.has(0) ? input : 0, slot: slot), inside)
  }

  func numberReader(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around)
    let place = inUse(record, place)
    let runs = leave(place.path, &record, reads: [around.number])
    return show(
      place.child(0, input: place.program.mix(place.input, around.number)), around.made(runs))
  }
}
