import { as, inCompany, recordsOf } from '../demo.ts'
import { familyNair } from '../making/parties.ts'
import { caseAt, type Mode, move, moveThereAndBack, OWNER, standing } from '../moving.ts'
import { made } from '../parties.ts'
import { hold, type Row, same } from '../row.ts'
import type { Answer } from '../server.ts'

type Table = Readonly<Record<number, Readonly<Record<number, readonly number[]>>>>

// The demo's employee is whom the cases are about; the administrator and the assistant of the employer take part, too.
const PARTICIPANTS = [3, 4, 5, 9, 10, 13]
const FIRM = [9, 10, 13]

/** Decisions §4: where a case goes on or back to, and which roles move it there. */
const moves: Readonly<Record<Mode, Table>> = {
  LEGAL: {
    1: { 2: PARTICIPANTS },
    2: { 1: FIRM, 3: FIRM },
    3: { 2: FIRM, 4: FIRM },
    4: { 2: [9], 3: [9], 5: [9] },
    5: { 4: [9], 6: [9] },
    6: { 5: FIRM, 7: FIRM },
    7: { 8: FIRM, 9: [9] },
    8: { 7: FIRM, 9: [9] },
    9: { 8: [9], 10: [9, 10] },
    10: { 9: [9] },
  },
  // "In DIY the case's owner makes every move."
  DIY: {
    1: { 2: [OWNER] },
    2: { 1: [OWNER], 3: [OWNER] },
    3: { 2: [OWNER], 5: [OWNER] },
    // Section 3: no attorney. Section 4 leads 3 straight to 5 in DIY, so “back to 4” is back to 3 there.
    5: { 3: [OWNER], 6: [OWNER] },
    6: { 5: [OWNER], 7: [OWNER] },
    7: { 8: [OWNER], 9: [OWNER] },
    8: { 7: [OWNER], 9: [OWNER] },
    9: { 8: [OWNER], 10: [OWNER] },
    10: { 9: [OWNER] },
  },
}

/** Each move of the table: made by those who may, refused to the others, and then the case stays where it was. */
export const moveRows: Row[] = [
  ...modes((mode, from, goals) => [
    ...Object.entries(goals).map(([to, who]) =>
      row(
        `${inMode(mode)}${from} → ${to} by ${mode === 'DIY' ? 'its owner' : who.join(', ')}`,
        ofMove(mode, from, +to, who),
      ),
    ),
    row(
      `${inMode(mode)}From ${from} nowhere else than ${Object.keys(goals).join(', ')} or withdrawn`,
      onlyThese(mode, from, Object.keys(goals).map(Number)),
    ),
  ]),
  row('3 → 10 for types without a filing, and for no other', async (world) => {
    const [with_, without] = [await caseAt(world, 3, 'LEGAL'), await caseAt(world, 3, 'DIY')]
    same(refusal(await move(world, 9, with_, 10)), [409, 'MOVE_NOT_ALLOWED'], 'The answer to a type with a filing')
    const { status } = await moveThereAndBack(world, OWNER, without, 10)
    same(status, 10, 'The status of a type without one')
  }),
  row('Withdrawn from any of 1–8: by the petitioner’s side and the attorney', async (world) => {
    for (const status of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const id = await caseAt(world, status, 'LEGAL')
      for (const role of [3, 9]) {
        same(
          (await standing(world, role, id))?.withdrawal?.to,
          9,
          `Where role ${role} withdraws a case at ${status} to`,
        )
        const withdrawn = await moveThereAndBack(world, role, id, 9, { outcome: 'Withdrawn' })
        same([withdrawn.status, withdrawn.outcome], [9, 'Withdrawn'], `What role ${role} makes of a case at ${status}`)
      }
      // The beneficiary of a petition, whoever assists one of the two, and the firm's office.
      for (const role of [5, 4, 13, 10]) {
        const seen = await standing(world, role, id)
        same(seen?.withdrawal, undefined, `The withdrawal that role ${role} is offered at ${status}`)
        const asked = await move(world, role, id, 9, { outcome: 'Withdrawn' })
        same(refusal(asked), [403, 'NOT_YOUR_MOVE'], `The answer to role ${role} at ${status}`)
      }
      same((await standing(world, 9, id))?.status, status, 'The status after all of them')
    }
    for (const status of [9, 10])
      for (const role of [3, 9]) {
        const id = await caseAt(world, status, 'LEGAL')
        const { withdrawal } = (await standing(world, role, id)) ?? {}
        same(withdrawal, undefined, `The withdrawal that role ${role} is offered at ${status}`)
        const { status: answered } = await move(world, role, id, 9, { outcome: 'Withdrawn' })
        hold(answered >= 400, `Role ${role} withdraws a case at ${status}.`)
      }
  }),
  row('The beneficiary withdraws a case of their own, and nobody a case without a reason', async (world) => {
    const person = (await familyNair(world)).find(({ relation }) => relation === 'Principal')
    const { companyId, id: personId } = person ?? {}
    const opening = { typeId: 8, subType: 'first', channel: 'paper', companyId, personId }
    const { id } = made(await (await as(world, 9)).send('POST', '/api/cases', opening))
    const silent = await move(world, 5, id, 9, { outcome: 'Withdrawn', reason: '' })
    same(refusal(silent), [400, 'REASON_MISSING'], 'The answer without a reason')
    const { outcome } = await moveThereAndBack(world, 5, id, 9, { outcome: 'Withdrawn' })
    same(outcome, 'Withdrawn', 'What came of the case')
  }),
  row('Roles 1 and 2 may make any legal move, with a reason', async (world) => {
    const { companyId } = await recordsOf(world)
    for (const role of [1, 2]) {
      const who = await as(world, role)
      await inCompany(who, companyId, 'Moves of the conformance', async () => {
        for (const [from, goals] of Object.entries(moves.LEGAL)) {
          const id = await caseAt(world, +from, 'LEGAL')
          same(
            goalsOf(await standing(world, role, id)),
            Object.keys(goals).map(Number),
            `The moves of role ${role} at ${from}`,
          )
          for (const to of Object.keys(goals).map(Number)) {
            const silent = await move(world, role, id, to, { reason: '' })
            same(
              refusal(silent),
              [400, 'REASON_MISSING'],
              `The answer to role ${role}, ${from} → ${to}, without a reason`,
            )
          }
        }
        const { status } = await moveThereAndBack(world, role, await caseAt(world, 2, 'LEGAL'), 1)
        same(status, 1, `The status after role ${role} sent a case back`)
      })
    }
  }),
  row('A move back for a rejected package, and every reopening, needs a reason', async (world) => {
    for (const [from, to] of [
      [6, 5],
      [9, 8],
      [10, 9],
    ] as const) {
      const silent = await move(world, 9, await caseAt(world, from, 'LEGAL'), to, { reason: '' })
      same(refusal(silent), [400, 'REASON_MISSING'], `The answer to ${from} → ${to} without a reason`)
    }
  }),
  row('updateCase never changes the status', async (world) => {
    const id = await caseAt(world, 4, 'LEGAL')
    const said = { id, caseId: id, status: 5, statusId: 5, to: 5 }
    await (await as(world, 9)).send('PUT', '/caseflowApi/caseflow/updateCase', said)
    same((await standing(world, 9, id))?.status, 4, 'The status after updateCase')
  }),
  row('workflow/create moves by the table only', async (world) => {
    const said = { caseId: await caseAt(world, 5, 'LEGAL'), workflowStatusId: 10 }
    const answer = await (await as(world, 9)).send('POST', '/caseflowApi/workflow/create', said)
    same(refusal(answer), [409, 'MOVE_NOT_ALLOWED'], 'The answer to a move that is not there')
  }),
]

