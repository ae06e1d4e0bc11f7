import type { Db, Transaction } from '#platform/database/database.ts'
import type { Task } from '../records.ts'
import { type NewTask, NOT_DONE_BEFORE_FILING } from '../rules.ts'

export type Author = { id: number | null; name: string; now: Date }

const TASK = `t.id, t.case_id as "caseId", t.for_whom as "forWhom", t.title, t.details, t.due_on as "dueOn",
  t.done_at as "doneAt", t.done_by_name as "doneByName", t.created_by_name as "createdByName"`

/** Open ones by what is due first, then those done. */
export const tasksOf = (db: Db, caseId: number) =>
  db.rows<Task>(
    `select ${TASK} from case_tasks t where t.case_id = $1 order by t.done_at is not null, t.due_on, t.id limit 100`,
    [caseId],
  )

export const addTask = (
  tx: Transaction,
  caseId: number,
  task: Omit<NewTask, 'dueOn'> & { dueOn?: string | null; source?: 'person' | 'report' | 'rule' },
  author: Author,
) =>
  tx.one<Task>(
    `insert into case_tasks as t (company_id, law_firm_id, household_person_id, person_id, case_id, for_whom, title, details,
                                  due_on, source, created_at, created_by, created_by_name)
     select company_id, law_firm_id, household_person_id, person_id, id, $2, $3, $4, $5, $6, $7, $8, $9 from cases where id = $1
     returning ${TASK}`,
    [
      caseId,
      task.forWhom,
      task.title,
      task.details,
      task.dueOn ?? null,
      task.source ?? 'person',
      author.now,
      author.id,
      author.name,
    ],
  )

/** The same task is not raised twice while it is open. */
export const hasOpenTask = async (db: Db, caseId: number, title: string) =>
  (await db.maybe('select 1 from case_tasks where case_id = $1 and title = $2 and done_at is null limit 1', [
    caseId,
    title,
  ])) !== undefined

/** Tasks that a move raised go with it when it is taken back, unless somebody did them already. */
export const dropRaisedTasks = (tx: Transaction, caseId: number, movedAt: string) =>
  tx.run(`delete from case_tasks where case_id = $1 and source = 'rule' and done_at is null and created_at = $2`, [
    caseId,
    movedAt,
  ])

export const setTaskDone = (tx: Transaction, caseId: number, taskId: number, done: boolean, author: Author) =>
  tx.one<Task>(
    `update case_tasks t set done_at = $3, done_by_name = $4 where t.case_id = $1 and t.id = $2 returning ${TASK}`,
    [caseId, taskId, done ? author.now : null, done ? author.name : ''],
  )

/** A question that was answered elsewhere is open no more. */
export const closeTask = (tx: Transaction, caseId: number, title: string, author: Author) =>
  tx.run(
    'update case_tasks set done_at = $3, done_by_name = $4 where case_id = $1 and title = $2 and done_at is null',
    [caseId, title, author.now, author.name],
  )

/** Tasks that people gave and that were due by then, named as what they are. */
export const closeForFiling = (tx: Transaction, caseId: number, dueBy: string, now: Date) =>
  tx.rows<{ title: string }>(
    `update case_tasks set done_at = $3, done_by_name = '${NOT_DONE_BEFORE_FILING}'
      where case_id = $1 and source = 'person' and done_at is null and (due_on is null or due_on <= $2::date) returning title`,
    [caseId, dueBy, now],
  )

export const reopenForFiling = (tx: Transaction, caseId: number) =>
  tx.run(
    `update case_tasks set done_at = null, done_by_name = '' where case_id = $1 and done_by_name = '${NOT_DONE_BEFORE_FILING}'`,
    [caseId],
  )
