import { caseTypeById } from '#case-types/all.ts'
import { Status } from '#case-types/statuses.ts'

type Offered = { to: number; kind: string; words: string; needsReason: boolean; outcomes: readonly string[] }
type File<Move> = { typeId: number; status: number; statusName: string; moves: readonly Move[] }

/** How a card that was dropped on another column gets there: as it is, after a question, or not at all, with why. */
export type Drop<Move> = { how: 'at once' | 'ask'; move: Move } | { how: 'not'; says: string }

/** What is only the office's own order goes at once, and can be undone; what the law knows as an event is asked for. */
const WITHIN_THE_OFFICE: readonly number[] = [Status.generated, Status.inReview]

/** Who moves by stages does so on its own tab: the words of a filing would mislead. */
export const movesOnItsTab = ({ typeId }: { typeId: number }): boolean => caseTypeById(typeId)?.ownTab !== undefined
export const ON_ITS_TAB = 'Open this case to move it on: it has stages of its own.'

export function dropOn<Move extends Offered>(file: File<Move>, to: number, name: string): Drop<Move> {
  if (movesOnItsTab(file)) return { how: 'not', says: ON_ITS_TAB }
  const move = file.moves.find((each) => each.to === to && each.kind !== 'withdrawal')
  if (!move) {
    const ways = file.moves.filter(({ kind }) => kind !== 'withdrawal').map(({ words }) => words)
    const rest = ways.length > 0 ? ` Possible now: ${ways.join(', ')}.` : ' Nothing can be done here by you now.'
    return { how: 'not', says: `A case that is “${file.statusName}” cannot go to “${name}”.${rest}` }
  }
  const asks = move.needsReason || move.outcomes.length > 0 || file.status === Status.submitted
  return { how: !asks && move.kind === 'on' && WITHIN_THE_OFFICE.includes(to) ? 'at once' : 'ask', move }
}
