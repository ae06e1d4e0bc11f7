import { type Checker, SignatureKind, type Type, TypeFlags } from 'typescript/unstable/sync'
import type { Choices } from './choices.ts'

/** Stands for a text that only a run knows. A bound value may be one; in a statement it shows that the rest is not known. */
export const ANY_TEXT = '⟨any text⟩'
// A day is a text, too; the product reckons with it.
const ANY_DAY = '2026-11-15'
const isDay = /[dD]ay$|(?:\bon|On|\bfrom|\buntil)$/

export type Sampling = { checker: Checker; choices: Choices }

/** Something of a type, for what asks for nothing but the type: of a union each member in turn. `what` names it. */
export function sampleOf(sampling: Sampling, type: Type, what: string): unknown {
  const { checker, choices } = sampling
  const { flags } = type
  if (type.isUnionType()) {
    const members = type.getTypes() ?? []
    const member = choices.choose(what, members)
    return sampleOf(sampling, member, what)
  }
  if (type.isLiteralType()) return type.value
  if (flags & (TypeFlags.Undefined | TypeFlags.Void)) return undefined
  if (flags & TypeFlags.Null) return null
  if (flags & TypeFlags.NumberLike) return 1
  if (flags & TypeFlags.StringLike) return isDay.test(what) ? ANY_DAY : ANY_TEXT
  if (flags & (TypeFlags.Any | TypeFlags.Unknown | TypeFlags.TypeParameter)) return ANY_TEXT
  const name = type.getSymbol()?.name ?? ''
  if (name === 'Date') return new Date(0)
  if (/^(?:Readonly)?Map$/.test(name)) return new Map()
  if (/^(?:Readonly)?Set$/.test(name)) return new Set()
  if (type.isTypeReference() && (checker.isArrayType(type) || checker.isTupleType(type)))
    return checker.getTypeArguments(type).map((element, index) => sampleOf(sampling, element, `${what}.${index}`))
  const [signature] = checker.getSignaturesOfType(type, SignatureKind.Call)
  if (!signature) return objectOf(sampling, type, what)
  if (type.getAliasSymbol()?.name === 'Bind') return binder()
  const result = checker.getReturnTypeOfSignature(signature)
  return () => result && sampleOf(sampling, result, `${what}()`)
}

function objectOf(sampling: Sampling, type: Type, what: string): object {
  const object = {}
  for (const property of sampling.checker.getPropertiesOfType(type)) {
    let made: { value: unknown } | undefined
    const make = () => {
      const of = sampling.checker.getTypeOfSymbol(property)
      return { value: of && sampleOf(sampling, of, `${what}.${property.name}`) }
    }
    const get = () => {
      made ??= make()
      return made.value
    }
    // Made when it is asked for: types refer to each other without end.
    Object.defineProperty(object, property.name, { enumerable: true, get })
  }
  return object
}

/** Binds as a statement's values are bound: `$1`, `$2` … */
function binder() {
  let bound = 0
  return () => `$${++bound}`
}
