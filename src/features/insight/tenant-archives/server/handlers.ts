import { PassThrough, Readable } from 'node:stream'
import { authorOf } from '#case-file/cases/server/case-contacts.ts'
import { decrypted, encrypted } from '#platform/archive/passphrase.ts'
import { ArchiveRefused, DAMAGED, NOT_ENCRYPTED, WRONG_PASSPHRASE } from '#platform/archive/problems.ts'
import { filePlace } from '#platform/crypto/sealed-columns.ts'
import type { Db } from '#platform/database/database.ts'
import { readFile, storeFile } from '#platform/files/receive.ts'
import { changing, orForget } from '#platform/operation/after-upload.ts'
import { beginChange } from '#platform/operation/change.ts'
import { implement } from '#platform/operation/context.ts'
import { notFound } from '#platform/operation/refusal.ts'
import { type Actor, companyInScope } from '#platform/session/actor.ts'
import { tenantArchives } from '../contract.ts'
import { mayBeImported } from '../importable.ts'
import { CHECK_JOB, EXPORT_JOB, IMPORT_JOB, INVITE_JOB, UNDER_WAY } from './jobs.ts'
import {
  type ArchiveRow,
  archiveById,
  archiveShown,
  archivesOf,
  chooseFirm,
  countDownload,
  insertArchive,
  keepFile,
  takeToInvite,
  tenantName,
} from './store.ts'

/** Whose data the caller takes out: the company in sight, else the own firm. The provider looks into a company first. */
function tenantOf(
  actor: Actor,
): { companyId: number; lawFirmId: null } | { companyId: null; lawFirmId: number } | null {
  const companyId = companyInScope(actor)
  if (companyId !== null) return { companyId, lawFirmId: null }
  return actor.scope === 'firm' && actor.lawFirmId !== null ? { companyId: null, lawFirmId: actor.lawFirmId } : null
}

const refusedFor: Readonly<Record<string, 'WRONG_PASSPHRASE' | 'NOT_ENCRYPTED' | 'DAMAGED'>> = {
  [WRONG_PASSPHRASE]: 'WRONG_PASSPHRASE',
  [NOT_ENCRYPTED]: 'NOT_ENCRYPTED',
  [DAMAGED]: 'DAMAGED',
}

/** More than a job begins its work: the tries after that tell that it was cut off. */
const CUTS_TOLD = 6

/** An archive that was made of the caller's own data; anybody else's is not there. */
async function ownExport(db: Db, actor: Actor, id: number): Promise<ArchiveRow> {
  const found = await archiveById(db, id)
  const own = tenantOf(actor)
  const isOwn = own !== null && found?.companyId === own.companyId && found.lawFirmId === own.lawFirmId
  if (!found || !isOwn || found.kind !== 'export') throw notFound('archive')
  return found
}

async function importById(db: Db, id: number): Promise<ArchiveRow> {
  const found = await archiveById(db, id)
  if (found?.kind !== 'import') throw notFound('archive')
  return found
}

const isDownloadable = (found: ArchiveRow, now: Date): found is ArchiveRow & { fileKey: string } =>
  found.status === 'ready' && found.fileKey !== null && Date.parse(found.expiresAt ?? '') > now.getTime()

const nameOf = ({ fileName }: ArchiveRow) => `${fileName ?? 'archive.zip'}.age`

