import { tasksAfterDecision } from '#case-file/cases/rules.ts'
import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { type Author, addTask, hasOpenTask } from '#case-file/cases/server/work-store.ts'
import type { CaseType } from '#case-types/case-type.ts'
import { isBeforeFiling, Status } from '#case-types/status/statuses.ts'
import type { Transaction } from '#platform/database/database.ts'
import { addBusinessDays } from '#rules/calendar/business-days.ts'
import { settingTable } from '#rules/deadlines/setting-table.ts'
import { readerOf } from '#rules/deadlines/settings.ts'
import type { MoveData } from '../contract.ts'

type Of = { file: CaseColumns; type: CaseType; ball: string }
type Decided = Parameters<typeof tasksAfterDecision>[1]
type Said = { data: MoveData; author: Author }

/** What is left to do after a decision or a withdrawal, each once, with days counted from the day of the decision. */
export async function openTasks(
  db: Transaction,
  { file, type, ball }: Of,
  decided: Decided,
  { data, author }: Said,
): Promise<void> {
  const doer = file.mode === 'DIY' && (ball === 'employee' || ball === 'employer') ? ball : 'firm'
  for (const task of tasksAfterDecision(type, decided, doer))
    if (!(await hasOpenTask(db, file.id, task.title))) await addTask(db, file.id, { ...task, source: 'rule' }, author)
  const promptly = addBusinessDays(decided.decidedOn, readerOf(settingTable).read('terminationNoticeDays'))
  for (const { for: forWhom, title, details, isTheLetter } of tasksAfterWithdrawal(file, type, decided.outcome)) {
    if ((isTheLetter && data.withdrawalLetterSigned) || (await hasOpenTask(db, file.id, title))) continue
    await addTask(db, file.id, { forWhom, title, details, dueOn: promptly, source: 'rule' }, author)
  }
}

/** Only what an agency has can be withdrawn there, and leaves duties. */
const tasksAfterWithdrawal = ({ status }: CaseColumns, { withdrawalTasks = [] }: CaseType, outcome: string | null) =>
  outcome === 'Withdrawn' && !isBeforeFiling(status) && status < Status.decided ? withdrawalTasks : []
