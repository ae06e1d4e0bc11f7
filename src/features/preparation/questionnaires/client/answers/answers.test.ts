import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallFailed } from '#platform/client/call-failed.ts'
import type { SavedAnswers } from '../../records.ts'
import type { UnsentAnswers, UnsentAnswersOf } from '../unsent/unsent-answers.ts'
import { openAnswers } from './answers.ts'
import { known, PRIYA, sample, savedAs } from './sample.ts'

const GIVEN = `${PRIYA}:person.givenName`
const FAMILY = `${PRIYA}:person.familyName`
const MARRIED = `${PRIYA}:person.maritalStatus`

let sent: { subject: string; answers: UnsentAnswers['answers']; version: number }[]
let kept: (UnsentAnswers | null)[]
let answer: () => Promise<SavedAnswers>
let left: () => void

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  kept = []
  left = () => {}
  answer = () => Promise.resolve(savedAs(PRIYA, { ...sample.known[PRIYA] } as never, 4))
})
afterEach(() => vi.useRealTimers())

const open = (waiting: UnsentAnswersOf[] = []) =>
  openAnswers({
    questionnaire: sample,
    waiting,
    send: (subject, answers, version) => {
      sent.push({ subject, answers, version })
      return answer()
    },
    unsent: { all: () => Promise.resolve([]), keep: (_case, _subject, each) => kept.push(each), leave: () => left() },
    afterPaint: (work) => work(),
  })
const wait = () => vi.advanceTimersByTimeAsync(2500)

test('asks what the form needs of this audience, and counts what is answered', () => {
  const { structure } = open()
  const { byKey, progress } = structure()
  expect(byKey.get(FAMILY)?.answered).toBe(true)
  expect(byKey.get(GIVEN)?.answered).toBe(false)
  expect([...byKey.keys()].filter((key) => key.startsWith('company/'))).toEqual([])
  expect(progress.answered).toBeLessThan(progress.total)
})

test('an answer counts at once, is sent, and shows its stored form when the field is left', async () => {
  const answers = open()
  answers.focus(GIVEN)
  answers.change(GIVEN, { text: 'priya ' })
  expect(answers.structure().byKey.get(GIVEN)?.answered).toBe(true)
  answer = () => Promise.resolve(savedAs(PRIYA, { 'person.givenName': known('Priya') }, 4))
  await wait()
  expect(sent).toEqual([{ subject: PRIYA, answers: { 'person.givenName': { value: 'priya ' } }, version: 3 }])
  // Nobody's text changes under the fingers.
  expect(answers.row(GIVEN).draft).toEqual({ text: 'priya ' })
  answers.settle(GIVEN)
  expect(answers.row(GIVEN).draft).toEqual({ text: 'Priya' })
  expect(answers.state()).toEqual({ kind: 'saved' })
})

test('an emptied field is not taken away before it is left', async () => {
  const answers = open()
  const ssn = `${PRIYA}:person.ssn`
  answers.change(ssn, { text: '' })
  await wait()
  expect(sent).toEqual([])
  answers.settle(ssn)
  await wait()
  expect(sent.at(-1)?.answers).toEqual({ 'person.ssn': null })
})

test('a page that goes keeps and sends the last letter, and takes away what was emptied', () => {
  const answers = open()
  answers.change(`${PRIYA}:person.ssn`, { text: '' })
  answers.change(GIVEN, { text: 'Priya' })
  let atTheEnd: UnsentAnswers | null | undefined
  left = () => {
    atTheEnd = kept.at(-1)
  }
  answers.leave()
  const said = { 'person.givenName': { value: 'Priya' }, 'person.ssn': null }
  expect(sent).toEqual([{ subject: PRIYA, answers: said, version: 3 }])
  expect(atTheEnd?.answers).toEqual(said)
})

test('what is no answer yet is kept in the browser, not sent, and named when the field is left', async () => {
  const answers = open()
  const email = `${PRIYA}:person.email`
  answers.change(email, { text: 'priya@' })
  await wait()
  expect(sent).toEqual([])
  expect(kept.at(-1)?.typed).toEqual({ 'person.email': { text: 'priya@' } })
  expect(answers.row(email).errors).toEqual({})
  answers.settle(email)
  expect(Object.keys(answers.row(email).errors)).toEqual(['person.email'])
  expect(answers.structure().byKey.get(email)?.answered).toBe(false)
})

test('what waited from an earlier visit is in its field and sent', async () => {
  const waiting = {
    version: 2,
    answers: { 'person.maritalStatus': { value: 'Married' } },
    typed: { 'person.email': { text: 'pri' } },
  }
  const answers = open([{ caseId: 1, subject: PRIYA, waiting }])
  expect(answers.row(MARRIED).draft).toEqual({ text: 'Married' })
  expect(answers.row(`${PRIYA}:person.email`).draft).toEqual({ text: 'pri' })
  expect(answers.structure().byKey.get(MARRIED)?.answered).toBe(true)
  await wait()
  expect(sent[0]).toEqual({ subject: PRIYA, answers: waiting.answers, version: 2 })
})

test('what somebody else answered meanwhile arrives with the next save, and never over what is being typed', async () => {
  const answers = open()
  const theirs = { ...sample.known[PRIYA], 'person.sex': known('Female'), 'person.givenName': known('Priya') }
  answer = () => Promise.resolve(savedAs(PRIYA, theirs as never, 5))
  answers.row(`${PRIYA}:person.sex`)
  answers.change(GIVEN, { text: 'Priya' })
  await wait()
  expect(answers.row(`${PRIYA}:person.sex`).draft).toEqual({ text: 'Female' })
})

test('a conflict shows both answers; theirs replaces mine only when chosen', async () => {
  const answers = open()
  answer = () =>
    Promise.reject(
      new CallFailed(
        409,
        'STALE',
        'changed',
        {},
        { current: { 'person.familyName': known('RAO') }, version: 9, changed: ['person.familyName'] },
      ),
    )
  answers.change(FAMILY, { text: 'NAYAR' })
  await wait()
  expect(answers.row(FAMILY)).toMatchObject({ draft: { text: 'NAYAR' }, theirs: { answer: { value: 'RAO' } } })
  answers.decide(FAMILY, 'theirs')
  expect(answers.row(FAMILY)).toMatchObject({ draft: { text: 'RAO' } })
  expect(answers.row(FAMILY).theirs).toBeUndefined()
  expect(kept.at(-1)).toBeNull()
})
