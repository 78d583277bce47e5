// Small screens, each with one or two things that the system draws. Their display lists are compared with committed
// text, and together they make the contact sheet that people look at.

import SimDevice
import SwiftUI

/// A screen of the gallery.
@MainActor
struct GalleryScreen {
  let name: String
  var height: CGFloat = 200
  var isPhone = false
  /// Whether the picture is taken while something moves.
  var isMoving = false
  var actions: (SimulatedDevice) throws -> Void = { _ in }
  let launch: (SimulatedDevice) -> Void

  init<V: View>(
    _ name: String, height: CGFloat = 200, isPhone: Bool = false, isMoving: Bool = false,
    @ViewBuilder view: @escaping @MainActor @Sendable () -> V,
    actions: @escaping (SimulatedDevice) throws -> Void = { _ in }
  ) {
    self.name = name
    self.height = height
    self.isPhone = isPhone
    self.isMoving = isMoving
    self.actions = actions
    launch = { $0.launch(view) }
  }

  /// A device that shows the screen: 320 points wide, or a whole phone.
  func device() throws -> SimulatedDevice {
    var profile = DeviceProfile.iPhone13
    if !isPhone {
      profile.width = 320
      profile.height = height
      profile.safeArea = .init(top: 0, bottom: 0)
    }
    let device = SimulatedDevice(profile: profile, system: .iOS17)
    launch(device)
    device.settle()
    try actions(device)
    if !isMoving { device.settle() }
    return device
  }
}

@MainActor
enum Gallery {
  static let screens: [GalleryScreen] =
    texts + shapes + effects + containers + controls + whole + looks
    + canvases

  static let texts = [
    GalleryScreen("text-styles", height: 330) {
      VStack(alignment: .leading, spacing: 4) {
        Text("Large title").font(.largeTitle)
        Text("Title").font(.title)
        Text("Title 2").font(.title2)
        Text("Headline").font(.headline)
        Text("Body")
        Text("Callout").font(.callout)
        Text("Subheadline").font(.subheadline)
        Text("Footnote").font(.footnote)
        Text("Caption").font(.caption).foregroundStyle(.secondary)
        Text("Monospaced").monospaced()
        Text("Serif").fontDesign(.serif)
      }
    },
    GalleryScreen("text-weights", height: 240) {
      VStack(alignment: .leading, spacing: 2) {
        ForEach(Font.Weight.allCases, id: \.self) {
          Text("Weight \($0.hashValue == 0 ? "" : "of a font")").fontWeight($0)
        }
      }
    },
    GalleryScreen("text-lines", height: 260) {
      VStack(alignment: .leading, spacing: 10) {
        Text(
          "A text that is longer than its line is broken before the word that would reach beyond the edge of it."
        )
        Text("One line that is cut off where the frame of it ends, with dots").lineLimit(1)
        Text("Centred in\nseveral lines\nof text").multilineTextAlignment(.center)
          .frame(maxWidth: .infinity)
        Text("Donaudampfschifffahrtsgesellschaftskapitänsmütze").frame(width: 160)
      }.padding()
    },
    GalleryScreen("text-looks") {
      VStack(alignment: .leading, spacing: 6) {
        Text("Red ").foregroundColor(.red) + Text("bold ").bold() + Text("italic").italic()
        Text("Underlined").underline()
        Text("Struck through").strikethrough()
        Text("in capitals").textCase(.uppercase)
        Text("Wide").tracking(6)
        Text("mint on black").foregroundStyle(.mint).padding(4).background(.black)
      }
    },
    GalleryScreen("text-scripts") {
      VStack(alignment: .leading, spacing: 6) {
        Text("Grüße aus Köln — Zürich")
        Text("Привет, мир")
        Text("Γειά σου Κόσμε")
        Text("مرحبا بالعالم")
        Text("1 < 2 && \"quoted\" & <b>")
      }
    },
    GalleryScreen("labels", height: 170) {
      VStack(alignment: .leading, spacing: 10) {
        Label("Favourites", systemImage: "star.fill").foregroundStyle(.yellow)
        Label("Delete", systemImage: "trash").foregroundStyle(.red)
        Label("Share", systemImage: "square.and.arrow.up").font(.title3)
        Label("Unknown", systemImage: "zigzag.of.some.kind")
      }
    },
    GalleryScreen("symbols", height: 340) {
      let names = [
        "star", "star.fill", "heart.fill", "heart", "house", "house.fill", "person", "person.fill",
        "person.2.fill", "gear", "magnifyingglass", "trash", "trash.fill", "pencil", "bell",
        "bell.fill", "envelope", "envelope.fill", "plus", "plus.circle.fill", "minus.circle",
        "xmark", "xmark.circle.fill", "checkmark", "checkmark.circle.fill", "ellipsis.circle",
        "chevron.right", "chevron.down", "arrow.right", "arrow.up.circle.fill", "photo",
        "camera.fill", "play.fill", "pause.fill", "bookmark.fill", "flag.fill", "folder",
        "doc.text", "cart", "calendar", "clock", "globe", "location.fill", "paperplane.fill",
        "phone.fill", "message.fill", "bolt.fill", "flame.fill", "sun.max.fill", "moon.fill",
        "cloud", "lock.fill", "eye", "eye.slash", "gift", "wifi", "link", "trophy", "car.fill",
        "airplane", "info.circle", "questionmark.circle", "exclamationmark.triangle.fill",
        "person.crop.circle", "square.and.pencil", "list.bullet", "mic.fill", "hand.thumbsup.fill",
        "1.circle", "a.square.fill",
      ]
      LazyVGrid(columns: Array(repeating: GridItem(.fixed(26)), count: 9), spacing: 10) {
        ForEach(names, id: \.self) { Image(systemName: $0).font(.title3) }
      }
    },
  ]

