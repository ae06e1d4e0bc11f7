import type { FeeCode } from '#case-types/package/fee-codes.ts'
import { capitalized } from '#formats/words.ts'
import {
  type Applicant,
  type Count,
  type FeeFacts,
  isAtMost,
  isExemptFromTrainingFee,
  isMoreThanHalf,
  isNonprofit,
  isSmall,
} from './fee-facts.ts'

/** One fee worked out: a row of the table, nothing due, or what must be asked first. */
export type Worked =
  // `confirm`: what a person must decide beside it.
  | { variant: string; why: string; confirm?: string }
  | { none: string; confirm?: string }
  | { ask: readonly (keyof FeeFacts | 'bornOn')[] }

type Work = (facts: FeeFacts, filingDate: string, applicant: Applicant) => Worked

const none = (why: string): Worked => ({ none: why })
const ask = (...inputs: (keyof FeeFacts | 'bornOn')[]): Worked => ({ ask: inputs })
const due = (variant: string, why: string): Worked => ({ variant, why })
const fewEmployees = (fte: Count) => `25 or fewer full-time employees (${inWords(fte)}).`
const manyEmployees = (fte: Count) => `More than 25 full-time employees (${inWords(fte)}).`

/** '26', or 'at least 26' while affiliates may add to it. */
const inWords = (count: Count) => (typeof count === 'number' ? `${count}` : `at least ${count.least}`)

/** What decides is a number of the employer's own, or those of its affiliates. */
const askCount = (facts: FeeFacts, input: 'employerFte' | 'employees' | 'h1bAndL1') =>
  ask(facts[input] === undefined || facts.affiliatesCounted ? input : 'affiliatesCounted')

/** The smaller employer pays one row of the table, every other one the other. */
function bySize(facts: FeeFacts): Worked {
  const { employerFte: fte } = facts
  const small = fte === undefined ? undefined : isSmall(fte)
  if (fte === undefined || small === undefined) return askCount(facts, 'employerFte')
  return small ? due('small', fewEmployees(fte)) : due('regular', manyEmployees(fte))
}

/** The base fee of Form I-129, by the size and kind of the employer. */
const baseFee: Work = (facts) => {
  const nonprofit = isNonprofit(facts)
  if (nonprofit) return due('small', 'A nonprofit pays the lower base fee.')
  const worked = bySize(facts)
  // Whoever is small pays the same as a nonprofit.
  return nonprofit === undefined && 'variant' in worked && worked.variant === 'regular' ? askKind(facts) : worked
}

const biometricFee =
  (variant: 'H-1B' | 'L-1'): Work =>
  (facts, filingDate) => {
    const { employees, h1bAndL1, request } = facts
    if (request === undefined) return ask('request')
    // A proposal of 2024 to add extensions by the same employer was not found as final (case-types.md §1.5).
    if (!isInitialOrChange(request)) return none('Only for a first grant or a change of employer.')
    if (filingDate > '2027-09-30') return none('The fee ended on 09-30-2027; check whether the law was extended.')
    const few = employees === undefined ? undefined : isAtMost(employees, 49)
    if (employees === undefined || few === undefined) return askCount(facts, 'employees')
    if (few) return none(capitalized(`${inWords(employees)} employees, fewer than 50.`))
    const mostly = h1bAndL1 === undefined ? undefined : isMoreThanHalf(h1bAndL1, employees)
    if (h1bAndL1 === undefined || mostly === undefined) return askCount(facts, 'h1bAndL1')
    const share = capitalized(`${inWords(h1bAndL1)} of ${inWords(employees)} employees in H-1B or L-1 status`)
    return mostly ? due(variant, `${share}, more than half.`) : none(`${share}, not more than half.`)
  }

