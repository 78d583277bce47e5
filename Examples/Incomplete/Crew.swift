import Foundation

final class Crew: ObservableObject {
  @Published var names = ["Ada", "Grace"]

  #if os(macOS)
    func dock() { NSDockTile3D().bounce() }
  #endif
}
