import { counted } from '#formats/words.ts'
import type { List } from '../check.ts'

export const names: Readonly<Record<List, string>> = {
  soc: 'Occupations (SOC)',
  naics: 'Industries (NAICS)',
  port: 'Ports of entry',
  post: 'Consulates',
  poverty: 'Poverty guidelines (Form I-864P)',
}

/** What a line of an uploaded file says. */
export const lineWords = (list: List): string =>
  list === 'poverty'
    ? 'one line per day, region and size of a household, like 2026-03-01C4, with the amount in dollars as its words'
    : 'one line per code: the words people use and the official title'

type Counts = { added: number; removed: number; changed: number; unchanged: number }

/** "2 codes are new, 1 goes, 3 say something else; 240 stay as they are." */
export function differenceWords({ added, removed, changed, unchanged }: Counts): string {
  if (added + removed + changed === 0) return 'Nothing changes: every code is there already and says the same.'
  const parts = [
    added > 0 && `${counted(added, 'code')} ${added === 1 ? 'is' : 'are'} new`,
    removed > 0 && `${counted(removed, 'code')} ${removed === 1 ? 'goes' : 'go'}`,
    changed > 0 && `${counted(changed, 'code')} ${changed === 1 ? 'says' : 'say'} something else`,
  ].filter(Boolean)
  return `${parts.join(', ')}; ${counted(unchanged, 'code')} ${unchanged === 1 ? 'stays' : 'stay'}.`
}

/** A file that drops half of what is known is seldom meant. */
export const dropsMuch = ({ removed, changed, unchanged }: Counts): boolean => removed > changed + unchanged
