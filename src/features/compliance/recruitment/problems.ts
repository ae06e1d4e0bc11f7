import { showDate } from '#formats/dates.ts'
import { addMonths, type Day, daysBetween, weekday } from '#formats/day.ts'
import { federal } from '#rules/calendar/business-days.ts'
import { stepFault } from '#rules/deadlines/recruitment-window.ts'
import { contentOf, type Outcome } from './kinds.ts'
import type { Step, Wage } from './records.ts'
import { asRuleStep } from './window.ts'

type Problems = Record<string, string>
type GivenStep = Pick<Step, 'kind' | 'from' | 'until' | 'noSundayEdition' | 'content' | 'takenDownBy' | 'leftOut'>

/** What is wrong with a step as it was typed, by field; a typed end is checked, not trusted (D-31). */
export function stepProblems(step: GivenStep, today: Day, calendar = federal): Problems {
  const found: Problems = {}
  const { kind, from, until } = step
  if (until !== null && until < from) found.until = 'The last day lies before the first.'
  if (kind === 'Sunday ad' && weekday(from) !== 0 && !step.noSundayEdition)
    found.from = `${showDate(from)} is not a Sunday. Say so below if the newspaper has no Sunday edition.`
  if (kind === 'Notice of filing' && until !== null && until > today)
    found.until = 'A notice is taken down by a person, not by the calendar: enter the day when it is down.'
  if (kind === 'Notice of filing' && until !== null && step.takenDownBy === '')
    found.takenDownBy = 'Say who took the notice down.'
  // What came down or ended too early stays on file as left out; it never counts.
  const short =
    until === null || step.leftOut || found.until || found.from ? undefined : stepFault(asRuleStep(step), calendar)
  if (short !== undefined) found.until = `${short} Run it again, or keep this one as left out.`
  const known = contentOf(kind)
  if (step.content?.some((each) => !(each in known))) found.content = 'This is not looked for in a text of this kind.'
  return found
}

export function wageProblems(
  {
    requestedOn,
    determinedOn,
    validFrom,
    validUntil,
  }: Pick<Wage, 'requestedOn' | 'determinedOn' | 'validFrom' | 'validUntil'>,
  today: Day,
): Problems {
  const found: Problems = {}
  if (requestedOn !== null && requestedOn > today) found.requestedOn = 'This day has not come yet.'
  if (determinedOn !== null && determinedOn > today) found.determinedOn = 'This day has not come yet.'
  if ((validFrom === null) !== (validUntil === null))
    found[validFrom === null ? 'validFrom' : 'validUntil'] = 'The determination prints both days of its validity.'
  // 20 CFR 656.40(c): from 90 days to one year.
  if (validFrom !== null && validUntil !== null) {
    const days = daysBetween(validFrom, validUntil)
    if (days < 0) found.validUntil = 'It ends before it begins.'
    else if (days < 89 || validUntil > addMonths(validFrom, 12))
      found.validUntil =
        'A determination is valid between 90 days and one year (20 CFR 656.40(c)). Compare with Form ETA-9141.'
  }
  return found
}

type Said = {
  contactedOn: Day | null
  interviewedOn: Day | null
  outcome: Outcome | null
  reason?: string | null
  note: string
}

/** A rejection is lawful and job-related, or it is not recorded (20 CFR 656.10(b)(2), 656.17(g)). */
export function applicantProblems({ contactedOn, interviewedOn, outcome, reason, note }: Said, today: Day): Problems {
  const found: Problems = {}
  if (contactedOn !== null && contactedOn > today) found.contactedOn = 'This day has not come yet.'
  if (interviewedOn !== null && interviewedOn > today) found.interviewedOn = 'This day has not come yet.'
  if (outcome === 'rejected' && !reason) found.reason = 'Choose the requirement of the job that is not met.'
  if (outcome === 'rejected' && note.length < 10)
    found.note = 'Say how you know it: what the résumé or the interview showed.'
  if (outcome === 'no answer' && contactedOn === null) found.contactedOn = 'Say when you tried to reach this applicant.'
  const unlawful = unlawfulReason(note)
  if (unlawful !== undefined) found.note = unlawful
  return found
}

/**
 * Words that have no place in the reason for a rejection: it must be lawful and job-related (20 CFR 656.10(b)(2), 656.17(g);
 * 42 U.S.C. 2000e-2; 8 U.S.C. 1324b). The list stops what is plainly none; it does not replace the employer's own care.
 */
const plainlyUnlawful: readonly [RegExp, string][] = [
  [/\bover-?qualified\b/i, 'Being overqualified'],
  [/\b(too (old|young)|(his|her|their) age|retire[ds]?|retirement)\b/i, 'Age'],
  [/\b(race|racial|ethnic(ity)?|skin color)\b/i, 'Race or origin'],
  [/\b(religion|religious|church|mosque|synagogue)\b/i, 'Religion'],
  [/\b(national origin|foreign accent|accent|citizenship|nationality|immigrant)\b/i, 'Origin or citizenship'],
  [/\b(pregnan\w*|maternity|child(ren|care)?|married|marital|gender|sex)\b/i, 'Sex or family'],
  [/\b(disab\w+|illness|sick(ness)?|health|wheelchair)\b/i, 'Health or disability'],
  [/\b(salary|pay|wage) (expectation|demand|history)s?\b/i, 'What somebody earned or hoped to earn'],
  [
    /\b(not (a )?(good )?(culture|cultural|team) fit|(culture|cultural|team) fit|personality|attitude)\b/i,
    'A general impression',
  ],
  [/\b(prefer(s|red)?|better suited|less qualified|more qualified)\b/i, 'Preferring somebody else'],
]

/** Why a note cannot stand as a reason, in one sentence; nothing where it can. */
export function unlawfulReason(note: string): string | undefined {
  const found = plainlyUnlawful.find(([words]) => words.test(note))
  return (
    found &&
    `${found[1]} is no lawful, job-related reason. Say which requirement of the job is not met, and how you know.`
  )
}
