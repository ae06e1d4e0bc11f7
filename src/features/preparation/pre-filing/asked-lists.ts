import type { Fact } from '#engine/fact.ts'
import { abilityToPay } from '#rules/prefiling/later-needs.ts'

/** Lists that only the pre-filing check asks for: entered row by row beside their rule. */
const lists: ReadonlyMap<string, Fact> = new Map([abilityToPay.payYears].map((fact) => [fact.id as string, fact]))

export const askedList = (id: string): Fact | undefined => lists.get(id)
