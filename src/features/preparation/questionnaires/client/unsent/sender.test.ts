import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { GivenAnswer } from '#parties/facts/rules.ts'
import { CallFailed } from '#platform/client/call-failed.ts'
import type { SavedAnswers } from '../../records.ts'
import { openSender, type SaveState, type Stale } from './sender.ts'

type Sent = { subject: string; answers: Record<string, GivenAnswer>; version: number }
const WHO = 'person/1'
const city = (value: string): GivenAnswer => ({ value })

let sent: Sent[]
let states: string[]
let kept: unknown[]
let stale: Stale[]
let refused: Record<string, string>[]
let leaving: boolean[]
let answer: (call: Sent) => Promise<SavedAnswers>

const saved = (version: number): SavedAnswers => ({
  id: 7,
  subjects: [{ subject: WHO, known: {}, version, changed: [] }],
  given: {},
  parts: [],
})

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  states = []
  kept = []
  stale = []
  refused = []
  leaving = []
  answer = ({ version }) => Promise.resolve(saved(version + 1))
})
afterEach(() => vi.useRealTimers())

function sender() {
  const opened = openSender({
    send: (subject, answers, version, how) => {
      const call = { subject, answers, version }
      sent.push(call)
      leaving.push(how.leaving)
      return answer(call)
    },
    keep: (_subject, waiting) => kept.push(waiting),
    onSaved: () => {},
    onStale: (each) => stale.push(each),
    onRefused: (_subject, fields) => refused.push(fields),
    onState: (state: SaveState) => states.push(state.kind),
  })
  opened.begin(WHO, 3)
  return opened
}

test('somebody who never stops typing is saved within two seconds, with the newest text', async () => {
  const open = sender()
  for (let typed = 1; typed <= 15; typed += 1) {
    open.change(WHO, 'person.birthCity', city('P'.repeat(typed)))
    await vi.advanceTimersByTimeAsync(150)
  }
  expect(sent[0]).toEqual({ subject: WHO, answers: { 'person.birthCity': city('P'.repeat(10)) }, version: 3 })
  await vi.advanceTimersByTimeAsync(2000)
  expect(sent.at(-1)).toMatchObject({ answers: { 'person.birthCity': city('P'.repeat(15)) }, version: 4 })
  expect(states.at(-1)).toBe('saved')
  expect(kept.at(-1)).toBeNull()
})

test('changes made while a call is under way go with the next one, never beside it', async () => {
  let finish = () => {}
  answer = ({ version }) =>
    new Promise((resolve) => {
      finish = () => resolve(saved(version + 1))
    })
  const open = sender()
  open.change(WHO, 'person.birthCity', city('Pune'))
  await vi.advanceTimersByTimeAsync(800)
  open.change(WHO, 'person.sex', city('Female'))
  await vi.advanceTimersByTimeAsync(5000)
  expect(sent).toHaveLength(1)
  finish()
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent[1]).toEqual({ subject: WHO, answers: { 'person.sex': city('Female') }, version: 4 })
})

