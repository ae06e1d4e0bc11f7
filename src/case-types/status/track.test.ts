import { expect, test } from 'vitest'
import { caseTypes } from '../all.ts'
import { spanishTracks } from '../registered-spanish.ts'
import { fiveSteps } from './five-steps.ts'
import { Status } from './statuses.ts'
import { trackOf } from './track.ts'

test('only where something is filed does a track say so, and every status stands on exactly one step', () => {
  for (const { id, name, withoutFiling, track } of caseTypes) {
    expect(track !== undefined, name).toBe(withoutFiling)
    if (!track) continue
    const all = track.flatMap(({ statuses }) => statuses)
    expect(
      all.toSorted((one, other) => one - other),
      name,
    ).toEqual(Object.values(Status))
    expect(trackOf({ typeId: id, status: Status.filed }).steps, name).not.toContain('Filed')
  }
})

test('a collection, a contract review and a petition on their tracks', () => {
  const words = (typeId: number, status: Status) => {
    const { steps, here } = trackOf({ typeId, status })
    return steps[here]
  }
  const [collections, review, h1b] = [21, 22, 1]
  expect(
    [Status.submitted, Status.filed, Status.receipted, Status.decided].map((at) => words(collections, at)),
  ).toEqual(['Gather', 'Sent', 'Payment', 'Outcome'])
  // A revision after the delivery is read again.
  expect([Status.generated, Status.decided, Status.noticeOpen].map((at) => words(review, at))).toEqual([
    'Review',
    'Delivered',
    'Review',
  ])
  expect(words(h1b, Status.receipted)).toBe('Filed')
})

test('whoever an employee’s own track is shown to reads it in Spanish too', () => {
  const own = caseTypes.filter(({ participants }) => participants.some(({ code }) => code === 'BENEFICIARY'))
  const words = own.flatMap(({ track }) => track?.map(({ name }) => name) ?? [])
  expect(words.length).toBeGreaterThan(0)
  expect(words.filter((word) => !(word in spanishTracks))).toEqual([])
  expect(fiveSteps).toHaveLength(5)
})
