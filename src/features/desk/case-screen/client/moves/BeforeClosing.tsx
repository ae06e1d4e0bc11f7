import type { CaseDetails, OfferedMove } from '#case-file/case-details/records.ts'
import { APPEAL } from '#case-file/cases/news.ts'
import { Status } from '#case-types/status/statuses.ts'
import { showDate } from '#formats/dates.ts'
import { howFar } from '#formats/distance.ts'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { today } from '#ui/today.ts'

/** Until when the decision of a case that is about to be closed can still be fought. */
export function appealOpen(
  { openItems }: Pick<CaseDetails, 'openItems'>,
  { to }: Pick<OfferedMove, 'to'>,
): string | undefined {
  if (to !== Status.completed) return undefined
  return openItems.find(({ kind, key }) => kind === 'date' && key === APPEAL)?.dueOn ?? undefined
}

type BeforeClosingProps = { until: string; checked: boolean; error?: string; onChange: (confirmed: boolean) => void }

/** Who closes a refused case gives up a day that does not come again: they say so. */
export function BeforeClosing({ until, checked, error, onChange }: BeforeClosingProps) {
  return (
    <>
      <p>
        An appeal or motion (I-290B) can still be filed until {showDate(until)} ({howFar(until, today())}). After that
        day it is too late.
      </p>
      <CheckField
        label="No appeal or motion will be filed: close the case"
        checked={checked}
        error={error}
        onChange={onChange}
      />
    </>
  )
}
