import { Readable } from 'node:stream'
import { CASE_COLUMNS, type CaseColumns } from '#case-file/cases/server/case-row.ts'
import { DocxRefused, TemplateProblem } from '#docx/refused.ts'
import { fileName } from '#paperwork/editable-files/names.ts'
import { bytesOf, keepBytes } from '#paperwork/editable-files/server/bytes.ts'
import { fileOfCase } from '#paperwork/editable-files/server/keep.ts'
import { findFile, findVersion, insertBytes } from '#paperwork/editable-files/server/store.ts'
import { GivenUp, TOO_DEMANDING } from '#platform/apart/patience.ts'
import { tenantOf } from '#platform/crypto/sealed-columns.ts'
import { dayAt } from '#platform/database/days.ts'
import { isUnavailable } from '#platform/database/unavailable.ts'
import { storeFile } from '#platform/files/receive.ts'
import { UploadRefused } from '#platform/files/refusal.ts'
import type { Jobs } from '#platform/jobs/worker.ts'
import { orForget } from '#platform/operation/after-upload.ts'
import { systemChange } from '#platform/operation/change.ts'
import type { Services } from '#platform/services.ts'
import { letters } from '../contract.ts'
import { aboutCase } from './about-case.ts'
import { afterPrint } from './after-print.ts'
import { insertMade } from './store.ts'
import { bytesOfTemplate, templateOfCase } from './templates.ts'
import { mergeLetter } from './templates-apart.ts'
import {
  failWork,
  finishWork,
  isGivenUp,
  printOf,
  setStep,
  TOOK_TOO_LONG,
  type WorkRow,
  workForJob,
} from './works-store.ts'

export const LETTER_JOB = 'letters.work'

export const letterJobs = {
  [LETTER_JOB]: (services, { workId }: { workId: number }) => work(services, workId),
} satisfies Jobs

const system = { kind: 'system' } as const

/** What is done stays as it is: running twice writes no second letter. */
async function work(services: Services, workId: number): Promise<void> {
  const wanted = await workForJob(services.database.read(system), workId)
  if (wanted.status !== 'Waiting' && wanted.status !== 'Working') return
  // It began before and was cut short, as when the database was away: whoever waits is told that it begins anew.
  const isAgain = wanted.status === 'Working'
  const step = (done: number, words: string) =>
    services.database.transaction(system, (tx) => setStep(tx, workId, done, isAgain ? `Once more: ${words}` : words))
  try {
    if (isGivenUp(wanted, services.clock.now())) throw new CannotBeMade(TOOK_TOO_LONG)
    if (wanted.what === 'make') return await make(services, wanted, step)
    await print(services, wanted, step)
    if (!wanted.toSign) return
    await step(3, 'Sending it')
    for (const follow of afterPrint.of(services)) await follow(services, wanted)
  } catch (error) {
    if (isUnavailable(error)) throw error
    const slip = slipIn(error)
    if (!slip) services.log.error({ err: error, workId }, 'letter')
    const message = slip ?? 'Something went wrong on our side. Try again.'
    await services.database.transaction(system, (tx) => failWork(tx, workId, message))
  }
}

/** What whoever waits for the letter can do something about. */
function slipIn(error: unknown): string | undefined {
  if (error instanceof GivenUp) return TOO_DEMANDING
  const known = [TemplateProblem, CannotBeMade, UploadRefused, DocxRefused].find((kind) => error instanceof kind)
  return known && (error as Error).message
}

type Step = (done: number, words: string) => Promise<unknown>

/** What became of it between the click and the job, in a sentence. */
export class CannotBeMade extends Error {}

async function make(services: Services, wanted: WorkRow, step: Step): Promise<void> {
  const { database, clock } = services
  const db = database.read(system)
  await step(0, 'Reading the facts of the case')
  const row = await db.one<CaseColumns>(`select ${CASE_COLUMNS} from cases k where k.id = $1`, [wanted.caseId])
  const template = await templateOfCase(db, row, wanted.template)
  if (!template) throw new CannotBeMade(letters.make.refusals.TEMPLATE_UNKNOWN.message)
  const { about, known } = await aboutCase({ db, services, today: await dayAt(db, row, clock.now()) }, row)
  await step(1, 'Writing the letter')
  const merged = await mergeLetter(await bytesOfTemplate(services, db, template), about, known)
  const of = fileOfCase(row)
  const name = fileName(wanted.name, 'docx')
  await step(2, 'Saving it')
  const stored = await keepBytes(services, of, name, Buffer.from(merged.bytes))
  await orForget(services, stored, () =>
    systemChange(services, letters.make, async (change) => {
      const { ownLawFirmId, sharedWith } = wanted
      const author = { id: wanted.userId, name: wanted.userName, now: change.now }
      const given = { template, merged, stored, name, sharedWith, ownLawFirmId }
      const { id, name: kept } = await insertMade(change.db, of, given, author)
      await finishWork(change.db, wanted.id, { editableFileId: id, fileId: null })
      const after = { name: kept, caseId: row.id, template: template.name, for: author.name }
      change.audit({ subject: `editableFile:${id}`, after, companyId: row.companyId })
    }),
  )
}

async function print(services: Services, wanted: WorkRow, step: Step): Promise<void> {
  const db = services.database.read(system)
  const { fileId: id, version: number } = wanted
  const found = id === null ? undefined : await findFile(db, id)
  const version = found && number !== null ? await findVersion(db, found.id, number) : undefined
  if (!found || !version) throw new CannotBeMade('This letter was removed in the meantime.')
  // Somebody else had it printed in the meantime: the same version reads the same.
  const printed = await printOf(db, { id: found.id, version: version.number })
  if (printed) {
    const ready = { editableFileId: found.id, fileId: printed.fileId }
    return void (await services.database.transaction(system, (tx) => finishWork(tx, wanted.id, ready)))
  }
  await step(1, 'Printing the pages')
  const title = found.name.replace(/\.docx$/i, '')
  // Loaded with the first letter that is printed.
  const { docxToPdf } = await import('#docx/to-pdf.ts')
  const pdf = await docxToPdf(new Uint8Array(await bytesOf(services, version)), { title })
  await step(2, 'Saving the PDF')
  const contentType = 'application/pdf'
  const tenant = tenantOf(found.companyId, found.lawFirmId)
  const content = Readable.from([Buffer.from(pdf.bytes)])
  const stored = { name: `${title}.pdf`, contentType, ...(await storeFile(services, { content, tenant, contentType })) }
  await orForget(services, stored, () =>
    systemChange(services, letters.print, async (change) => {
      const author = { id: wanted.userId, name: wanted.userName, now: change.now }
      const fileId = await insertBytes(change.db, found, stored, author)
      await finishWork(change.db, wanted.id, { editableFileId: found.id, fileId })
      const tenants = found.companyId === null ? { lawFirmId: found.lawFirmId } : { companyId: found.companyId }
      change.audit({ subject: `editableFile:${found.id}`, after: { version: version.number, by: pdf.by }, ...tenants })
    }),
  )
}
