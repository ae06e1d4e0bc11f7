import { expect, test } from 'vitest'
import { isLate, isProven, isUnsentTooLong, nextStep } from './trial-steps.ts'

const NOON = '2026-11-18T12:00:00.000Z'
const later = (minutes: number) => new Date(Date.parse(NOON) + minutes * 60_000)
const HOUR = 60
const DAY = 24 * HOUR
const box = {
  ...{ on: true, checkedBy: 'mx.firm.example', outsideHost: 'mx.firm.example', provenAt: NOON as string | null },
  ...{ trialTag: null as string | null, trialAt: NOON, trialTries: 1, trialSentAt: null as string | null },
}
const running = { ...box, trialTag: 'a'.repeat(32) }

test('what was shown is tried again a day after the last trial', () => {
  expect(nextStep(box)).toEqual({ step: 'begin', at: later(DAY) })
})

test('nothing is repeated where nothing was shown, or where mail is not taken in', () => {
  for (const more of [{ provenAt: null }, { on: false }, { checkedBy: '' }, { outsideHost: '' }])
    expect(nextStep({ ...box, ...more }), JSON.stringify(more)).toBeUndefined()
})

test('a trial that was not taken is sent again within the hour, and then given up', () => {
  const moments = [0, 1, 2, 3, 4].map((trialTries) => nextStep({ ...running, trialTries }))
  expect(moments).toEqual([0, 5, 15, 30, 50].map((minutes) => ({ step: 'send', at: later(minutes) })))
  expect(nextStep({ ...running, trialTries: 5 })).toMatchObject({ step: 'end' })
})

test('a trial that was taken ends an hour after that', () => {
  const trialSentAt = later(30).toISOString()
  expect(nextStep({ ...running, trialSentAt })).toEqual({ step: 'end', at: later(90) })
  expect(isLate({ trialAt: NOON, trialSentAt }, later(90))).toBe(false)
  expect(isLate({ trialAt: NOON, trialSentAt }, later(91))).toBe(true)
  expect(isLate({ trialAt: NOON, trialSentAt: null }, later(61))).toBe(true)
})

test('the third daily trial in a row that cannot be sent is one too many', () => {
  expect(isUnsentTooLong(null, later(30 * DAY))).toBe(false)
  expect(isUnsentTooLong(NOON, later(2 * DAY - 1))).toBe(false)
  expect(isUnsentTooLong(NOON, later(2 * DAY))).toBe(true)
})

test('what was shown longer ago than five days does not count, whatever kept it from being tried again', () => {
  expect(isProven(null, later(0))).toBe(false)
  expect(isProven(undefined, later(0))).toBe(false)
  expect(isProven(NOON, later(5 * DAY - 1))).toBe(true)
  expect(isProven(NOON, later(5 * DAY))).toBe(false)
})
