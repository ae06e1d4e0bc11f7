import { notify } from '#identity/notifications/server/notify.ts'
import { requireRoom } from '#identity/users/server/room.ts'
import type { Transaction } from '#platform/database/database.ts'
import { dayAt } from '#platform/database/days.ts'
import { isUnavailable } from '#platform/database/unavailable.ts'
import { isUniqueViolation } from '#platform/database/violations.ts'
import type { Jobs } from '#platform/jobs/worker.ts'
import { systemChange } from '#platform/operation/change.ts'
import { Refusal } from '#platform/operation/refusal.ts'
import type { Services } from '#platform/services.ts'
import type { ReadRow } from '../read-row.ts'
import { insertCompanies } from './companies-store.ts'
import { insertPeople } from './people-store.ts'
import { checkRows, tableIn } from './read-import.ts'
import { finishImport, type ImportJob, importForJob, saveProblems, setProgress, setStatus } from './store.ts'

export const CHECK_JOB = 'imports.check'
export const RUN_JOB = 'imports.run'

export const importJobs = {
  [CHECK_JOB]: (services, { importId }: { importId: number }) => checkImport(services, importId),
  [RUN_JOB]: (services, { importId, leaveOutBadRows }: { importId: number; leaveOutBadRows: boolean }) =>
    runImport(services, importId, leaveOutBadRows),
} satisfies Jobs

const system = { kind: 'system' } as const
const CHUNK = 250
/** More bad cells than anybody reads: then the mapping is wrong, not the cells. */
const MOST_PROBLEMS = 5_000

async function checkImport(services: Services, importId: number): Promise<void> {
  const reading = services.database.read(system)
  const job = await importForJob(reading, importId)
  if (job.status !== 'checking') return
  await orFail(services, job, async () => {
    const table = await tableIn(services, { ...job, key: job.fileKey }, job.kind)
    const progress = progressOf(services, importId)
    const { problems } = await checkRows(reading, job, table, {
      today: await dayAt(reading, job, services.clock.now()),
      progress,
    })
    const more = problems.length - MOST_PROBLEMS
    const message = more > 0 ? `${more.toLocaleString('en')} more problems are not listed.` : ''
    await services.database.transaction(system, (tx) =>
      saveProblems(tx, importId, problems.slice(0, MOST_PROBLEMS), message),
    )
  })
}

/** Everything in one transaction: either all rows that were confirmed are there, or none. */
async function runImport(services: Services, importId: number, leaveOutBadRows: boolean): Promise<void> {
  const job = await importForJob(services.database.read(system), importId)
  if (job.status !== 'importing') return
  await orFail(services, job, async () => {
    const table = await tableIn(services, { ...job, key: job.fileKey }, job.kind)
    const { told, progress } = tellingMeanwhile(services, importId)
    const done = systemChange(services, RUN_JOB, async (change) => {
      const { db, now, audit } = change
      // Two imports into one place wait for each other, so that the second sees what the first brought.
      await db.run(`select pg_advisory_xact_lock(hashtextextended('import ' || $1, 0))`, [String(job.companyId)])
      if ((await importForJob(db, importId)).status !== 'importing') return
      const { good, total } = await checkRows(db, job, table, { today: await dayAt(db, job, now) })
      if (good.length < total && !leaveOutBadRows) throw new Refusal(409, 'CHANGED', CHANGED)
      // Confirmed at one moment each of two has room; asked here, the second one counts what the first brought.
      if (job.kind === 'people' && job.companyId !== null)
        await requireRoom({ db, services }, job.companyId, good.length)
      for (let start = 0; start < good.length; start += CHUNK) {
        await insertRows(db, services, job, good.slice(start, start + CHUNK), now)
        progress(Math.min(start + CHUNK, good.length))
      }
      await finishImport(db, importId, good.length, now)
      const { companyId, lawFirmId, fileName, kind } = job
      audit({
        subject: `import:${importId}`,
        after: { kind, fileName, rows: good.length, leftOut: total - good.length, confirmedBy: job.createdBy },
        ...(companyId === null ? { lawFirmId } : { companyId }),
      })
      const text = doneText(job, good.length)
      await notify(change, job.createdBy, { kind: 'imports', text, link: `/import/${importId}` })
    })
    await done.finally(told)
  })
}

const CHANGED = 'Something has changed since the check: some rows cannot be imported any more. Check the file again.'

const doneText = ({ kind, fileName }: ImportJob, rows: number) =>
  `${rows.toLocaleString('en')} ${kind} were imported from ${fileName}.`

function insertRows(db: Transaction, { keyring }: Services, job: ImportJob, rows: ReadRow[], now: Date): Promise<void> {
  const { id, companyId, lawFirmId, createdBy, creatorRoleId } = job
  const common = { importId: id, lawFirmId, keyring, by: createdBy, now }
  return job.kind === 'people'
    ? insertPeople(db, rows, { ...common, companyId: companyId ?? 0 })
    : insertCompanies(db, rows, { ...common, creatorRoleId })
}

/** A failure is told on the screen and nothing is imported; a database that is away is tried again by the queue. */
async function orFail(services: Services, { id }: ImportJob, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (isUnavailable(error)) throw error
    const expected = error instanceof Refusal || isUniqueViolation(error)
    if (!expected) services.log.error({ err: error, importId: id }, 'import')
    const message =
      error instanceof Refusal ? error.message : expected ? CHANGED : 'Something went wrong on our side. Try again.'
    await services.database.transaction(system, (tx) => setStatus(tx, id, 'failed', `${message} Nothing was imported.`))
  }
}

const TOLD_EVERY_MS = 500

/**
 * How far a run is, told beside it: what its transaction writes is not seen before its end, and inside of it nothing may
 * wait for a second connection.
 */
function tellingMeanwhile(services: Services, importId: number) {
  const tell = progressOf(services, importId)
  let [rows, last] = [0, 0]
  let telling: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    if (rows === last) return
    last = rows
    telling = tell(rows).catch(() => {})
  }, TOLD_EVERY_MS)
  return {
    progress: (now: number) => {
      rows = now
    },
    told: async () => {
      clearInterval(timer)
      await telling
    },
  }
}

const progressOf =
  ({ database }: Services, importId: number) =>
  (rows: number) =>
    database.transaction(system, (tx) => setProgress(tx, importId, rows))
