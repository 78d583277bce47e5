import SimSwiftUI

/// The view that runs a program: static branches, no erasure.
@MainActor @ViewBuilder
func interpret(_ place: Place) -> some View {
  switch place.program.kind {
  case .text: Text(verbatim: place.text)
  case .several: Several(place: place)
  case .conditional: Conditional(place: place)
  case .state: Stateful(place: place)
  case .stateObject: ObjectOwner(place: place)
  case .rows: Rows(place: place)
  case .identified: Identified(place: place)
  case .erased: Erased(place: place)
  default: interpretMore(place)
  }
}

@MainActor @ViewBuilder
private func interpretMore(_ place: Place) -> some View {
  switch place.program.kind {
  case .observed: ObjectChooser(place: place)
  case .environmentWriter: EnvironmentWriter(place: place)
  case .environmentNumber: NumberReader(place: place)
  case .environmentObject: ObjectReader(place: place)
  case .environmentModel: ModelReader(place: place)
  case .model: ModelChooser(place: place)
  case .plain: Plain(place)
  case .plainEquatable: PlainEquatable(place)
  case .equatable: LooselyEqual(place: place)
  default: interpretRest(place)
  }
}

@MainActor @ViewBuilder
private func interpretRest(_ place: Place) -> some View {
  switch place.program.kind {
  case .equatableView: PlainEquatable(place).equatable()
  case .closure: ClosureMaker(place: place)
  case .container: ContainerUser(place: place)
  case .appearance: Appearing(place: place)
  case .change: Changing(place: place)
  case .preference: Preferring(place: place)
  case .preferenceReader: PreferenceReader(place: place)
  case .modifier: Modified(place: place)
  default: interpretHosts(place)
  }
}

@MainActor @ViewBuilder
private func interpretHosts(_ place: Place) -> some View {
  switch place.program.kind {
  case .list, .lazyStack, .lazyGrid, .sections: Screen(place: place)
  case .navigation: Navigator(place: place)
  case .tabs: Tabbed(place: place)
  case .presenter: Presenter(place: place)
  case .grid: Gridded(place: place)
  case .section: Sectioned(place: place)
  case .stored: StoredReader(place: place).id(StoredReader.key(place.program))
  case .bindable: ModelBinder(place: place)
  case .phased: Phasing(place: place)
  case .initialChange: InitiallyChanging(place: place)
  case .seeded: Seeder(place: place)
  case .held: Holder(place: place)
  case .leaving: Leaving(place: place)
  default: interpretLast(place)
  }
}

@MainActor @ViewBuilder
private func interpretLast(_ place: Place) -> some View {
  switch place.program.kind {
  case .closureBinding: ClosureBinder(place: place)
  case .rebound: Rebinder(place: place)
  case .named: Naming(place: place)
  case .feeding: Feeding(place: place)
  case .roster: Roster(place: place)
  case .steady: Steady(place: place)
  case .measuring: Measuring(place: place)
  case .styling: Styling(place: place)
  case .layering: Layering(place: place)
  case .writing: Writing(place: place)
  case .watching: Watching(place: place)
  case .arranged: Arranged(place: place)
  case .publishing: Publishing(place: place)
  case .outline: Outline(place: place)
  case .property: PropertyUser(place: place)
  default: interpretParticular(place)
  }
}

@MainActor @ViewBuilder
private func interpretParticular(_ place: Place) -> some View {
  switch place.program.kind {
  case .capturing: Capturing(place: place)
  case .unused: Unused(place: place)
  case .unheard: Unheard(place: place)
  case .loosening: Loosening(place: place)
  case .enabling: Enabling(place: place)
  case .choosing: Choosing(place: place)
  case .duplicated: Duplicated(place: place)
  case .sizing: Sizing(place: place)
  case .transacting: Transacting(place: place)
  case .carrying: Carrying(place: place)
  default: interpretMoving(place)
  }
}

@MainActor @ViewBuilder
private func interpretMoving(_ place: Place) -> some View {
  switch place.program.kind {
  case .completing: Completing(place: place)
  case .moving: Moving(place: place)
  case .erasing: Erasing(place: place)
  case .handing: Handing(place: place)
  case .visiting: Visiting(place: place)
  case .probing: Probing(place: place)
  case .drawing: Drawing(place: place)
  case .backing: Backing(place: place)
  case .scrolling: Scrolling(place: place)
  case .tasking: Tasking(place: place)
  case .ticking: Ticking(place: place)
  case .spacing: Spacing(place: place)
  case .keeping: Keeping(place: place)
  default: interpretOffering(place)
  }
}

@MainActor @ViewBuilder
private func interpretOffering(_ place: Place) -> some View {
  switch place.program.kind {
  case .unwrapping: Unwrapping(place: place)
  case .transforming: Transforming(place: place)
  case .parting: Parting(place: place)
  case .fitting: Fitting(place: place)
  case .turning: Turning(place: place)
  case .restyling: Restyling(place: place)
  case .layered: Layered(place: place)
  case .timing: Timing(place: place)
  case .growing: Growing(place: place)
  case .evicting: Evicting(place: place)
  case .hosting: Hosting(place: place)
  default: Staging(place: place)
  }
}
