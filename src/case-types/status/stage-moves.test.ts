import { describe, expect, test } from 'vitest'
import { caseTypeById, caseTypes } from '../all.ts'
import type { CaseType } from '../case-type.ts'
import { everythingInOrder } from './in-order.fixture.ts'
import { firstStageOf, moveStage, stageOf, stageToStatus, statusSteps } from './stage-moves.ts'
import type { Status } from './statuses.ts'

const typeOf = (id: number): CaseType => {
  const type = caseTypeById(id)
  if (!type) throw new Error(`no case type ${id}`)
  return type
}
const go = (id: number, from: string, to: string, more: Partial<Parameters<typeof moveStage>[0]> = {}) =>
  moveStage({
    type: typeOf(id),
    mode: 'LEGAL',
    role: 9,
    isOwner: false,
    from,
    to,
    reason: 'because',
    facts: everythingInOrder,
    ...more,
  })

/** Decisions §4, last paragraph. */
const onPaper: [type: number, stages: string, status: Status][] = [
  [5, 'INTAKE ENGAGED QUESTIONNAIRES DOCS', 1],
  [5, 'SUBMITTED', 2],
  [5, 'DRAFT', 3],
  [5, 'ATTY_REVIEW', 4],
  [5, 'SIGNATURE ASSEMBLED', 5],
  [5, 'FILED', 6],
  [5, 'RECEIPTED BIOMETRICS INTERVIEW TRANSFERRED', 7],
  [5, 'RFE_ISSUED NOID_ISSUED NOIR_ISSUED', 8],
  [5, 'APPROVED DENIED WITHDRAWN REVOKED ABANDONED', 9],
  [5, 'POST_DECISION CLOSED', 10],
  [1, 'I129_DRAFT', 3],
  [4, 'JOB_ANALYSIS PWD_FILED PWD_ISSUED RECRUITMENT_PLAN RECRUITING QUIET_PERIOD RECRUITMENT_REPORT', 2],
  [4, '9089_DRAFT', 3],
  [4, '9089_FILED', 6],
  [4, 'AUDIT', 8],
  [4, 'CERTIFIED DENIED', 9],
  [10, 'FILED', 6],
  [10, 'CERTIFIED DENIED', 9],
  [11, 'AVAILABLE', 3],
  [11, 'RETAIN', 10],
  [12, 'ACTIVE', 3],
  [12, 'TERMINATED', 10],
  [21, 'DEMAND_SENT', 6],
  [21, 'NEGOTIATION', 7],
  [21, 'RECOVERED PARTLY_RECOVERED REFERRED_TO_COURT WRITTEN_OFF', 9],
  [22, 'DELIVERED', 9],
]

test.each(onPaper)('in type %i the stages %s mean status %i', (id, stages, status) => {
  for (const stage of stages.split(' ')) expect(stageToStatus(typeOf(id), stage), stage).toBe(status)
})

describe.each(caseTypes.map((type) => [type.name, type] as const))('the stages of %s', (_name, type) => {
  test('are named once and lead only to stages that exist', () => {
    const ids = type.stages.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const stage of type.stages) for (const next of stage.next) expect(ids, `${stage.id} → ${next}`).toContain(next)
  })

  test('start at Initiated and can all be reached from there, or by withdrawing', () => {
    const [first] = type.stages
    expect(first?.status).toBe(1)
    const reached = new Set([first?.id ?? '', 'WITHDRAWN'])
    for (const id of reached) for (const next of stageOf(type, id)?.next ?? []) reached.add(next)
    expect(type.stages.map(({ id }) => id).filter((id) => !reached.has(id))).toEqual([])
  })

  test('follow each other by legal steps of the status, in every mode of the type', () => {
    const stuck = type.stages.flatMap((from) =>
      from.next
        .filter((next) => {
          const to = stageOf(type, next)
          return type.modes.every((mode) => to && statusSteps(from.status, to.status, type, mode) === undefined)
        })
        .map((next) => `${from.id} → ${next}`),
    )
    expect(stuck).toEqual([])
  })

  test('decided ones have an outcome and every case can be completed', () => {
    for (const stage of type.stages.filter(({ status }) => status === 9)) expect(stage.outcome, stage.id).toBeDefined()
    expect(type.stages.some(({ status }) => status === 10)).toBe(true)
    expect(type.stages.some(({ outcome }) => outcome === 'Withdrawn')).toBe(true)
  })
})

describe('moving a stage', () => {
  test('takes the status along, step by step', () => {
    expect(go(5, 'DOCS', 'SUBMITTED', { role: 5 })).toEqual({ ok: true, stage: 'SUBMITTED', steps: [2] })
    expect(go(10, 'FILED', 'CERTIFIED')).toEqual({ ok: true, stage: 'CERTIFIED', steps: [7, 9], outcome: 'Approved' })
    expect(go(1, 'LCA_PREP', 'NOTICE_POSTED')).toEqual({ ok: true, stage: 'NOTICE_POSTED', steps: [] })
    expect(go(21, 'NEGOTIATION', 'RECOVERED')).toMatchObject({ ok: true, outcome: 'Approved' })
  })

  test('refuses a stage that does not follow, one that is not there, and one of another mode', () => {
    expect(go(5, 'INTAKE', 'FILED')).toMatchObject({ code: 'STAGE_NOT_ALLOWED', httpStatus: 409 })
    expect(go(5, 'INTAKE', 'NOWHERE')).toMatchObject({ code: 'STAGE_UNKNOWN' })
    expect(go(5, 'DRAFT', 'ATTY_REVIEW', { mode: 'DIY', isOwner: true })).toMatchObject({ code: 'MOVE_NOT_ALLOWED' })
    expect(go(5, 'DRAFT', 'SIGNATURE', { mode: 'DIY', isOwner: true, role: 3 })).toMatchObject({ ok: true, steps: [5] })
  })

  test('asks every step’s right and guard', () => {
    expect(go(10, 'FILED', 'CERTIFIED', { role: 13 })).toMatchObject({ code: 'NOT_YOUR_MOVE', httpStatus: 403 })
    expect(go(5, 'SIGNATURE', 'ASSEMBLED', { facts: { unsignedBlocks: ['I-140 Part 8'] } })).toMatchObject({
      code: 'SIGNATURES_MISSING',
    })
    expect(go(5, 'FILED', 'REJECTED')).toMatchObject({ ok: true, steps: [5] })
    expect(go(5, 'QUESTIONNAIRES', 'WITHDRAWN', { role: 3 })).toMatchObject({ ok: true, outcome: 'Withdrawn' })
    expect(go(5, 'CLOSED', 'WITHDRAWN')).toMatchObject({ ok: false })
  })
})

test('a status alone leads to its first stage', () => {
  expect(firstStageOf(typeOf(5), 9, 'Denied')?.id).toBe('DENIED')
  expect(firstStageOf(typeOf(4), 1)?.id).toBe('INTAKE')
})
