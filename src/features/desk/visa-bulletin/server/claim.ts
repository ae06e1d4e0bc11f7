import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { person } from '#facts/person.ts'
import { countryName } from '#formats/countries.ts'
import type { Keyring } from '#platform/crypto/keyring.ts'
import type { Db } from '#platform/database/database.ts'
import { openFilingFile } from '#preparation/filing-file/server/filing-file.ts'
import { type Column, columnOf } from '#rules/deadlines/visa-bulletin.ts'
import { immigrant } from '#rules/prefiling/needs.ts'
import { categoryOf } from '../history.ts'

/** The category and country of a case, as its facts say: the country of birth, not of the passport (D-50). */
export async function claimOf(
  db: Db,
  keyring: Keyring,
  row: CaseColumns,
  today: string,
): Promise<{ category: string; country: Column } | undefined> {
  const { details, plan, look } = await openFilingFile(db, keyring, row, today)
  const said = details[immigrant.preference.id] ?? plan.details[immigrant.preference.id] ?? row.subType
  const category = categoryOf(String(said))
  const bornIn = look.value(person.birthCountry)
  return category && typeof bornIn === 'string' ? { category, country: columnOf(countryName(bornIn)) } : undefined
}
