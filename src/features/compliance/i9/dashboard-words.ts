import { showDate } from '#formats/dates.ts'
import { type Day, timeIn } from '#formats/day.ts'
import { counted } from '#formats/words.ts'
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

type KeptForm = Pick<Row, 'name' | 'group' | 'waits' | 'keepUntil'>

/** How many forms may be destroyed, how many are kept beyond their day while a notice is open, and whose day comes next. */
export function keepingWords(rows: readonly KeptForm[], today: Day): string {
  const over = rows.filter(({ waits }) => waits === 'destruction').length
  const former = rows.filter(
    ({ group, waits, keepUntil }) => group === 'former' && waits === null && keepUntil !== null,
  )
  const held = former.filter(({ keepUntil }) => (keepUntil ?? '') < today).length
  const [next] = former
    .filter(({ keepUntil }) => (keepUntil ?? '') >= today)
    .toSorted((one, other) => (one.keepUntil ?? '').localeCompare(other.keepUntil ?? ''))
  return [
    over > 0 && `${past(over)} past the keeping date.`,
    held > 0 && `${past(held)} past the keeping date and kept while a notice is open.`,
    over + held === 0 && 'No form is past its keeping date.',
    next && `Next: ${next.name} after ${showDate(next.keepUntil)}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

const past = (people: number) => `${counted(people, 'former employee')} ${people === 1 ? 'is' : 'are'}`
