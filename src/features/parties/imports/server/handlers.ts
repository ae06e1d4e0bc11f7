import { Readable } from 'node:stream'
import { waitsForPayment } from '#identity/users/payment-policy.ts'
import { requireRoom } from '#identity/users/server/room.ts'
import { getCompany } from '#parties/companies/server/store.ts'
import { tenantOf } from '#platform/crypto/sealed-columns.ts'
import type { Db } from '#platform/database/database.ts'
import { csvText } from '#platform/export/csv.ts'
import { receiveUpload } from '#platform/files/receive.ts'
import { implement, type UploadedFile } from '#platform/operation/context.ts'
import { Refusal } from '#platform/operation/refusal.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#platform/session/actor.ts'
import { type Import, type ImportDetails, imports, MOST_IMPORT_BYTES, SHOWN_PROBLEMS } from '../contract.ts'
import { guessMapping, missingTargets } from '../guess.ts'
import { type ImportKind, mayUndo, rightFor, targetsOf, undoUntil } from '../targets.ts'
import { removeCompanies, usedCompanies } from './companies-store.ts'
import { CHECK_JOB, RUN_JOB } from './jobs.ts'
import { removePeople, usedPeople } from './people-store.ts'
import { tableIn } from './read-import.ts'
import {
  getImport,
  type ImportRow,
  insertImport,
  listImports,
  lockImport,
  problemsOf,
  setStatus,
  startChecking,
} from './store.ts'

export const importsHandlers = implement(imports, {
  uploadPeople: async (context, { companyId, file }) => {
    const { db, actor, refuse } = context
    const company = await getCompany(db, actor, companyId)
    if (waitsForPayment(company)) refuse('PAYMENT_METHOD_MISSING')
    return receive(context, { kind: 'people', companyId, lawFirmId: company.lawFirmId }, file)
  },

  uploadCompanies: (context, { file }) => {
    const { actor, refuse } = context
    if (actor.selectedCompanyId !== null) refuse('COMPANY_SELECTED')
    const lawFirmId = actor.scope === 'provider' ? null : actor.lawFirmId
    return receive(context, { kind: 'companies', companyId: null, lawFirmId }, file)
  },

  list: async (context, { kind }) => {
    await requireRight(context, kind)
    return { items: (await listImports(context.db, context.actor, kind)).map(asImport) }
  },

  get: async (context, { id }) => details(context.db, await visible(context, id)),

  problems: async (context, { id }) => {
    const { fileName } = await visible(context, id)
    const problems = await problemsOf(context.db, id, Number.MAX_SAFE_INTEGER)
    const rows = problems.map(({ row, column, problem }) => [row, column, problem])
    return {
      stream: Readable.from([csvText([['Row', 'Column', 'What is wrong'], ...rows])]),
      fileName: `${fileName.replace(/\.\w+$/, '')}-problems.csv`,
      contentType: 'text/csv; charset=utf-8',
    }
  },

  check: async (context, { id, mapping }) => {
    const { db, actor, refuse, enqueue, audit } = context
    const found = await visible(context, id)
    const { status } = await lockImport(db, id)
    if (!['uploaded', 'checked', 'failed', 'checking'].includes(status)) refuse('NOT_NOW')
    const known = new Set(targetsOf(found.kind).map((target) => target.id))
    const chosen = Object.fromEntries(
      Object.entries(mapping).filter(([index, target]) => Number(index) < found.columns.length && known.has(target)),
    )
    if (new Set(Object.values(chosen)).size < Object.keys(chosen).length) refuse('COLUMN_TWICE')
    const missing = missingTargets(found.kind, chosen)
    if (missing.length > 0)
      refuse('COLUMNS_MISSING', {
        fields: Object.fromEntries(missing.map((each) => [each.id, `Choose the column: ${each.label}`])),
      })
    await startChecking(db, id, chosen)
    enqueue(CHECK_JOB, { importId: id }, { key: `import:${id}` })
    audit({ subject: `import:${id}`, companyId: found.companyId ?? undefined })
    return details(db, await getImport(db, actor, id))
  },

  confirm: async (context, { id, leaveOutBadRows }) => {
    const { db, actor, refuse, enqueue, audit } = context
    const found = await visible(context, id)
    const { status } = await lockImport(db, id)
    if (status !== 'checked') refuse('NOT_NOW')
    if (found.badRows > 0 && !leaveOutBadRows) refuse('HAS_PROBLEMS')
    if (found.badRows >= found.totalRows) refuse('NOTHING_LEFT')
    if (found.companyId !== null) {
      const company = await getCompany(db, actor, found.companyId)
      if (waitsForPayment(company)) refuse('PAYMENT_METHOD_MISSING')
      await requireRoom(context, found.companyId, found.totalRows - found.badRows)
    }
    await setStatus(db, id, 'importing')
    enqueue(RUN_JOB, { importId: id, leaveOutBadRows }, { key: `import:${id}` })
    audit({ subject: `import:${id}`, after: { leaveOutBadRows }, companyId: found.companyId ?? undefined })
    return details(db, await getImport(db, actor, id))
  },

  undo: async (context, { id }) => {
    const { db, actor, now, refuse, audit, asSystem } = context
    const found = await visible(context, id)
    const { status } = await lockImport(db, id)
    if (status !== 'imported' || found.importedAt === null) return refuse('NOT_NOW')
    if (!mayUndo(found.importedAt, now)) refuse('TOO_LATE')
    const people = found.kind === 'people'
    const removed = await asSystem('take an import back', async () => {
      const used = await (people ? usedPeople(db, id) : usedCompanies(db, id))
      if (used.length > 0) refuse('IN_USE', { details: { names: used.map(({ name }) => name) } })
      return people ? removePeople(db, id) : removeCompanies(db, id)
    })
    await setStatus(db, id, 'undone')
    audit({ subject: `import:${id}`, after: { removed }, companyId: found.companyId ?? undefined })
    return details(db, await getImport(db, actor, id))
  },
})

