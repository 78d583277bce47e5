import UIKit

// Printing has been taken out of the target until the new layout is ready.
final class PrintController: UIViewController {
    @IBOutlet private weak var preview: ReceiptPreview!

    @IBAction func printTapped(_ sender: UIBarButtonItem) {
        UIPrintInteractionController.shared.present(from: sender, animated: true)
    }
}
