import { deadline } from './deadline.ts'

/** Renewals in these categories were extended while pending (8 CFR 274a.13(d)). */
const extended: ReadonlySet<string> = new Set(['(a)(17)', '(a)(18)', '(c)(8)', '(c)(9)', '(c)(10)', '(c)(26)'])
/** … these never beyond the I-94. */
const boundToStay: ReadonlySet<string> = new Set(['(a)(17)', '(a)(18)', '(c)(26)'])

/** D-61: the automatic extension of a timely renewal, which renewals since 10-30-2025 no longer have. */
export const permitExtensionDeadlines = [
  deadline({
    id: 'D-61',
    part: 'extended until',
    title: 'Work authorization by the card, extensions included, ends on',
    citation: '8 CFR 274a.13(d), (e), 274a.12(b)(6)(iv)',
    evidence: 'V',
    kind: 'expires',
    severity: 'regulatory',
    needs: ['permitCategory', 'permitFiledOn', 'cardEndsOn'],
    may: ['i94EndsOn'],
    due: ({ permitCategory, permitFiledOn, cardEndsOn, i94EndsOn }, { from, setting }) => {
      const card = from('cardEndsOn')
      // Filed before the card expires; whether its last day is still before is open.
      if (permitFiledOn > cardEndsOn) return card
      if (permitFiledOn === cardEndsOn && setting('autoExtensionOnExpiryDay') === 'no') return card
      if (permitCategory === '(c)(3)(C)')
        return card.plusDays(setting('stemExtensionDays', permitFiledOn), 'STEM extension pending')
      const days = extended.has(permitCategory) ? setting('autoExtensionDays', permitFiledOn) : 0
      if (days === 0) return card
      const longer = card.plusDays(days, 'automatic extension')
      // Without the I-94 the end of the stay is not known: then nothing beyond the card is promised.
      return boundToStay.has(permitCategory) ? longer.notAfter('I-94 ends', i94EndsOn ?? cardEndsOn) : longer
    },
  }),
]
