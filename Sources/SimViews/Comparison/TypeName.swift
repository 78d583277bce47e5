/// The name of a type as logs and tables show it: without modules, generic arguments kept.
package func typeName(_ type: Any.Type) -> String { "\(type)" }
