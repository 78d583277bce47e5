import PDFKit
import SwiftUI
import UIKit

struct InvoiceLine: Identifiable {
    let id: Int
    let title: String
    let price: Double
}

enum InvoicePrinter {
    static func data(_ lines: [InvoiceLine], perPage: Int = 2) -> Data {
        let format = UIGraphicsPDFRendererFormat()
        let meta = [kCGPDFContextCreator: "Shop", kCGPDFContextTitle: "Invoice"]
        format.documentInfo = meta as [String: Any]
        let page = CGRect(x: 0, y: 0, width: 595, height: 842)
        let renderer = UIGraphicsPDFRenderer(bounds: page, format: format)
        return renderer.pdfData { context in
            let style = NSMutableParagraphStyle()
            style.alignment = .right
            let attributes: [NSAttributedString.Key: Any] = [
                .font: UIFont.boldSystemFont(ofSize: 14), .paragraphStyle: style,
            ]
            for (index, line) in lines.enumerated() {
                if index.isMultiple(of: perPage) { context.beginPage() }
                line.title.draw(at: CGPoint(x: 40, y: 40), withAttributes: attributes)
                context.cgContext.setLineWidth(1)
                context.cgContext.move(to: CGPoint(x: 40, y: 60))
                context.cgContext.addLine(to: CGPoint(x: 555, y: 60))
                context.cgContext.strokePath()
            }
        }
    }

    @MainActor static func poster<Content: View>(_ view: Content) -> URL? {
        let renderer = ImageRenderer(content: view)
        let url = FileManager.default.temporaryDirectory
            .appendingPathComponent("poster-\(UUID().uuidString).pdf")
        renderer.render { size, draw in
            var box = CGRect(origin: .zero, size: size)
            guard let pdf = CGContext(url as CFURL, mediaBox: &box, nil) else { return }
            pdf.beginPDFPage(nil)
            draw(pdf)
            pdf.endPDFPage()
            pdf.closePDF()
        }
        return url
    }
}

struct InvoiceExport: View {
    private let lines = (1...5).map { InvoiceLine(id: $0, title: "Item \($0)", price: Double($0)) }
    @State private var document: PDFDocument?
    @State private var poster = ""

    var body: some View {
        List {
            ForEach(lines) { line in
                LabeledContent(line.title, value: line.price, format: .currency(code: "USD"))
            }
            Button("Make PDF") { document = PDFDocument(data: InvoicePrinter.data(lines)) }
            if let document {
                Text("\(document.pageCount) pages")
                Text("\(document.page(at: 0)?.bounds(for: .mediaBox).height ?? 0, specifier: "%.0f") high")
            }
            Button("Make poster") {
                guard let url = InvoicePrinter.poster(Color.red.frame(width: 300, height: 200)),
                    let page = PDFDocument(url: url)?.page(at: 0)
                else { return }
                let size = page.bounds(for: .mediaBox).size
                poster = "\(Int(size.width)) by \(Int(size.height))"
                try? FileManager.default.removeItem(at: url)
            }
            Text(poster)
        }
    }
}

#Preview {
    InvoiceExport()
}
