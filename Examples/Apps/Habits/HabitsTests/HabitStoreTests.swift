import Testing

@testable import Habits

@Suite struct HabitStoreTests {
    @Test func nothingIsThereAtFirst() {
        #expect(HabitStore().habits.isEmpty)
    }
}
