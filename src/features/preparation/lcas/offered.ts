import type { Known } from '#engine/answer.ts'
import { showDate } from '#formats/dates.ts'
import { freeSlots } from '#rules/compliance/h1b-ledgers.ts'
import { lca } from '#rules/prefiling/lca-needs.ts'
import { slotOf, takesPosition, type Use } from './uses.ts'

export type Offered = { known: Known; withdrawnOn: string | null; uses: readonly Use[] }
type ForCase = { soc: string; today: string }

/** What speaks against resting a case on an LCA: it is over, its positions are taken (HC-11), or it is for another occupation. */
export function cautionsOf({ known, withdrawnOn, uses }: Offered, { soc, today }: ForCase): string[] {
  const [ends, onLca] = [text(known, lca.lcaEndsOn), text(known, lca.lcaSocCode)]
  const total = saidOf(known, lca.lcaWorkers)
  const taken = uses.filter(takesPosition).map(slotOf)
  const isFull = typeof total === 'number' && freeSlots(total, taken) <= 0
  return [
    ...(withdrawnOn === null ? [] : [`withdrawn ${showDate(withdrawnOn)}`]),
    ...(ends !== '' && ends < today ? ['it has ended'] : []),
    ...(isFull ? [`no free position, all ${total} used`] : []),
    ...(soc !== '' && onLca !== '' && soc.slice(0, 7) !== onLca.slice(0, 7)
      ? [`other occupation: SOC ${onLca}, the job has ${soc}`]
      : []),
  ]
}

/** 'Data Engineer, 12-30-2026 to 12-29-2029; no free position, all 1 used' */
export function offeredWords(of: Offered, forCase: ForCase): string {
  const [begins, ends] = [text(of.known, lca.lcaBeginsOn), text(of.known, lca.lcaEndsOn)]
  const dates = begins && ends ? `${showDate(begins)} to ${showDate(ends)}` : ''
  const what = [text(of.known, lca.lcaJobTitle), dates].filter(Boolean).join(', ') || 'a draft without job and days'
  return [what, ...cautionsOf(of, forCase)].join('; ')
}

const saidOf = (known: Known, { id }: { id: string }): unknown => {
  const answer = known[id]
  return answer && 'value' in answer ? answer.value : undefined
}
const text = (known: Known, fact: { id: string }): string => String(saidOf(known, fact) ?? '')