function ofMove(mode: Mode, from: number, to: number, who: readonly number[]): Row['check'] {
  return async (world) => {
    const id = await caseAt(world, from, mode)
    for (const role of PARTICIPANTS) {
      const seen = await standing(world, role, id)
      same(goalsOf(seen).includes(to), who.includes(role), `Whether role ${role} is offered ${from} → ${to}`)
      if (who.includes(role)) {
        same((await moveThereAndBack(world, role, id, to)).status, to, `The status after role ${role} moved it`)
        continue
      }
      const expected = seen ? [403, 'NOT_YOUR_MOVE'] : [404, 'NOT_FOUND']
      same(refusal(await move(world, role, id, to)), expected, `The answer to ${from} → ${to} by role ${role}`)
      same((await standing(world, OWNER, id))?.status, from, 'The status after a refused move')
    }
  }
}

function onlyThese(mode: Mode, from: number, goals: readonly number[]): Row['check'] {
  return async (world) => {
    const id = await caseAt(world, from, mode)
    const mover = mode === 'DIY' ? OWNER : 9
    // The case that shows DIY is of a type without a filing, which a row of its own is about.
    const further = mode === 'DIY' && from === 3 ? [10] : []
    const legal = [...goals, ...further]
    same(goalsOf(await standing(world, mover, id)), legal, `Where a case at ${from} is moved`)
    for (const to of [1, 2, 3, 4, 5, 6, 7, 8, 10].filter((each) => !legal.includes(each) && each !== from))
      same(refusal(await move(world, mover, id, to)), [409, 'MOVE_NOT_ALLOWED'], `The answer to ${from} → ${to}`)
  }
}

const goalsOf = (seen: Awaited<ReturnType<typeof standing>>) =>
  (seen?.offered ?? []).map(({ to }) => to).sort((a, b) => a - b)

const refusal = (answer: Answer) => [answer.status, (answer.json().error as { code?: string } | undefined)?.code]

function inMode(mode: Mode): string {
  return mode === 'DIY' ? 'DIY: ' : ''
}

function modes(rowsOf: (mode: Mode, from: number, goals: Table[number]) => Row[]): Row[] {
  return (['LEGAL', 'DIY'] as const).flatMap((mode) =>
    Object.entries(moves[mode]).flatMap(([from, goals]) => rowsOf(mode, +from, goals)),
  )
}

function row(what: string, check: Row['check']): Row {
  return { kind: 'status', spec: 'decisions §4', what, since: 'cases', check }
}
