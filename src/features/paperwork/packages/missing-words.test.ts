import { expect, test } from 'vitest'
import { LOCKED } from '#preparation/documents/unreadable-words.ts'
import { lacksOf, unreadable } from './missing-words.ts'

const named = { itemId: 'degree', formType: '', documentType: 'Degree', description: '', fileName: 'degree.pdf' }
const locked = { ...named, review: 'Rejected', readiness: 'Failed', readinessNote: LOCKED } as const

test('a package says which document nobody could read and what to do about it, unless it is not needed', () => {
  expect(unreadable([locked], new Map())).toEqual([`Degree (degree.pdf): ${LOCKED}`])
  expect(unreadable([locked], new Map([['degree', 'Sent before']]))).toEqual([])
  // What a person sent back is their decision.
  expect(unreadable([{ ...locked, readiness: 'Ready', readinessNote: '' }], new Map())).toEqual([])
})

test('what weighs most is said last', () => {
  const waiting = { review: 'Waiting', readiness: 'Waiting', readinessNote: '' } as const
  expect(lacksOf(waiting)).toEqual([expect.stringContaining('approved'), 'its pages are not prepared yet.'])
  expect(lacksOf({ ...waiting, review: 'Accepted', readiness: 'Ready' })).toEqual([])
  expect(lacksOf({ ...waiting, review: 'Rejected', readiness: 'Ready' })).toEqual([
    expect.stringContaining('sent back'),
  ])
})
