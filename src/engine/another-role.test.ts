import { expect, test } from 'vitest'
import { no } from './condition.ts'
import { derive, derivedFacts } from './derived.ts'
import { facts, yesNo } from './fact.ts'
import { ask, form, part } from './form.ts'
import { knownFacts } from './known-facts.ts'
import { questionsOf } from './questions.ts'
import { askedIf, of } from './reference.ts'

const person = facts('person', { isHere: yesNo('Is here'), wasHere: yesNo('Was here') })
const about = derivedFacts('person', {
  everHere: derive(
    yesNo('Ever here'),
    [person.isHere, askedIf(no(person.isHere), person.wasHere)],
    ([is, was]) => is || was,
  ),
})
const two = form({
  id: 'two',
  edition: '2026-01-01',
  name: 'Two',
  title: 'A form of two people',
  roles: { other: 'The other one' },
  parts: [part('1', 'Both', [ask('1', of('other', about.everHere))])],
})

test('what a derived fact of another role depends on is asked of that one, and of nobody else', () => {
  const answers: Record<string, unknown> = { 'person/1:person.isHere': true, 'person/2:person.isHere': false }
  const look = knownFacts(
    (subject, id) => {
      const value = answers[`${subject}:${id}`]
      return value === undefined ? undefined : { value, source: 'questionnaire', by: 1, at: '2026-01-01' }
    },
    { person: 'person/1', other: 'person/2' },
    '2026-11-15',
  )
  expect(questionsOf([{ form: two, look, key: 'two' }]).map(({ key, needed }) => [key, needed])).toEqual([
    ['person/2:person.isHere', true],
    ['person/2:person.wasHere', true],
  ])
})
