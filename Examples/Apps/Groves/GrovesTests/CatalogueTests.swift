import Testing

@testable import Groves

@MainActor
@Test func everyTreeIsThirstyAtFirst() {
    let catalogue = TreeCatalogue()
    #expect(catalogue.thirsty.count == catalogue.trees.count)
}
