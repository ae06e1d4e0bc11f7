import type { Milestone } from '#platform/routes/route.ts'
import type { World } from './world.ts'

/** One thing the specification asks for, and how to see that the product does it. */
export type Row = {
  kind: Kind
  /** The section of the specification. */
  spec: string
  what: string
  /** Marked done from this milestone on: then the check runs and must pass. */
  since: Milestone
  /** Throws a sentence when the product does not do it. */
  check: (world: World) => void | Promise<void>
}

export const kinds = [
  'route',
  'title',
  'header-less',
  'redirect',
  'menu',
  'entity',
  'option list',
  'status',
  'rule',
  'role',
  'call',
  'text',
  'constant',
] as const

export type Kind = (typeof kinds)[number]

/** Fails with the sentence unless the two read the same. */
export function same(actual: unknown, expected: unknown, what: string): void {
  const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)]
  if (is !== should) throw new Error(`${what} is ${is}, not ${should}.`)
}

export function hold(condition: boolean, sentence: string): void {
  if (!condition) throw new Error(sentence)
}
