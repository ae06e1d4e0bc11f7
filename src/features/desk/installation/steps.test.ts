import { describe, expect, test } from 'vitest'
import { mailServerOf } from './server/handlers.ts'
import { type Found, nextOf, phaseOf, stepsOf } from './steps.ts'

const first = { name: 'First', at: '2026-11-01T10:00:00+00:00' }
const mail = { server: 'mail.example:587', from: 'VisaCare <a@b.example>' }
const sent = { to: 'ada@northstar.example', status: 'sent', error: '', at: first.at } as const
const complete: Found = {
  aside: {},
  forms: { here: 7, all: 7, lastAt: first.at, underWay: 0 },
  mail: { ...mail, test: sent },
  ...{ lawFirm: first, attorney: first, company: first, payment: first, invited: first, invitationsKept: 0 },
}
const everything = () => true
const openIn = (found: Partial<Found>) =>
  stepsOf({ ...complete, ...found }, everything).flatMap(({ id, state }) => (state === 'open' ? [id] : []))

describe('a step', () => {
  test.each<[Partial<Found>, string[]]>([
    [{}, []],
    [{ forms: { here: 6, all: 7, lastAt: first.at, underWay: 1 } }, ['forms']],
    [{ mail: { ...mail, server: null, test: null } }, ['mail']],
    [{ mail: { ...mail, test: null } }, ['mail']],
    [{ mail: { ...mail, test: { ...sent, status: 'waiting' } } }, ['mail']],
    [{ mail: { ...mail, test: { ...sent, status: 'held' } } }, ['mail']],
    [{ mail: { ...mail, test: { ...sent, status: 'failed' } } }, ['mail']],
    [{ lawFirm: null }, ['lawFirm']],
    [{ attorney: null }, ['attorney']],
    [{ company: null }, ['company']],
    [{ payment: null }, ['payment']],
    [{ invited: null }, ['invite']],
    [{ invited: null, aside: { invite: first.at } }, []],
  ])('%o leaves %o open', (found, open) => {
    expect(openIn(found)).toEqual(open)
  })

  test('about payments says whose method there is, and promises nothing for the others', () => {
    expect(stepsOf(complete, everything)[5]?.says).toBe(
      'First has the first one. Every other client adds its own on its billing page',
    )
  })

  test('that is done stays done when it was put aside before', () => {
    expect(stepsOf({ ...complete, aside: { company: first.at } }, everything)[4]).toMatchObject({ state: 'done' })
  })

  test('no longer waits for one that was put aside', () => {
    const found = { ...complete, mail: { ...mail, test: null }, invited: null, invitationsKept: 2 }
    expect(stepsOf(found, everything)[6]).toMatchObject({ after: 'mail' })
    const invite = stepsOf({ ...found, aside: { mail: first.at } }, everything)[6]
    expect(invite).toMatchObject({ after: null, says: expect.stringContaining('2 invitations not sent yet') })
  })

  test('offers no way to somebody without the right', () => {
    expect(stepsOf(complete, () => false).every(({ action }) => action === null)).toBe(true)
  })
})

describe('the next step', () => {
  const forms = { here: 0, all: 7, lastAt: null, underWay: 0 }
  const next = (found: Partial<Found>, server: string | null = mail.server) =>
    nextOf(stepsOf({ ...complete, ...found }, everything), server)
  test('is the first that can be done here; the forms come by themselves', () => {
    expect(next({ forms, attorney: null, company: null })).toBe('attorney')
    expect(next({ forms })).toBe('forms')
    expect(next({})).toBeNull()
  })

  test('is not the mail while its server is missing: that is a setting', () => {
    expect(next({ mail: { ...mail, server: null, test: null }, payment: null }, null)).toBe('payment')
  })
})

test.each([
  ['2026-11-14T10:00:00Z', 'complete'],
  ['2026-11-15T10:00:00Z', 'over'],
])('on %s, 14 days after the last step, it is %s', (now, phase) => {
  const steps = stepsOf(complete, everything)
  expect(phaseOf(steps, false, new Date(now))).toBe(phase)
  expect(phaseOf(steps, true, new Date(now))).toBe('demo')
})

test.each([
  [undefined, null],
  ['smtp://user:password@mail.example', 'mail.example:587'],
  ['smtps://user:password@mail.example', 'mail.example:465'],
  ['smtp://mail.example:2525', 'mail.example:2525'],
])('of %s people see %s', (url, shown) => {
  expect(mailServerOf(url)).toBe(shown)
})
