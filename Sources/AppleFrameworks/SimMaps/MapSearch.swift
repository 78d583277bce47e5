// Searches on maps, ways between places, and streets as one sees them: nothing is known, so nothing is found.

public import Foundation

/// What goes wrong with maps.
public struct MKError: Error, Hashable, Sendable {
  /// What went wrong.
  public enum Code: UInt, Sendable {
    /// The reasons.
    case unknown = 1, serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound
  }
  /// What went wrong.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}

/// A search for places by words.
open class MKLocalSearch: NSObject, @unchecked Sendable {
  /// What is looked for.
  public struct ResultType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Houses and shops.
    public static let address = Self(rawValue: 1), pointOfInterest = Self(rawValue: 2),
      physicalFeature = Self(rawValue: 4)
  }
  /// What is asked.
  open class Request: NSObject, @unchecked Sendable {
    /// The words.
    open var naturalLanguageQuery: String?
    /// Where.
    open var region = MKCoordinateRegion()
    /// What is looked for.
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    /// Which places of interest.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Creates a question.
    public override init() {}
    /// Creates a question of words.
    public convenience init(naturalLanguageQuery: String) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
    }
    /// Creates a question of words that were offered.
    public convenience init(completion: MKLocalSearchCompletion) {
      self.init(naturalLanguageQuery: completion.title)
    }
  }
  /// What was found.
  open class Response: NSObject, @unchecked Sendable {
    /// The places: none.
    open var mapItems: [MKMapItem] { [] }
    /// Where they are.
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
    override init() {}
  }
  /// Called with what was found.
  public typealias CompletionHandler = (Response?, (any Error)?) -> Void
  /// Creates a search.
  public init(request: Request) {}
  /// Finds nothing.
  open func start() async throws -> Response { Response() }
  /// Finds nothing, and says so in a later turn of the main queue.
  open func start(completionHandler: @escaping CompletionHandler) {
    later { completionHandler(Response(), nil) }
  }
  /// Ends.
  open func cancel() {}
}

/// Words that are offered while one types; none are.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
  /// The words.
  open var title: String { "" }
  /// More of them.
  open var subtitle: String { "" }
  override init() {}
}

/// Who hears of words that are offered; nobody is told.
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  /// Others are offered.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// None could be found.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  /// Nothing happens.
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  /// Nothing happens.
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// What offers words while one types; it offers none.
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
  /// What is looked for.
  public typealias ResultType = MKLocalSearch.ResultType
  /// Who hears of it.
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  /// What was typed, and where.
  open var queryFragment = "", region = MKCoordinateRegion()
  /// What is looked for.
  open var resultTypes: ResultType = [.address, .pointOfInterest]
  /// Which places of interest.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// What is offered: nothing.
  open var results: [MKLocalSearchCompletion] { [] }
  /// Creates it.
  public override init() {}
  /// Ends.
  open func cancel() {}
}

/// How one goes.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The ways.
  public static let automobile = Self(rawValue: 1), walking = Self(rawValue: 2),
    transit = Self(rawValue: 4), any = Self(rawValue: 0x0FFF_FFFF)
}

/// A way from a place to another.
open class MKRoute: NSObject, @unchecked Sendable {
  /// A part of the way.
  open class Step: NSObject, @unchecked Sendable {
    /// What is to be done.
    open var instructions: String { "" }
    /// How long it is, in metres.
    open var distance: CLLocationDistance { 0 }
    /// Its line.
    open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
    override init() {}
  }
  /// What it is called.
  open var name: String { "" }
  /// Its line.
  open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
  /// How long it is, in metres.
  open var distance: CLLocationDistance { 0 }
  /// How long it takes, in seconds.
  open var expectedTravelTime: TimeInterval { 0 }
  /// Its parts.
  open var steps: [Step] { [] }
  /// How one goes.
  open var transportType: MKDirectionsTransportType { .automobile }
  override init() {}
}

/// A search for a way; none is known.
open class MKDirections: NSObject, @unchecked Sendable {
  /// What is asked.
  open class Request: NSObject, @unchecked Sendable {
    /// From where to where.
    open var source: MKMapItem?, destination: MKMapItem?
    /// How, and whether others are wanted.
    open var transportType = MKDirectionsTransportType.automobile, requestsAlternateRoutes = false
    /// When.
    open var departureDate: Date?, arrivalDate: Date?
    /// Creates a question.
    public override init() {}
  }
  /// What was found.
  open class Response: NSObject, @unchecked Sendable {
    /// The ways: none.
    open var routes: [MKRoute] { [] }
    override init() {}
  }
  /// How long it would take.
  open class ETAResponse: NSObject, @unchecked Sendable {
    /// In seconds.
    open var expectedTravelTime: TimeInterval { 0 }
    /// In metres.
    open var distance: CLLocationDistance { 0 }
    override init() {}
  }
  /// Creates a search.
  public init(request: Request) {}
  /// Finds no way.
  open func calculate() async throws -> Response { throw MKError(.directionsNotFound) }
  /// Finds no way.
  open func calculateETA() async throws -> ETAResponse { throw MKError(.directionsNotFound) }
  /// Finds no way, and says so in a later turn of the main queue.
  open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    later { completionHandler(nil, MKError(.directionsNotFound)) }
  }
  /// Ends.
  open func cancel() {}
}
