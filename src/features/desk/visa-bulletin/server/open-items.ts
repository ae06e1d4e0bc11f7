import { openItems } from '#case-file/cases/server/open-items.ts'
import { caseTypeById } from '#case-types/all.ts'
import { casePath } from '#case-types/case-path.ts'
import { isBeforeFiling } from '#case-types/status/statuses.ts'
import { currentSince, monthsOf } from '../history.ts'
import { claimOf } from './claim.ts'
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
