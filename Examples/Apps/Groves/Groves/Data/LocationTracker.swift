import CoreLocation
import Observation

@Observable
final class LocationTracker: NSObject {
    private(set) var location: CLLocation?
    private(set) var status = CLAuthorizationStatus.notDetermined
    private(set) var walked = 0.0
    @ObservationIgnored private let manager = CLLocationManager()
    @ObservationIgnored private var continuation: AsyncStream<CLLocation>.Continuation?

    override init() {
        super.init()
        manager.delegate = self
        manager.desiredAccuracy = kCLLocationAccuracyNearestTenMeters
        manager.distanceFilter = 5
    }

    /// The places to which the phone comes, or those of a walk that is made up if nobody allows more.
    func locations() -> AsyncStream<CLLocation> {
        AsyncStream { continuation in
            self.continuation = continuation
            if status == .authorizedWhenInUse {
                manager.startUpdatingLocation()
            } else {
                manager.requestWhenInUseAuthorization()
                let walk = Task {
                    for step in 0..<6 {
                        try await Task.sleep(for: .milliseconds(300))
                        continuation.yield(CLLocation(latitude: 52.5 + Double(step) * 0.0002, longitude: 13.37))
                    }
                    continuation.finish()
                }
                continuation.onTermination = { _ in walk.cancel() }
            }
        }
    }

    func follow() async {
        for await next in locations() {
            if let location { walked += next.distance(from: location) }
            location = next
        }
    }
}

extension LocationTracker: @MainActor CLLocationManagerDelegate {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        locations.forEach { continuation?.yield($0) }
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        status = manager.authorizationStatus
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        continuation?.finish()
    }
}
