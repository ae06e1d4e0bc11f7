import { expect, test } from 'vitest'
import { fieldsIn } from './head-fields.ts'
import { isLate, isProven, isUnsentTooLong, nextStep, trialMail, whyNotProven } from './trial.ts'

const SERVER = 'mx.firm.example'
const TAG = '0123456789abcdef0123456789abcdef'
const sent = trialMail({ checkedBy: SERVER, tag: TAG, from: 'no-reply@visacare.example', to: 'cases+x@firm.example' })
const OWN = `Authentication-Results: ${SERVER}; dmarc=fail header.from=visacare.example`
const fieldsOf = (raw: string) => fieldsIn(Buffer.from(raw))
/** As a mail server passes it on that removes those of its forged lines that `are` picks. */
const passedOn = (above: readonly string[], are: (value: string, index: number) => boolean) => {
  const forged = fieldsOf(sent).filter(({ name }) => name === 'authentication-results')
  const rest = sent.slice(sent.indexOf('From:'))
  const left = forged
    .filter(({ value }, index) => !are(value, index))
    .map(({ value }) => `Authentication-Results:${value}`)
  return fieldsOf([...above, ...left, rest].join('\r\n'))
}
const every = () => true

test('a mail server that removes every forged line and writes its own is proven', () => {
  expect(whyNotProven(passedOn([OWN], every), SERVER, TAG)).toBe('')
})

test('one forged line that comes through is enough to fail, however it is spelled', () => {
  const count = fieldsOf(sent).filter(({ name }) => name === 'authentication-results').length
  expect(count).toBe(4)
  for (let kept = 0; kept < count; kept++)
    expect(
      whyNotProven(
        passedOn([OWN], (_value, index) => index !== kept),
        SERVER,
        TAG,
      ),
    ).toMatch(/^A forged line/)
})

test('a mail server that removes lines but writes none of its own proves nothing', () => {
  for (const above of [
    [],
    ['Authentication-Results: other.example; dmarc=pass'],
    ['Received: from x by mx.firm.example'],
  ])
    expect(whyNotProven(passedOn(above, every), SERVER, TAG)).toMatch(/^The mail server added no line/)
})

test('what a trial sends is read by us as the server’s own verdict, so that it tries what would count', () => {
  for (const { name, value } of fieldsOf(sent).slice(0, 4)) {
    const alone = [{ name, value }, ...fieldsOf(sent).slice(4)]
    expect(whyNotProven(alone, SERVER, 'f'.repeat(32))).toBe('')
  }
})

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
