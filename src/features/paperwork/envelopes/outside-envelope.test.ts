import { expect, test } from 'vitest'
import { outsideEnvelope } from './outside-envelope.ts'

const place = { label: '', page: 1, width: 4200, height: 480 }
const helen = { id: 7, position: 1, name: 'Helen Achebe', email: 'helen@northwind.example' }
const priya = { id: 9, position: 2, name: 'Priya Nair', email: 'priya@northwind.example' }

const handed = {
  envelope: { title: 'Support letter', message: '', validDays: 14 },
  signers: [helen, priya],
  fields: [
    { ...place, id: 1, signerId: 7, kind: 'signature', x: 1000, y: 5000 },
    { ...place, id: 2, signerId: 7, kind: 'date', x: 6200, y: 5000 },
    { ...place, id: 3, signerId: 9, kind: 'signature', page: 2, x: 1000, y: 5000 },
    { ...place, id: 4, signerId: 9, kind: 'text', label: 'Title', page: 2, x: 0, y: 0 },
  ],
  pages: [
    { width: 612, height: 792 },
    { width: 792, height: 612 },
  ],
  file: new Uint8Array([1, 2, 3]),
  transactionId: 'one',
} as const

test('an envelope is handed over with its signers in order, and every place in points of its own page', () => {
  const { recipients, documents, notification } = outsideEnvelope(handed)
  expect(documents).toEqual([
    { documentId: '1', name: 'Support letter.pdf', fileExtension: 'pdf', documentBase64: 'AQID' },
  ])
  expect(
    recipients.signers.map(({ name, email, recipientId, routingOrder }) => [name, email, recipientId, routingOrder]),
  ).toEqual([
    ['Helen Achebe', 'helen@northwind.example', '1', '1'],
    ['Priya Nair', 'priya@northwind.example', '2', '2'],
  ])
  const [first, second] = recipients.signers.map(({ tabs }) => tabs)
  expect(first?.signHereTabs).toMatchObject([{ pageNumber: '1', xPosition: '61', yPosition: '396' }])
  expect(first?.dateSignedTabs).toMatchObject([{ xPosition: '379', yPosition: '396' }])
  // The second page lies on its side.
  expect(second?.signHereTabs).toMatchObject([{ pageNumber: '2', xPosition: '79', yPosition: '306' }])
  expect(second?.textTabs).toMatchObject([{ tabLabel: 'Title', required: 'true' }])
  expect(notification.expirations.expireAfter).toBe('14')
})
