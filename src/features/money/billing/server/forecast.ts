import { CASE_COLUMNS, type CaseColumns } from '#case-file/cases/server/case-row.ts'
import { caseTypeById } from '#case-types/all.ts'
import { casePath } from '#case-types/case-path.ts'
import { Status } from '#case-types/status/statuses.ts'
import { saidName } from '#case-types/words/said.ts'
import { dayIn, defaultZone } from '#formats/day.ts'
import type { Keyring } from '#platform/crypto/keyring.ts'
import type { Db } from '#platform/database/database.ts'
import { isActionable, metByFiling } from '#preparation/deadlines/dates.ts'
import { isFilingDate, isRegistration } from '#preparation/deadlines/filing-day.ts'
import { deadlinesOf } from '#preparation/deadlines/server/store.ts'
import { linesWithPayers, sameFees, totalsByPayer } from '#preparation/fees/fees.ts'
import { feesDueOf } from '#preparation/fees/server/fees-due.ts'
import { type FilingFile, openFilingFile } from '#preparation/filing-file/server/filing-file.ts'
import { feeSettingsFor } from '#preparation/filing-file/server/rule-values-store.ts'
import { startPlan } from '#preparation/filing-file/start-plan.ts'
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
  items.sort((one, other) => (one.day ?? LAST).localeCompare(other.day ?? LAST) || one.caseId - other.caseId)
  return { items, more: rows.length > MOST_CASES }
}

/** What has no day stands below what has one. */
const LAST = '9999-12-31'

async function itemOf(db: Db, keyring: Keyring, row: CaseColumns, today: string): Promise<ForecastItem> {
  const opened = await openFilingFile(db, keyring, row, today)
  const expected = await expectedOf(db, opened)
  const agreed = linesWithPayers(feesDueOf(opened), opened.plan.payers)
  const { approvedAt, approvedFees } = opened.plan
  const approved = approvedAt !== null && sameFees(approvedFees, agreed)
  const due = feesDueOf(approved || expected.day === null ? opened : await on(db, opened, expected.day))
  const lines = linesWithPayers(due, opened.plan.payers)
  return {
    ...{ caseId: row.id, path: casePath(row), personName: row.personName, ...expected },
    what: [saidName(row.typeId, row.subType), row.options.premium === true && 'with premium'].filter(Boolean).join(' '),
    state: approved ? 'approved' : due.complete && opened.plan.paymentMethod !== null ? 'waiting' : 'expected',
    approvedOn: approved ? dayIn(defaultZone, new Date(approvedAt)) : null,
    cents: totalsByPayer(lines).employer + registrationAhead(opened.type, opened.options, today),
    open: due.open.length,
  }
}

/** What goes out in a petition's package is expected when the petition is. */
async function expectedOf(db: Db, { row, plan, goesWith, today }: FilingFile) {
  const leads = goesWith
    ? await db.one<CaseColumns>(`select ${CASE_COLUMNS} from cases k where k.id = $1`, [goesWith.id])
    : row
  const toldElsewhere = metByFiling(leads)
  const fileBy = (await deadlinesOf(db, leads.id))
    .filter((date) => isActionable(date) && date.doneAt === null && date.dueOn >= today)
    .filter((date) => isFilingDate(leads, date) && !isRegistration(date))
    .find(({ rule, part }) => !toldElsewhere.has(rule) && !toldElsewhere.has(`${rule} ${part}`))?.dueOn
  const { typeId, subType, createdAt } = leads
  const openedOn = dayIn(defaultZone, new Date(createdAt))
  return expectedDay({ typeId, subType, openedOn, fileOn: plan.fileOn, fileBy, today })
}

/** The same filing on another day: fees are those of the day it goes out. */
const on = async (db: Db, opened: FilingFile, filingDate: string): Promise<FilingFile> => ({
  ...opened,
  filingDate,
  feeSettings: await feeSettingsFor(db, opened.type, opened.row.lawFirmId, filingDate),
})

type Expected = Pick<ForecastItem, 'day' | 'dayFrom'>
type Asked = {
  typeId: number
  subType: string
  openedOn: string
  /** The day somebody planned it for … */
  fileOn: string | null
  /** … and the first by which the law wants it filed. */
  fileBy: string | undefined
  today: string
}

/**
 * When a case is expected to be filed, by the best that is known: the day somebody planned; else how long it takes by the
 * plan that was shown when it was opened, or the day the law wants it by, whichever comes first. A day that went by says
 * nothing of when it will be: it is then not known.
 */
export function expectedDay({ typeId, subType, openedOn, fileOn, fileBy, today }: Asked): Expected {
  if (fileOn !== null && fileOn >= today) return { day: fileOn, dayFrom: 'plan' }
  const usual = { day: usualDay({ typeId, subType, openedOn }), dayFrom: 'usual time' as const }
  const limit = { day: fileBy, dayFrom: 'deadline' as const }
  const ahead = [usual, limit].flatMap(({ day, dayFrom }) => (day && day >= today ? [{ day, dayFrom }] : []))
  return ahead.sort((one, other) => one.day.localeCompare(other.day))[0] ?? { day: null, dayFrom: null }
}

/** Undefined where the law wants a step first that nobody can date: recruitment, or a visa that is available. */
function usualDay({ typeId, subType, openedOn }: Pick<Asked, 'typeId' | 'subType' | 'openedOn'>): string | undefined {
  const plan = startPlan({ typeId, subType, today: openedOn, name: '' })
  return plan.dated && !caseTypeById(typeId)?.deadlines?.followsVisaBulletin ? plan.filedOn : undefined
}
