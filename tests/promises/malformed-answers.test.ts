import { describe, expect, test } from 'vitest'
import type { Fact } from '#engine/fact.ts'
import { allFacts } from '#facts/all.ts'
import { readAnswers } from '#parties/facts/rules.ts'
import { rowsOf, serverForThisFile, signedInAs } from './support.ts'

// Promise 15: an answer of the wrong shape is refused with its field named, and what was known stays.
const today = '2026-11-15'
const facts: readonly Fact[] = [...allFacts.values()]
const subjectOf = ({ id }: Fact) => id.split('.')[0] as Parameters<typeof readAnswers>[0]

/** What a list or an object could look like where a single value belongs, an accepted option wrapped among them. */
const wrapped = (fact: Fact): unknown[] => {
  const good = fact.type === 'choice' ? fact.options[0] : fact.type === 'yesNo' ? 'Yes' : '1998'
  return [[], [{}], [[]], [null], [good], [{ id: 'r1' }], { value: good }, { toString: 1 }]
}
const notAList: readonly unknown[] = [{}, { 0: {} }, 'text', 7, true, [[]], [null], ['text'], [7], [{}, 'text']]
/** An address is an object; one that says nothing of the place is none. */
const noAddress: readonly unknown[] = [[], [{}], {}, 'text', 7, { street: [] }, { street: {}, city: [{}] }]

const wrong = (fact: Fact): readonly unknown[] =>
  fact.type === 'records' ? notAList : fact.type === 'address' ? noAddress : wrapped(fact)

test.each(facts.map((fact) => [fact.id, fact] as const))(
  '%s keeps its answer when the new one has no such shape',
  (id, fact) => {
    for (const value of wrong(fact)) {
      const { answers, problems } = readAnswers(subjectOf(fact), { [id]: { value } }, { current: {}, today })
      const what = JSON.stringify(value)
      expect(answers, what).toEqual({})
      expect(problems[id], what).toMatch(/\w/)
    }
  },
)

describe('sent to the product', () => {
  const server = serverForThisFile()

  test('a birth date as a list with an empty row is refused by name, and every answer beside it stays', async () => {
    const employee = await signedInAs(server.current, 5)
    const [own] = await rowsOf<{ personId: number }>(
      server.current,
      `select person_id as "personId" from users where user_name = 'employee@visacare.demo'`,
    )
    const personId = own?.personId
    const before = (await employee.get(`/api/people/${personId}`)).body
    const answers = {
      'person.birthCity': { value: 'Elsewhere' },
      ...Object.fromEntries(['person.birthDate', 'person.ssn', 'person.sex'].map((id) => [id, { value: [{}] }])),
    }
    const reply = await employee.post(`/api/people/${personId}/facts`, { answers })
    expect([reply.status, Object.keys(reply.body.error.fields)]).toEqual([
      400,
      ['person.birthDate', 'person.ssn', 'person.sex'],
    ])
    expect((await employee.get(`/api/people/${personId}`)).body).toEqual(before)
    expect(before.birthDate).toMatch(/^\d{4}/)
  })
})