  static let shapes = [
    GalleryScreen("shapes") {
      HStack(spacing: 10) {
        Rectangle().fill(.red).frame(width: 50, height: 70)
        RoundedRectangle(cornerRadius: 14).fill(.blue).frame(width: 50, height: 70)
        Circle().fill(.green).frame(width: 50)
        Capsule().fill(.orange).frame(width: 60, height: 30)
        Ellipse().fill(.purple).frame(width: 40, height: 70)
      }
    },
    GalleryScreen("strokes") {
      HStack(spacing: 14) {
        Circle().stroke(.blue, lineWidth: 6).frame(width: 56)
        RoundedRectangle(cornerRadius: 10).strokeBorder(.red, lineWidth: 4)
          .frame(width: 56, height: 56)
        Circle().trim(from: 0, to: 0.7)
          .stroke(.green, style: StrokeStyle(lineWidth: 8, lineCap: .round)).frame(width: 56)
        Rectangle().stroke(.gray, style: StrokeStyle(lineWidth: 2, dash: [6, 3]))
          .frame(width: 56, height: 56)
      }
    },
    GalleryScreen("path") {
      Path { path in
        path.move(to: CGPoint(x: 20, y: 120))
        path.addCurve(
          to: CGPoint(x: 280, y: 60), control1: CGPoint(x: 100, y: -20),
          control2: CGPoint(x: 180, y: 220))
        path.addLine(to: CGPoint(x: 280, y: 180))
        path.addLine(to: CGPoint(x: 20, y: 180))
        path.closeSubpath()
      }.fill(.teal)
    },
    GalleryScreen("gradients", height: 260) {
      VStack(spacing: 8) {
        LinearGradient(colors: [.yellow, .red], startPoint: .leading, endPoint: .trailing)
        HStack(spacing: 8) {
          RadialGradient(
            colors: [.white, .blue], center: .center, startRadius: 0, endRadius: 70)
          AngularGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center)
          Rectangle().fill(Color.indigo.gradient)
        }
      }.padding(8)
    },
    GalleryScreen("colours", height: 180) {
      let rows: [[Color]] = [
        [.red, .orange, .yellow, .green, .mint, .teal],
        [.cyan, .blue, .indigo, .purple, .pink, .brown],
        [.primary, .secondary, .gray, .black, .white, .accentColor],
        [
          Color(red: 0.2, green: 0.5, blue: 0.1), Color(white: 0.5),
          Color(hue: 0.6, saturation: 0.5, brightness: 0.9), .red.opacity(0.3),
          .blue.mix(with: .red, by: 0.5), Color("Brand"),
        ],
      ]
      VStack(spacing: 0) {
        ForEach(rows.indices, id: \.self) { row in
          HStack(spacing: 0) { ForEach(rows[row].indices, id: \.self) { rows[row][$0] } }
        }
      }
    },
    GalleryScreen("images") {
      HStack {
        Image("lake").resizable().frame(width: 140, height: 100)
        Image("face").resizable().frame(width: 70, height: 70).clipShape(Circle())
        Image("small")
      }
    },
  ]

  static let effects = [
    GalleryScreen("opacity-and-blur") {
      HStack(spacing: 16) {
        Color.red.frame(width: 60, height: 60).opacity(0.4)
        ZStack {
          Color.red; Color.blue.padding(15)
        }.frame(width: 60, height: 60).opacity(0.5)
        Text("Blurred").font(.title3).blur(radius: 3)
      }
    },
    GalleryScreen("shadows") {
      HStack(spacing: 30) {
        RoundedRectangle(cornerRadius: 12).fill(.white).frame(width: 90, height: 70)
          .shadow(radius: 8)
        Circle().fill(.yellow).frame(width: 70).shadow(color: .orange, radius: 6, x: 6, y: 6)
      }
    },
    GalleryScreen("turned-and-scaled") {
      HStack(spacing: 40) {
        Text("Turned").padding(8).background(.yellow).rotationEffect(.degrees(-20))
        Text("Large").scaleEffect(1.6)
        Image(systemName: "arrow.up").font(.title).rotationEffect(.degrees(135))
        Text("Moved").offset(y: 40)
      }
    },
    GalleryScreen("clips") {
      HStack(spacing: 14) {
        LinearGradient(colors: [.pink, .purple], startPoint: .top, endPoint: .bottom)
          .frame(width: 80, height: 80).clipShape(RoundedRectangle(cornerRadius: 20))
        Text("A long text that is cut").fixedSize().frame(width: 70).clipped()
        LinearGradient(colors: [.blue, .green], startPoint: .leading, endPoint: .trailing)
          .frame(width: 100, height: 40).mask { Text("Mask").font(.largeTitle.bold()) }
      }
    },
    GalleryScreen("colour-effects") {
      HStack(spacing: 8) {
        Color.orange.grayscale(1)
        Color.orange.hueRotation(.degrees(120))
        Color.orange.colorInvert()
        Color.orange.brightness(0.3)
        Color.orange.saturation(0.3)
        Color.orange.colorMultiply(.blue)
      }.frame(height: 60).padding()
    },
    GalleryScreen("z-index") {
      ZStack {
        Color.red.frame(width: 90, height: 90).offset(x: -25).zIndex(1)
        Color.blue.frame(width: 90, height: 90).offset(x: 25, y: 20)
      }
    },
    GalleryScreen("materials") {
      ZStack {
        LinearGradient(colors: [.blue, .pink], startPoint: .topLeading, endPoint: .bottomTrailing)
        HStack {
          Text("Thin").padding().background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12))
          Text("Thick").padding().background(.thickMaterial, in: Capsule())
        }
      }
    },
  ]

  static let containers = [
    GalleryScreen("stacks", height: 220) {
      VStack(alignment: .leading) {
        HStack {
          Text("Leading"); Spacer(); Text("Trailing")
        }
        Divider()
        HStack(alignment: .firstTextBaseline) {
          Text("Big").font(.largeTitle); Text("small")
        }
        ZStack(alignment: .bottomTrailing) {
          Color.gray.opacity(0.3)
          Text("Corner").padding(4)
        }
      }.padding()
    },
    GalleryScreen("grid") {
      Grid(alignment: .leading, horizontalSpacing: 20, verticalSpacing: 8) {
        GridRow {
          Text("Name").bold(); Text("Age").bold()
        }
        Divider()
        GridRow {
          Text("Ada"); Text("36")
        }
        GridRow {
          Text("Charles"); Text("79")
        }
      }.padding()
    },
    GalleryScreen("cards", height: 230) {
      VStack(alignment: .leading, spacing: 0) {
        Image("mountains").resizable().frame(height: 110)
        VStack(alignment: .leading, spacing: 4) {
          Text("Evening in the mountains").font(.headline)
          Text("12 photos").font(.caption).foregroundStyle(.secondary)
        }.padding(12)
      }
      .background(.background)
      .clipShape(RoundedRectangle(cornerRadius: 16))
      .shadow(radius: 6)
      .padding(24)
    },
    GalleryScreen("list-plain", height: 260) {
      List(0..<20) { Text("Row \($0)") }.listStyle(.plain)
    },
    GalleryScreen("list-scrolled", height: 260) {
      List(0..<40) { Text("Row \($0)") }.listStyle(.plain)
    } actions: {
      $0.scroll(by: 130)
    },
    GalleryScreen("list-sections", height: 320) {
      List {
        Section("Fruit") {
          Text("Apple"); Text("Pear")
        }
        Section("Vegetables") {
          Text("Leek"); Text("Beet"); Text("Kale").listRowSeparator(.hidden)
        }
      }
    },
    GalleryScreen("list-inset-grouped", height: 340) {
      List {
        Section("Fruit") {
          Text("Apple"); Text("Pear"); Text("Plum")
        }
        Section {
          Text("Leek")
        } header: {
          Text("Vegetables")
        } footer: {
          Text("Fresh today.")
        }
      }.listStyle(.insetGrouped)
    },
    GalleryScreen("scroll-view", height: 180) {
      ScrollView(.horizontal) {
        HStack {
          ForEach(0..<9) {
            Text("\($0)").font(.largeTitle).frame(width: 70, height: 90).background(
              Color.teal.opacity(0.3))
          }
        }
      }
    } actions: {
      $0.scroll(by: 40, along: .horizontal)
    },
    GalleryScreen("lazy-grid", height: 240) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 70))]) {
          ForEach(0..<20) { index in
            RoundedRectangle(cornerRadius: 8).fill(
              Color(hue: Double(index) / 20, saturation: 0.5, brightness: 0.9)
            )
            .frame(height: 60).overlay { Text("\(index)") }
          }
        }.padding(8)
      }
    },
    GalleryScreen("group-box", height: 220) {
      GroupBox("Weather") {
        DisclosureGroup("Details", isExpanded: .constant(true)) { Text("Light rain, 12°") }
      }.padding()
    },
    GalleryScreen("unavailable", height: 260) {
      ContentUnavailableView(
        "No Mail", systemImage: "tray", description: Text("New mails will appear here."))
    },
  ]
}
