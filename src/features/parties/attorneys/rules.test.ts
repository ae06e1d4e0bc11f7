import { describe, expect, it } from 'vitest'
import { explanationMissing, missingForG28, parseAttorney, repeatedLicense } from './rules.ts'

const today = '2026-11-15'
const firm = { street: '120 Water Street', city: 'Boston', state: 'MA', zipCode: '02109' }
const licenses = [{ id: 'r1', state: 'MA', barNumber: '672410' }]
const ready = { licenses, restriction: 'Not subject', phone: '+16175550160' } as const

describe('what Form G-28 still needs', () => {
  it.each([
    ['nothing, with the firm’s address', ready, firm, []],
    ['a license', { ...ready, licenses: [] }, firm, ['a bar license']],
    ['the answer about orders', { ...ready, restriction: null }, firm, ['whether an order restricts practice']],
    ['the explanation of an order', { ...ready, restriction: 'Subject' }, firm, ['the explanation of the order']],
    ['an address, where the firm has none', ready, {}, ['an address']],
    ['the rest of an own address', { ...ready, street: '1 Main Street' }, firm, ['an address']],
    ['a phone number', { ...ready, phone: null }, firm, ['a daytime phone number']],
  ] as const)('%s', (_what, profile, address, missing) => {
    expect(missingForG28({ ...profile, licenses: [...profile.licenses] }, address)).toEqual(missing)
  })

  it('asks for an explanation only of an order', () => {
    expect(explanationMissing({ restriction: 'Not subject' })).toBe(false)
    expect(explanationMissing({ restriction: 'Subject', restrictionExplained: 'Reinstated in 2020.' })).toBe(false)
  })
})

describe('bar licenses', () => {
  it('keep the state’s code and the number as text', () => {
    const { answers, problems } = parseAttorney({ licenses: [{ state: 'ny', barNumber: 5123487 }] }, today)
    expect(problems).toEqual({})
    expect(answers['attorney.licenses']).toEqual({ value: [{ id: 'r1', state: 'NY', barNumber: '5123487' }] })
  })

  it('stand in the list once, however they are written', () => {
    expect(
      repeatedLicense([
        { state: 'NY', barNumber: '51-234' },
        { state: 'NY', barNumber: '51234' },
      ]),
    ).toMatch(/^license 2/)
    expect(
      repeatedLicense([
        { state: 'NY', barNumber: '51234' },
        { state: 'NJ', barNumber: '51234' },
      ]),
    ).toBeUndefined()
  })

  it('can all be taken away', () => {
    expect(parseAttorney({ licenses: [] }, today).answers).toEqual({ 'attorney.licenses': null })
  })
})
