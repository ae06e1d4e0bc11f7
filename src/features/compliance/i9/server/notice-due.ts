import type { Day } from '#formats/day.ts'
import { deadlineOf } from '#rules/deadlines/all.ts'
import type { Surroundings } from '#rules/deadlines/deadline.ts'
import type { Given } from '#rules/deadlines/inputs.ts'
import type { NoticeKind } from '../notices.ts'
import type { Notice } from '../records.ts'

type Served = { servedOn: Day; servedHow: Notice['servedHow']; printedDueOn: Day | null }
type Rule = readonly [rule: string, part: string, given: (served: Served) => Given]

const printed = (day: Day | null) => day ?? undefined

/** Which rule of deadlines.md counts for a notice (I9-11); a warning has none. */
const rules: Readonly<Partial<Record<NoticeKind, Rule>>> = {
  inspection: [
    'D-75',
    'inspection',
    ({ servedOn, printedDueOn }) => ({ inspectionNoticeOn: servedOn, inspectionPrintedDueOn: printed(printedDueOn) }),
  ],
  'technical failures': ['D-76', 'technical failures', ({ servedOn }) => ({ failuresNoticeOn: servedOn })],
  'suspect documents': ['D-97', 'answer', ofDocuments],
  discrepancies: ['D-97', 'answer', ofDocuments],
  'intent to fine': [
    'D-96',
    'hearing request',
    ({ servedOn, servedHow, printedDueOn }) => ({
      ...{ fineNoticeServedOn: servedOn, fineNoticePrintedDueOn: printed(printedDueOn) },
      fineNoticeServedBy: servedHow === 'mail' ? 'ordinary mail' : 'in person',
    }),
  ],
}

function ofDocuments({ servedOn, printedDueOn }: Served): Given {
  return { documentsNoticeOn: servedOn, documentsNoticePrintedDueOn: printed(printedDueOn) }
}

/** The day of a notice; null where it has none. What is printed on a notice of technical failures is its day, too. */
export function noticeDue(kind: NoticeKind, served: Served, around: Surroundings): Day | null {
  const rule = rules[kind]
  if (!rule) return null
  if (kind === 'technical failures' && served.printedDueOn) return served.printedDueOn
  const [id, part, given] = rule
  const outcome = deadlineOf(id, part)?.due(given(served), around)
  return outcome?.state === 'dated' ? outcome.due.date : null
}
