import { expect, test } from 'vitest'
import { icalendar } from './icalendar.ts'

test('an event is a day with escaped text, and no line is longer than 75 octets', () => {
  const text = icalendar(
    'VisaCare',
    [{ id: 'd1', on: '2026-12-01', title: 'Answer; due, now', details: 'é'.repeat(60), url: 'https://x.test/1' }],
    new Date('2026-11-15T06:00:00Z'),
  )
  expect(text).toContain('DTSTART;VALUE=DATE:20261201\r\n')
  expect(text).toContain('SUMMARY:Answer\\; due\\, now\r\n')
  expect(text).toContain('DTSTAMP:20261115T060000Z')
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(text.replace(/\r\n /g, '')).toContain('é'.repeat(60))
})
