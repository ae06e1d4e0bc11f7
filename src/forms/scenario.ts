import type { KnownAnswer, NotAnswered } from '#engine/answer.ts'
import { isNot } from '#engine/answer.ts'
import { type FormRoles, type KnownFacts, knownFacts, type SubjectKey } from '#engine/known-facts.ts'

/** A worked example of a form: what is known, and what then stands in every field of the official PDF. */
export type Scenario = {
  name: string
  /** The day of filling; what holds "now" depends on it. */
  today: string
  roles: FormRoles
  /** By subject and fact id. */
  answers: Readonly<Record<SubjectKey, Readonly<Record<string, unknown | { not: NotAnswered }>>>>
  /** A supplement's example speaks of its own pages only: from the first to the last. */
  pages?: readonly [first: number, last: number]
  /** Exactly what is written, by short field name, taken from the field's tooltip and not from our own binding. */
  fields: Readonly<Record<string, string | true>>
}

export function lookOf({ answers, roles, today }: Pick<Scenario, 'answers' | 'roles' | 'today'>): KnownFacts {
  return knownFacts((subject, factId) => known(answers[subject]?.[factId]), roles, today)
}

function known(value: unknown): KnownAnswer | undefined {
  if (value === undefined) return undefined
  const said = isNot(value) ? value : { value }
  return { ...said, source: 'questionnaire', by: 1, at: '2026-01-01T00:00:00.000Z' }
}
