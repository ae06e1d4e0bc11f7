import { check, ok, wrong } from './check.ts'
import { deadline, type Known, type Surroundings } from './deadline.ts'
import { startAt, type Trail } from './trail.ts'

/** Business days since 04-01-2024 by form and class (8 CFR 106.4(e)); what is not here cannot be premium. */
export const premiumDays: Readonly<Record<string, number>> = {
  'I-129': 15,
  'I-140 E11': 15,
  'I-140 E12': 15,
  'I-140 E13': 45,
  'I-140 E21': 15,
  'I-140 E21 NIW': 45,
  'I-140 E31': 15,
  'I-140 E32': 15,
  'I-140 EW3': 15,
  'I-765 (c)(3)(A)': 30,
  'I-765 (c)(3)(B)': 30,
  'I-765 (c)(3)(C)': 30,
  'I-539 F-1': 30,
  'I-539 F-2': 30,
  'I-539 M-1': 30,
  'I-539 M-2': 30,
  'I-539 J-1': 30,
  'I-539 J-2': 30,
}

type Premium = Known<'premiumClass' | 'premiumReceivedOn', 'premiumReadyOn' | 'premiumResponseReceivedOn'>

function clockEnds(
  { premiumClass, premiumReceivedOn, premiumReadyOn, premiumResponseReceivedOn }: Premium,
  { federal }: Pick<Surroundings, 'federal'>,
): Trail | undefined {
  const days = premiumDays[premiumClass]
  if (days === undefined) return undefined
  const started = startAt('I-907 received on', premiumReceivedOn)
    .notBefore('biometrics and other prerequisites met', premiumReadyOn)
    .notBefore('response received, a new full period', premiumResponseReceivedOn)
  return started.plusBusinessDays(days, federal)
}

/** D-43: the agency answers within so many business days; a request stops the clock, the response starts a new one. */
export const premiumDeadlines = [
  deadline({
    id: 'D-43',
    part: 'agency acts',
    title: 'USCIS acts on the premium request by',
    citation: '8 CFR 106.4',
    evidence: 'V',
    kind: 'info',
    severity: 'regulatory',
    needs: ['premiumClass', 'premiumReceivedOn'],
    may: ['premiumReadyOn', 'premiumResponseReceivedOn', 'premiumActedOn'],
    applies: ({ premiumActedOn }) => premiumActedOn === undefined,
    due: clockEnds,
  }),
  deadline({
    id: 'D-43',
    part: 'clock missed',
    title: 'USCIS missed the premium clock (the fee can be asked back) on',
    citation: '8 CFR 106.4(f)',
    kind: 'due',
    severity: 'internal',
    needs: ['premiumClass', 'premiumReceivedOn', 'today'],
    may: ['premiumReadyOn', 'premiumResponseReceivedOn', 'premiumActedOn'],
    // Whoever acted too late owes the fee back all the same.
    due: (known, tools) => {
      const ends = clockEnds(known, tools)
      return ends && ends.date < (known.premiumActedOn ?? known.today) ? ends : undefined
    },
  }),
]

export const premiumChecks = [
  check({
    id: 'D-43',
    part: 'premium available',
    title: 'Premium processing for this form and class',
    citation: '8 CFR 106.4(e)',
    needs: ['premiumClass'],
    judge: ({ premiumClass }) => {
      const days = premiumDays[premiumClass]
      return days === undefined ? wrong(`Not available for ${premiumClass}.`) : ok(`${days} business days.`)
    },
  }),
]
