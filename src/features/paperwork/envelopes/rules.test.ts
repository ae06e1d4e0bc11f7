import { describe, expect, test } from 'vitest'
import { defaultFields, fitsOnPages, isExpired, isPaperForm, maskedEmail, nextSigner } from './rules.ts'

const document = {
  documentType: 'Support letter',
  formType: '',
  fileName: 'letter.pdf',
  purpose: 'document',
  firstPage: '',
}

describe('a form of the government', () => {
  test.each([
    { documentType: 'Form I-129' },
    { documentType: 'G-28' },
    { fileName: 'i-485 signed.pdf' },
    { formType: 'I-765' },
    { purpose: 'form' },
    { purpose: 'package' },
    { firstPage: 'Petition for a Nonimmigrant Worker OMB No. 1615-0009 Expires 02/28/2027' },
    { firstPage: 'ETA-9035 OMB Control Number: 1205-0310' },
  ])('takes ink: %j', (more) => expect(isPaperForm({ ...document, ...more })).toBe(true))

  test.each([
    {},
    { documentType: 'I-129 support letter', fileName: 'I-129 support letter.pdf' },
    { documentType: 'Engagement letter', firstPage: 'We agree to prepare Form I-129 for you.' },
  ])('is not what is written for it: %j', (more) => expect(isPaperForm({ ...document, ...more })).toBe(false))
})

test('several signers have places that do not touch and lie on the page', () => {
  const places = [1, 2, 3, 4, 5].flatMap((position) => defaultFields(2, position, 5))
  expect(places.every((field) => fitsOnPages(field, 2))).toBe(true)
  const signatures = places.filter(({ kind }) => kind === 'signature').map(({ y, height }) => [y, y + height])
  for (const [index, [top = 0]] of signatures.entries()) {
    const before = signatures[index - 1]?.[1] ?? 0
    expect(top).toBeGreaterThan(before)
  }
})

test('the turn goes in order, and to nobody after a no', () => {
  const first = { id: 1, position: 1, state: 'signed' } as const
  const second = { id: 2, position: 2, state: 'waiting' } as const
  expect(nextSigner([second, first])?.id).toBe(2)
  expect(nextSigner([first])).toBeUndefined()
  expect(nextSigner([{ ...first, state: 'declined' }, second])).toBeUndefined()
})

test('an envelope is over when its time is, whatever a job has written', () => {
  const sent = { state: 'sent', expiresAt: '2026-12-01T00:00:00Z' } as const
  expect(isExpired(sent, new Date('2026-11-30T23:59:59Z'))).toBe(false)
  expect(isExpired(sent, new Date('2026-12-01T00:00:00Z'))).toBe(true)
})

test('an address is shown so that its owner knows it', () => {
  expect(maskedEmail('helen@northwind.example')).toBe('h•••@northwind.example')
})
