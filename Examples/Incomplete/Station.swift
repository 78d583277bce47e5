import SwiftUI

#if os(macOS)
  import Cocoa
#endif

struct Station: View {
  let crew: [String]

  var body: some View {
    List(crew, id: \.self) { name in
      Text("Astronaut \(name)").foregroundStyle(Color.martianRed).orbit3D(.slow)
    }
  }
}
