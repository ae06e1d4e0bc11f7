import type { CaseType } from '../case-type.ts'
import { everyBlockIsSignedByHand, type GuardFacts } from './guards.ts'
import type { Outcome, Stage } from './stage.ts'
import { legal, type Moved, type Mover, move, type Refusal } from './status.ts'
import type { Transition } from './status-table.ts'
import { Status } from './statuses.ts'

export function stageOf(type: CaseType, id: string): Stage | undefined {
  return type.stages.find((stage) => stage.id === id)
}

/** The status of a case follows from its stage (decisions §4). */
export function stageToStatus(type: CaseType, id: string): Status | undefined {
  return stageOf(type, id)?.status
}

/** The first stage of each status: where a case stands when only its status is known. */
export function firstStageOf(type: CaseType, status: Status, outcome?: Outcome): Stage | undefined {
  const stages = type.stages.filter((stage) => stage.status === status)
  return stages.find((stage) => outcome !== undefined && stage.outcome === outcome) ?? stages[0]
}

export type StageMoved =
  | { ok: true; stage: string; steps: readonly Status[]; outcome?: Outcome }
  | ({ ok: false } & Refusal)

export type StageAttempt = Omit<Mover, 'status' | 'type'> & {
  type: CaseType
  from: string
  to: string
  reason?: string
  facts: GuardFacts
}

/** Moves a case to another stage of its type; its status goes along, one legal step after the other. */
export function moveStage(attempt: StageAttempt): StageMoved {
  const { type, mode } = attempt
  const from = stageOf(type, attempt.from)
  const to = stageOf(type, attempt.to)
  if (!from || !to) return refuse('STAGE_UNKNOWN', `${type.name} has no stage ${from ? attempt.to : attempt.from}.`)
  const withdraws = to.outcome === 'Withdrawn' && from.status <= Status.noticeOpen
  if (!withdraws && !from.next.includes(to.id))
    return refuse('STAGE_NOT_ALLOWED', `“${to.name}” does not follow “${from.name}”.`)
  if (from.id === 'SIGNATURE' && to.id === 'ASSEMBLED') {
    const unsigned = everyBlockIsSignedByHand(attempt.facts)
    if (unsigned) return { ok: false, httpStatus: 409, ...unsigned }
  }
  const steps = withdraws ? [9 as Status] : statusSteps(from.status, to.status, type, mode)
  if (!steps)
    return refuse(
      'MOVE_NOT_ALLOWED',
      `The status of the case does not allow to go from “${from.name}” to “${to.name}”.`,
    )
  let status = from.status
  for (const step of steps) {
    const moved: Moved = move({
      ...attempt,
      status,
      to: step,
      facts: { ...attempt.facts, closesAs: to.id },
      ...(step === 9 && { outcome: to.outcome ?? 'Approved' }),
    })
    if (!moved.ok) return moved
    status = step
  }
  return { ok: true, stage: to.id, steps, ...(to.outcome && { outcome: to.outcome }) }
}

/** The legal steps from one status to another, all forward or all back; empty when nothing changes. */
export function statusSteps(
  from: Status,
  to: Status,
  type: Pick<CaseType, 'withoutFiling' | 'channel' | 'id'>,
  mode: Mover['mode'],
): Status[] | undefined {
  if (from === to) return []
  const reach = (kinds: readonly Transition['kind'][]) => {
    const paths: Status[][] = [[from]]
    const seen = new Set<Status>([from])
    for (let path = paths.shift(); path; path = paths.shift()) {
      const at = path.at(-1) ?? from
      for (const step of legal({ status: at, mode, type })) {
        if (!kinds.includes(step.kind) || seen.has(step.to)) continue
        if (step.to === to) return [...path.slice(1), step.to]
        seen.add(step.to)
        paths.push([...path, step.to])
      }
    }
    return undefined
  }
  return reach(['on']) ?? reach(['back']) ?? reach(['on', 'reopening'])
}

const refuse = (code: string, sentence: string): { ok: false } & Refusal => ({
  ok: false,
  httpStatus: 409,
  code,
  sentence,
})
