import { describe, expect, test } from 'vitest'
import {
  addressOf,
  answeredBy,
  deliveredTo,
  isAutomatic,
  messageIdIn,
  readingSides,
  tagsIn,
  withoutQuote,
} from './rules.ts'

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

test('the id of a message is read from its head only, folded or not', () => {
  expect(messageIdIn(Buffer.from('Subject: x\r\nMessage-ID:\r\n <a@b>\r\n\r\nMessage-ID: <other>'))).toBe('<a@b>')
  expect(messageIdIn(Buffer.from('Subject: x\r\n\r\nMessage-ID: <other>'))).toBe('')
  expect(deliveredTo(Buffer.from('Delivered-To: A@b.example\r\nX-Original-To: <c@b.example>\r\n\r\n'))).toEqual([
    ...['a@b.example', 'c@b.example'],
  ])
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
