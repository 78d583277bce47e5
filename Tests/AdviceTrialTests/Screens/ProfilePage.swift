import SwiftUI

struct Account: Equatable {
    var name = "Ada"
    var lastSeen = 0
    var posts = 12
}

struct ProfilePage: View {
    @State private var account = Account()

    var body: some View {
        VStack {
            ProfileHeader(account: account)
            PresenceLine(lastSeen: account.lastSeen)
            Button("Follow") { account.posts += 1 }
        }
        .task {
            while !Task.isCancelled {
                try? await Task.sleep(nanoseconds: 250_000_000)
                account.lastSeen += 1
            }
        }
    }
}

struct ProfileHeader: View {
    let account: Account

    var body: some View {
        HStack {
            Circle().frame(width: 60, height: 60)
            VStack(alignment: .leading) {
                Text(account.name).font(.title)
                Text("\(account.posts) posts")
            }
        }
    }
}

struct PresenceLine: View {
    let lastSeen: Int

    var body: some View { Text("Seen \(lastSeen) ago") }
}
