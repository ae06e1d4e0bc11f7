import { dateKey, type NewItem } from '#case-file/cases/open-items.ts'
import { CASE_COLUMNS, type CaseColumns } from '#case-file/cases/server/visible.ts'
import { casePath } from '#case-types/case-path.ts'
import { saidName } from '#case-types/said.ts'
import { isBeforeFiling } from '#case-types/statuses.ts'
import { showDate } from '#formats/dates.ts'
import type { Db } from '#platform/database/database.ts'
import { isActionable } from '../dates.ts'
import { isFilingDate, isRegistration } from './filing-dates.ts'
import { type DeadlineRow, deadlinesOf } from './store.ts'

/**
 * What is filed together with a petition has to be there when the petition has: its day is said here too. A petition under
 * the cap has none before it is selected; that it may never be filed is said instead.
 */
export async function datesOfPrincipal(system: Db, file: CaseColumns): Promise<NewItem[]> {
  if (file.principalCaseId === null || !isBeforeFiling(file.status)) return []
  const principal = await system.maybe<CaseColumns>(`select ${CASE_COLUMNS} from cases k where k.id = $1`, [
    file.principalCaseId,
  ])
  if (!principal || !isBeforeFiling(principal.status)) return []
  const said = saidName(principal.typeId, principal.subType)
  const whose = principal.personName ? `${principal.personName}’s ${said}` : said
  const told = (item: Pick<NewItem, 'key' | 'title'> & Partial<NewItem>): NewItem[] =>
    (['firm', 'employer', 'employee'] as const).map((side) => ({
      ...{ kind: 'date', side, verb: 'Open', link: casePath(file), ...item },
    }))
  const dates = await deadlinesOf(system, principal.id)
  const opens = notSelected(dates)
  if (opens)
    return told({
      key: dateKey('principal', 'selection'),
      title: `Filed together with ${whose}, only if USCIS selects it; nothing is filed before ${showDate(opens.dueOn)}`,
    })
  const [first] = dates
    .filter(
      (date) => isActionable(date) && date.doneAt === null && isFilingDate(principal, date) && !isRegistration(date),
    )
    .sort((one, other) => one.dueOn.localeCompare(other.dueOn))
  if (!first) return []
  const title = `Filed together with ${whose}, which USCIS must have by`
  return told({
    ...{ key: dateKey('principal', 'filing'), title, governs: true },
    ...{ dueOn: first.dueOn, dueWhy: first.citation },
  })
}

/** From when a petition under the cap could be filed, while no selection notice has said that it may be. */
const notSelected = (dates: readonly DeadlineRow[]): DeadlineRow | undefined =>
  dates.find(({ rule, part, printedOn }) => rule === 'D-18' && part === 'filing opens' && printedOn === null)
