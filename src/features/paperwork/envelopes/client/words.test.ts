import { expect, test } from 'vitest'
import { inEnglish, sayFrom } from '#ui/say.ts'
import { signing } from '../signing-contract.ts'
import { signingInSpanish } from './spanish.ts'
import { overWords, sentWords, stateOf, verifiedWords, whoAsks } from './words.ts'

test('who asks, and until when', () => {
  const asks = { from: 'Miriam Lane', office: 'Harbor & Lane', expiresOn: '2026-12-07' }
  expect(whoAsks({ ...asks, caseOf: null }, inEnglish)).toBe('From Miriam Lane, Harbor & Lane, by 12-07-2026.')
  expect(whoAsks({ ...asks, caseOf: 'Priya NAIR' }, inEnglish)).toMatch(/^For the case of Priya NAIR\. From Miriam/)
})

test('who comes too early reads who signs before', () => {
  const signers = [
    { position: 1, name: 'Helen Achebe', state: 'asked', isYou: false },
    { position: 2, name: 'Priya Nair', state: 'waiting', isYou: true },
  ] as const
  expect(overWords({ standing: 'waiting', from: 'Miriam Lane', signers: [...signers] }, inEnglish).text).toContain(
    'Helen Achebe signs before you',
  )
})

test('only a file that is whole is called good', () => {
  const good = Object.entries(verifiedWords).filter(([, { tone }]) => tone === 'good')
  expect(good.map(([result]) => result)).toEqual(['whole'])
})

test('a signer who reads Spanish is refused in Spanish, too', () => {
  const say = sayFrom(signingInSpanish)
  const messages = Object.values(signing).flatMap(({ refusals = {} }) =>
    Object.values(refusals as Record<string, { message: string }>).map(({ message }) => message),
  )
  expect(messages.length).toBeGreaterThan(10)
  expect(messages.filter((message) => say(message) === message)).toEqual([])
})

test('who sent it reads what the mail waits for, and that a file all have signed is being sealed', () => {
  const helen = { name: 'Helen Achebe', email: 'helen@northwind.example', state: 'asked' as const }
  const of = (mail: '' | 'waiting' | 'held') => ({
    signers: [helen as never],
    events: [{ kind: 'asked', who: 'Helen Achebe <helen@northwind.example>', note: '', at: '', mail }],
  })
  expect(sentWords(of('held'))).toBe('Ready for Helen Achebe: the e-mail waits for a mail server.')
  expect([sentWords(of('waiting')), sentWords(of(''))]).toEqual(['Sent to Helen Achebe.', 'Sent to Helen Achebe.'])
  const signedAt = '2026-11-18T02:00:00Z'
  const state = (signer: 'asked' | 'signed', at: string) =>
    stateOf(
      { state: 'sent', brought: false, signers: [{ ...helen, state: signer, signedAt } as never] },
      Date.parse(at),
    ).words
  const [soon, late] = ['2026-11-18T02:01:00Z', '2026-11-18T02:21:00Z']
  expect([state('asked', soon), state('signed', soon)]).toEqual(['Out for signature', 'Being sealed'])
  expect([state('asked', late), state('signed', late)]).toEqual(['Out for signature', 'Not sealed yet'])
})

test('an envelope of an archive is not said to be signed by all: nobody here has seen it', () => {
  const of = (brought: boolean) => stateOf({ state: 'completed', brought, signers: [] }).words
  expect([of(false), of(true)]).toEqual(['Signed by all', 'Signed elsewhere, not checked'])
})
