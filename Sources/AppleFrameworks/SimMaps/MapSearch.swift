// Map searches and directions: every search has no results.

public import Foundation

public struct MKError: Error, Hashable, Sendable {
  public enum Code: UInt, Sendable {
    case unknown = 1, serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

open class MKLocalSearch: NSObject, @unchecked Sendable {
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = Self(rawValue: 1), pointOfInterest = Self(rawValue: 2),
      physicalFeature = Self(rawValue: 4)
  }
  open class Request: NSObject, @unchecked Sendable {
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion()
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    public override init() {}
    public convenience init(naturalLanguageQuery: String) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
    }
    public convenience init(completion: MKLocalSearchCompletion) {
      self.init(naturalLanguageQuery: completion.title)
    }
  }
  open class Response: NSObject, @unchecked Sendable {
    open var mapItems: [MKMapItem] { [] }
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
    override init() {}
  }
  public typealias CompletionHandler = (Response?, (any Error)?) -> Void
  public init(request: Request) {}
  open func start() async throws -> Response { Response() }
  /// Delivers an empty response in a later turn of the main queue.
  open func start(completionHandler: @escaping CompletionHandler) {
    later { completionHandler(Response(), nil) }
  }
  open func cancel() {}
}

open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
  open var title: String { "" }
  open var subtitle: String { "" }
  override init() {}
}

/// The methods of a completer's delegate, none of which is called.
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// A completer that never has results.
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
  public typealias ResultType = MKLocalSearch.ResultType
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  open var queryFragment = "", region = MKCoordinateRegion()
  open var resultTypes: ResultType = [.address, .pointOfInterest]
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var results: [MKLocalSearchCompletion] { [] }
  public override init() {}
  open func cancel() {}
}

public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let automobile = Self(rawValue: 1), walking = Self(rawValue: 2),
    transit = Self(rawValue: 4), any = Self(rawValue: 0x0FFF_FFFF)
}

open class MKRoute: NSObject, @unchecked Sendable {
  open class Step: NSObject, @unchecked Sendable {
    open var instructions: String { "" }
    open var distance: CLLocationDistance { 0 }
    open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
    override init() {}
  }
  open var name: String { "" }
  open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
  open var distance: CLLocationDistance { 0 }
  open var expectedTravelTime: TimeInterval { 0 }
  open var steps: [Step] { [] }
  open var transportType: MKDirectionsTransportType { .automobile }
  override init() {}
}

/// A request for directions, which finds no route.
open class MKDirections: NSObject, @unchecked Sendable {
  open class Request: NSObject, @unchecked Sendable {
    open var source: MKMapItem?, destination: MKMapItem?
    open var transportType = MKDirectionsTransportType.automobile, requestsAlternateRoutes = false
    open var departureDate: Date?, arrivalDate: Date?
    public override init() {}
  }
  open class Response: NSObject, @unchecked Sendable {
    open var routes: [MKRoute] { [] }
    override init() {}
  }
  open class ETAResponse: NSObject, @unchecked Sendable {
    open var expectedTravelTime: TimeInterval { 0 }
    open var distance: CLLocationDistance { 0 }
    override init() {}
  }
  public init(request: Request) {}
  open func calculate() async throws -> Response { throw MKError(.directionsNotFound) }
  open func calculateETA() async throws -> ETAResponse { throw MKError(.directionsNotFound) }
  /// Delivers the error `directionsNotFound` in a later turn of the main queue.
  open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    later { completionHandler(nil, MKError(.directionsNotFound)) }
  }
  open func cancel() {}
}
