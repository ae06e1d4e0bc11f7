import type { Column } from './describer.ts'

/** What arrives of a column, once the product's parser has read it. */
export type Kind = 'string' | 'number' | 'boolean' | 'date' | 'bytes' | 'json' | 'other' | { element: Kind }

/** What a type lets a value be. */
export type Shape = {
  kinds: Set<'string' | 'number' | 'boolean' | 'date' | 'bytes' | 'array' | 'object' | 'anything'>
  isNullable: boolean
  element?: Shape
}

export type Declared = { name: string; isOptional: boolean; says: string; shape: Shape }

/** `wrong`: the type lies. `loose`: it allows for a null that never comes, which costs nothing but a needless check. */
export type Compared = { wrong: { column: string; what: string }[]; loose: string[] }

/** Holds what a call says of its rows against what PostgreSQL says. Of two columns with one name the later one arrives. */
export function compare(declared: readonly Declared[], columns: readonly Column[]): Compared {
  const compared: Compared = { wrong: [], loose: [] }
  for (const each of declared) {
    const { name, isOptional, says, shape } = each
    const wrong = (what: string) => compared.wrong.push({ column: name, what: `${name} is declared${what}` })
    const column = columns.findLast((one) => one.name === name)
    if (!column) {
      if (!isOptional) wrong(`, and the columns are ${columns.map((one) => one.name).join(', ')}`)
      continue
    }
    const { kind, type, nullness } = column
    const isNothing = nullness.can === 'be null' && nullness.always
    if (!isNothing && !fits(kind, shape))
      wrong(` as ${says}, and the column is ${type}, which arrives as ${inWords(kind)}`)
    if (nullness.can === 'be null' && !shape.isNullable && !isOptional)
      wrong(` as ${says}, and the column can be null: ${nullness.why}`)
    if (nullness.can === 'never be null' && shape.isNullable && !shape.kinds.has('anything'))
      compared.loose.push(`${name} is declared as ${says}, and the column is never null`)
  }
  return compared
}

function fits(kind: Kind, { kinds, element }: Shape): boolean {
  if (kinds.has('anything')) return true
  if (typeof kind === 'object') return kinds.has('array') && (!element || fits(kind.element, element))
  // What JSON holds is not known here; a Date or bytes it never is.
  if (kind === 'json') return [...kinds].some((each) => each !== 'date' && each !== 'bytes')
  return kind === 'other' || kinds.has(kind)
}

const inWords = (kind: Kind): string => (typeof kind === 'object' ? `an array of ${inWords(kind.element)}` : kind)
