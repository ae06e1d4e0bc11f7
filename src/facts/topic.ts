import type { Fact } from '#engine/fact.ts'

/** A handful of facts that people think of together; one step of a questionnaire. */
export type Topic = { id: string; title: string; facts: readonly Fact[] }

export const topic = (id: string, title: string, facts: readonly Fact[]): Topic => ({ id, title, facts })
