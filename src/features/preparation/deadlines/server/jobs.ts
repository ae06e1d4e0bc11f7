import { dateKey } from '#case-file/cases/open-items.ts'
import { refreshBallOf } from '#case-file/cases/server/ball.ts'
import { loginsOn, type Side } from '#case-file/cases/server/case-contacts.ts'
import { CASE_COLUMNS, type CaseColumns } from '#case-file/cases/server/case-row.ts'
import { refreshItems } from '#case-file/cases/server/open-items.ts'
import { refreshPercent } from '#case-file/cases/server/percent-store.ts'
import { remindOfDue } from '#case-file/reminders/server/due-reminders.ts'
import { casePath } from '#case-types/case-path.ts'
import { sqlIsOpenCase } from '#case-types/status/statuses.ts'
import { addDays, type Day, dayIn, defaultZone, type Zone } from '#formats/day.ts'
import { notify } from '#identity/notifications/server/notify.ts'
import { FACTS_CHANGED_JOB } from '#parties/facts/server/store.ts'
import type { Database } from '#platform/database/database.ts'
import { enqueueStep } from '#platform/jobs/enqueue.ts'
import type { Jobs } from '#platform/jobs/worker.ts'
import { systemChange } from '#platform/operation/change.ts'
import type { Services } from '#platform/services.ts'
import { ladderOf, MOST_DAYS_AFTER, type Party, reminderDue } from '#rules/deadlines/reminders.ts'
import { laddersFrom } from '../settings.ts'
import { remindedInSpanish, reminderWords } from '../titles.ts'
import { DAILY_JOB, mornings, REFRESH_ALL_JOB, REFRESH_JOB, startDaily } from './daily-round.ts'
import { besides } from './other-cases-store.ts'
import { refreshDeadlines } from './refresh.ts'
import { ownSettings } from './settings-store.ts'
import { appealsOverSince } from './since-store.ts'
import { addReminded, IS_OPEN } from './store.ts'

export const deadlineJobs = {
  [REFRESH_JOB]: (services, { caseId, alone }: { caseId: number; alone?: boolean }) =>
    refresh(services, [caseId], alone),
  [FACTS_CHANGED_JOB]: async (services, { subject, id }: { subject: string; id: number }) =>
    refresh(services, await casesOf(services, subject, id)),
  [REFRESH_ALL_JOB]: (services, whose: Whose) => refreshAll(services, whose),
  [DAILY_JOB]: (services) => daily(services),
} satisfies Jobs

const system = { kind: 'system' } as const

/** Dates, progress and what is open follow from the same facts. `alone`: because of another case, which came first. */
async function refresh(services: Services, caseIds: readonly number[], alone = false): Promise<void> {
  for (const caseId of caseIds)
    await services.database.transaction(system, async (tx) => {
      const { keyring, clock } = services
      // Whoever moves a case holds it first, then its dates: in another order the two would wait for each other.
      if (!(await tx.maybe('select 1 from cases where id = $1 for update', [caseId]))) return
      await refreshDeadlines(tx, services, caseId, clock.now())
      await refreshPercent(tx, caseId, { keyring, now: clock.now() })
      await refreshBallOf({ db: tx, services, now: clock.now() }, caseId)
      // What is renewed no longer ends here, or does again.
      const { renewed } = await tx.one<{ renewed: number | null }>(
        'select renewal_of_case_id as renewed from cases where id = $1',
        [caseId],
      )
      if (renewed !== null) await refreshItems({ db: tx, services, now: clock.now() }, renewed)
      for (const id of alone ? [] : await besides(tx, caseId))
        tx.atEnd(enqueueStep(REFRESH_JOB, { caseId: id, alone: true }, { key: `deadlines beside:${id}` }))
    })
  await refreshTogether(services, caseIds)
}

/**
 * What is filed together with a case has its first date too. Each in a change of its own: whoever moves the one case
 * must never wait for somebody who holds the other.
 */
async function refreshTogether(services: Services, caseIds: readonly number[]): Promise<void> {
  const together = await services.database
    .read(system)
    .rows<{ id: number }>(
      `select id from cases where principal_case_id = any ($1::bigint[]) and ${sqlIsOpenCase('cases')} order by id limit 200`,
      [caseIds],
    )
  for (const { id } of together)
    await services.database.transaction(system, (tx) =>
      refreshItems({ db: tx, services, now: services.clock.now() }, id),
    )
}

/** What one of a family tells stands on the others' applications for residence, too. */
const isOf: Readonly<Record<string, string>> = {
  person: `(person_id = $1 or household_person_id = (select household_person_id from people where id = $1)
             and exists (select from case_forms f where f.case_id = cases.id and f.form_id = 'i-485'))`,
  employment: 'employment_id = $1',
  case: '(id = $1 or principal_case_id = $1)',
}

/** What was approved ends some day, and an LCA has duties of its own, whatever became of its petition. */
const MAY_OWE = `(${sqlIsOpenCase('cases')} or valid_until is not null or lca_id is not null)`

/** The cases whose dates may hang on a subject's facts; a company's own facts move none. */
async function casesOf({ database }: Services, subject: string, id: number): Promise<number[]> {
  const condition = isOf[subject]
  if (!condition) return []
  const rows = await database
    .read(system)
    .rows<{ id: number }>(`select id from cases where ${condition} and ${MAY_OWE} order by id`, [id])
  return rows.map((row) => row.id)
}

/** Whose cases count with another value now: a company's, a law firm's, or everybody's. */
type Whose = { companyId?: number; lawFirmId?: number | null }

