import { caseTypeById, caseTypes } from '#case-types/all.ts'
import { casePath } from '#case-types/case-path.ts'
import type { CaseType } from '#case-types/case-type.ts'
import { stageOf } from '#case-types/status/stage-moves.ts'
import { type Standing, standingName, statusNameOf } from '#case-types/words/standing-name.ts'
import { formNamed } from '#forms/all.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/session/actor.ts'
import type { CaseRow } from '../records.ts'
import { type CaseColumns, columnsFor } from './case-row.ts'
import { familyReader, ownQuestions } from './open-items-store.ts'

/** A stored case type is one of ours: the database is written by `openCase` alone. */
export function typeOf(typeId: number): CaseType {
  const type = caseTypeById(typeId)
  if (!type) throw new Error(`A case is of type ${typeId}, which does not exist.`)
  return type
}

/** A row as the lists show it, with whatever else was read for it. */
export function toRow<Read extends CaseColumns>(row: Read): Read & CaseRow {
  const type = typeOf(row.typeId)
  return {
    typeName: type.name,
    premium: row.options.premium === true,
    statusName: nameOfStatus(row),
    tableStatusName: statusNameOf(row),
    stageName: stageOf(type, row.stage)?.name ?? row.stage,
    creationDate: row.createdAt.slice(0, 19).replace('T', ' '),
    path: casePath(row),
    asks: asking.has(row.typeId),
    // Last: to add to a copy of so many columns takes the engine ten times as long as to copy them.
    ...row,
  }
}

/** The types of which at least one form is built. */
const asking: ReadonlySet<number> = new Set(
  caseTypes.filter(({ forms }) => forms.some(({ form }) => formNamed(form))).map(({ id }) => id),
)

/** The same for one reader: what the employer or the firm has to do is not the family's business. */
export const rowFor =
  (actor: Pick<Actor, 'scope' | 'personId'>) =>
  <Read extends CaseColumns>(row: Read): Read & CaseRow => {
    const shown = toRow(row)
    if (actor.scope !== 'person') return shown
    const due = ownQuestions(row.nextDueEach, row.householdPersonId, familyReader(actor))
    return { ...shown, ...(due && { nextDueTitle: due.title }), ...(row.ball !== 'employee' && { todo: '' }) }
  }

export const nameOfStatus = (standing: Standing & { typeId: number }): string =>
  standingName(typeOf(standing.typeId), standing)

/** One case as the lists show it to somebody. Whether it may be seen has been decided. */
export const readRow = async (reading: Reading, id: number): Promise<CaseRow> =>
  rowFor(reading.actor)(await readCase(reading, id))

/** The same as its columns, for whoever needs more of it. */
export const readCase = ({ db, actor, today }: Reading, id: number): Promise<CaseColumns> =>
  db.one<CaseColumns>(`select ${columnsFor(actor, today)} from cases k where k.id = $1`, [id])

type Reading = { db: Db; actor: Actor; today: string }
