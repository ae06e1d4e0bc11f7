import { expect, test } from 'vitest'
import { type Effect, type Event, step } from './answers-reducer.ts'
import { type AnswersState, askingOf, type Field, stateAtStart, unsentOf } from './answers-state.ts'
import { known, PRIYA, sample, savedAs } from './sample.ts'

const EMAIL = 'person.email'
const SSN = 'person.ssn'
const FAMILY = 'person.familyName'
const GIVEN = 'person.givenName'
const at = (fact: string) => `${PRIYA}:${fact}`

const asking = askingOf(sample)
const start = stateAtStart(asking, sample, [])
const typed = (fact: string, text: string): Event => ({ kind: 'changed', key: at(fact), draft: { text } })
const focused = (fact: string): Event => ({ kind: 'focused', key: at(fact) })
const settled = (fact: string): Event => ({ kind: 'settled', key: at(fact) })
const saved = (facts: Record<string, unknown>, settledFacts: string[] = []): Event => ({
  kind: 'saved',
  saved: savedAs(PRIYA, Object.fromEntries(Object.entries(facts).map(([fact, value]) => [fact, known(value)])), 4),
  facts: settledFacts,
})
const waits = (...facts: string[]): Event => ({
  kind: 'waits',
  subject: PRIYA,
  waiting: { version: 3, answers: Object.fromEntries(facts.map((fact) => [fact, { value: 'x' }])) },
})
const stale = (fact: string, value?: string): Event => ({
  kind: 'stale',
  stale: { subject: PRIYA, current: value ? { [fact]: known(value) } : {}, version: 9, changed: [fact] },
})
const decided = (fact: string, choice: 'mine' | 'theirs'): Event => ({ kind: 'decided', key: at(fact), choice })

/** How things stand after some events, and what the last one asks to be done. */
function after(...events: Event[]): { state: AnswersState; effects: readonly Effect[] } {
  let last: ReturnType<typeof step> = { state: start, effects: [] }
  for (const event of events) last = step(asking, last.state, event)
  return last
}
const fieldOf = (state: AnswersState, fact: string): Field | undefined => state.slices[PRIYA]?.fields[fact]
const here = (fact: string) => ({ subject: PRIYA, fact })
const QUIET = { do: 'awaitQuiet', isTyped: true }

const EFFECTS: [string, Event[], object[]][] = [
  [
    'a first answer is sent, and the questions are looked at in the next pause',
    [typed(GIVEN, 'P')],
    [{ do: 'send', ...here(GIVEN), given: { value: 'P' } }, QUIET],
  ],
  [
    'another letter in an answer that decides nothing is only sent',
    [typed(GIVEN, 'P'), typed(GIVEN, 'Pr')],
    [{ do: 'send', ...here(GIVEN), given: { value: 'Pr' } }],
  ],
  [
    'what is chosen from a list shows its questions at once',
    [typed('person.maritalStatus', 'Married')],
    [
      { do: 'send', ...here('person.maritalStatus'), given: { value: 'Married' } },
      { do: 'awaitQuiet', isTyped: false },
    ],
  ],
  [
    'what is no answer yet is kept, and what was there before is not sent',
    [typed(EMAIL, 'priya@')],
    [
      { do: 'withdraw', ...here(EMAIL) },
      { do: 'keep', subject: PRIYA },
    ],
  ],
  [
    'an emptied answer waits',
    [typed(SSN, '')],
    [{ do: 'withdraw', ...here(SSN) }, { do: 'keep', subject: PRIYA }, QUIET],
  ],
  [
    'and is taken away when its field is left',
    [typed(SSN, ''), settled(SSN)],
    [{ do: 'send', ...here(SSN), given: null }],
  ],
  ['once', [typed(SSN, ''), settled(SSN), settled(SSN)], []],
  [
    'or when the page goes',
    [typed(SSN, ''), { kind: 'left' }],
    [{ do: 'send', ...here(SSN), given: null }, { do: 'leave' }],
  ],
  ['a page that goes with nothing emptied only goes', [typed(GIVEN, 'P'), { kind: 'left' }], [{ do: 'leave' }]],
  ['what the sender still has is kept', [waits(GIVEN)], [{ do: 'keep', subject: PRIYA }]],
  ['what was saved changes questions in the next pause', [saved({})], [QUIET]],
  [
    'a choice between two answers goes to the sender',
    [stale(FAMILY, 'RAO'), decided(FAMILY, 'mine')],
    [{ do: 'decide', ...here(FAMILY), choice: 'mine' }, QUIET],
  ],
]
test.each(EFFECTS)('%s', (_, events, effects) => expect(after(...events).effects).toEqual(effects))

