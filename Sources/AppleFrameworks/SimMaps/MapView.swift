// The SwiftUI map: a box of the proposed size. Its content is evaluated and not drawn.

public import Foundation
public import SimViews

public protocol MapContent {}

/// The erased type of all map content.
public struct _MapPart: MapContent {
  public init() {}
}

@resultBuilder
public struct MapContentBuilder {
  public static func buildExpression<C: MapContent>(_ content: C) -> _MapPart { _MapPart() }
  public static func buildBlock(_ parts: _MapPart...) -> _MapPart { _MapPart() }
  public static func buildIf(_ part: _MapPart?) -> _MapPart { _MapPart() }
  public static func buildEither(first part: _MapPart) -> _MapPart { part }
  public static func buildEither(second part: _MapPart) -> _MapPart { part }
}

public struct Marker: MapContent {
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {}
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {}
}

public struct Annotation: MapContent {
  /// Creates an annotation whose view is not shown.
  public init<C: View>(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center, @ViewBuilder content: () -> C
  ) {}
  /// Creates an annotation whose view is not shown.
  @_disfavoredOverload
  public init<S: StringProtocol, C: View>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> C
  ) {}
}

public struct UserAnnotation: MapContent {
  public init() {}
}

public struct MapPolyline: MapContent {
  public init(coordinates: [CLLocationCoordinate2D]) {}
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> MapPolyline { self }
}

public struct MapCircle: MapContent {
  /// Creates a circle with a radius in meters.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
  public func foregroundStyle<S: ShapeStyle>(_ content: S) -> MapCircle { self }
}

extension MapContent {
  public func tint<S: ShapeStyle>(_ style: S) -> some MapContent { self }
  public func tag<V: Hashable>(_ tag: V) -> some MapContent { self }
  public func annotationTitles(_ visibility: Visibility) -> some MapContent { self }
}

extension ForEach: MapContent where Content: MapContent {}

extension ForEach where Content == _MapPart {
  public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> _MapPart)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(identified: data, id: { $0.id }, content: content)
  }
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @MapContentBuilder content: @escaping (Data.Element) -> _MapPart
  ) { self.init(identified: data, id: { $0[keyPath: id] }, content: content) }
}

public struct MapStyle: Sendable {
  public struct Elevation: Sendable {
    public static let automatic = Elevation()
    public static let flat = Elevation()
    public static let realistic = Elevation()
  }
  public static let standard = MapStyle()
  public static let imagery = MapStyle()
  public static let hybrid = MapStyle()
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { imagery }
}

public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let pan = MapInteractionModes(rawValue: 1),
    zoom = MapInteractionModes(rawValue: 2), rotate = MapInteractionModes(rawValue: 4),
    pitch = MapInteractionModes(rawValue: 8)
  public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}

/// A map, drawn as a gray box.
public struct Map: View {
  private let region: MKCoordinateRegion?

  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> _MapPart = { _MapPart() }
  ) {
    _ = content()
    region = initialPosition.region
  }
  /// Creates a map whose selection never changes.
  public init<V: Hashable>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<V?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> _MapPart
  ) {
    _ = content()
    region = initialPosition.region
  }
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> _MapPart = { _MapPart() }
  ) {
    _ = content()
    region = position.wrappedValue.region
  }
  /// Creates a map whose selection never changes.
  public init<V: Hashable>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<V?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> _MapPart
  ) {
    _ = content()
    region = position.wrappedValue.region
  }
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) { region = coordinateRegion.wrappedValue }
  public init<Items: RandomAccessCollection, C>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items, annotationContent: (Items.Element) -> C
  ) where Items.Element: Identifiable {
    for item in annotationItems { _ = annotationContent(item) }
    region = coordinateRegion.wrappedValue
  }
  /// A gray box, which passes its region to the reader around it.
  public var body: some View {
    Color(white: 0.9).preference(key: ShownRegion.self, value: ShownRegion(region: region))
  }
}

/// Accepted and ignored: the user's location is unknown.
public enum MapUserTrackingMode: Sendable {
  case none, follow
}

/// Accepted and ignored: no gesture moves the map.
public struct MapCameraBounds: Sendable {
  /// Creates bounds with distances in meters.
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {}
  /// Creates bounds with distances in meters.
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}

public struct MapPin {
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

public struct MapMarker {
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

public struct MapAnnotation {
  public init<C: View>(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> C
  ) {}
}

public struct MapUserLocationButton: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

public struct MapCompass: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

public struct MapScaleView: View {
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

extension View {
  nonisolated public func mapStyle(_ style: MapStyle) -> some View { self }
  /// Accepted and ignored: map controls are not shown.
  nonisolated public func mapControls<C: View>(@ViewBuilder _ content: () -> C) -> some View {
    self
  }
  /// Accepted and ignored: map controls are not shown.
  nonisolated public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
}
