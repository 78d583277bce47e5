// What SwiftUI code uses of UIKit at its edges: controllers and views that stand in a screen as boxes, their looks,
// texts of controls, literals of colours and images.

import Expectations
import SimDevice
import SimViews
import SwiftUI
import Testing

@MainActor private var log: [String] = []

/// A controller that says what it hears.
private final class LoudController: UIViewController {
  let name: String
  init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("\(name) loaded")
  }
  override func viewWillAppear(_ animated: Bool) { log.append("\(name) will appear") }
  override func viewDidAppear(_ animated: Bool) { log.append("\(name) appeared") }
  override func viewWillDisappear(_ animated: Bool) { log.append("\(name) will disappear") }
  override func viewDidDisappear(_ animated: Bool) { log.append("\(name) disappeared") }
}

private struct LoudBox: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> some UIViewController {
    log.append("made")
    return LoudController(name: "box")
  }
  func updateUIViewController(_ controller: UIViewControllerType, context: Context) {
    log.append("updated")
  }
}

private struct LoudScreen: View {
  @State private var isShown = true
  var body: some View {
    VStack {
      Button("Switch") { isShown.toggle() }
      if isShown { LoudBox() }
    }
  }
}

/// A view of an app's own, as Xcode completes it.
private final class Bubble: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
  override class var layerClass: AnyClass { CAGradientLayer.self }
  override var intrinsicContentSize: CGSize { CGSize(width: 70, height: 20) }
}

private struct LabelBox: UIViewRepresentable {
  let text: String
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ label: UILabel, context: Context) { label.text = text }
}

private struct ScrolledBounds: View {
  @State private var told = ""
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        Text(told).frame(height: 40)
        GeometryReader { proxy in
          Button("Ask") {
            let bounds = proxy.bounds(of: .scrollView) ?? .zero
            let other = proxy.bounds(of: .named("nowhere")).map { "\($0)" } ?? "none"
            told = "\(Int(bounds.minY)) \(Int(bounds.width)) \(other)"
          }
        }
        .frame(height: 100)
      }
    }
  }
}

@MainActor @Suite(.serialized) struct UIKitEdgesTests {
  @Test func `a controller in a screen receives its appearance callbacks`() throws {
    log = []
    let device = SimulatedDevice()
    device.launch { LoudScreen() }
    device.settle()
    try device.tap("Switch")
    device.settle()
    try device.tap("Switch")
    device.settle()
    let once = ["made", "box loaded", "updated", "box will appear", "box appeared"]
    expect(log, is: once + ["box will disappear", "box disappeared"] + once)
  }

  @Test func `the view of a controller is made on first access, once`() {
    log = []
    let controller = LoudController(name: "own")
    #expect(!controller.isViewLoaded && log == [])
    controller.view.backgroundColor = .clear
    _ = controller.view
    expect(log, is: ["own loaded"])
  }

  @Test func `controllers have references to their container and what they present`() {
    let root = UIViewController()
    let stack = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    #expect(root.navigationController === stack && root.tabBarController === tabs)
    #expect(tabs.selectedViewController === stack && stack.visibleViewController === root)
    let other = UIViewController()
    stack.pushViewController(other, animated: true)
    #expect(stack.topViewController === other)
    stack.popToRootViewController(animated: false)
    #expect(other.navigationController == nil && stack.viewControllers == [root])
    root.present(other, animated: true)
    #expect(root.presentedViewController === other && other.presentingViewController === root)
    other.dismiss(animated: true)
    #expect(root.presentedViewController == nil && other.presentingViewController == nil)
  }

  @Test func `a view of an app's own has its initializers, its layer and its looks`() {
    let bubble = Bubble()
    #expect(bubble.frame == .zero && bubble.layer is CAGradientLayer)
    expect(bubble.sizeThatFits(CGSize(width: 500, height: 500)), is: CGSize(width: 70, height: 20))
    UITableView.appearance().backgroundColor = .clear
    expect(UITableView.appearance().backgroundColor, is: .clear)
    #expect(UITableView.appearance() !== UICollectionView.appearance() as UIView)
  }

