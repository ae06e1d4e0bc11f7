import { Readable } from 'node:stream'
import { CASE_COLUMNS, type CaseColumns } from '#case-file/cases/server/case-row.ts'
import { addEvent } from '#case-file/cases/server/events.ts'
import { refreshItems } from '#case-file/cases/server/open-items.ts'
import { casePath } from '#case-types/case-path.ts'
import { notify } from '#identity/notifications/server/notify.ts'
import { tenantOf } from '#platform/crypto/sealed-columns.ts'
import type { Db } from '#platform/database/database.ts'
import { dayAt } from '#platform/database/days.ts'
import { isUnavailable } from '#platform/database/unavailable.ts'
import { storeFile } from '#platform/files/receive.ts'
import type { Jobs } from '#platform/jobs/worker.ts'
import { systemChange } from '#platform/operation/change.ts'
import type { Services } from '#platform/services.ts'
import { type FilingFile, openFilingFile } from '#preparation/filing-file/server/filing-file.ts'
import { openErrorsOf } from '#preparation/pre-filing/server/check.ts'
import { filingsIn } from '#preparation/signatures/server/places.ts'
import { packageOperations } from '../contract.ts'
import { type Built, buildPackage, type Progress } from './build-package.ts'
import { type Arranged, buildResponse } from './build-response.ts'
import {
  failPackage,
  finishPackage,
  type PackageRow,
  packageForJob,
  type StoredFile,
  setProgress,
} from './package-store.ts'
import { versionsIn } from './versions.ts'

export const BUILD_JOB = 'filings.build'

export const packageJobs = {
  [BUILD_JOB]: (services, { packageId, arranged }: { packageId: number; arranged?: Arranged }) =>
    build(services, packageId, arranged),
} satisfies Jobs

const system = { kind: 'system' } as const

/** A package that was built stays as it is: running twice builds nothing twice. */
async function build(services: Services, packageId: number, arranged?: Arranged): Promise<void> {
  const { database, keyring, clock } = services
  const db = database.read(system)
  const wanted = await packageForJob(db, packageId)
  if (wanted.status !== 'Waiting' && wanted.status !== 'Working') return
  const stored: StoredFile[] = []
  try {
    // It was begun before and did not come to an end: whoever waits reads that it goes on.
    if (wanted.status === 'Working')
      await database.transaction(system, async (tx) => {
        await setProgress(tx, packageId, 0, 0, 'Trying again')
      })
    const row = await db.one<CaseColumns>(`select ${CASE_COLUMNS} from cases k where k.id = $1`, [wanted.caseId])
    const opened = await openFilingFile(db, keyring, row, await dayAt(db, row, clock.now()))
    // On a connection of its own: what a transaction writes is not seen before its end.
    const progress: Progress = (done, total, step) =>
      database.transaction(system, async (tx) => {
        await setProgress(tx, packageId, done, total, step)
      })
    const { number, responseId } = wanted
    const built =
      responseId === null
        ? {
            ...(await buildPackage(services, db, opened, {
              number,
              ...(await standingOf(db, services, opened)),
              progress,
            })),
            versions: versionsIn(opened),
          }
        : await buildResponse(services, db, opened, { responseId, arranged, number, progress })
    stored.push(...(await store(services, wanted, row, built)))
    await finish(services, wanted, row, built, { stored, versions: built.versions })
  } catch (error) {
    await Promise.all(stored.map(({ key }) => services.files.delete(key)))
    if (isUnavailable(error)) throw error
    services.log.error({ err: error, packageId }, 'package')
    await database.transaction(system, async (tx) => {
      await failPackage(tx, packageId, 'Something went wrong on our side. Try again.')
    })
  }
}

/**
 * The check of every case whose forms are in the package. A waiver clears a finding and makes no agency take an edition:
 * pages of one that is not taken would go out clean.
 */
async function standingOf(
  db: Db,
  services: Services,
  opened: FilingFile,
): Promise<{ clear: boolean; outdated: readonly string[] }> {
  const checks: Awaited<ReturnType<typeof openErrorsOf>>[] = []
  for (const { row, today } of filingsIn(opened))
    checks.push(await openErrorsOf(db, services, row, { today, stage: 'filing' }))
  return {
    clear: checks.every(({ openErrors }) => openErrors.length === 0),
    outdated: checks.flatMap(({ outdatedEditions }) => outdatedEditions),
  }
}

async function store(
  services: Services,
  { number, responseId }: PackageRow,
  row: CaseColumns,
  built: Built,
): Promise<StoredFile[]> {
  const tenant = tenantOf(row.companyId, null)
  const name = `${row.number}-${responseId === null ? 'package' : 'response'}-${number}${built.proof ? '-proof' : ''}`
  const pdf = { name: `${name}.pdf`, contentType: 'application/pdf' }
  const json = { name: `${name}.json`, contentType: 'application/json' }
  const snapshot = Buffer.from(JSON.stringify(built.snapshot))
  return [
    { ...pdf, ...(await storeFile(services, { content: Readable.from(built.parts), tenant, ...pdf })) },
    { ...json, ...(await storeFile(services, { content: Readable.from([snapshot]), tenant, ...json })) },
  ]
}

async function finish(
  services: Services,
  wanted: PackageRow,
  row: CaseColumns,
  built: Built,
  { stored, versions }: { stored: readonly StoredFile[]; versions: object },
): Promise<void> {
  const [pdf, snapshot] = stored
  if (!pdf || !snapshot) throw new Error('The package was not stored.')
  await systemChange(services, packageOperations.build, async (change) => {
    const { db, now, audit } = change
    await finishPackage(db, wanted.id, { ...built, pdf, snapshot, versions, at: now })
    const what = wanted.responseId !== null ? 'Response package' : built.proof ? 'A proof of package' : 'Package'
    const text = `${what} ${wanted.number} was built: ${built.pages} pages${built.missing.length > 0 ? `, ${built.missing.length} things missing` : ''}.`
    const author = { id: wanted.createdBy, name: wanted.createdByName, now }
    await addEvent(db, row.id, { kind: 'package', text, details: { packageId: wanted.id } }, author)
    audit({
      subject: `package:${wanted.id}`,
      after: { caseId: row.id, pages: built.pages, sha256: pdf.sha256.toString('hex') },
      companyId: row.companyId,
    })
    // Now there is something to sign.
    await refreshItems({ db, services, now }, row.id)
    if (wanted.createdBy !== null)
      await notify(change, wanted.createdBy, {
        kind: 'cases',
        text: `Case ${row.number}: ${text}`,
        link: casePath(row),
      })
  })
}
