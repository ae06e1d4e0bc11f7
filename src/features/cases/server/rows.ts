import { caseTypeById } from '#case-types/all.ts'
import type { CaseType } from '#case-types/case-type.ts'
import { stageOf } from '#case-types/stage-moves.ts'
import { statusNames } from '#case-types/status-table.ts'
import type { Db } from '#platform/database/database.ts'
import type { CaseRow } from '../records.ts'
import { CASE_COLUMNS, type CaseColumns } from './visible.ts'

export type NamedCase = CaseColumns & {
  companyName: string | null
  personName: string | null
  attorneyName: string | null
}

export const ROW_COLUMNS = `${CASE_COLUMNS},
  c.name as "companyName", nullif(concat_ws(' ', p.first_name, p.last_name), '') as "personName",
  nullif(concat_ws(' ', a.first_name, a.last_name), '') as "attorneyName"`

export const ROW_JOINS = `
  left join companies c on c.id = k.company_id
  left join people p on p.id = k.person_id
  left join users a on a.id = k.attorney_id`

/** A stored case type is one of ours: the database is written by `openCase` alone. */
export function typeOf(typeId: number): CaseType {
  const type = caseTypeById(typeId)
  if (!type) throw new Error(`A case is of type ${typeId}, which does not exist.`)
  return type
}

/** The details screen. An I-9's own screen shows the form, not the case. */
export const pathOf = ({ typeId, id }: Pick<CaseColumns, 'typeId' | 'id'>) =>
  `${typeId === I9 ? '/visaCareAttorneyCaseDetails' : typeOf(typeId).detailsRoute}/${id}`
const I9 = 12

/** A row as the lists show it. */
export function toRow(row: NamedCase): CaseRow {
  const type = typeOf(row.typeId)
  return {
    ...row,
    typeName: type.name,
    statusName: nameOfStatus(row.status, row.outcome),
    stageName: stageOf(type, row.stage)?.name ?? row.stage,
    companyName: row.companyName ?? '',
    personName: row.personName ?? '',
    attorneyName: row.attorneyName ?? '',
    creationDate: row.createdAt.slice(0, 19).replace('T', ' '),
    path: pathOf(row),
  }
}

export const nameOfStatus = (status: number, outcome: string | null) => {
  const name = (statusNames as Record<number, string>)[status] ?? ''
  return status === 9 && outcome ? `${name}: ${outcome}` : name
}

/**
 * Names that the reader's scope does not show: an employee reads no companies, an employer no attorneys. Whoever sees a
 * case may know who takes part in it.
 */
export async function withNames<Row extends NamedCase>(
  system: () => Pick<Db, 'rows'>,
  rows: readonly Row[],
): Promise<Row[]> {
  const companies = distinct(rows.map((row) => (row.companyName === null ? row.companyId : null)))
  const attorneys = distinct(rows.map((row) => (row.attorneyName === null ? row.attorneyId : null)))
  const people = distinct(rows.map((row) => (row.personName === null ? row.personId : null)))
  if (companies.length + attorneys.length + people.length === 0) return [...rows]
  const found = await system().rows<{ kind: string; id: number; name: string }>(
    `select 'company' as kind, id, name from companies where id = any ($1::bigint[])
     union all select 'user', id, concat_ws(' ', first_name, last_name) from users where id = any ($2::bigint[])
     union all select 'person', id, concat_ws(' ', first_name, last_name) from people where id = any ($3::bigint[])`,
    [companies, attorneys, people],
  )
  const nameOf = (kind: string, id: number | null) => found.find((each) => each.kind === kind && each.id === id)?.name
  return rows.map((row) => ({
    ...row,
    companyName: row.companyName ?? nameOf('company', row.companyId) ?? null,
    attorneyName: row.attorneyName ?? nameOf('user', row.attorneyId) ?? null,
    personName: row.personName ?? nameOf('person', row.personId) ?? null,
  }))
}

const distinct = (ids: readonly (number | null)[]) => [...new Set(ids.filter((id) => id !== null))]