  @Test func `a touch finds the topmost view at its point`() {
    let (around, below, above) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
      UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60)),
      UIView(frame: CGRect(x: 40, y: 40, width: 60, height: 60))
    )
    around.addSubview(above)
    around.insertSubview(below, at: 0)
    expect(around.subviews, is: [below, above])
    #expect(around.hitTest(CGPoint(x: 50, y: 50), with: nil) === above)
    #expect(around.hitTest(CGPoint(x: 20, y: 20), with: nil) === below)
    #expect(around.hitTest(CGPoint(x: 90, y: 10), with: nil) === around)
    #expect(around.hitTest(CGPoint(x: 190, y: 10), with: nil) == nil)
    above.isUserInteractionEnabled = false
    #expect(around.hitTest(CGPoint(x: 50, y: 50), with: nil) === below)
  }

  @Test func `texts of controls are as large as SwiftUI's, and a box is as large as its label`()
    throws
  {
    let device = SimulatedDevice()
    var sizes: [CGSize] = []
    device.launch {
      Button("Measure") {
        sizes = [
          UIHostingController(rootView: Text("Some words")).view.intrinsicContentSize,
          UIHostingController(rootView: LabelBox(text: "Some words")).sizeThatFits(
            in: CGSize(width: 300, height: 300)),
        ]
      }
    }
    device.settle()
    try device.tap("Measure")
    device.settle()
    try #require(sizes.count == 2)
    let label = UILabel()
    label.text = "Some words"
    let size = label.intrinsicContentSize
    expect(sizes[1], is: size)
    #expect(abs(sizes[0].width - size.width) <= 1 && abs(sizes[0].height - size.height) <= 1)
  }

  @Test func `a text view is as high as its lines and its insets`() {
    let view = UITextView()
    view.font = .systemFont(ofSize: 17)
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    view.text = "One line"
    let within = CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)
    expect(view.sizeThatFits(within).height, is: 16 + line.roundedUp(scale: 3))
    view.text = "One line, and as many more as it takes to fill the width of the view"
    expect(view.sizeThatFits(within).height, is: 16 + (3 * line).roundedUp(scale: 3))
  }

  @Test func `points of a view are converted by the frames around it`() {
    let (outer, inner) = (
      UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100)),
      UIView(frame: CGRect(x: 1, y: 2, width: 10, height: 10))
    )
    outer.addSubview(inner)
    expect(inner.convert(CGPoint(x: 3, y: 3), to: nil), is: CGPoint(x: 14, y: 25))
    expect(inner.convert(inner.bounds, to: outer), is: inner.frame)
  }

  @Test func `the shared cache of answers is the one that was set`() {
    let before = URLCache.shared
    defer { URLCache.shared = before }
    URLCache.shared = URLCache(memoryCapacity: 5, diskCapacity: 6)
    expect(URLSessionConfiguration.default.urlCache?.diskCapacity, is: 6)
  }

  @Test func `an action of a control runs for its events`() {
    let slider = UISlider(frame: .zero)
    var heard: [String] = []
    slider.addAction(
      UIAction { heard.append("\(($0.sender as? UISlider)?.value ?? -1)") }, for: .valueChanged)
    slider.addAction(UIAction { _ in heard.append("touched") }, for: .touchUpInside)
    slider.value = 0.5
    slider.sendActions(for: .valueChanged)
    expect(heard, is: ["0.5"])
  }

  @Test func `places in the text of a field are counted in its characters`() throws {
    let field = UITextField()
    field.text = "a field"
    let second = try #require(field.position(from: field.beginningOfDocument, offset: 2))
    let range = try #require(field.textRange(from: second, to: field.endOfDocument))
    #expect(field.text(in: range) == "field" && field.offset(from: second, to: range.end) == 5)
    #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
    #expect(field.textRange(from: field.endOfDocument, to: second) == nil)
  }

  @Test func `literals of colors and images are UIKit's`() {
    let color = Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1))
    expect(color, is: Color(UIColor(red: 1, green: 0, blue: 0, alpha: 1)))
    let colors = [#colorLiteral(red: 0, green: 0, blue: 1, alpha: 0.5), UIColor.red]
    expect(colors[0].cgColor.alpha, is: 0.5)
    let image = #imageLiteral(resourceName: "Nothing")
    expect(image.size, is: CGSize(width: 44, height: 44))
  }

  @Test func `images are begun and ended one within the other`() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 30, height: 20), false, 0)
    let inner = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in
      expect(UIGraphicsGetImageFromCurrentImageContext()?.size, is: CGSize(width: 4, height: 4))
    }
    #expect(inner.size == CGSize(width: 4, height: 4) && UIGraphicsGetCurrentContext() != nil)
    expect(UIGraphicsGetImageFromCurrentImageContext()?.size, is: CGSize(width: 30, height: 20))
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  @Test func `a proxy contains the bounds of the surrounding scroll view, in its own space`() throws
  {
    let device = SimulatedDevice()
    device.launch { ScrolledBounds() }
    device.settle()
    try device.tap("Ask")
    device.settle()
    expect(device.screenText.first, is: "-40 \(Int(UIScreen.main.bounds.width)) none")
  }
}
