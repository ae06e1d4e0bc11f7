import { showDate } from '#formats/dates.ts'
import { addDays } from '#formats/day.ts'
import { check, ok, warn } from './check.ts'
import { deadline } from './deadline.ts'

/** D-62: how long a card runs, when work must stop, and what a STEM student owes. */
export const permitCardDeadlines = [
  deadline({
    id: 'D-62',
    part: 'card until',
    title: 'The card can run until',
    citation: 'USCIS policy of 12-05-2025; 8 CFR 214.2(f)(10), 214.2(h)(9)(iv)',
    evidence: 'V',
    kind: 'info',
    severity: 'policy',
    needs: ['permitCategory', 'cardIssuedOn'],
    may: ['i94EndsOn'],
    due: ({ permitCategory, cardIssuedOn, i94EndsOn }, { from, setting }) => {
      const months = cardMonths(permitCategory, () => setting('adjustmentCardMonths', cardIssuedOn))
      if (months !== undefined) return from('cardIssuedOn').plusMonths(months).plusDays(-1)
      return permitCategory === '(c)(26)' && i94EndsOn !== undefined
        ? from('cardIssuedOn').notBefore('H-4 I-94 ends', i94EndsOn)
        : undefined
    },
  }),
  deadline({
    id: 'D-62',
    part: 'last day of work',
    title: 'The last day of work with this card is',
    citation: '8 CFR 274a.14(a)(1)(i)',
    kind: 'expires',
    severity: 'regulatory',
    needs: ['cardEndsOn'],
    due: (_, { from }) => from('cardEndsOn'),
  }),
  deadline({
    id: 'D-62',
    part: 'unemployment',
    title: 'Without a job the days of unemployment are used up on',
    citation: '8 CFR 214.2(f)(10)(ii)(E)',
    kind: 'expires',
    severity: 'regulatory',
    needs: ['permitCategory', 'unemployedDays', 'today'],
    applies: ({ permitCategory }) => permitCategory === '(c)(3)(B)' || permitCategory === '(c)(3)(C)',
    due: ({ permitCategory, unemployedDays }, { from }) =>
      from('today').plusDays((permitCategory === '(c)(3)(C)' ? 150 : 90) - unemployedDays, 'left'),
  }),
  deadline({
    id: 'D-62',
    part: 'student change reported',
    title: 'Change of the STEM student is reported by',
    citation: '8 CFR 214.2(f)(12)(ii)',
    kind: 'due',
    severity: 'regulatory',
    needs: ['studentChangeOn'],
    due: (_, { from }) => from('studentChangeOn').plusDays(10),
  }),
  ...[6, 12, 18, 24].map((months) =>
    deadline({
      id: 'D-62',
      part: `STEM month ${months}`,
      title: months % 12 === 0 ? 'Validation and self-evaluation are due by' : 'Validation is due by',
      citation: '8 CFR 214.2(f)(10)(ii)(C), (f)(12)(ii)',
      kind: 'due',
      severity: 'regulatory',
      needs: ['stemStartsOn'],
      due: (_, { from }) => from('stemStartsOn').plusMonths(months),
    }),
  ),
]

export const permitCardChecks = [
  check({
    id: 'D-62',
    part: 'gap',
    title: 'New card before the old one expires',
    citation: '8 CFR 274a.13(d)',
    needs: ['today', 'expectedProcessingDays', 'cardEndsOn'],
    judge: ({ today, expectedProcessingDays, cardEndsOn }) =>
      addDays(today, expectedProcessingDays) > cardEndsOn
        ? warn(`A gap is likely: without an extension work stops on ${showDate(addDays(cardEndsOn, 1))}.`)
        : ok('A new card is expected in time.'),
  }),
]

function cardMonths(category: string, adjustment: () => number): number | undefined {
  if (category === '(c)(9)') return adjustment()
  if (category === '(c)(3)(A)' || category === '(c)(3)(B)') return 12
  return category === '(c)(3)(C)' ? 24 : undefined
}
