import { as, recordsOf } from '../demo.ts'
import { made } from '../parties.ts'
import { hold, type Row, same } from '../row.ts'
import type { World } from '../world.ts'

/** Decisions §4 in LEGAL mode: where a case goes on or back to, and which roles move it there. */
const moves: Readonly<Record<number, Readonly<Record<number, readonly number[]>>>> = {
  1: { 2: [3, 9, 10, 13] },
  2: { 3: [9, 10, 13], 1: [9, 10, 13] },
  3: { 4: [9, 10, 13], 2: [9, 10, 13] },
  4: { 5: [9], 2: [9], 3: [9] },
  5: { 6: [9], 4: [9] },
  7: { 8: [9, 10, 13], 9: [9] },
  8: { 7: [9, 10, 13], 9: [9] },
  9: { 10: [9, 10], 8: [9] },
  10: { 9: [9] },
}
const ROLES = [3, 9, 10, 13]

/** Each move of the table: offered to those who may make it, refused to the others, and the case stays where it was. */
export const moveRows: Row[] = [
  ...Object.entries(moves).flatMap(([from, goals]) =>
    Object.entries(goals).map(([to, who]): Row => row(`${from} → ${to} by ${who.join(', ')}`, ofMove(+from, +to, who))),
  ),
  ...Object.entries(moves).map(([from, goals]) =>
    row(`From ${from} nowhere else than ${Object.keys(goals).join(', ')} or withdrawn`, onlyThese(+from, goals)),
  ),
  row('Withdrawn from any of 1–8: by the petitioner’s side and the attorney', async (world) => {
    for (const status of [1, 2, 3, 4, 5, 7, 8])
      for (const role of [3, 9]) {
        const { offered, isHidden } = await caseAt(world, status, role)
        if (isHidden) continue
        const withdrawal = offered.find(({ kind }) => kind === 'withdrawal')
        same(withdrawal?.to, 9, `Where role ${role} withdraws a case at ${status} to`)
      }
  }),
  row('Roles 1 and 2 may make any legal move, with a reason', async (world) => {
    for (const role of [1, 2]) {
      const { offered } = await caseAt(world, 4, role)
      const goals = offered.filter(({ kind }) => kind !== 'withdrawal')
      same(goals.map(({ to }) => to).sort(), [2, 3, 5], `The moves of role ${role}`)
      hold(
        goals.every(({ needsReason }) => needsReason),
        `Role ${role} is not asked for a reason.`,
      )
    }
  }),
  row('updateCase never changes the status', async (world) => {
    const { id, attorney } = await caseAt(world, 4, 9)
    await attorney.send('PUT', '/caseflowApi/caseflow/updateCase', { id, caseId: id, status: 5, statusId: 5, to: 5 })
    same((await caseAt(world, 4, 9, id)).status, 4, 'The status after updateCase')
  }),
  row('workflow/create moves by the table only', async (world) => {
    const { id, attorney } = await caseAt(world, 5, 9)
    const answer = await attorney.send('POST', '/caseflowApi/workflow/create', { caseId: id, workflowStatusId: 10 })
    same([answer.status, errorOf(answer.text)], [409, 'MOVE_NOT_ALLOWED'], 'The answer to a move that is not there')
  }),
]

type Offered = { to: number; kind: string; needsReason: boolean }

async function caseAt(world: World, status: number, role: number, known?: number) {
  const { cases } = await recordsOf(world)
  const at = cases.filter((each) => each.status === status && each.mode === 'LEGAL')
  const other = known ?? (at.find(({ typeId }) => typeId === 1) ?? at[0])?.id
  hold(other !== undefined, `The demo has no case at ${status}.`)
  const attorney = await as(world, role)
  const answer = await attorney.send('GET', `/api/cases/${other}`)
  // Another company's case is out of an employer's sight.
  const isHidden = role === 3 && answer.status === 404
  const seen = isHidden ? { moves: [], status } : made(answer)
  return { id: Number(other), attorney, isHidden, offered: seen.moves as Offered[], status: seen.status }
}

function ofMove(from: number, to: number, who: readonly number[]): Row['check'] {
  return async (world) => {
    for (const role of ROLES) {
      const { id, attorney, offered, isHidden } = await caseAt(world, from, role)
      const isOffered = offered.some((each) => each.to === to && each.kind !== 'withdrawal')
      same(isOffered, who.includes(role), `Whether role ${role} is offered ${from} → ${to}`)
      if (who.includes(role)) continue
      const said = { to, outcome: to === 9 ? 'Approved' : undefined, reason: 'Conformance' }
      const answer = await attorney.send('POST', `/api/cases/${id}/move`, said)
      same(
        [answer.status, errorOf(answer.text)],
        isHidden ? [404, 'NOT_FOUND'] : [403, 'NOT_YOUR_MOVE'],
        `The answer to ${from} → ${to} by role ${role}`,
      )
      same((await caseAt(world, from, 9, id)).status, from, 'The status after a refused move')
    }
  }
}

function onlyThese(from: number, goals: object): Row['check'] {
  return async (world) => {
    const { offered } = await caseAt(world, from, 9)
    const legal = offered.filter(({ kind }) => kind !== 'withdrawal').map(({ to }) => to)
    same(
      legal.sort((a, b) => a - b),
      Object.keys(goals).map(Number),
      `Where an attorney moves a case at ${from}`,
    )
    const { id, attorney } = await caseAt(world, from, 9)
    for (const to of [1, 2, 3, 4, 5, 6, 7, 8, 10].filter((each) => !(each in goals) && each !== from)) {
      const answer = await attorney.send('POST', `/api/cases/${id}/move`, { to, reason: 'Conformance' })
      same([answer.status, errorOf(answer.text)], [409, 'MOVE_NOT_ALLOWED'], `The answer to ${from} → ${to}`)
    }
  }
}

const errorOf = (text: string) => (JSON.parse(text) as { error?: { code?: string } }).error?.code

function row(what: string, check: Row['check']): Row {
  return { kind: 'status', spec: 'decisions §4', what, since: 'cases', check }
}
