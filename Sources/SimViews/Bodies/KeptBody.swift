/// A body that outlives its evaluation.
final class KeptBody<Body> {
  let body: Body
  init(_ body: Body) { self.body = body }
}
