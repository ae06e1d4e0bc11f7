import type { CaseDetails } from '#case-file/case-details/records.ts'
import { caseTypeById } from '#case-types/all.ts'
import { fiveSteps, stepOf } from '#case-types/status/five-steps.ts'
import { isBeforeFiling, isDecided, Status } from '#case-types/status/statuses.ts'
import { showDate } from '#formats/dates.ts'
import { Card } from '#ui/page/Card.tsx'
import styles from './next-steps.module.css'

/** What becomes of the case once the reader's part is in. */
export function WhatHappensNext({ file }: { file: CaseDetails }) {
  const steps = nextSteps(file)
  if (steps.length === 0) return null
  return (
    <Card title="What happens next" actions={<span className={styles.note}>Usual times</span>}>
      <ol className={styles.steps}>
        {steps.map(({ name, what, when, stands }) => (
          <li key={name} data-stands={stands} aria-current={stands === 'here' ? 'step' : undefined}>
            <b>{name}</b>
            <span>{what}</span>
            {when && stands !== 'done' && <strong>{when}</strong>}
          </li>
        ))}
      </ol>
    </Card>
  )
}

type NextStep = { name: string; what: string; when: string; stands: 'done' | 'here' | 'ahead' }

type OfCase = Pick<
  CaseDetails,
  'typeId' | 'subType' | 'mode' | 'status' | 'options' | 'personName' | 'attorneyName' | 'lawFirmName' | 'openItems'
>

/** Who decides, as people call it; where nobody does, nothing is foretold. */
const AGENCIES: Readonly<Record<string, string | undefined>> = { USCIS: 'USCIS', 'DOL FLAG': 'DOL' }

/** The lottery comes between: whether and when a petition under the cap is filed, nobody can say. */
const isDrawn = ({ subType, status }: OfCase) => subType === 'cap' && isBeforeFiling(status)

/**
 * What becomes of a case, step by step, for who does not prepare it: who does what, and how long that usually takes. A
 * day stands only where the case has one, a promise only where USCIS gives one.
 */
export function nextSteps(file: OfCase): NextStep[] {
  const type = caseTypeById(file.typeId)
  const agency = type && AGENCIES[type.channel]
  if (!agency || type.track || file.mode !== 'LEGAL') return []
  if (isDecided(file.status) || isDrawn(file)) return []
  const here = stepOf(file.status)
  const firm = file.lawFirmName || file.attorneyName || 'Your law firm'
  const worker = file.personName.split(' ')[0]
  const asked = file.status === Status.noticeOpen
  // What the Department of Labor is asked takes from days to years: no time is usual.
  const usual = (time: string) => (agency === 'USCIS' ? time : '')
  const parts: [what: string, when: string][] = [
    [worker ? `You and ${worker} send what is needed` : 'You send what is needed', untilOf(file)],
    [`${firm} fills in the forms`, usual('1–2 weeks')],
    ['Everyone signs what is theirs', usual('a few days')],
    [
      asked
        ? `${agency} asked for more. ${firm} answers`
        : `${agency} has the ${agency === 'USCIS' ? 'package' : 'application'}`,
      here === 3 ? '' : usual('within days of signing'),
    ],
    [`${agency} decides`, promised(file) ?? usual('usually a few months')],
  ]
  return fiveSteps.map((name, place) => {
    const [what = '', when = ''] = parts[place] ?? []
    return { name, what, when, stands: place < here ? 'done' : place === here ? 'here' : 'ahead' }
  })
}

/** With premium processing: the day USCIS answers by once its clock runs, else how long that takes. */
function promised({ options, openItems }: OfCase): string | undefined {
  if (options.premium !== true) return undefined
  const day = (part: string) => openItems.find(({ key }) => key === `date:D-43 ${part}`)?.dueOn
  const [missed, due] = [day('clock missed'), day('agency acts')]
  if (missed) return `was due ${showDate(missed)}`
  return due ? `by ${showDate(due)}` : '15 business days'
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
