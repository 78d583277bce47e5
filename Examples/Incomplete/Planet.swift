import SwiftUI

struct Planet: View {
  let name: String
  let color = Color.martianRed

  var body: some View {
    Circle().fill(color).orbit3D(.slow)
  }
}
