import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { notify } from '#identity/notifications/server/notify.ts'
import { inviteUser } from '#identity/passwords/server/links.ts'
import { exportTenant } from '#platform/archive/export-tenant.ts'
import { filesTaken, keptNowhere, refusedFiles } from '#platform/archive/files-in.ts'
import { fitOf } from '#platform/archive/fits.ts'
import { fileTaker, idsFor, importTenant } from '#platform/archive/import-tenant.ts'
import type { ArchiveManifest, Tenant } from '#platform/archive/manifest.ts'
import { ArchiveRefused, storable } from '#platform/archive/problems.ts'
import { type OpenArchive, type ReadArchive, readArchive } from '#platform/archive/read-archive.ts'
import { filePlace, tenantOf } from '#platform/crypto/sealed-columns.ts'
import { isUnavailable } from '#platform/database/unavailable.ts'
import { isUniqueViolation } from '#platform/database/violations.ts'
import { readFile, storeFile } from '#platform/files/receive.ts'
import { newFileKey } from '#platform/files/store.ts'
import { enqueueStep } from '#platform/jobs/enqueue.ts'
import type { Jobs } from '#platform/jobs/worker.ts'
import { systemChange } from '#platform/operation/change.ts'
import type { Services } from '#platform/services.ts'
import { inspectUpload } from '#preparation/documents/server/inspect-apart.ts'
import { prepareLater } from '#preparation/documents/server/prepare-later.ts'
import {
  type ArchiveRow,
  archiveById,
  countBeginning,
  holdImport,
  importedWith,
  keepFile,
  type Summary,
  setChecked,
  setFailed,
  setImported,
  setProgress,
  setReady,
  setStatus,
  setStores,
  stillInvited,
  tenantName,
} from './store.ts'
import { valuesInTheWay } from './values-in.ts'

export const EXPORT_JOB = 'tenantArchives.export'
export const CHECK_JOB = 'tenantArchives.check'
export const IMPORT_JOB = 'tenantArchives.import'
export const INVITE_JOB = 'tenantArchives.mailInvitations'
const EXPIRE_JOB = 'tenantArchives.expire'
const LINK = '/visaCareAllData'
const KEPT_DAYS = 7
const MOST_NAMED = 12
const TELL_EVERY_MS = 1_000
const system = { kind: 'system' } as const
/** An archive whose work has not ended. */
export const UNDER_WAY: readonly string[] = ['waiting', 'working', 'importing']
type Payload = { archiveId: number }

export const tenantArchiveJobs = {
  [EXPORT_JOB]: (services, { archiveId }: Payload) => orFail(services, archiveId, makeExport),
  [CHECK_JOB]: (services, { archiveId }: Payload) => orFail(services, archiveId, check),
  [IMPORT_JOB]: (services, { archiveId }: Payload) => orFail(services, archiveId, bringIn),
  [INVITE_JOB]: (services, payload: Invited) => inviteImported(services, payload),
  [EXPIRE_JOB]: (services, { archiveId }: Payload) => expire(services, archiveId),
} satisfies Jobs

/** What packs and unpacks: it would keep requests waiting. */
export const heavyArchiveJobs = [EXPORT_JOB, CHECK_JOB, IMPORT_JOB]

async function makeExport(services: Services, archive: ArchiveRow): Promise<void> {
  const { id, status, companyId, lawFirmId, createdBy } = archive
  if (status !== 'waiting' && status !== 'working') return
  const tenant: Tenant =
    companyId === null ? { kind: 'firm', lawFirmId: lawFirmId ?? 0 } : { kind: 'company', companyId }
  let manifest: ArchiveManifest | undefined
  const content = exportTenant(services, tenant, telling(services, id, 'working'), (made) => {
    manifest = made
  })
  const owner = { companyId, lawFirmId }
  const stored = await storeFile(services, {
    ...{ content: Readable.from(content), tenant: tenantOf(companyId, lawFirmId), contentType: 'application/zip' },
  })
  await systemChange(services, EXPORT_JOB, async (change) => {
    const { db, now, audit } = change
    const { name } = await tenantName(db, owner)
    const file = { ...owner, name: `${name.replace(/[^\w-]+/g, '-').slice(0, 80)}-all-data.zip`, now, by: createdBy }
    const { id: fileId } = await keepFile(db, stored, file)
    const expiresAt = new Date(now.getTime() + KEPT_DAYS * 86_400_000)
    const records = Object.values(manifest?.tables ?? {}).reduce((sum, { rows }) => sum + rows, 0)
    await setReady(db, id, fileId, { records, files: manifest?.files.length ?? 0 }, now, expiresAt)
    db.atEnd(enqueueStep(EXPIRE_JOB, { archiveId: id }, { runAt: expiresAt }))
    audit({
      ...{ subject: `archive:${id}`, after: { records, sha256: stored.sha256.toString('hex') } },
      ...(companyId === null ? { lawFirmId: lawFirmId ?? undefined } : { companyId }),
    })
    await tell(change, createdBy, `The archive of ${name} is ready. It can be downloaded for ${KEPT_DAYS} days.`)
  })
}

