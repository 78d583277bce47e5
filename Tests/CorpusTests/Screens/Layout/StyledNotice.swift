//
//  StyledNotice.swift
//  Onboarding
//

import SwiftUI

struct StyledNotice: View {
    @State private var isLarge = false

    private var terms: AttributedString {
        var text = AttributedString("By continuing you agree to the Terms of Use.")
        text.font = isLarge ? .title : .footnote
        text.foregroundColor = .secondary
        if let range = text.range(of: "Terms of Use") {
            text[range].foregroundColor = .blue
            text[range].underlineStyle = .single
            text[range].link = URL(string: "https://example.org/terms")
        }
        return text
    }

    private var badge: AttributedString {
        var container = AttributeContainer()
        container.font = .headline.bold()
        container.backgroundColor = .yellow
        return AttributedString("New", attributes: container)
    }

    var body: some View {
        VStack(spacing: 8) {
            Text(badge)
            Text(terms)
                .multilineTextAlignment(.center)
            Text("Size: \(terms)")
                .lineLimit(1)
            Button(isLarge ? "Smaller" : "Larger") {
                isLarge.toggle()
            }
        }
        .padding()
    }
}

struct StyledNotice_Previews: PreviewProvider {
    static var previews: some View {
        StyledNotice()
    }
}
