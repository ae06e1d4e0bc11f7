import { dayIn } from '#formats/day.ts'
import type { Transaction } from '#platform/database/database.ts'
import type { Scope } from '#platform/database/scope.ts'
import type { Jobs } from '#platform/jobs/worker.ts'
import { systemChange } from '#platform/operation/change.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#platform/session/actor.ts'
import { addressOfSaved, filtersOf, reportsPath } from '../addresses.ts'
import { readyLike } from '../ready-reports.ts'
import type { SavedReport, Selection } from '../records.ts'
import { nextMail } from '../schedule-time.ts'
import { fileOf } from './as-file.ts'
import { datasets } from './datasets/all.ts'
import { ranReport } from './ran-report.ts'
import { dueReport, moveOn, type Reader, readersOf, whoMayRead } from './store.ts'

export const MAIL_JOB = 'reports.mail'

type Mailed = Pick<SavedReport, 'id' | 'selection'> & { userId: number }

/** Where a mailed report is read again. A saved one is its owner’s: to others it is told by what it counts. */
const linkFor = (report: Mailed, readerId: number): string =>
  readerId === report.userId ? addressOfSaved(report) : addressOfChoice(report.selection)

function addressOfChoice({ only = {}, ...selection }: Selection): string {
  const ready = readyLike(selection)
  const report = ready
    ? [
        ['report', ready.id],
        ...(selection.months === ready.selection.months ? [] : [['months', `${selection.months}`]]),
      ]
    : [['selection', JSON.stringify(selection)]]
  return `${reportsPath}?${new URLSearchParams([...report, ...filtersOf(only)])}`
}

export const reportJobs = {
  [MAIL_JOB]: (services, due: { savedId: number; at: string | null }) => mailReport(services, due),
} satisfies Jobs

/** Mails a report to whoever it is for. `at`: the time it was due; another time in the record: it has been sent already. */
export const mailReport = (
  services: Services,
  { savedId, at }: { savedId: number; at: string | null },
): Promise<void> =>
  systemChange(services, MAIL_JOB, async ({ db, now, mail, enqueue, audit }) => {
    const report = await dueReport(db, savedId)
    if (!report || (at !== null && !isDue(report, at))) return
    const active = await readersOf(db, [report.userId, ...report.recipientIds])
    const readers = await whoMayRead(services, report.selection, active)
    for (const reader of readers) {
      const file = await fileFor(services, db, report, reader, now)
      if (!file) continue
      await mail({
        to: [reader.email],
        subject: `Report: ${report.name}`,
        template: 'report',
        paragraphs: [file.sentence, 'The table is attached. In VisaCare every number opens the records behind it.'],
        action: {
          label: 'Open the report',
          url: `${services.config.publicUrl}${linkFor(report, reader.userId)}`,
        },
        companyId: reader.companyId,
        lawFirmId: reader.lawFirmId,
        attachments: [file.attachment],
      })
    }
    audit({ subject: `user:${report.userId}`, after: { report: report.name, readers: readers.length } })
    const zone = active.find(({ userId }) => userId === report.userId)?.zone
    if (at === null || !report.schedule || !zone) return
    // From the time it was due: a worker whose clock is behind does not send it again.
    const nextAt = nextMail(report.schedule, zone, new Date(Math.max(now.getTime(), Date.parse(at))))
    await moveOn(db, savedId, nextAt)
    enqueue(MAIL_JOB, { savedId, at: nextAt.toISOString() }, { key: `${MAIL_JOB}:${savedId}`, runAt: nextAt })
  })

const isDue = ({ nextAt }: SavedReport, at: string) => nextAt !== null && new Date(nextAt).getTime() === Date.parse(at)

/** The report with the rows of its reader. */
async function fileFor(services: Services, db: Transaction, report: SavedReport, reader: Reader, now: Date) {
  const { selection, name } = report
  const dataset = datasets[selection.dataset]
  if (!dataset) return undefined
  const today = dayIn(reader.zone, now)
  const actor = actorOf(reader)
  const ran = await db.within(scopeOf(reader), () =>
    ranReport({ db, actor, today, services }, { title: name, selection, dataset }, selection.only ?? {}),
  )
  const { bytes, fileName, contentType } = await fileOf(ran, report.schedule?.format ?? 'pdf', today)
  return {
    sentence: ran.sentence,
    attachment: { name: fileName, contentType, base64: bytes.toString('base64') },
  }
}

const scopeOf = ({ scope, companyId, lawFirmId }: Reader): Scope =>
  scope === 'provider'
    ? { kind: 'system' }
    : companyId !== null && scope === 'company'
      ? { kind: 'company', companyId }
      : lawFirmId !== null
        ? { kind: 'firm', lawFirmId }
        : { kind: 'none' }

// Nobody is signed in: what a session would say of the reader is not known, and no report asks for it.
const actorOf = (reader: Reader): Actor => ({
  ...reader,
  sessionId: '',
  tokenHash: '',
  personId: null,
  selectedCompanyId: null,
  unready: null,
  confirmedAt: '',
  createdAt: '',
  expiresAt: '',
})
