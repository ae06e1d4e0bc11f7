import { refreshItems } from '#case-file/cases/server/open-items.ts'
import { refreshPercent } from '#case-file/cases/server/percent-store.ts'
import { Status } from '#case-types/status/statuses.ts'
import type { SubjectRef } from '#parties/facts/rules.ts'
import { PARTY_FACTS_JOB } from '#parties/facts/server/store.ts'
import { enqueueStep } from '#platform/jobs/enqueue.ts'
import type { Jobs } from '#platform/jobs/worker.ts'
import type { Services } from '#platform/services.ts'

export const questionnaireJobs = {
  [PARTY_FACTS_JOB]: (services, changed: PartyChanged) => refreshPercents(services, changed),
} satisfies Jobs

type PartyChanged = SubjectRef & { after?: number }

const system = { kind: 'system' } as const
const AT_ONCE = 100

/** A company's, a firm's or an attorney's facts stand on the forms of many cases: a few at a time, then the next job. */
async function refreshPercents(services: Services, { subject, id, after = 0 }: PartyChanged): Promise<void> {
  const { database, keyring, clock } = services
  const column = columnOf[subject]
  if (!column) return
  const rows = await database
    .read(system)
    .rows<{ id: number }>(
      `select id from cases where ${column} = $1 and id > $2 and status < ${Status.filed} order by id limit ${AT_ONCE}`,
      [id, after],
    )
  for (const { id: caseId } of rows)
    await database.transaction(system, async (tx) => {
      await tx.run('select 1 from cases where id = $1 for update', [caseId])
      await refreshPercent(tx, caseId, { keyring, now: clock.now() })
      await refreshItems({ db: tx, services, now: clock.now() }, caseId)
    })
  const last = rows.at(-1)
  if (!last || rows.length < AT_ONCE) return
  await database.transaction(system, async (tx) => {
    const key = `facts:${subject}/${id}:next`
    tx.atEnd(enqueueStep(PARTY_FACTS_JOB, { subject, id, after: last.id }, { key }))
  })
}

/** What was filed is not written any more. */
const columnOf: Readonly<Record<string, string>> = {
  company: 'company_id',
  firm: 'law_firm_id',
  attorney: 'attorney_id',
}
