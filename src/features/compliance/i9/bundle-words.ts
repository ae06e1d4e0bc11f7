import { timeIn } from '#formats/day.ts'
import type { Bundle, Row } from './records.ts'

type Kept = Pick<Row, 'group' | 'keepUntil'>

/**
 * Whose forms a bundle would have, as the server chooses them. A form past its keeping date stays so while a notice keeps it
 * from being destroyed: it goes in only if it is asked for.
 */
export function bundleCounts(
  rows: readonly Kept[],
  today: string,
): Record<'current' | 'former' | 'pastKeeping', number> {
  const left = rows.filter(({ group }) => group === 'former')
  const past = left.filter(({ keepUntil }) => keepUntil !== null && today > keepUntil).length
  return { current: rows.length - left.length, former: left.length - past, pastKeeping: past }
}

/** What is done now, so that nobody takes a bundle that waits for one that is stuck. */
export const progressWords = ({ status, done, total, createdAt }: Bundle): string =>
  status === 'Waiting'
    ? `Waiting for its turn since ${timeIn('UTC', new Date(createdAt))} UTC: other work of the server goes first. You can leave this page; you are told when it is built.`
    : `Building, ${done} of ${total}`
