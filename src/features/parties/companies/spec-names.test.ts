import { expect, test } from 'vitest'
import { asEmployer } from './spec-names.ts'

const unanswered = { country: null, noOfEmployees: null }

test('an employer that has answered nothing is answered with the specification’s defaults', () => {
  expect(asEmployer(unanswered)).toMatchObject({ aptSteFlr: 'Apt', isApt: true, isSte: false, isFlr: false })
  expect(asEmployer({ ...unanswered, aptSteFlr: 'STE' })).toMatchObject({ aptSteFlr: 'STE', isApt: false, isSte: true })
})

test('flags are booleans on the specification’s paths, answered or not', () => {
  for (const [, value] of Object.entries(asEmployer(unanswered)).filter(([name]) =>
    /^(is(Apt|Ste|Flr)|h1bdependent)$/.test(name),
  ))
    expect(typeof value).toBe('boolean')
  expect(asEmployer(unanswered)).toMatchObject({ h1bdependent: false })
})
