import type { LeftOpen } from '#engine/derived.ts'
import type { Fact } from '#engine/fact.ts'
import { showDate } from '#formats/dates.ts'
import type { Messages } from './messages/en.ts'

/** Why a list that has entries is asked for still, in sentences; empty: nothing is left open. */
export const leftOpenInWords = (open: readonly LeftOpen[] | undefined, fact: Fact, say: Messages): string =>
  (open ?? [])
    .map((each) =>
      'without' in each
        ? say.columnLeftOpen((fact.type === 'records' && fact.columns[each.without]?.label) || fact.label)
        : say.timeLeftOpen(showDate(each.from), showDate(each.until)),
    )
    .join(' ')
