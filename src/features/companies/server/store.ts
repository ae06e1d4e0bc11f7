import type { Db } from '#platform/database/database.ts'
import { employerCode } from '#platform/formats/names.ts'

export type NewCompany = { name: string; email: string | null; lawFirmId?: number | null; createdBy?: number | null }

/** Inserts a company; its code is the first word of its name, with -2, -3 … when taken. */
export async function insertCompany(db: Db, company: NewCompany): Promise<{ id: number; code: string }> {
  const wanted = employerCode(company.name)
  const taken = await db.rows<{ code: string }>(
    `select code from companies where code = $1 or code ~ ('^' || regexp_replace($1, '([^A-Z0-9])', '\\\\\\1', 'g') || '-[0-9]+$')`,
    [wanted],
  )
  return db.one<{ id: number; code: string }>(
    `insert into companies (code, name, email, law_firm_id, created_by, updated_by) values ($1, $2, $3, $4, $5, $5) returning id, code`,
    [freeCode(wanted, taken.map(({ code }) => code)), company.name, company.email, company.lawFirmId ?? null, company.createdBy ?? null],
  )
}

export function freeCode(wanted: string, taken: readonly string[]): string {
  if (!taken.includes(wanted)) return wanted
  for (let n = 2; ; n += 1) if (!taken.includes(`${wanted}-${n}`)) return `${wanted}-${n}`
}
