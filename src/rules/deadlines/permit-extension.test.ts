import { describe, expect, test } from 'vitest'
import { deadlineOf } from './all.ts'
import { standard } from './deadline.ts'
import type { Given } from './inputs.ts'
import { cardRenewed } from './permit-extension.ts'

const until = (given: Given) => {
  const outcome = deadlineOf('D-61', 'extended until')?.due(given, standard)
  return outcome?.state === 'dated' ? outcome.due.date : undefined
}
const before = { permitFiledOn: '2025-09-15', cardEndsOn: '2025-11-15' }
const since = { permitFiledOn: '2026-11-02', cardEndsOn: '2026-12-15' }
const plus540 = '2027-05-09'
const plus180 = '2027-06-13'

/** deadlines.md D-61, category by category: a card, what is applied for, and when work by the card ends. */
test.each<[Given['cardCategory'], Given['permitCategory'], Given, string]>([
  // Filed before 10-30-2025, same category.
  ['(c)(8)', '(c)(8)', before, plus540],
  ['(c)(9)', '(c)(9)', before, plus540],
  ['(c)(10)', '(c)(10)', before, plus540],
  ['(a)(17)', '(a)(17)', { ...before, i94EndsOn: '2026-05-31' }, '2026-05-31'],
  ['(a)(18)', '(a)(18)', { ...before, i94EndsOn: '2026-05-31' }, '2026-05-31'],
  ['(c)(26)', '(c)(26)', { ...before, i94EndsOn: '2030-01-01' }, plus540],
  ['(c)(26)', '(c)(26)', before, '2025-11-15'],
  ['(c)(3)(B)', '(c)(3)(B)', before, '2025-11-15'],
  ['(c)(3)(A)', '(c)(3)(A)', before, '2025-11-15'],
  // Another category than the card's, or one nobody knows.
  ['(c)(26)', '(c)(9)', before, '2025-11-15'],
  [undefined, '(c)(9)', before, '2025-11-15'],
  // Since 10-30-2025.
  ['(c)(9)', '(c)(9)', since, '2026-12-15'],
  ['(c)(26)', '(c)(26)', { ...since, i94EndsOn: '2030-01-01' }, '2026-12-15'],
  // A STEM extension carries on practical training, whenever filed; a STEM card is extended by nothing.
  ['(c)(3)(B)', '(c)(3)(C)', since, plus180],
  ['(c)(3)(C)', '(c)(3)(C)', since, '2026-12-15'],
  ['(c)(3)(A)', '(c)(3)(C)', since, '2026-12-15'],
  ['(c)(9)', '(c)(3)(C)', since, '2026-12-15'],
  [undefined, '(c)(3)(C)', since, '2026-12-15'],
  ['(c)(3)(B)', '(c)(3)(C)', { permitFiledOn: '2026-12-15', cardEndsOn: '2026-12-15' }, '2026-12-15'],
])('a %s card, %s applied for', (cardCategory, permitCategory, more, end) => {
  expect(until({ permitCategory, ...(cardCategory && { cardCategory }), ...more })).toBe(end)
})

describe('the decision ends the extension', () => {
  const stem = { permitCategory: '(c)(3)(C)', cardCategory: '(c)(3)(B)' } as const

  test('a STEM card that was approved ends as printed, not 180 days later', () => {
    const card = { ...stem, permitFiledOn: '2026-11-02', permitDecidedOn: '2027-01-20', cardEndsOn: '2028-12-14' }
    expect(until(card)).toBe('2028-12-14')
  })

  test('denied while extended, work ends on the day of the decision; denied before, with the card', () => {
    expect(until({ ...stem, ...since, permitDecidedOn: '2027-02-01' })).toBe('2027-02-01')
    expect(until({ ...stem, ...since, permitDecidedOn: '2026-11-20' })).toBe('2026-12-15')
  })
})

describe('the card an application replaces', () => {
  test('is in the same category when it is a renewal', () => {
    expect(cardRenewed({ permitCategory: '(c)(9)' }, true)).toEqual({ cardCategory: '(c)(9)' })
    expect(cardRenewed({ permitCategory: '(c)(9)' }, false)).toEqual({})
  })

  test('is the one of practical training when a STEM extension follows it, and no other card', () => {
    const stem = { permitCategory: '(c)(3)(C)', optEndsOn: '2026-12-15' } as const
    expect(cardRenewed(stem, true)).toEqual({ cardEndsOn: '2026-12-15', cardCategory: '(c)(3)(B)' })
    expect(cardRenewed({ ...stem, cardEndsOn: '2028-12-14' }, true)).toEqual({})
    expect(cardRenewed({ permitCategory: '(c)(3)(C)', cardEndsOn: '2028-12-14' }, true)).toEqual({})
  })
})
