import { expect, test } from 'vitest'
import { momentInWords } from '../moment-in-words.ts'
import { certificateBlocks, pageMarks } from './sealed-file.ts'

const place = { label: '', page: 2, x: 1000, y: 9000, width: 4000, height: 500 }

test('a drawing loses the empty paper around it; the day comes from the moment of signing', () => {
  const marks = pageMarks({
    fields: [
      { ...place, id: 1, signerId: 7, kind: 'signature' },
      { ...place, id: 2, signerId: 7, kind: 'date' },
      { ...place, id: 3, signerId: 7, kind: 'text' },
    ],
    marks: { 1: { kind: 'drawn', width: 300, height: 150, strokes: [[100, 50, 160, 90]] } },
    signedOn: new Map([[7, '2026-12-01']]),
  })
  expect(marks.map(({ page, ink }) => [page, ink])).toEqual([
    [1, { kind: 'strokes', width: 60, height: 40, strokes: [[0, 0, 60, 40]] }],
    [1, { kind: 'text', text: '12-01-2026' }],
  ])
  expect(marks[0]?.place).toEqual({ x: 0.1, y: 0.9, width: 0.4, height: 0.05 })
})

const at = new Date('2026-12-01T14:26:00Z')

test('a moment is said in the zone of the office and in UTC', () => {
  expect(momentInWords('America/New_York', at)).toBe('12-01-2026 09:26 (America/New York), 14:26 UTC')
  // Late in the evening it is the next day in UTC.
  expect(momentInWords('America/New_York', new Date('2026-10-19T01:45:00Z'))).toBe(
    '10-18-2026 21:45 (America/New York), 10-19-2026 01:45 UTC',
  )
})

test('the certificate names the document, its digest and how to check it, and of each signer every step', () => {
  const moment = at.toISOString()
  const helen = {
    ...{
      id: 1,
      position: 1,
      name: 'Helen Achebe',
      email: 'helen@northwind.example',
      role: 'COO',
      state: 'signed' as const,
    },
    ...{ askedAt: moment, remindedAt: null, openedAt: moment, identifiedAt: moment, signedAt: moment },
    ...{ address: '203.0.113.7', declineReason: '' },
  }
  const envelope = { title: 'Support letter', sentAt: moment, createdByName: 'Miriam Lane', pages: 2 }
  const who = 'Helen Achebe <helen@northwind.example>'
  const asked = { kind: 'asked', who, note: '', at: moment, mail: '' as const }
  const around = { office: 'Harbor & Lane', zone: 'America/New_York', sha256: 'a'.repeat(64), completedAt: at }
  const saidOf = (mail: '' | 'held') =>
    JSON.stringify(
      certificateBlocks(
        { ...envelope, events: [{ ...asked, mail }], checkNumber: 'VC-7F3K-92QD-M4TX', signers: [helen] },
        { ...around, verifyUrl: 'https://visacare.example/verifySignedDocument/VC-7F3K-92QD-M4TX' },
      ),
    )
  const said = saidOf('')
  expect(said).toContain('Mailed 12-01-2026')
  expect(saidOf('held')).toContain('not mailed from here')
  expect(saidOf('held')).not.toContain('Mailed 12-01-2026')
  for (const words of [
    'Support letter',
    'VC-7F3K-92QD-M4TX',
    'helen@northwind.example',
    '203.0.113.7',
    'One-time code',
  ])
    expect(said).toContain(words)
})
