import { expect, test } from 'vitest'
import { contradictions, endedBefore, openByEVerify, supplementBFaults, unlistedFaults } from './acceptable.ts'
import { EVerify, Section1, ShownDocument } from './records.ts'

const shown = (list: string, title: string) =>
  ShownDocument.parse({ list, title, authority: 'x', number: '1', expiresOn: null })

test('only what stands on the lists is taken', () => {
  expect(unlistedFaults([shown('A', 'Library card')])).toEqual(['Library card is not on List A of the form.'])
  expect(unlistedFaults([shown('B', 'Social Security Card')])).toHaveLength(1)
  expect(unlistedFaults([shown('A', 'Foreign Passport'), shown('A', 'Form I-94'), shown('A', 'Form I-20')])).toEqual([])
})

test('Supplement B takes only what says that somebody may work', () => {
  const faults = (...documents: ShownDocument[]) => supplementBFaults(documents, '2026-11-17')
  const [passport, i94] = [shown('A', 'Foreign Passport'), shown('A', 'Form I-94')]
  expect(faults(passport)).toEqual(['A foreign passport by itself shows who somebody is, not that they may work.'])
  expect(faults(shown('A', 'FSM or RMI Passport'))).toHaveLength(1)
  expect(faults(passport, shown('A', 'Form I-20'))).toHaveLength(1)
  expect(faults(shown('A', 'Form I-20'))).toHaveLength(1)
  expect(faults({ ...shown('C', 'Social Security Card'), restricted: true })).toHaveLength(1)
  expect(faults(i94)).toEqual(['An I-94 or notice counts together with the document it was given with.'])
  expect(faults(passport, { ...i94, expiresOn: '2026-11-16' })).toEqual(['Form I-94 had expired when it was shown.'])
  expect([faults(passport, i94), faults(shown('A', 'Employment Auth. Doc. (I-766)'))]).toEqual([[], []])
})

test('a U.S. passport does not go with the box of an alien', () => {
  expect(contradictions([shown('A', 'U.S. Passport')], 'Authorized to work')).toHaveLength(1)
  expect(contradictions([shown('A', 'U.S. Passport')], 'Citizen')).toEqual([])
})

test('box 4 with a day that has passed is not signed', () => {
  const box4 = (authorizedUntil: string) =>
    Object.keys(endedBefore(Section1.parse({ status: 'Authorized to work', authorizedUntil }), '2026-11-17'))
  expect([box4('2026-01-01'), box4('2026-11-17'), box4('N/A')]).toEqual([['authorizedUntil'], [], []])
})

/** i9.md §4, D-95. */
test('a referred case waits eight federal working days, a final nonconfirmation at once', () => {
  const due = (more: object) =>
    openByEVerify(EVerify.parse({ caseNumber: '1', openedOn: '2026-11-16', ...more })).map(({ dueOn }) => dueOn)
  expect(due({ result: 'mismatch', resultOn: '2026-11-16' })).toEqual(['2026-12-01'])
  expect(due({ result: 'referred', referredOn: '2026-11-16' })).toEqual(['2026-11-27'])
  expect(due({ result: 'final nonconfirmation', resultOn: '2026-11-16' })).toEqual(['2026-11-16'])
  expect(due({ result: 'employment authorized' })).toEqual([])
})
