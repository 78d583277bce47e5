import SwiftUI
import UIKit

struct TourPages<Page: View>: UIViewControllerRepresentable {
    var pages: [Page]
    @Binding var current: Int

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIViewController(context: Context) -> UIPageViewController {
        let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        controller.dataSource = context.coordinator
        controller.delegate = context.coordinator
        return controller
    }

    func updateUIViewController(_ controller: UIPageViewController, context: Context) {
        controller.setViewControllers([context.coordinator.controllers[current]], direction: .forward, animated: true)
    }

    class Coordinator: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        var parent: TourPages
        var controllers: [UIViewController]

        @MainActor init(_ parent: TourPages) {
            self.parent = parent
            controllers = parent.pages.map { UIHostingController(rootView: $0) }
        }

        func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController? {
            guard let index = controllers.firstIndex(of: viewController), index > 0 else { return nil }
            return controllers[index - 1]
        }

        func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController? {
            guard let index = controllers.firstIndex(of: viewController), index + 1 < controllers.count else { return nil }
            return controllers[index + 1]
        }

        func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool) {
            if completed, let shown = pageViewController.viewControllers?.first, let index = controllers.firstIndex(of: shown) {
                parent.current = index
            }
        }
    }
}

struct TourDots: UIViewRepresentable {
    var count: Int
    var current: Int

    func makeUIView(context: Context) -> UIPageControl {
        let control = UIPageControl()
        control.numberOfPages = count
        control.currentPageIndicatorTintColor = .systemBlue
        control.pageIndicatorTintColor = UIColor.lightGray
        return control
    }

    func updateUIView(_ control: UIPageControl, context: Context) { control.currentPage = current }
}

struct PageTour: View {
    @State private var page = 0
    private let texts = ["Welcome", "Look around", "Begin"]

    var body: some View {
        VStack {
            ZStack(alignment: .bottomTrailing) {
                TourPages(pages: texts.map { Text($0).font(.largeTitle) }, current: $page)
                TourDots(count: texts.count, current: page)
                    .frame(width: CGFloat(texts.count * 18))
                    .padding(.trailing)
            }
            .frame(height: 200)
            Text("Page \(page + 1) of \(texts.count): \(texts[page])")
            Button("Next page") { page = (page + 1) % texts.count }
        }
    }
}

#Preview { PageTour() }
