import SwiftUI

struct AccordionMenu: View {
    @State private var open: String?
    private let items = ["Shipping": ["Address", "Carrier"], "Payment": ["Card", "Invoice"]]

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(items.keys.sorted(), id: \.self) { key in
                Button {
                    withAnimation(.spring(response: 0.4, dampingFraction: 0.8)) {
                        open = open == key ? nil : key
                    }
                } label: {
                    HStack {
                        Text(key)
                        Spacer()
                        Image(systemName: "chevron.right")
                            .rotationEffect(.degrees(open == key ? 90 : 0))
                    }
                }
                if open == key {
                    ForEach(items[key, default: []], id: \.self) { item in
                        Text(item)
                            .padding(.leading)
                            .transition(.asymmetric(insertion: .push(from: .top), removal: .opacity))
                    }
                }
            }
        }
        .padding()
    }
}

struct AccordionMenu_Previews: PreviewProvider {
    static var previews: some View {
        AccordionMenu()
    }
}
