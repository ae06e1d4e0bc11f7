import { pathOf, typeOf } from '#case-file/cases/server/rows.ts'
import { CASE_COLUMNS, type CaseColumns } from '#case-file/cases/server/visible.ts'
import { Status } from '#case-types/statuses.ts'
import { linesWithPayers, sameFees, totalsByPayer } from '#case-work/fees/fees.ts'
import { feesDueOf } from '#case-work/fees/server/fees-due.ts'
import { openFilingFile } from '#case-work/filing-file/server/filing-file.ts'
import { dayIn, defaultZone } from '#formats/day.ts'
import type { Keyring } from '#platform/crypto/keyring.ts'
import type { Db } from '#platform/database/database.ts'
import { registrationAhead } from '#rules/fees/of-case.ts'
import type { ForecastItem } from '../contract.ts'

const MOST_CASES = 60

/** Open cases that are not filed, with what the employer pays the government for each on the day it goes out. */
export async function forecastOf(db: Db, keyring: Keyring, companyId: number, today: string) {
  const rows = await db.rows<CaseColumns>(
    `select ${CASE_COLUMNS} from cases k where k.company_id = $1 and k.status < ${Status.filed} order by k.id desc limit ${MOST_CASES + 1}`,
    [companyId],
  )
  const items: ForecastItem[] = []
  for (const row of rows.slice(0, MOST_CASES)) {
    const item = await itemOf(db, keyring, row, today)
    if (item.cents > 0) items.push(item)
  }
  items.sort((one, other) => one.day.localeCompare(other.day) || one.caseId - other.caseId)
  return { items, more: rows.length > MOST_CASES }
}

async function itemOf(db: Db, keyring: Keyring, row: CaseColumns, today: string): Promise<ForecastItem> {
  const opened = await openFilingFile(db, keyring, row, today)
  const due = feesDueOf(opened)
  const lines = linesWithPayers(due, opened.plan.payers)
  const { approvedAt, approvedFees } = opened.plan
  const approved = approvedAt !== null && sameFees(approvedFees, lines)
  return {
    ...{ caseId: row.id, path: pathOf(row), personName: row.personName },
    what: [typeOf(row.typeId).name, row.options.premium === true && 'with premium'].filter(Boolean).join(' '),
    ...{ day: opened.filingDate < today ? today : opened.filingDate, planned: opened.plan.fileOn !== null },
    state: approved ? 'approved' : due.complete && opened.plan.fileOn !== null ? 'waiting' : 'expected',
    approvedOn: approved ? dayIn(defaultZone, new Date(approvedAt)) : null,
    cents: totalsByPayer(lines).employer + registrationAhead(opened.type, opened.options, today),
    open: due.open.length,
  }
}
