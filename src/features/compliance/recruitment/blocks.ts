import { showDate } from '#formats/dates.ts'
import { addDays, type Day } from '#formats/day.ts'
import { capitalized, counted } from '#formats/words.ts'
import type { Calendar } from '#rules/calendar/business-days.ts'
import { contactBy } from '#rules/compliance/perm-content.ts'
import { lastStart, stepFault } from '#rules/deadlines/recruitment-window.ts'
import { contentFaults, countingSteps, isRead, paysTooLittle } from './content.ts'
import type { mandatoryKinds } from './kinds.ts'
import type { Applicant, Block, FilingWindow, RecruitmentOfCase, Step } from './records.ts'
import { additionalKinds, asRuleStep, kindsLacking, nameOf } from './window.ts'

type File = Pick<RecruitmentOfCase, 'wage' | 'steps' | 'applicants' | 'report' | 'professional'> & {
  window: FilingWindow
  today: Day
  calendar: Calendar
}

const of = (
  key: string,
  kind: Block['kind'],
  side: Block['side'],
  title: string,
  about: string,
  more: Partial<Block> = {},
): Block => ({ ...{ key, kind, side, title, about, dueOn: null, stepId: null, applicantId: null }, ...more })

/** What stands before the filing, what is due first in front; nothing once it is filed. */
export function blocksOf(file: File): Block[] {
  if (file.window.state === 'filed') return []
  // To be able to file on the first day, everything is there the day before.
  const ready = file.window.from === null ? null : addDays(file.window.from, -1)
  const dueOn = ready !== null && ready >= file.today ? ready : file.window.until
  const found = [...ofWage(file), ...ofSteps(file), ...ofProofs(file), ...ofApplicants(file), ...ofReport(file)]
  return found
    .map((block) => ({ ...block, dueOn: block.dueOn ?? dueOn }))
    .toSorted((one, other) => (one.dueOn ?? '9999').localeCompare(other.dueOn ?? '9999'))
}

function ofWage({ wage }: File): Block[] {
  if (wage.cents !== null && wage.validUntil !== null && wage.validFrom !== null) return []
  return wage.requestedOn === null
    ? [of('wage', 'task', 'firm', 'Ask for the prevailing wage', 'Form ETA-9141 goes to the Department of Labor first')]
    : [of('wage', 'task', 'firm', 'Enter the prevailing wage', `Requested ${showDate(wage.requestedOn)}`)]
}

function ofSteps({ steps, wage, professional, window, today, calendar }: File): Block[] {
  const counting = countingSteps(steps, wage)
  const posted = steps.some(({ kind, leftOut }) => kind === 'Notice of filing' && !leftOut)
  if (window.state === 'missed')
    return [of('missed', 'task', 'firm', 'Start again: a window closed', window.todo || window.missed)]
  const { until } = window
  const has = (kind: string) => counting.filter((step) => step.kind === kind).length
  /** A mandatory step is over 30 days before the filing (D-31): it begins in time for that, not by the last day to file. */
  const begin = (kind: Mandatory, key: string, title: string, about: string, daysEarlier = 0) => {
    if (until === null) return of(key, 'task', 'employer', title, about)
    const dueOn = addDays(lastStart(kind, until, calendar), -daysEarlier)
    return of(key, 'task', 'employer', title, dueOn < today ? tooLate(until) : `${about}; begins by this day`, {
      dueOn,
    })
  }
  const ads = 2 - has('Sunday ad')
  const missing = [
    ...(has('Job order')
      ? []
      : [begin('Job order', 'jobOrder', 'Place the job order', '30 days with the state workforce agency')]),
    ...(ads <= 0
      ? []
      : [begin('Sunday ad', 'ads', `Place ${counted(ads, 'Sunday ad')}`, 'On two different Sundays', 7 * (ads - 1))]),
    ...(has('Notice of filing')
      ? []
      : [
          begin(
            'Notice of filing',
            'notice',
            posted ? 'Post the notice of filing again' : 'Post the notice of filing',
            '10 business days in a row',
          ),
        ]),
  ]
  const lacking = kindsLacking(counting, professional)
  if (lacking !== undefined) {
    // All but one of the additional kinds have begun 30 days before the filing.
    const more = until !== null && additionalKinds(counting) < 2 ? { dueOn: addDays(until, -30) } : {}
    missing.push(of('additional', 'task', 'employer', 'Run three additional kinds of recruitment', lacking, more))
  }
  // What was run and does not count, said by the rule itself.
  const short = counting.filter((step) => stepFault(asRuleStep(step), calendar) !== undefined)
  if (short.length > 0) {
    const days = until === null ? [] : short.map(({ kind }) => lastStart(kind as Mandatory, until, calendar)).sort()
    const why = short.map((step) => stepFault(asRuleStep(step), calendar)).join(' ')
    const late = days[0] !== undefined && days[0] < today && until !== null
    missing.push(
      of(
        'incomplete',
        'task',
        'firm',
        `Run again: ${short.map(nameOf).join('; ')}`,
        late ? `${why} ${tooLate(until)}` : why,
        {
          dueOn: days[0] ?? null,
        },
      ),
    )
  } else if (missing.length === 0 && window.state === 'steps missing')
    missing.push(of('incomplete', 'task', 'firm', 'A step is incomplete', window.todo))
  return missing
}

