import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallFailed } from '#platform/client/call-failed.ts'
import type { SavedAnswers } from '../../records.ts'
import { openAnswers } from '../answers/answers.ts'
import { known, PRIYA, sample, savedAs } from '../answers/sample.ts'

const EMAIL = `${PRIYA}:person.email`
const ADDRESSES = `${PRIYA}:person.addresses`
let sent: Record<string, unknown>[]
let answer: () => Promise<SavedAnswers>

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  answer = () => Promise.resolve(savedAs(PRIYA, { ...sample.known[PRIYA] } as never, 4))
})
afterEach(() => vi.useRealTimers())

const open = () =>
  openAnswers({
    questionnaire: sample,
    send: (_subject, answers) => {
      sent.push(answers)
      return answer()
    },
    unsent: { all: () => Promise.resolve([]), keep: () => {}, leave: () => {} },
    afterPaint: (work) => work(),
  })
const wait = () => vi.advanceTimersByTimeAsync(2500)

test('what is no answer does not read “Saved”, and does once it is one', async () => {
  const answers = open()
  answers.change(EMAIL, { text: 'priya@' })
  expect(answers.state()).toEqual({ kind: 'notAccepted', count: 1 })
  answers.settle(EMAIL)
  expect(answers.state()).toEqual({ kind: 'notAccepted', count: 1 })
  expect(answers.structure().byKey.get(EMAIL)?.answered).toBe(false)
  answer = () => Promise.resolve(savedAs(PRIYA, { 'person.email': known('priya@mail.example') }, 4))
  answers.change(EMAIL, { text: 'priya@mail.example' })
  await wait()
  expect(answers.state()).toEqual({ kind: 'saved' })
})

test('what the server refuses neither counts nor reads “Saved”', async () => {
  const answers = open()
  const fields = { 'person.email': 'belongs to somebody else' }
  answer = () => Promise.reject(new CallFailed(400, 'BAD_INPUT', 'person.email: belongs to somebody else', fields))
  answers.change(EMAIL, { text: 'priya@mail.example' })
  expect(answers.structure().byKey.get(EMAIL)?.answered).toBe(true)
  await wait()
  expect(answers.structure().byKey.get(EMAIL)?.answered).toBe(false)
  expect(answers.state()).toEqual({ kind: 'notAccepted', count: 1 })
  expect(answers.row(EMAIL)).toMatchObject({ draft: { text: 'priya@mail.example' }, errors: fields })
})

test('an address that was added and not filled in is no answer, and nothing is wrong with it', async () => {
  const answers = open()
  const empty = { records: [{ id: 'r1', kind: '', street: '', city: '' }] }
  answers.change(ADDRESSES, empty)
  await wait()
  expect(sent).toEqual([])
  expect(answers.structure().byKey.get(ADDRESSES)?.answered).toBe(false)
  answers.settle(ADDRESSES)
  expect(answers.state()).toEqual({ kind: 'saved' })
  expect(answers.row(ADDRESSES)).toMatchObject({ draft: empty, errors: {} })
  answers.change(ADDRESSES, {
    records: [
      { id: 'r1', kind: 'Home', street: '1 Elm Street' },
      { id: 'r2', street: '' },
    ],
  })
  await wait()
  expect(sent).toEqual([{ 'person.addresses': { value: [{ id: 'r1', kind: 'Home', street: '1 Elm Street' }] } }])
})
