import { showDate } from '#formats/dates.ts'
import type { Day } from '#formats/day.ts'
import { check, ok, wrong } from './check.ts'

export type Switch = {
  what: string
  from: Day
  /** Which day decides; a rule says postmark where it means it. */
  by: 'postmark' | 'receipt'
  before: string
  since: string
  citation: string
  /** False: a person looks whether it is so before relying on it. */
  confirmed: boolean
}

/** D-44: what changed on which day. Amounts are in the fee table; this says which side of the day a filing is on. */
export const switches: readonly Switch[] = [
  row(
    'Payment',
    '2025-10-29',
    'receipt',
    'Paper checks are taken',
    'Paper checks only with Form G-1651',
    'USCIS notice; which day decides is not confirmed',
    false,
  ),
  row('HR-1 fees', '2026-01-01', 'postmark', 'Amounts of fiscal year 2025', 'Indexed amounts', '90 FR 52693'),
  row('Premium fee', '2026-03-01', 'postmark', 'I-907 fee of 2024', 'I-907 fee of 2026', '91 FR 1059'),
  row('I-129 edition', '2026-04-01', 'receipt', 'Edition 01/20/25 is taken', 'Edition 02/27/26 only', 'USCIS notice'),
  row('Signatures', '2026-07-10', 'postmark', 'Signatures as before', 'Signatures by the new rule', '91 FR 25479'),
]

/** Which side of a change a day is on. */
export function sideOf(what: string, on: Day): string | undefined {
  const found = switches.find((each) => each.what === what)
  return found && (on >= found.from ? found.since : found.before)
}

export const switchChecks = [
  check({
    id: 'D-44',
    part: 'I-129 edition',
    title: 'Edition of Form I-129 on the day of receipt',
    citation: '8 CFR 103.2(a)(7); USCIS notice',
    evidence: 'V',
    needs: ['i129Edition', 'receivedOn'],
    judge: ({ i129Edition, receivedOn }) =>
      i129Edition === '02/27/26' || sideOf('I-129 edition', receivedOn) === 'Edition 01/20/25 is taken'
        ? ok('The edition is taken.')
        : wrong(`Edition ${i129Edition} is rejected when received ${showDate(receivedOn)}.`),
  }),
  check({
    id: 'D-44',
    part: 'fees and rules by postmark',
    title: 'What the day of the postmark decides',
    citation: '90 FR 52693; 91 FR 1059; 91 FR 25479',
    evidence: 'V',
    needs: ['postmarkedOn'],
    judge: ({ postmarkedOn }) =>
      ok(
        `${switches
          .filter(({ by }) => by === 'postmark')
          .map(({ what }) => `${what}: ${sideOf(what, postmarkedOn)}`)
          .join('. ')}.`,
      ),
  }),
]

function row(
  what: string,
  from: Day,
  by: Switch['by'],
  before: string,
  since: string,
  citation: string,
  confirmed = true,
): Switch {
  return { what, from, by, before, since, citation, confirmed }
}
