import { expect, test } from 'vitest'
import { certificateBlocks, momentInWords } from './certificate.ts'

const at = new Date('2026-12-01T14:26:00Z')

test('a moment is said in the zone of the office and in UTC', () => {
  expect(momentInWords('America/New_York', at)).toBe('12-01-2026 09:26 (America/New York), 14:26 UTC')
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
  const envelope = { title: 'Support letter', sentAt: moment, createdByName: 'Miriam Lane', pages: 2, events: [] }
  const around = { office: 'Harbor & Lane', zone: 'America/New_York', sha256: 'a'.repeat(64), completedAt: at }
  const blocks = certificateBlocks(
    { ...envelope, checkNumber: 'VC-7F3K-92QD-M4TX', signers: [helen] },
    { ...around, verifyUrl: 'https://visacare.example/verifySignedDocument/VC-7F3K-92QD-M4TX' },
  )
  const said = JSON.stringify(blocks)
  for (const words of [
    'Support letter',
    'VC-7F3K-92QD-M4TX',
    'helen@northwind.example',
    '203.0.113.7',
    'One-time code',
  ])
    expect(said).toContain(words)
})
