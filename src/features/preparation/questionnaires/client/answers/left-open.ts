import type { Fact, ScalarType } from '#engine/fact.ts'
import type { LeftOpen } from '#engine/reference.ts'
import { showDate } from '#formats/dates.ts'
import type { Messages } from '../messages/en.ts'

type Columns = Readonly<Record<string, ScalarType>>

/** Why a list that has entries, or an address that has lines, is asked for still, in sentences; empty: nothing is left open. */
export const leftOpenInWords = (
  open: readonly LeftOpen[] | undefined,
  fact: Fact,
  say: Messages,
  linesOfAddress: Columns,
): string =>
  (open ?? [])
    .map((each) =>
      'without' in each
        ? say.columnLeftOpen(columnsOf(fact, linesOfAddress)[each.without]?.label ?? fact.label)
        : say.timeLeftOpen(showDate(each.from), showDate(each.until)),
    )
    .join(' ')

const columnsOf = (fact: Fact, linesOfAddress: Columns): Columns =>
  fact.type === 'records' ? fact.columns : fact.type === 'address' ? linesOfAddress : {}