async function check(services: Services, archive: ArchiveRow): Promise<void> {
  if (archive.status !== 'waiting' && archive.status !== 'working') return
  await services.database.transaction(system, (tx) => setProgress(tx, archive.id, 'working', 0, 0))
  const open = opening(services, archive)
  const read = await readArchive(open, passOver)
  const fit = await fitOf({ archive: read, db: services.database.read(system) })
  const { notes, users } = fit
  const problems = [
    ...fit.problems,
    ...valuesInTheWay(read, services.clock.now()),
    ...(await filesInTheWay(services, open, read)),
  ]
  const { tenant, tables, files } = read.manifest
  const records = Object.values(tables).reduce((sum, { rows }) => sum + rows, 0)
  const ofCompany = tenant.kind === 'company'
  const inside = Object.entries(tables)
    .map(([table, { rows }]) => ({ table, rows }))
    .filter(({ rows }) => rows > 0)
    .sort((one, other) => other.rows - one.rows)
    .slice(0, MOST_NAMED)
  await services.database.transaction(system, (tx) =>
    setChecked(tx, archive.id, tenantNamed(read), {
      ...{ records, files: files.length, problems, notes, ofCompany, inside, users },
    }),
  )
}

/** Each file goes through the checks of an upload, and is kept nowhere yet. */
async function filesInTheWay(services: Services, open: OpenArchive, read: ReadArchive): Promise<string[]> {
  const vault = keptNowhere(services)
  const { refused, take } = filesTaken({ vault, archive: read, inspect: inspectUpload, tenantOf: () => 'provider' })
  await readArchive(open, take)
  return refusedFiles(refused)
}

/** By its own record, which is what is imported; the manifest could say anybody's name. */
function tenantNamed({ manifest: { tenant }, records }: ReadArchive): string {
  const [itself] = records.get(tenant.kind === 'company' ? 'companies' : 'law_firms') ?? []
  return storable(String(itself?.name ?? tenant.name).slice(0, 300))
}

/** All or nothing: the files first, then every record in one transaction. A failure takes the files away again. */
async function bringIn(services: Services, archive: ArchiveRow): Promise<void> {
  if (archive.status !== 'importing') return
  const open = opening(services, archive)
  const read = await readArchive(open, passOver)
  const fit = await fitOf({ archive: read, db: services.database.read(system) })
  const problems = [...fit.problems, ...valuesInTheWay(read, services.clock.now())]
  if (problems.length > 0) throw new ArchiveRefused(problems.join(' '))
  const stores = { seed: newFileKey(), count: read.records.get('files')?.length ?? 0 }
  const ids = await services.database.transaction(system, async (tx) => {
    await setStores(tx, archive.id, stores)
    return idsFor(tx, read)
  })
  const lawFirmId = archive.forLawFirmId
  const { files, refused, take } = fileTaker(services, read, {
    ...{ ids, lawFirmId, inspect: inspectUpload },
    keyOf: (place) => keyOf(stores.seed, place),
  })
  try {
    await readArchive(open, take)
    if (refused.length > 0) throw new ArchiveRefused(refusedFiles(refused).join(' '))
    const told = telling(services, archive.id, 'importing')
    await systemChange(services, IMPORT_JOB, async (change) => {
      const { db, audit } = change
      if (!(await holdImport(db, archive.id))) throw new ArchiveRefused(CUT_OFF)
      const wanted = { archive: read, lawFirmId, files, told, ids }
      const done = await importTenant(db, services, wanted)
      await setImported(db, archive.id, `${done.rows.toLocaleString('en')} records were imported.`, done.userIds)
      for (const versionId of done.versionIds)
        prepareLater(change, { versionId, companyId: done.companyIds[0] ?? null })
      for (const companyId of done.companyIds)
        audit({ subject: `company:${companyId}`, companyId, after: { archive: archive.id } })
      audit({ subject: `archive:${archive.id}`, after: { rows: done.rows } })
      await tell(change, archive.createdBy, `The archive of ${tenantNamed(read)} was imported.`)
    })
  } catch (error) {
    await forgetFiles(services, archive.id, stores)
    throw error
  }
}

