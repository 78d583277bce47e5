// Transparent views: those around exactly one other, and those that only group others.

extension IDView: OwnedContent {
  nonisolated static var contentOwnerType: Any.Type? { Content.ownerType }
}

extension EquatableView: OwnedContent {
  nonisolated static var contentOwnerType: Any.Type? { Content.ownerType }
}

extension TupleView: StructuralView {}
extension Group: StructuralView {}
extension Optional: StructuralView {}
extension Optional: AlternativesView {}
extension _ConditionalContent: StructuralView {}
extension _ConditionalContent: AlternativesView {}
extension EmptyView: StructuralView {}
