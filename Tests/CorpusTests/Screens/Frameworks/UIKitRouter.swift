import SwiftUI
import UIKit

final class RoutedController: UIViewController {
    private let name: String
    private var onLoad: (String) -> Void

    init(name: String, onLoad: @escaping (String) -> Void) {
        self.name = name
        self.onLoad = onLoad
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let label = UILabel()
        label.text = name
        label.textAlignment = .center
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
        ])
        onLoad("\(name): \(view.subviews.count) subview")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
    }
}

struct RoutedScreen: UIViewControllerRepresentable {
    let name: String
    let onLoad: (String) -> Void

    func makeUIViewController(context: Context) -> UINavigationController {
        let stack = UINavigationController(rootViewController: RoutedController(name: name, onLoad: onLoad))
        stack.navigationBar.prefersLargeTitles = true
        _ = stack.topViewController?.view
        return stack
    }

    func updateUIViewController(_ stack: UINavigationController, context: Context) {}
}

struct UIKitRouter: View {
    @State private var route: String?
    @State private var notes: [String] = []

    var body: some View {
        VStack {
            if let route {
                RoutedScreen(name: route) { note in
                    DispatchQueue.main.async { notes.append(note) }
                }
                .id(route)
                .frame(height: 120)
            }
            Button("Open inbox") { route = "Inbox" }
            Button("Open drafts") { route = "Drafts" }
            ForEach(notes, id: \.self, content: Text.init)
        }
    }
}

#Preview("Router") { UIKitRouter() }
