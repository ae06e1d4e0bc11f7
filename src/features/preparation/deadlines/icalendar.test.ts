import ICAL from 'ical.js'
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

test('a hostile text stays one text, whichever way it tries to end its line', () => {
  const title = 'Call\rATTACH:x\u0085ATTACH:y\r\nATTACH:z\nATTACH:w\u0000\u000b'
  const text = icalendar('VisaCare', [{ id: 'e1', on: '2026-12-01', title, details: '' }], new Date())
  expect(text.replace(/\r\n /g, '')).toContain('SUMMARY:Call\\nATTACH:xATTACH:y\\nATTACH:z\\nATTACH:w\r\n')
  expect(text.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u)
})

test('another program’s reader finds the same events again', () => {
  const events = [
    {
      id: 'd1',
      on: '2026-12-01',
      title: 'Answer; due, now\\then',
      details: 'First line\nsecond – é',
      url: 'https://x.test/1',
    },
    { id: 'e2', on: '2027-02-28', title: 'Ask for the W-2 '.repeat(9).trim(), details: '' },
  ]
  const calendar = new ICAL.Component(
    ICAL.parse(icalendar('Dates of Miriam', events, new Date('2026-11-15T06:00:00Z'))),
  )
  const read = calendar.getAllSubcomponents('vevent').map((each) => {
    const event = new ICAL.Event(each)
    const url = each.getFirstPropertyValue('url')
    return {
      ...{ id: event.uid.replace('@visacare', ''), on: event.startDate.toString(), title: event.summary },
      ...{ details: event.description ?? '', ...(url && { url: String(url) }) },
    }
  })
  expect(read).toEqual(events)
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Dates of Miriam')
})
