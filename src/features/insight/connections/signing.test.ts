import { expect, test } from 'vitest'
import { bodyOf, headersOf, signatureOf } from './signing.ts'

const message = {
  ...{ messageId: '7b0f', event: 'case.moved', createdAt: '2026-11-17T09:00:00Z' },
  data: { caseId: 12, number: '26-00012' },
}

test('a signature is the one that the documented command line computes', () => {
  // printf '%s' '1763370000.{}' | openssl dgst -sha256 -hmac 'whs_secret'
  expect(signatureOf('whs_secret', 1_763_370_000, '{}')).toBe(
    'v1=6c6b2faec62ab4213a998a926c78cf8f34f9a5091b8cd566a6a453b5e9597bb0',
  )
})

test('another time, another body or another secret is another signature', () => {
  const one = signatureOf('a', 1, '{}')
  for (const other of [signatureOf('a', 2, '{}'), signatureOf('a', 1, '{ }'), signatureOf('b', 1, '{}')])
    expect(other).not.toBe(one)
})

test('a message sent again has the same body and id; only its time and signature are new', () => {
  const body = bodyOf(message)
  expect(JSON.parse(body)).toEqual({
    id: '7b0f',
    event: message.event,
    createdAt: message.createdAt,
    data: message.data,
  })
  const [first, later] = [new Date(1_763_370_000_500), new Date(1_763_370_600_000)].map((now) =>
    headersOf('s', message, body, now),
  )
  expect(first?.['x-visacare-timestamp']).toBe('1763370000')
  expect(first?.['x-visacare-signature']).toBe(signatureOf('s', 1_763_370_000, body))
  expect(later?.['x-visacare-delivery']).toBe(first?.['x-visacare-delivery'])
  expect(later?.['x-visacare-signature']).not.toBe(first?.['x-visacare-signature'])
})
