import { describe, expect, test } from 'vitest'
import { fastest } from './fastest.ts'
import { addressOf, answeredBy, deliveredTo, isAutomatic, readingSides, tagsIn, withoutQuote } from './rules.ts'

const TAG = '0123456789abcdef0123456789abcdef'
const box = 'cases@mail.example'

test('the address of a case leads back to its tag, whatever else a message is addressed to', () => {
  const address = addressOf(box, TAG)
  expect(address).toBe(`cases+${TAG}@mail.example`)
  expect(tagsIn(['hr@x.example', address.toUpperCase(), address], box)).toEqual([TAG])
  expect(tagsIn([`cases+${TAG}@other.example`, `cases+short@mail.example`, 'cases@mail.example'], box)).toEqual([])
})

test.each([
  ['', '', false],
  ['no', '', false],
  ['auto-replied', '', true],
  ['auto-generated; type=bounce', '', true],
  ['', 'bulk', true],
])('Auto-Submitted %j and Precedence %j: automatic %s', (autoSubmitted, precedence, expected) => {
  expect(isAutomatic({ autoSubmitted, precedence })).toBe(expected)
})

describe('what somebody wrote', () => {
  test.each([
    ['Yes.\n\nOn Mon, Nov 16, 2026 at 9:02 AM Ana Ruiz <a@b.example> wrote:\n> Is it so?', 'Yes.'],
    ['Sí.\r\n\r\nEl lun, 16 nov 2026 a las 9:02, Ana Ruiz\r\n<a@b.example> escribió:\r\n> ¿Es así?', 'Sí.'],
    ['Yes.\n-----Original Message-----\nFrom: Ana', 'Yes.'],
    ['Yes.\n\nFrom: Ana Ruiz <a@b.example>\nSent: Monday\nTo: me\n\nIs it so?', 'Yes.'],
    ['> only a quote', '> only a quote'],
    ['On Monday I wrote to them.\nNo answer.', 'On Monday I wrote to them.\nNo answer.'],
  ])('of %j is %j', (text, own) => {
    expect(withoutQuote(text)).toBe(own)
  })
})

test('whom a copy was delivered to is read from its head only, folded or not', () => {
  const head = 'Delivered-To:\r\n A@b.example\r\nX-Original-To: <c@b.example>\r\nEnvelope-To: x <d\0@b.example> y'
  expect(deliveredTo(Buffer.from(`${head}\r\n\r\nDelivered-To: e@b.example`))).toEqual([
    ...['a@b.example', 'c@b.example', 'd@b.example'],
  ])
})

test.each([
  ['>'.repeat(60_000), 'an angle bracket'],
  [' '.repeat(60_000), 'a space'],
  ['<'.repeat(60_000), 'another bracket'],
])('a head that nobody writes takes no longer than another (%#)', (many) => {
  const raw = Buffer.from(`Delivered-To: ${many}\rx\r\n\r\n`, 'latin1')
  expect(fastest(() => deliveredTo(raw))).toBeLessThan(300)
})

test('the firm reads and answers; without one whoever does the case', () => {
  const legal = { mode: 'LEGAL', lawFirmId: 1, attorneyId: 2, ball: 'employee' } as const
  expect(readingSides(legal, 'employee')).toEqual(['attorney', 'firm'])
  expect(answeredBy(legal, 'employee')).toBe('attorney')
  expect(answeredBy({ ...legal, ball: 'firm' }, 'employee')).toBe('firm')
  expect(answeredBy({ ...legal, attorneyId: null }, 'employee')).toBe('firm')
  expect(answeredBy({ ...legal, lawFirmId: null, attorneyId: null }, 'employee')).toBe('employer')
  expect(answeredBy({ ...legal, mode: 'DIY' }, 'employee')).toBe('employee')
})