type Mandatory = (typeof mandatoryKinds)[number]

const tooLate = (until: Day): string =>
  `Too late to be over 30 days before ${showDate(until)}, the last day to file. Run the oldest steps again, too.`

function ofProofs({ steps, wage, today }: File): Block[] {
  return steps
    .filter(({ leftOut, from }) => !leftOut && from <= today)
    .flatMap((step) => {
      const name = nameOf(step)
      const on = { stepId: step.id }
      const found: Block[] = []
      if (step.kind === 'Notice of filing' && step.until === null)
        found.push(
          of(
            `down:${step.id}`,
            'task',
            'employer',
            'Take the notice of filing down',
            'Say on which day, and who did it',
            on,
          ),
        )
      if (step.documentId === null)
        found.push(of(`proof:${step.id}`, 'document', 'employer', `Proof: ${name}`, proofOf(step), on))
      const low = paysTooLittle(step, wage)
      if (low && (!isRead(step) || step.content === null))
        found.push(of(`wage:${step.id}`, 'task', 'firm', `The text fails: ${name}`, capitalized(low), on))
      if (!isRead(step)) return found
      const faults = contentFaults(step, wage)
      if (faults === undefined)
        found.push(
          of(`read:${step.id}`, 'review', 'firm', `Check the text: ${name}`, 'Nobody has checked what it says', on),
        )
      else if (faults.length > 0)
        found.push(of(`text:${step.id}`, 'task', 'firm', `The text fails: ${name}`, capitalized(faults.join('; ')), on))
      return found
    })
}

/** What proves each kind (20 CFR 656.17(e), case-types.md CT-7.3). */
export const proofOf = ({ kind, from }: Pick<Step, 'kind' | 'from'>): string => {
  if (kind === 'Job order') return 'Printout of the state agency with its first and last day'
  if (kind === 'Sunday ad') return `Page of the newspaper of ${showDate(from)}`
  if (kind === 'Notice of filing') return 'The notice with its days, signed by who posted it'
  return proofs[kind] ?? 'A dated copy'
}
const proofs: Readonly<Record<string, string>> = {
  'Job fair': 'Brochure of the fair and the ad that names the employer',
  'Employer website': 'Dated copies of the page, first and last day',
  'Job search website': 'Dated copies of the page',
  'On-campus recruiting': 'Notice of the placement office with employer, day and place',
  'Trade or professional organization': 'Page of the newsletter or journal',
  'Private employment firm': 'The contract and the ads of the firm',
  'Employee referral program': 'Dated notice that names the incentive, shown to staff',
  'Campus placement office': 'The notice that was given to the office',
  'Local or ethnic newspaper': 'Page of the ad',
  'Radio or TV advertisement': 'Text of the spot and the station’s confirmation',
}

function ofApplicants({ applicants }: File): Block[] {
  const open = applicants.filter(({ outcome }) => outcome === null)
  return open.map(({ id, name, receivedOn, contactedOn }) =>
    contactedOn === null
      ? of(`contact:${id}`, 'task', 'employer', `Contact ${name}`, `Applied ${showDate(receivedOn)}`, {
          applicantId: id,
          dueOn: contactBy(receivedOn),
        })
      : of(
          `reason:${id}`,
          'task',
          'employer',
          `Say what became of ${name}`,
          'A lawful, job-related reason, if not hired',
          {
            applicantId: id,
          },
        ),
  )
}

function ofReport({ steps, applicants, report, window }: File): Block[] {
  if (report.signedOn !== null || steps.length === 0 || window.state === 'steps missing') return []
  const open = applicants.filter(({ outcome }) => outcome === null).length
  const about = open > 0 ? `Comes after ${counted(open, 'applicant')}. Signed before filing` : 'Signed before filing'
  return [of('report', 'signature', 'employer', 'Sign the recruitment report', about)]
}

/** How the log adds up, as the report says it (CT-7.4). */
export function countsOf(applicants: readonly Pick<Applicant, 'outcome'>[]) {
  const count = (outcome: Applicant['outcome']) => applicants.filter((each) => each.outcome === outcome).length
  return {
    received: applicants.length,
    hired: count('hired'),
    rejected: count('rejected'),
    withdrew: count('withdrew'),
    noAnswer: count('no answer'),
    open: count(null),
  }
}