describe('without a network', () => {
  test('answers wait, are kept, and are sent when it comes back', async () => {
    answer = () => Promise.reject(new CallFailed(0, 'NETWORK', 'Network Error'))
    const open = sender()
    open.change(WHO, 'person.birthCity', city('Pune'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(states.at(-1)).toBe('waiting')
    expect(kept.at(-1)).toMatchObject({ version: 3, answers: { 'person.birthCity': city('Pune') } })
    answer = ({ version }) => Promise.resolve(saved(version + 1))
    await open.flushAll()
    expect(states.at(-1)).toBe('saved')
    expect(kept.at(-1)).toBeNull()
  })

  test('what waited from an earlier visit is sent at once, with the version it was based on', async () => {
    const open = sender()
    open.begin('person/2', 9, { version: 5, answers: { 'person.birthCity': city('Akola') } })
    await vi.advanceTimersByTimeAsync(10)
    expect(sent).toEqual([{ subject: 'person/2', answers: { 'person.birthCity': city('Akola') }, version: 5 }])
  })
})

describe('a conflict', () => {
  test('is handed to the user; the rest is saved, and mine goes over theirs only when chosen', async () => {
    answer = ({ answers, version }) =>
      'person.birthCity' in answers && version < 6
        ? Promise.reject(
            new CallFailed(409, 'STALE', 'changed', {}, { current: {}, version: 6, changed: ['person.birthCity'] }),
          )
        : Promise.resolve(saved(version + 1))
    const open = sender()
    open.change(WHO, 'person.birthCity', city('Pune'))
    open.change(WHO, 'person.sex', city('Female'))
    await vi.advanceTimersByTimeAsync(2000)
    expect(stale[0]).toMatchObject({ subject: WHO, changed: ['person.birthCity'] })
    expect(sent[1]).toEqual({ subject: WHO, answers: { 'person.sex': city('Female') }, version: 6 })
    // Kept with the old version, so that a reload asks again.
    expect(kept.at(-1)).toEqual({ version: 3, answers: { 'person.birthCity': city('Pune') } })
    open.decide(WHO, 'person.birthCity', 'mine')
    await vi.advanceTimersByTimeAsync(100)
    expect(sent[2]).toEqual({ subject: WHO, answers: { 'person.birthCity': city('Pune') }, version: 7 })
    expect(kept.at(-1)).toBeNull()
  })
})

test('what this browser sent when the connection broke is nobody else’s answer, after a reload neither', async () => {
  const broken = new CallFailed(0, 'NETWORK', 'Network Error')
  const current = { 'person.birthCity': { value: 'PUN', source: 'questionnaire', by: 5, at: '' } }
  const changed = ['person.birthCity']
  // The first call arrives, but its answer does not.
  answer = ({ answers, version }) => {
    if ((answers['person.birthCity'] as { value: string }).value === 'pun') return Promise.reject(broken)
    if (version === 4) return Promise.resolve(saved(5))
    return Promise.reject(new CallFailed(409, 'STALE', 'changed', {}, { current, version: 4, changed }))
  }
  const open = sender()
  open.change(WHO, 'person.birthCity', city('pun'))
  await vi.advanceTimersByTimeAsync(1000)
  const left = kept.at(-1) as Parameters<typeof open.begin>[2]
  open.change(WHO, 'person.birthCity', city('pune'))
  await vi.advanceTimersByTimeAsync(2000)
  expect(stale.flatMap((each) => each.changed)).toEqual([])
  expect(sent.at(-1)).toEqual({ subject: WHO, answers: { 'person.birthCity': city('pune') }, version: 4 })
  expect(kept.at(-1)).toBeNull()

  const reloaded = sender()
  reloaded.begin(WHO, 4, { version: 3, answers: { 'person.birthCity': city('pune') }, sent: left?.sent })
  await vi.advanceTimersByTimeAsync(100)
  expect(stale.flatMap((each) => each.changed)).toEqual([])
  expect(sent.at(-1)).toMatchObject({ version: 4 })
})

test('a page that goes sends at once what is there', async () => {
  const open = sender()
  open.change(WHO, 'person.birthCity', city('Pune'))
  void open.flushAll({ leaving: true })
  expect(leaving).toEqual([true])
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent).toHaveLength(1)
})

test('an answer the server cannot read is named and not sent again', async () => {
  answer = ({ answers, version }) =>
    'person.ssn' in answers
      ? Promise.reject(new CallFailed(400, 'BAD_INPUT', 'bad', { 'person.ssn': 'is no number' }))
      : Promise.resolve(saved(version + 1))
  const open = sender()
  open.change(WHO, 'person.ssn', city('000'))
  open.change(WHO, 'person.sex', city('Female'))
  await vi.advanceTimersByTimeAsync(2000)
  expect(refused).toEqual([{ 'person.ssn': 'is no number' }])
  expect(sent.at(-1)?.answers).toEqual({ 'person.sex': city('Female') })
})

test('a saved response without an id is said in the specification’s words', async () => {
  answer = () => Promise.resolve({ ...saved(4), id: undefined } as unknown as SavedAnswers)
  const told: SaveState[] = []
  const open = openSender({
    send: () => answer({ subject: WHO, answers: {}, version: 0 }),
    keep: () => {},
    onSaved: () => {},
    onStale: () => {},
    onRefused: () => {},
    onState: (state) => told.push(state),
  })
  open.change(WHO, 'person.sex', city('Female'))
  await vi.advanceTimersByTimeAsync(2000)
  expect(told.at(-1)).toEqual({ kind: 'refused', message: 'Error Occurs in Input. Pls try Again...' })
})