export const amounts: Record<FeeCode, Work> = {
  REG: ({ registered }) =>
    registered ? none('The registration was paid when it was made.') : due('each', 'Each registered beneficiary.'),

  I129H1B: baseFee,
  I129L: baseFee,
  I129O: baseFee,
  I129E: baseFee,

  APF: (facts) => {
    if (facts.selfPetition) return due('small', 'A self-petitioner counts as a small employer.')
    const nonprofit = isNonprofit(facts)
    if (nonprofit === undefined) return askKind(facts)
    if (nonprofit) return due('nonprofit', 'A nonprofit does not pay it.')
    return bySize(facts)
  },

  ACWIA: (facts) => {
    const { employerKind: kind, request, firstExtension, correctsUscisError } = facts
    if (correctsUscisError) return none('The petition corrects an error of USCIS.')
    if (request === undefined) return ask('request')
    if (request === 'amendOnly') return none('An amendment without an extension.')
    if (kind === undefined) return ask('employerKind')
    if (isExemptFromTrainingFee(kind)) return none('This kind of employer is exempt (INA 214(c)(9)(A)).')
    if (request === 'extensionSame' || request === 'amendAndExtend') {
      if (firstExtension === undefined) return ask('firstExtension')
      if (!firstExtension) return none('A second or later extension by the same employer.')
    }
    return bySize(facts)
  },

  FRAUD: ({ request }) => {
    if (request === undefined) return ask('request')
    return isInitialOrChange(request)
      ? due('each', 'A first grant or a change of employer.')
      : none('Only for a first grant or a change of employer.')
  },

  PL114: biometricFee('H-1B'),
  PL114L: biometricFee('L-1'),

  // Worked out apart, because an administrator sets its state.
  PROC: () => none('Decided by the attorney.'),

  'I907-A': ({ premium }) => premiumDue(premium),
  'I907-B': ({ premium, eadCategory }) => {
    if (premium === false) return none('No premium processing.')
    if (eadCategory === undefined) return ask('eadCategory')
    return eadCategory.startsWith('(C)(3)')
      ? premiumDue(premium)
      : none(`Premium processing is not available for ${eadCategory}.`)
  },
  'I907-C': ({ premium }) => premiumDue(premium),

  I539: ({ channel }) => byChannel(channel, 'Once for all applicants on it.'),

  I765: ({ channel, eadCategory, i485FiledOn, i485FeePaid }, filingDate) => {
    if (eadCategory === undefined) return ask('eadCategory')
    if (eadCategory !== '(C)(9)') return byChannel(channel, `Category ${eadCategory}.`)
    const pending = i485FiledOn ?? filingDate
    const paid = i485FeePaid ?? i485FiledOn === undefined
    if (i485FiledOn !== undefined && i485FeePaid === undefined) return ask('i485FeePaid')
    if (paid && pending >= '2024-04-01')
      return due('adjustment', 'With or after an I-485 filed with its fee since 04-01-2024.')
    if (paid && pending >= '2007-07-30') return due('paidBefore', 'The fee of the earlier I-485 covers it.')
    return byChannel(channel, 'Category (C)(9) without an I-485 that covers it.')
  },

  I131: ({ channel, i485FiledOn, i485FeePaid }) => {
    if (i485FiledOn !== undefined && i485FiledOn < '2024-04-01') {
      if (i485FeePaid === undefined) return ask('i485FeePaid')
      if (i485FeePaid) return due('paidBefore', 'The fee of the earlier I-485 covers it.')
    }
    return byChannel(channel, 'Advance parole.')
  },

  I130: ({ channel }) => byChannel(channel, 'One petition per relative.'),
  I140: () => due('each', 'Each petition.'),

  I485: (_facts, filingDate, { bornOn, withParent }) => {
    if (!withParent) return due('adult', 'Biometrics included.')
    if (bornOn === undefined) return ask('bornOn')
    return bornOn > fourteenYearsBefore(filingDate)
      ? due('childWithParent', 'Under 14 and filed together with a parent’s I-485.')
      : due('adult', '14 or older on the day of filing.')
  },

  IMMFEE: () => due('each', 'Paid online before the immigrant visa is used.'),
}

const askKind = ({ employerKind }: FeeFacts) => ask(employerKind === undefined ? 'employerKind' : 'nonprofit')

const isInitialOrChange = (request: string) => request === 'initial' || request === 'changeEmployer'

const premiumDue = (premium: boolean | undefined) =>
  premium ? due('each', 'Premium processing, by postmark.') : none('No premium processing.')

const byChannel = (channel: FeeFacts['channel'], why: string): Worked =>
  channel === undefined ? ask('channel') : due(channel, `${why} Filed ${channel === 'paper' ? 'on paper' : 'online'}.`)

/** The fourteenth birthday is on the day whose year is 14 later. */
const fourteenYearsBefore = (iso: string) => `${Number(iso.slice(0, 4)) - 14}${iso.slice(4)}`
