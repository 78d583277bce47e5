import SwiftUI

struct Landing: View {
  @State private var planet = "Mars"

  var body: some View {
    VStack {
      Text("Landing on \(planet)").orbit3D(.slow)
      Planet(name: planet).orbit3D(.fast)
      #if os(macOS)
        TouchBarGauge(value: 0.5).windowLevitation()
      #endif
    }
  }
}