export const tenantArchivesHandlers = implement(tenantArchives, {
  list: async ({ db, actor, services }) => {
    const own = tenantOf(actor)
    const mayImport = own === null && (await services.rights.may(actor.roleId, 'tenant:import'))
    const items = own
      ? await archivesOf(db, own.companyId === null ? { lawFirmId: own.lawFirmId } : { companyId: own.companyId })
      : mayImport
        ? await archivesOf(db, 'provider')
        : []
    return { items, may: { export: own !== null, import: mayImport } }
  },

  make: async (context) => {
    const { db, actor, now, refuse, enqueue, audit } = context
    const own = tenantOf(actor) ?? refuse('CHOOSE')
    const before = await archivesOf(
      db,
      own.companyId === null ? { lawFirmId: own.lawFirmId } : { companyId: own.companyId },
    )
    if (before.some(({ status }) => UNDER_WAY.includes(status))) refuse('RUNNING')
    const { name } = await tenantName(db, own)
    const by = await authorOf(context)
    const { id } = await insertArchive(db, {
      ...{ kind: 'export', ...own, name, fileId: null, now, by: { id: actor.userId, name: by.name } },
    })
    enqueue(EXPORT_JOB, { archiveId: id }, { key: `tenant-archive:${id}`, maxAttempts: CUTS_TOLD })
    audit({
      subject: `archive:${id}`,
      after: { name },
      ...(own.companyId === null ? { lawFirmId: own.lawFirmId } : own.companyId && { companyId: own.companyId }),
    })
    return archiveShown(db, id)
  },

  mayDownload: async ({ db, actor, now, refuse }, { id }) => {
    const found = await ownExport(db, actor, id)
    return isDownloadable(found, now) ? { fileName: nameOf(found) } : refuse('GONE')
  },

  download: async ({ db, actor, now, request, services, refuse }, { id, passphrase }) => {
    const found = await ownExport(db, actor, id)
    if (!isDownloadable(found, now)) return refuse('GONE')
    await services.database.transaction({ kind: 'session', tokenHash: actor.tokenHash }, async (tx) => {
      const change = beginChange(services, tx, { operation: tenantArchives.download.name, actor, request, now })
      await countDownload(tx, id)
      change.context.audit({
        subject: `archive:${id}`,
        ...(found.companyId === null ? { lawFirmId: found.lawFirmId ?? undefined } : { companyId: found.companyId }),
      })
      change.finish()
    })
    const place = filePlace({ key: found.fileKey, companyId: found.fileCompanyId, lawFirmId: found.fileLawFirmId })
    return {
      stream: Readable.from(encrypted(await readFile(services, place), passphrase)),
      fileName: nameOf(found),
      contentType: 'application/octet-stream',
    }
  },

  bring: async (context, { file, passphrase }) => {
    const { services, actor, refuse } = context
    // Opened while it streams in and sealed again with the installation's own key: the plain archive lies nowhere.
    const passing = new PassThrough()
    file.stream.pipe(passing)
    const content = Readable.from(decrypted(passing, passphrase))
    const stored = await storeFile(services, { content, tenant: 'provider', contentType: 'application/zip' }).catch(
      (error: unknown) => {
        // What is left of it still comes in, and has to be heard before the answer is.
        file.stream.unpipe(passing)
        const why = error instanceof ArchiveRefused && refusedFor[error.message]
        if (why) return refuse(why)
        throw error
      },
    )
    return orForget(services, stored, () =>
      changing(context, tenantArchives.bring, async ({ db, now, enqueue, audit, asSystem }) => {
        const name = file.fileName.replace(/\.age$/, '').slice(0, 200) || 'archive.zip'
        const by = await authorOf({ ...context, db })
        const owner = { companyId: null, lawFirmId: null, name, now, by: actor.userId }
        const { id } = await asSystem('keep an archive of another installation', async () => {
          const { id: fileId } = await keepFile(db, stored, owner)
          return insertArchive(db, {
            ...{
              kind: 'import',
              companyId: null,
              lawFirmId: null,
              name,
              fileId,
              now,
              by: { id: actor.userId, name: by.name },
            },
          })
        })
        enqueue(CHECK_JOB, { archiveId: id }, { key: `tenant-archive:${id}`, maxAttempts: CUTS_TOLD })
        audit({ subject: `archive:${id}`, after: { name } })
        return archiveShown(db, id)
      }),
    )
  },

  usersOf: async ({ db }, { id }) => ({ items: (await importById(db, id)).summary.users ?? [] }),

  confirmImport: async ({ db, audit, refuse, enqueue }, { id, lawFirmId }) => {
    const found = await importById(db, id)
    if (!mayBeImported({ status: found.status, inside: found.summary.inside ?? [] })) refuse('NOT_NOW')
    if ((found.summary.problems ?? []).length > 0) refuse('DOES_NOT_FIT')
    if (lawFirmId !== undefined) await tenantName(db, { companyId: null, lawFirmId })
    await chooseFirm(db, id, found.summary.ofCompany ? (lawFirmId ?? null) : null)
    enqueue(IMPORT_JOB, { archiveId: id }, { key: `tenant-archive:${id}`, maxAttempts: CUTS_TOLD })
    audit({ subject: `archive:${id}`, after: { lawFirmId: lawFirmId ?? null } })
    return archiveShown(db, id)
  },

  invite: async ({ db, actor, now, audit, refuse, enqueue }, { id }) => {
    await importById(db, id)
    const userIds = await takeToInvite(db, id, now)
    if (userIds.length === 0) refuse('NOBODY_WAITS')
    enqueue(INVITE_JOB, { userIds, byId: actor.userId })
    audit({ subject: `archive:${id}`, after: { userIds } })
    return archiveShown(db, id)
  },
})