/** Puts every case that is still watched on the queue, a few hundred at a time; each is a job of its own. */
async function refreshAll({ database }: Services, { companyId, lawFirmId }: Whose): Promise<void> {
  for (let after = 0; ; ) {
    const ids = await database.transaction(system, async (tx) => {
      const rows = await tx.rows<{ id: number }>(
        `select id from cases where id > $1 and ${MAY_OWE}
            and ($2::bigint is null or company_id = $2) and ($3::bigint is null or law_firm_id = $3) order by id limit 500`,
        [after, companyId ?? null, lawFirmId ?? null],
      )
      for (const { id } of rows) tx.atEnd(enqueueStep(REFRESH_JOB, { caseId: id }, { key: `deadlines:${id}` }))
      return rows.map(({ id }) => id)
    })
    after = ids.at(-1) ?? 0
    if (ids.length < 500) return
  }
}

/** Each morning: what has become due for a reminder, each once; then the next morning is put on the queue. */
async function daily(services: Services): Promise<void> {
  const now = services.clock.now()
  const today = dayIn(defaultZone, now)
  const over = [...(await premiumMissedSince(services, today)), ...(await appealsOverSince(services, today))]
  await refresh(services, [...new Set(over.map(({ id }) => id))])
  await remind(services, now)
  await remindOfDue(services, now)
  for (const each of mornings.of(services)) await each(services, now)
  await startDaily(services, 'tomorrow')
}

type Remindable = {
  id: number
  caseId: number
  lawFirmId: number | null
  rule: string
  part: string
  title: string
  dueOn: string
  actBy: string | null
  reminded: number[]
  zone: Zone
}

/** The longest ladder begins two years ahead. */
const FARTHEST_DAYS = 732

/** Whoever is reminded lives at the company: how many days are left is counted there. */
export async function remind(services: Services, now: Date): Promise<number> {
  let sent = 0
  let after = 0
  const here = dayIn(defaultZone, now)
  const ladders = new Map<number | null, Ladders>()
  const laddersOf = async (lawFirmId: number | null) => {
    const known = ladders.get(lawFirmId) ?? laddersFrom(await ownSettings(services.database.read(system), lawFirmId))
    ladders.set(lawFirmId, known)
    return known
  }
  for (;;) {
    const rows = await services.database.read(system).rows<Remindable>(
      `select id, case_id as "caseId", law_firm_id as "lawFirmId", rule, part, title, due_on as "dueOn", act_by as "actBy", reminded,
              app.zone_of(law_firm_id, company_id) as zone from case_deadlines d
        where id > $1 and done_at is null and due_on between $2 and $3 and kind in ('due', 'expires') and ${IS_OPEN} order by id limit 500`,
      [after, addDays(here, -1 - MOST_DAYS_AFTER), addDays(here, FARTHEST_DAYS)],
    )
    for (const row of rows)
      if (await remindOf(services, row, dayIn(row.zone, now), await laddersOf(row.lawFirmId))) sent += 1
    after = rows.at(-1)?.id ?? 0
    if (rows.length < 500) return sent
  }
}

type Ladders = ReturnType<typeof laddersFrom>

async function remindOf(services: Services, row: Remindable, today: Day, ladders: Ladders): Promise<boolean> {
  const ladder = ladderOf(row.rule, row.part)
  const reminder = ladder && reminderDue(ladder, row.dueOn, today, row.reminded, ladders)
  if (!reminder) return false
  await systemChange(services, 'deadlines.remind', async (change) => {
    const { db, audit } = change
    const file = await db.one<CaseColumns>(`select ${CASE_COLUMNS} from cases k where k.id = $1`, [row.caseId])
    const of = (words: 'Case' | 'Caso') =>
      file.personName ? `${file.personName}, ${words.toLowerCase()} ${file.number}` : `${words} ${file.number}`
    const spanish = remindedInSpanish(file, row, today)
    const told = {
      text: `${of('Case')}: ${reminderWords(file, row, today)}`,
      ...(spanish && { es: `${of('Caso')}: ${spanish}` }),
    }
    const about = { caseId: file.id, keys: [dateKey(row.rule, row.part)], dueOn: row.dueOn }
    const sides = [...new Set(reminder.to.flatMap((party) => sidesOf[party]))]
    for (const userId of await loginsOn(change, file, sides))
      await notify(change, userId, { ...told, kind: 'cases', link: casePath(file), digest: true, about })
    await addReminded(db, row.id, reminder.daysBefore)
    audit({
      subject: `deadline:${row.id}`,
      after: { caseId: row.caseId, daysBefore: reminder.daysBefore, to: sides },
      companyId: file.companyId,
    })
  })
  return true
}

const sidesOf: Readonly<Record<Party, readonly Side[]>> = {
  employee: ['employee'],
  employer: ['employer'],
  attorney: ['attorney', 'firm'],
  'law firm administrator': ['firm'],
}

/** Cases whose premium clock ran out since their dates were last worked out: it becomes an item of the firm. */
const premiumMissedSince = ({ database }: { database: Database }, today: Day) =>
  database.read({ kind: 'system' }).rows<{ id: number }>(
    `select d.case_id as id from case_deadlines d
      where d.rule = 'D-43' and d.part = 'agency acts' and d.due_on < $1
        and not exists (select from case_deadlines m where m.case_id = d.case_id and m.rule = 'D-43' and m.part = 'clock missed')`,
    [today],
  )
