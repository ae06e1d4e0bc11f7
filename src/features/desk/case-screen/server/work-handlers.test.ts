import { expect, test } from 'vitest'
import type { Answer, KnownAnswer } from '#engine/answer.ts'
import { differentFromFiled } from './work-handlers.ts'

const answer = (said: Answer): KnownAnswer => ({ ...said, source: 'form', by: null, at: '2026-01-01T00:00:00Z' })
const change = (fact: string, before: Answer | null, after: Answer | null) => ({
  fact,
  before: before && answer(before),
  after: after && answer(after),
})

test('what is answered as it was filed is no change, whatever stood there in between', () => {
  const changes = [
    change('back again', { value: 'Kochi' }, { value: 'Kochi' }),
    change('otherwise', { value: 'Kochi' }, { value: 'Delhi' }),
    change('first answer', null, { value: 'Kochi' }),
    change('taken away', { value: 'Kochi' }, null),
    change('none', { not: 'unknown' }, { not: 'none' }),
    change('a secret', { value: '•••••' }, { value: '•••••' }),
  ]
  expect(differentFromFiled(changes).map(({ fact }) => fact)).toEqual([
    'otherwise',
    'first answer',
    'taken away',
    'none',
    'a secret',
  ])
})