type Receiving = { db: Db; actor: Actor; now: Date; services: Services; audit(entry: object): void }
type Place = { kind: ImportKind; companyId: number | null; lawFirmId: number | null }

/** Stores the file sealed, and reads it once: headings, rows, a guess at what the columns are. */
async function receive({ db, actor, now, services, audit }: Receiving, place: Place, file: UploadedFile) {
  const { kind, companyId, lawFirmId } = place
  const stored = await receiveUpload(services, {
    stream: file.stream as Readable,
    fileName: file.fileName,
    tenant: tenantOf(companyId, lawFirmId),
    maximumSize: MOST_IMPORT_BYTES,
    allowed: ['csv', 'xlsx'],
  })
  try {
    const { columns, rows } = await tableIn(services, { ...stored, companyId, lawFirmId }, kind)
    const mapping = guessMapping(kind, columns)
    const id = await insertImport(db, {
      ...{ ...place, file: stored, fileName: stored.name, columns, mapping, totalRows: rows.length },
      at: now,
      by: actor.userId,
    })
    audit({
      subject: `import:${id}`,
      after: { fileName: stored.name, rows: rows.length },
      companyId: companyId ?? undefined,
    })
    return details(db, await getImport(db, actor, id))
  } catch (error) {
    await services.files.delete(stored.key)
    throw error
  }
}

type Looking = { db: Db; actor: Actor; services: Pick<Services, 'rights'> }

async function visible(context: Looking, id: number): Promise<ImportRow> {
  const found = await getImport(context.db, context.actor, id)
  await requireRight(context, found.kind)
  return found
}

// Two kinds of imports, one right each, hence no single right on the operation.
async function requireRight({ actor, services }: Omit<Looking, 'db'>, kind: ImportKind): Promise<void> {
  if (await services.rights.may(actor.roleId, rightFor(kind))) return
  throw new Refusal(403, 'FORBIDDEN', `Your role (${actor.roleName}) may not do this.`)
}

const asImport = (row: ImportRow): Import => ({
  ...row,
  undoUntil: row.status === 'imported' && row.importedAt !== null ? undoUntil(row.importedAt) : null,
})

const details = async (db: Db, row: ImportRow): Promise<ImportDetails> => ({
  ...asImport(row),
  problems: await problemsOf(db, row.id, SHOWN_PROBLEMS),
  targets: targetsOf(row.kind).map(({ id, label, group, required }) => ({ id, label, group, required })),
})
