import type { CaseType } from '../case-type.ts'
import { firstStageOf, stageOf } from '../status/stage-moves.ts'
import { statusNames } from '../status/status-table.ts'
import { Status } from '../status/statuses.ts'

export type Standing = { status: number; stage: string; outcome: string | null }

/**
 * How a case stands, as lists, timeline and mails say it: by its status (decisions §4). Where nothing goes to an agency,
 * nothing is filed, receipted or decided either: between the first two statuses and the last one its stage says what
 * happens there.
 */
export function standingName(type: CaseType, { status, stage, outcome }: Standing): string {
  const name = statusNameOf({ status, outcome })
  return saysByStage(type, status) ? (stageAt(type, { status, stage, outcome })?.name ?? name) : name
}

/** The status alone, in the words of decisions §4, whatever the type. */
export function statusNameOf({ status, outcome }: Omit<Standing, 'stage'>): string {
  const name = (statusNames as Record<number, string>)[status] ?? ''
  return status === Status.decided && outcome ? `${name}: ${outcome}` : name
}

export const saysByStage = (type: Pick<CaseType, 'withoutFiling'>, status: number): boolean =>
  type.withoutFiling && status >= Status.generated && status < Status.completed

/** The stage it stands at; a move that is told later than the next one names its own. */
function stageAt(type: CaseType, { status, stage, outcome }: Standing) {
  const named = stageOf(type, stage)
  if (named?.status === status) return named
  return firstStageOf(type, status as Status, type.stages.find((each) => each.outcome === outcome)?.outcome)
}
