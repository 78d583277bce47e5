// What an app draws itself.

import SwiftUI

extension Gallery {
  static let canvases = [
    GalleryScreen("canvas") {
      Canvas { context, size in
        context.fill(
          Path(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 12),
          with: .linearGradient(
            Gradient(colors: [.indigo, .teal]), startPoint: .zero,
            endPoint: CGPoint(x: size.width, y: 0)))
        var turned = context
        turned.translateBy(x: 60, y: 90)
        turned.rotate(by: .degrees(20))
        turned.opacity = 0.8
        turned.fill(Path(CGRect(x: -30, y: -30, width: 60, height: 60)), with: .color(.yellow))
        turned.stroke(
          Path(ellipseIn: CGRect(x: -20, y: -20, width: 40, height: 40)), with: .color(.red),
          style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [8, 6]))
        context.drawLayer { layer in
          layer.addFilter(.shadow(color: .black, radius: 4, x: 0, y: 2))
          layer.clip(to: Path(ellipseIn: CGRect(x: 130, y: 50, width: 80, height: 80)))
          layer.fill(
            Path(CGRect(x: 130, y: 50, width: 80, height: 80)),
            with: .radialGradient(
              Gradient(colors: [.white, .pink]), center: CGPoint(x: 170, y: 90), startRadius: 0,
              endRadius: 40))
          layer.draw(
            Image(systemName: "star.fill"), in: CGRect(x: 155, y: 75, width: 30, height: 30))
        }
        context.draw(
          Text("Canvas").font(.title2).foregroundColor(.white),
          at: CGPoint(x: size.width / 2, y: 20))
        context.draw(
          Text("beyond its edge"), at: CGPoint(x: size.width, y: 150), anchor: .center)
      }
      .frame(width: 280, height: 170)
    }
  ]
}
