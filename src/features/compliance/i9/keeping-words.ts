import { showDate } from '#formats/dates.ts'
import type { Day } from '#formats/day.ts'
import { counted } from '#formats/words.ts'
import type { Row } from './records.ts'

type Kept = Pick<Row, 'name' | 'group' | 'waits' | 'keepUntil'>

/** How many forms may be destroyed, how many are kept beyond their day while a notice is open, and whose day comes next. */
export function keepingWords(rows: readonly Kept[], today: Day): string {
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
