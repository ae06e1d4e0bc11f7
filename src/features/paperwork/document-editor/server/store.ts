import { saidName } from '#case-types/words/said.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/session/actor.ts'

/** The name under which somebody's suggestions and comments stand in a letter. */
export async function nameInLetters(db: Db, { userId, userName }: Actor): Promise<string> {
  const sql = 'select app.full_name(first_name, last_name) as name from users where id = $1'
  const found = await db.maybe<{ name: string }>(sql, [userId])
  return found?.name || userName
}

/** "H-1B extension · Priya NAIR · NORTHWIND ANALYTICS"; who reads a letter of a case may not see the case itself. */
export async function caseInWords(db: Db, caseId: number): Promise<string> {
  const found = await db.maybe<{ typeId: number; subType: string; personName: string | null; companyName: string }>(
    `select type_id as "typeId", sub_type as "subType", person_name as "personName", company_name as "companyName"
       from cases where id = $1`,
    [caseId],
  )
  if (!found) return ''
  return [saidName(found.typeId, found.subType), found.personName, found.companyName].filter(Boolean).join(' · ')
}