/** The key of a file is found again by whoever has to delete it, and by nobody else: the seed is random. */
const keyOf = (seed: string, place: number): string =>
  createHash('sha256').update(`${seed}:${place}`).digest('hex').slice(0, 32)

/** What an import stored under these names, unless it came to its end: asked for when nothing of it is under way any more. */
async function forgetFiles({ database, files }: Services, id: number, stores: Summary['stores']): Promise<void> {
  if (!stores || (await database.transaction(system, (tx) => importedWith(tx, id))) === stores.seed) return
  for (let place = 0; place < stores.count; place++) await files.delete(keyOf(stores.seed, place))
}

type Invited = { userIds: number[]; byId: number }

const inviteImported = (services: Services, { userIds, byId }: Invited): Promise<void> =>
  systemChange(services, INVITE_JOB, async (change) => {
    for (const account of await stillInvited(change.db, userIds)) {
      await inviteUser({ ...change, actor: { userId: byId } }, account)
      const { userId, companyId, lawFirmId } = account
      change.audit({ subject: `user:${userId}`, companyId, lawFirmId })
    }
  })

/** Its time is over: the file goes, the record that there was one stays. */
async function expire(services: Services, id: number): Promise<void> {
  const found = await archiveById(services.database.read(system), id)
  if (found?.status !== 'ready' || Date.parse(found.expiresAt ?? '') > services.clock.now().getTime()) return
  await services.database.transaction(system, (tx) => setStatus(tx, id, 'expired'))
  if (found.fileKey) await services.files.delete(found.fileKey)
}

/** An import is begun once: whoever started it decides whether it is worth another try. The rest changes nothing. */
const MOST_BEGINNINGS: Readonly<Record<string, number>> = { importing: 1 }
const MOST_OTHERWISE = 3
const CUT_OFF = 'The work on this archive was cut off before it ended. Nothing was imported. Start it again.'

/**
 * Every ending is told, the one of a process that was killed too: the queue gives its job to the next, which finds it
 * begun already.
 */
async function orFail(
  services: Services,
  id: number,
  work: (services: Services, archive: ArchiveRow) => Promise<void>,
) {
  const { database } = services
  const found = await archiveById(database.read(system), id)
  if (!found || !UNDER_WAY.includes(found.status)) return
  try {
    const begun = await database.transaction(system, (tx) => countBeginning(tx, id))
    if (begun >= (MOST_BEGINNINGS[found.status] ?? MOST_OTHERWISE)) {
      await forgetFiles(services, id, found.summary.stores)
      throw new ArchiveRefused(CUT_OFF)
    }
    await work(services, found)
  } catch (error) {
    if (isUnavailable(error)) throw error
    const message =
      error instanceof ArchiveRefused
        ? error.message
        : isUniqueViolation(error)
          ? 'A part of this archive exists here already. Nothing was imported.'
          : 'Something went wrong on our side. Nothing was changed; try again.'
    if (!(error instanceof ArchiveRefused)) services.log.error({ err: error, archiveId: id }, 'tenant archive')
    await database.transaction(system, (tx) => setFailed(tx, id, message))
  }
}

const opening =
  (services: Services, { fileKey, fileCompanyId, fileLawFirmId }: ArchiveRow) =>
  () =>
    readFile(services, filePlace({ key: fileKey ?? '', companyId: fileCompanyId, lawFirmId: fileLawFirmId }))

const passOver = async (_path: string, content: AsyncIterable<Buffer>): Promise<void> => {
  for await (const _ of content);
}

/** Says how far it is about once a second; nobody waits for it. */
function telling({ database, clock }: Services, id: number, status: string) {
  let last = 0
  return (done: number, total: number): void => {
    const now = clock.now().getTime()
    if (Math.abs(now - last) < TELL_EVERY_MS) return
    last = now
    // Never while the import's own transaction holds the row: that one is told at its end.
    if (status === 'working')
      database.transaction(system, (tx) => setProgress(tx, id, status, done, total)).catch(() => {})
  }
}

const tell = async (change: Parameters<typeof notify>[0], userId: number | null, text: string): Promise<void> => {
  if (userId !== null) await notify(change, userId, { kind: 'imports', text, link: LINK })
}
