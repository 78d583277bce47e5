import SwiftUI

struct TypeSizes: View {
    @ScaledMetric private var side = 10.0

    var body: some View {
        VStack {
            Measured(name: "usual")
            Measured(name: "largest").dynamicTypeSize(.accessibility5)
            Measured(name: "smallest").dynamicTypeSize(.xSmall)
            Measured(name: "held").dynamicTypeSize(...DynamicTypeSize.large)
                .dynamicTypeSize(.accessibility5)
        }
    }
}

private struct Measured: View {
    let name: String
    @ScaledMetric private var side = 10.0
    @State private var height = 0.0

    var body: some View {
        VStack {
            Text("A")
                .background {
                    GeometryReader { proxy in
                        Color.clear.onAppear { height = proxy.size.height }
                    }
                }
            Text("\(name): \(Int(height)) high, \(Int(side)) wide").font(.system(size: 12))
        }
    }
}

#Preview { TypeSizes() }
