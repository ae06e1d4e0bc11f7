import { deadline } from './deadline.ts'
import type { Given } from './inputs.ts'

const TRAINING = '(c)(3)(B)'
const STEM = '(c)(3)(C)'
/** Renewals in these categories were extended while pending (8 CFR 274a.13(d)). */
const extended: ReadonlySet<string> = new Set(['(a)(17)', '(a)(18)', '(c)(8)', '(c)(9)', '(c)(10)', '(c)(26)'])
/** … these never beyond the I-94. */
const boundToStay: ReadonlySet<string> = new Set(['(a)(17)', '(a)(18)', '(c)(26)'])

/**
 * D-61: the automatic extension of a timely renewal in the category of the card, which renewals since 10-30-2025 no longer
 * have. It lasts until the decision: a new card is extended by nothing.
 */
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
    may: ['cardCategory', 'permitDecidedOn', 'i94EndsOn'],
    due: (
      { permitCategory, cardCategory, permitFiledOn, permitDecidedOn, cardEndsOn, i94EndsOn },
      { from, setting },
    ) => {
      const card = from('cardEndsOn')
      // Filed before the card expires; whether its last day is still before is open.
      if (permitFiledOn > cardEndsOn) return card
      if (permitFiledOn === cardEndsOn && setting('autoExtensionOnExpiryDay') === 'no') return card
      const longer =
        permitCategory === STEM
          ? // It carries on practical training; a STEM card itself is never extended.
            cardCategory === TRAINING
            ? card.plusDays(setting('stemExtensionDays', permitFiledOn), 'STEM extension pending')
            : card
          : extended.has(permitCategory) && cardCategory === permitCategory
            ? card.plusDays(setting('autoExtensionDays', permitFiledOn), 'automatic extension')
            : card
      // Without the I-94 the end of the stay is not known: then nothing beyond the card is promised.
      const inStay = boundToStay.has(permitCategory) ? longer.notAfter('I-94 ends', i94EndsOn ?? cardEndsOn) : longer
      return permitDecidedOn === undefined
        ? inStay
        : inStay.notAfter('decided on', permitDecidedOn > cardEndsOn ? permitDecidedOn : cardEndsOn)
    },
  }),
]

/**
 * The card that an application wants to replace, where no case here gave it: a renewal is one in the same category, a
 * STEM extension carries on practical training (8 CFR 274a.13(d)(1)(ii), 214.2(f)(11)(i)(C)).
 */
export function cardRenewed(
  { permitCategory, cardEndsOn, optEndsOn }: Given,
  isRenewal: boolean,
): Pick<Given, 'cardEndsOn' | 'cardCategory'> {
  if (permitCategory !== STEM) return isRenewal && permitCategory ? { cardCategory: permitCategory } : {}
  if (optEndsOn === undefined || (cardEndsOn ?? optEndsOn) !== optEndsOn) return {}
  return { cardEndsOn: optEndsOn, cardCategory: TRAINING }
}
