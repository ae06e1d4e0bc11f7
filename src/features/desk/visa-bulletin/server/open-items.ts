import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { openItems } from '#case-file/cases/server/open-items-slot.ts'
import { caseTypeById } from '#case-types/all.ts'
import { casePath } from '#case-types/case-path.ts'
import { isBeforeFiling } from '#case-types/status/statuses.ts'
import { person } from '#facts/person.ts'
import { countryName } from '#formats/countries.ts'
import type { Keyring } from '#platform/crypto/keyring.ts'
import type { Db } from '#platform/database/database.ts'
import { openFilingFile } from '#preparation/filing-file/server/filing-file.ts'
import { type Column, columnOf } from '#rules/deadlines/visa-bulletin.ts'
import { immigrant } from '#rules/prefiling/needs.ts'
import { categoryOf, currentSince, monthsOf } from '../history.ts'
import { allCells } from './store.ts'

/**
 * An adjustment that was not filed and whose priority date is current by the final action dates of this month: either
 * chart lets it be filed (D-50). By an older bulletin nothing is said: the dates can have gone back.
 */
export const priorityDateOpen = openItems(async (system, { services, file, today }) => {
  const { priorityDate } = file
  if (priorityDate === null || !isBeforeFiling(file.status)) return []
  if (!caseTypeById(file.typeId)?.deadlines?.followsVisaBulletin) return []
  const cells = await allCells(system)
  if (cells.at(-1)?.month !== today.slice(0, 7)) return []
  const claim = await claimOf(system, services.keyring, file, today)
  if (!claim) return []
  const since = currentSince(priorityDate, monthsOf(cells, claim.category, claim.country), 'final')
  if (since === null) return []
  const [year, month] = since.split('-')
  return [
    {
      ...{ key: 'visaBulletin', kind: 'task', side: 'firm', verb: 'Open', link: casePath(file) },
      title: `File the I-485: the priority date is current since ${month}-${year}`,
    },
  ]
})

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
