import type { CaseDetails } from '#case-file/case-details/records.ts'
import { caseTypeById } from '#case-types/all.ts'
import { fiveSteps, stepOf } from '#case-types/five-steps.ts'
import { isDecided, Status } from '#case-types/statuses.ts'
import { showDate } from '#formats/dates.ts'

export type NextStep = { name: string; what: string; when: string; stands: 'done' | 'here' | 'ahead' }

type OfCase = Pick<
  CaseDetails,
  'typeId' | 'subType' | 'mode' | 'status' | 'options' | 'personName' | 'attorneyName' | 'lawFirmName' | 'openItems'
>

/** The lottery comes between: whether and when a petition under the cap is filed, nobody can say. */
const DRAWN: readonly string[] = ['cap']

/**
 * What becomes of a petition, step by step, for who does not prepare it: who does what, and how long that usually takes. A
 * day stands only where the case has one, a promise only where USCIS gives one.
 */
export function nextSteps(file: OfCase): NextStep[] {
  const type = caseTypeById(file.typeId)
  if (!type || type.track || type.channel !== 'USCIS' || file.mode !== 'LEGAL') return []
  if (isDecided(file.status) || DRAWN.includes(file.subType)) return []
  const here = stepOf(file.status)
  const firm = file.lawFirmName || file.attorneyName || 'Your law firm'
  const worker = file.personName.split(' ')[0]
  const asked = file.status === Status.noticeOpen
  const parts: [what: string, when: string][] = [
    [worker ? `You and ${worker} send what is needed` : 'You send what is needed', untilOf(file)],
    [`${firm} fills in the forms`, '1–2 weeks'],
    ['Everyone signs what is theirs', 'a few days'],
    [
      asked ? `USCIS asked for more. ${firm} answers` : 'USCIS has the package',
      here === 3 ? '' : 'within days of signing',
    ],
    ['USCIS decides', file.options.premium === true ? '15 business days' : 'usually a few months'],
  ]
  return fiveSteps.map((name, place) => {
    const [what = '', when = ''] = parts[place] ?? []
    return { name, what, when, stands: place < here ? 'done' : place === here ? 'here' : 'ahead' }
  })
}

/** The last day of what clients send. */
function untilOf({ openItems }: OfCase): string {
  const days = openItems.flatMap(({ kind, side, dueOn }) =>
    (kind === 'questions' || kind === 'document') && (side === 'employer' || side === 'employee') && dueOn
      ? [dueOn]
      : [],
  )
  const last = days.sort().at(-1)
  return last ? `by ${showDate(last)}` : 'about a week'
}
