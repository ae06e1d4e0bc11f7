import { describe, expect, test } from 'vitest'
import type { Fact } from '#engine/fact.ts'
import { spanishFacts } from '../spanish/all.ts'
import { spanish } from '../spanish/classifications.ts'
import { allTopics } from '../topics.ts'
import { abroad } from './abroad.ts'
import { performance, performerOwnership } from './performance.ts'
import { congregation, ministry, religiousAttestations, religiousWorker } from './religious.ts'
import { corporateGroup, transfer, transferee } from './transfer.ts'
import { treaty, treatyCompany, treatyJob } from './treaty.ts'

const groups: readonly Record<string, Fact>[] = [
  abroad,
  treaty,
  treatyCompany,
  treatyJob,
  transfer,
  transferee,
  corporateGroup,
  performance,
  performerOwnership,
  congregation,
  ministry,
  religiousWorker,
  religiousAttestations,
]
const facts = groups.flatMap((group) => Object.values(group))

describe('what the supplements for E, L, O, P and R ask', () => {
  test('stands in exactly one topic each', () => {
    for (const { id } of facts) {
      const topics = allTopics.filter((topic) => topic.facts.some((fact) => fact.id === id))
      expect([id, topics.length]).toEqual([id, 1])
    }
  })

  test('is there in Spanish wherever an employee may answer, with every column', () => {
    const ofEmployee = facts.filter(({ askedOf }) => askedOf === undefined || askedOf.includes('employee'))
    expect(Object.keys(spanish).sort()).toEqual(ofEmployee.map(({ id }) => id).sort())
    for (const fact of ofEmployee) {
      expect(spanishFacts[fact.id]).toBe(spanish[fact.id])
      if (fact.type === 'records')
        expect(Object.keys(spanish[fact.id]?.columns ?? {}).sort()).toEqual(Object.keys(fact.columns).sort())
    }
  })
})
