import { type Symbol as Named, SymbolFlags, type Type, TypeFlags } from 'typescript/unstable/sync'
import type { Declared, Shape } from './compare.ts'
import type { Call, Program } from './program.ts'

/** What a call says of the rows that it gets; undefined: it says nothing, or leaves it to whoever calls. */
export function declaredRow({ checker }: Program, { node, method }: Call): Declared[] | undefined {
  if (method === 'run') return undefined
  const promise = checker.getTypeAtLocation(node)
  const argument = (type: Type | undefined) => (type?.isTypeReference() ? checker.getTypeArguments(type)[0] : undefined)
  const result = argument(promise)
  if (!result) return undefined
  const row = {
    rows: () => argument(result),
    one: () => result,
    maybe: () => checker.getNonNullableType(result),
    listed: () => argument(propertyOf(checker, result, 'items')),
    query: () => argument(propertyOf(checker, result, 'rows')),
  }[method]()
  if (!row || row.flags & (TypeFlags.Any | TypeFlags.Unknown | TypeFlags.Never) || row.isTypeParameter())
    return undefined
  return checker.getPropertiesOfType(row).map((property) => declared(checker, property))
}

type Checker = Program['checker']

function propertyOf(checker: Checker, type: Type, name: string): Type | undefined {
  const property = checker.getPropertyOfType(type, name)
  return property && checker.getTypeOfSymbol(property)
}

function declared(checker: Checker, property: Named): Declared {
  const type = checker.getTypeOfSymbol(property)
  return {
    name: property.name,
    isOptional: (property.flags & SymbolFlags.Optional) !== 0,
    says: type ? checker.typeToString(type) : 'unknown',
    shape: type ? shapeOf(checker, type) : { kinds: new Set(['anything']), isNullable: true },
  }
}

function shapeOf(checker: Checker, type: Type): Shape {
  const shape: Shape = { kinds: new Set(), isNullable: false }
  add(checker, type, shape)
  return shape
}

function add(checker: Checker, type: Type, shape: Shape): void {
  const { flags } = type
  if (type.isUnionType()) for (const member of type.getTypes() ?? []) add(checker, member, shape)
  else if (flags & (TypeFlags.Any | TypeFlags.Unknown)) {
    shape.kinds.add('anything')
    shape.isNullable = true
  } else if (flags & (TypeFlags.Null | TypeFlags.Undefined)) shape.isNullable = true
  else if (flags & TypeFlags.StringLike) shape.kinds.add('string')
  else if (flags & TypeFlags.NumberLike) shape.kinds.add('number')
  else if (flags & TypeFlags.BooleanLike) shape.kinds.add('boolean')
  else if (type.isTypeParameter() || type.isIndexedAccessType() || type.isConditionalType()) shape.kinds.add('anything')
  else if (type.isIntersectionType()) {
    const [primitive] = (type.getTypes() ?? []).filter(
      (part) => part.flags & (TypeFlags.StringLike | TypeFlags.NumberLike),
    )
    if (primitive) add(checker, primitive, shape)
    else shape.kinds.add('object')
  } else if (checker.isArrayType(type) || checker.isTupleType(type)) {
    const [element] = checker.getTypeArguments(type as never)
    shape.kinds.add('array')
    if (element) shape.element = shapeOf(checker, element)
  } else
    shape.kinds.add(
      ({ Date: 'date', Buffer: 'bytes', Uint8Array: 'bytes' } as const)[type.getSymbol()?.name ?? ''] ?? 'object',
    )
}