const FIELDS: [string, Event[], string, object | undefined][] = [
  [
    'the stored form replaces the text of a field that nobody is in',
    [typed(GIVEN, 'priya '), saved({ [GIVEN]: 'Priya' })],
    GIVEN,
    { row: { draft: { text: 'Priya' }, known: { value: 'Priya' } } },
  ],
  [
    'it does not while somebody is in it',
    [focused(GIVEN), typed(GIVEN, 'priya '), saved({ [GIVEN]: 'Priya' })],
    GIVEN,
    { row: { draft: { text: 'priya ' }, known: { value: 'Priya' } } },
  ],
  [
    'nor in a field that was entered and not changed',
    [focused(GIVEN), saved({ [GIVEN]: 'Asha' })],
    GIVEN,
    { row: { draft: { text: '' }, known: { value: 'Asha' } } },
  ],
  [
    'it does when that field is left',
    [focused(GIVEN), saved({ [GIVEN]: 'Asha' }), settled(GIVEN)],
    GIVEN,
    { row: { draft: { text: 'Asha' } } },
  ],
  [
    'what still waits is not replaced by what the server has',
    [typed(GIVEN, 'Priy'), waits(GIVEN), saved({ [GIVEN]: 'Pri' })],
    GIVEN,
    { row: { draft: { text: 'Priy' } }, drafted: { value: 'Priy' } },
  ],
  [
    'an emptied field stays empty when something else is saved',
    [typed(SSN, ''), saved({ [SSN]: '•••••5462' })],
    SSN,
    { row: { draft: { text: '' } }, held: true, drafted: null },
  ],
  ['a field that nobody was in follows from what is known', [saved({ [GIVEN]: 'Priya' })], GIVEN, undefined],
  [
    'what is wrong is said when the field is left',
    [typed(EMAIL, 'priya@'), settled(EMAIL)],
    EMAIL,
    { typed: true, row: { errors: { [EMAIL]: expect.any(String) } } },
  ],
  [
    'and no longer once it is changed',
    [typed(EMAIL, 'priya@'), settled(EMAIL), typed(EMAIL, 'priya@x')],
    EMAIL,
    { row: { errors: {} } },
  ],
  [
    'a refusal stands at its field',
    [{ kind: 'refused', subject: PRIYA, fields: { [GIVEN]: 'No' } }],
    GIVEN,
    { row: { errors: { [GIVEN]: 'No' } } },
  ],
  [
    'somebody else’s answer stands beside mine',
    [typed(FAMILY, 'NAYAR'), stale(FAMILY, 'RAO')],
    FAMILY,
    { row: { draft: { text: 'NAYAR' }, theirs: { answer: { value: 'RAO' } } } },
  ],
  [
    'theirs replaces mine when chosen',
    [typed(FAMILY, 'NAYAR'), stale(FAMILY, 'RAO'), decided(FAMILY, 'theirs')],
    FAMILY,
    { row: { draft: { text: 'RAO' } } },
  ],
  [
    'also when they took the answer away',
    [typed(FAMILY, 'NAYAR'), stale(FAMILY), decided(FAMILY, 'theirs')],
    FAMILY,
    { row: { draft: { text: '' } } },
  ],
  [
    'mine stays when chosen',
    [typed(FAMILY, 'NAYAR'), stale(FAMILY, 'RAO'), decided(FAMILY, 'mine')],
    FAMILY,
    { row: { draft: { text: 'NAYAR' }, theirs: undefined }, drafted: { value: 'NAYAR' } },
  ],
]
test.each(FIELDS)('%s', (_, events, fact, field) => {
  const found = fieldOf(after(...events).state, fact)
  if (field) expect(found).toMatchObject(field)
  else expect(found).toBeUndefined()
})

test('what is typed and what waits outlive the page together, and nothing does once both are gone', () => {
  const both = after(typed(EMAIL, 'pri'), waits(GIVEN)).state.slices[PRIYA]
  expect(both && unsentOf(both)).toEqual({
    version: 3,
    answers: { [GIVEN]: { value: 'x' } },
    typed: { [EMAIL]: { text: 'pri' } },
  })
  const gone = after(typed(EMAIL, 'pri'), typed(EMAIL, ''), { kind: 'waits', subject: PRIYA, waiting: null }).state
  expect(gone.slices[PRIYA] && unsentOf(gone.slices[PRIYA])).toBeNull()
})

test('text that lost against a chosen answer does not come back at the next visit', () => {
  const { state } = after(typed(EMAIL, 'pri'), stale(EMAIL, 'asha@example.com'), decided(EMAIL, 'theirs'))
  expect(state.slices[PRIYA] && unsentOf(state.slices[PRIYA])).toBeNull()
})

test('a letter copies what is kept about its subject, and nothing of another subject or of the questions', () => {
  const { state } = after(typed(GIVEN, 'P'))
  expect(state.slices['case/1']).toBe(start.slices['case/1'])
  expect(state.slices[PRIYA]?.known).toBe(start.slices[PRIYA]?.known)
  expect(state.structure).toBe(start.structure)
})

test('what the server says unchanged stays the same object', () => {
  const { state } = after(saved({ [FAMILY]: 'NAIR', [GIVEN]: 'Priya' }))
  expect(state.slices[PRIYA]?.known[FAMILY]).toBe(start.slices[PRIYA]?.known[FAMILY])
})

test('the same way of saving again is no news; another refusal is', () => {
  expect(after({ kind: 'saveState', save: { kind: 'saved' } }).state).toBe(start)
  const first = after({ kind: 'saveState', save: { kind: 'refused', message: 'One' } }).state
  const second = step(asking, first, { kind: 'saveState', save: { kind: 'refused', message: 'Two' } }).state
  expect(second.save).toEqual({ kind: 'refused', message: 'Two' })
})
