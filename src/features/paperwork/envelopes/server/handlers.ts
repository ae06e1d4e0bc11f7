import type { Readable } from 'node:stream'
import { authorOf } from '#case-file/cases/server/case-contacts.ts'
import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { requireCase } from '#case-file/cases/server/visible.ts'
import { countDone, type Limit } from '#identity/sessions/server/limits.ts'
import { filePlace, tenantOf } from '#platform/crypto/sealed-columns.ts'
import type { Db } from '#platform/database/database.ts'
import { readFile, receiveUpload } from '#platform/files/receive.ts'
import { changing, orForget } from '#platform/operation/after-upload.ts'
import { type Context, type FileReply, implement } from '#platform/operation/context.ts'
import { notFound, stale } from '#platform/operation/refusal.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#platform/session/actor.ts'
import { inspectUpload } from '#preparation/documents/server/inspect-apart.ts'
import { requireOpening } from '#preparation/documents/server/opening.ts'
import { insertFile } from '#preparation/documents/server/store.ts'
import { envelopes } from '../contract.ts'
import type { Envelope } from '../records.ts'
import { isExpired, isPaperForm, mayManage, nextSigner } from '../rules.ts'
import { bytesOf } from './bytes.ts'
import { COMPLETE_JOB } from './complete.ts'
import { documentOfLetter, sendLetter } from './letter-to-sign.ts'
import { lookInto, whyUnseen } from './look-apart.ts'
import { FOLLOW_JOB, followKey } from './outside/provider.ts'
import { acceptDifferences } from './outside/store.ts'
import { peopleToSign } from './people-to-sign.ts'
import { providerOf } from './provider.ts'
import { outsideName, placedSigners, sendEnvelope } from './sending.ts'
import { documentFile, lawFirmOf, lettersToSign, requireCompany } from './sources-store.ts'
import {
  addEnvelopeEvent,
  changeEnvelope,
  type EnvelopeRow,
  envelopeById,
  envelopesOfCase,
  envelopesOfCompany,
  eventsOf,
  fieldsOf,
  fileOf,
  insertEnvelope,
  replaceSigners,
  setClosed,
  signersOf,
} from './store.ts'

const REMINDERS: Limit = { name: 'signing-reminder', hits: 3, seconds: 3600 }
const MOST_BYTES = 25 * 1024 * 1024

export const envelopesHandlers = implement(envelopes, {
  ofCase: async (context, { caseId }) => {
    const { db, actor } = context
    const make = mayManage(await requireCase(db, actor, caseId), actor)
    const letters = make ? await lettersToSign(db, caseId, context.now) : []
    return { ...(await listed(context, await envelopesOfCase(db, caseId), make)), letters }
  },

  ofCompany: async (context, { companyId }) => {
    const { db, actor } = context
    await requireCompany(db, companyId)
    return listed(context, await envelopesOfCompany(db, companyId), mayManage(null, actor))
  },

  people: async (context, { caseId }) => {
    const of = await requireCase(context.db, context.actor, caseId)
    return { items: mayManage(of, context.actor) ? await peopleToSign(context, of) : [] }
  },

  get: async (context, { id }) => {
    const { db, actor } = context
    const row = await envelopeById(db, id)
    return shown(context, row, mayManage(await caseOf(db, actor, row), actor))
  },

  make: async (context, { caseId, documentId: given, letterId, title, message, validDays, signers }) => {
    const { db, actor, services, refuse } = context
    const of = await requireCase(db, actor, caseId)
    if (!mayManage(of, actor)) refuse('NOT_YOURS')
    const letter = letterId === undefined ? undefined : await documentOfLetter(context, of, letterId)
    const documentId = letter?.documentId ?? given ?? refuse('ONE_SOURCE')
    const found = await documentFile(db, caseId, documentId)
    if (!found) throw notFound('document')
    await requireOpening(context, documentId)
    if (found.contentType !== 'application/pdf') refuse('NOT_A_PDF')
    const file = await fileOf(services.database.read({ kind: 'system' }), found.fileId)
    const looked = await lookInto(await bytesOf(services, file)).catch((error) => refuse(whyUnseen(error)))
    if (isPaperForm({ ...found, ...looked }))
      refuse('PAPER_FORM', { details: { scanPath: `/visaCareFiling/${caseId}` } })
    if (looked.pages > 500) refuse('CANNOT_BE_READ')
    const placed = placedSigners(signers, looked.pages, refuse)
    return changing(context, envelopes.make, async (change) => {
      const author = await authorOf(change)
      const source = { companyId: of.companyId, lawFirmId: of.lawFirmId, caseId, documentId, fileId: found.fileId }
      const words = { title: title ?? found.documentType, message, validDays, pages: looked.pages }
      const { id } = await insertEnvelope(change.db, { ...source, ...words }, author)
      await replaceSigners(change.db, id, placed)
      await addEnvelopeEvent(change.db, id, { kind: 'made', who: author.name, at: author.now, note: letter?.note })
      const after = { caseId, documentId, ...(letter && { letterId, letterVersion: letter.version }) }
      change.audit({ subject: `envelope:${id}`, after, companyId: of.companyId })
      return shown({ ...change, services }, await envelopeById(change.db, id), true)
    })
  },

  makeOfCompany: async (context, { companyId, title, file: sent }) => {
    const { db, actor, services, refuse } = context
    await requireCompany(db, companyId)
    if (!mayManage(null, actor)) refuse('NOT_YOURS')
    const stored = await receiveUpload(services, {
      stream: sent.stream as Readable,
      fileName: sent.fileName,
      tenant: tenantOf(companyId, null),
      maximumSize: MOST_BYTES,
      allowed: ['pdf'],
      inspect: inspectUpload,
    })
    return orForget(services, stored, async () => {
      const lawFirmId = await lawFirmOf(services.database.read({ kind: 'system' }), companyId)
      const place = { ...stored, companyId, lawFirmId, sha256: '' }
      const looked = await lookInto(await bytesOf(services, place)).catch((error) => refuse(whyUnseen(error)))
      if (looked.pages > 500) refuse('CANNOT_BE_READ')
      const name = title ?? stored.name.replace(/\.pdf$/i, '')
      const named = { documentType: name, formType: '', fileName: stored.name, purpose: 'document' }
      if (isPaperForm({ ...named, ...looked })) refuse('PAPER_FORM')
      return changing(context, envelopes.makeOfCompany, async (change) => {
        const author = await authorOf(change)
        const owner = { companyId, lawFirmId, personId: null, householdPersonId: null }
        const by = { employeeAccess: false, at: author.now, by: author.id }
        const fileId = await insertFile(change.db, owner, stored, by)
        const words = { title: name, message: '', validDays: 14, pages: looked.pages }
        const given = { companyId, lawFirmId, caseId: null, documentId: null, fileId }
        const { id } = await insertEnvelope(change.db, { ...given, ...words }, author)
        await addEnvelopeEvent(change.db, id, { kind: 'made', who: author.name, at: author.now })
        change.audit({ subject: `envelope:${id}`, after: { title: name }, companyId })
        return shown({ ...change, services }, await envelopeById(change.db, id), true)
      })
    })
  },

  sendLetter,

  save: async (context, { id, title, message, validDays, signers, version }) => {
    const { db, refuse, audit } = context
    const row = await managed(context, id)
    if (row.state !== 'draft') refuse('SENT_ALREADY')
    if (version !== undefined && version !== row.version) throw stale(await shown(context, row, true))
    await changeEnvelope(db, id, { title, message, validDays })
    await replaceSigners(db, id, placedSigners(signers, row.pages, refuse))
    audit({ subject: `envelope:${id}`, after: { title, signers: signers.length }, companyId: row.companyId })
    return shown(context, await envelopeById(db, id), true)
  },

  send: async (context, { id }) => {
    const { db, refuse, audit } = context
    const row = await managed(context, id)
    if (row.state !== 'draft') refuse('SENT_ALREADY')
    const first = nextSigner(await signersOf(db, id)) ?? refuse('NO_SIGNATURE')
    const outside = await sendEnvelope(context, row, first, await authorOf(context))
    audit({ subject: `envelope:${id}`, after: { asked: first.email, outside }, companyId: row.companyId })
    return shown(context, await envelopeById(db, id), true)
  },

  remind: async (context, { id }) => {
    const { db, now, refuse, audit, asSystem } = context
    const row = await managed(context, id)
    const signer = nextSigner(await signersOf(db, id))
    if (row.state !== 'sent' || isExpired(row, now) || signer?.state !== 'asked') return refuse('NOT_OUT')
    await countDone(context, REMINDERS, String(signer.id))
    await asSystem('a reminder to sign', () => providerOf(row).remind(context, row, signer))
    audit({ subject: `envelope:${id}`, after: { reminded: signer.email }, companyId: row.companyId })
    return shown(context, await envelopeById(db, id), true)
  },

  acceptSigners: async (context, { id, differs }) => {
    const { db, now, refuse, audit, enqueue } = context
    const row = await managed(context, id)
    // Exactly what waits: what was said since then nobody has looked at.
    const isWhole = row.differs.length === differs.length && row.differs.every((each) => differs.includes(each))
    if (row.state !== 'sent' || !isWhole) refuse('NOT_SO')
    await acceptDifferences(db, id, differs)
    const note = differs.join(' ').slice(0, 1000)
    await addEnvelopeEvent(db, id, { kind: 'accepted', who: (await authorOf(context)).name, at: now, note })
    enqueue(FOLLOW_JOB, { envelopeId: id }, { key: followKey(id) })
    audit({ subject: `envelope:${id}`, after: { accepted: differs }, companyId: row.companyId })
    return shown(context, await envelopeById(db, id), true)
  },

  seal: async (context, { id }) => {
    const { db, refuse, audit, enqueue } = context
    const row = await managed(context, id)
    const signers = await signersOf(db, id)
    if (row.state !== 'sent' || row.outside || signers.some(({ state }) => state !== 'signed')) refuse('NOT_ALL_SIGNED')
    // One that was given up stays on the queue under its key: this begins it anew.
    enqueue(COMPLETE_JOB, { envelopeId: id }, { key: `envelope-complete:${id}` })
    audit({ subject: `envelope:${id}`, companyId: row.companyId })
    return shown(context, row, true)
  },

  void: async (context, { id, reason }) => {
    const { db, now, refuse, audit, asSystem } = context
    const row = await managed(context, id)
    if (row.state !== 'draft' && row.state !== 'sent') refuse('OVER')
    const signers = await signersOf(db, id)
    // All have signed: the finished file is on its way.
    if (row.state === 'sent' && !nextSigner(signers) && row.problem === '') refuse('OVER')
    await setClosed(db, id, 'voided', now, reason)
    const author = await authorOf(context)
    await addEnvelopeEvent(db, id, { kind: 'voided', who: author.name, at: now, note: reason })
    const told = signers.filter(({ state }) => state === 'asked' || state === 'signed')
    await asSystem('those who were asked to sign', async () => {
      for (const signer of told) await providerOf(row).cancel(context, row, signer, { by: author.name, reason })
    })
    audit({ subject: `envelope:${id}`, reason, companyId: row.companyId })
    return shown(context, await envelopeById(db, id), true)
  },

  file: async ({ db, actor, services }, { id, which }): Promise<FileReply> => {
    const row = await envelopeById(db, id)
    await caseOf(db, actor, row)
    const fileId = which === 'signed' ? row.resultFileId : row.fileId
    if (fileId === null) throw notFound('file')
    const file = await fileOf(services.database.read({ kind: 'system' }), fileId)
    const { name: fileName, contentType } = file
    return { stream: await readFile(services, filePlace(file)), fileName, contentType }
  },
})

/** The case it belongs to, which the reader must see, too. */
const caseOf = async (db: Db, actor: Actor, { caseId }: Pick<EnvelopeRow, 'caseId'>): Promise<CaseColumns | null> =>
  caseId === null ? null : requireCase(db, actor, caseId)

/** The envelope, held for a change, where the caller may make one. */
async function managed(
  {
    db,
    actor,
    refuse,
  }: Pick<Context<typeof envelopes.send>, 'db' | 'actor'> & { refuse: (code: 'NOT_YOURS') => never },
  id: number,
): Promise<EnvelopeRow> {
  const row = await envelopeById(db, id, 'for update')
  if (!mayManage(await caseOf(db, actor, row), actor)) refuse('NOT_YOURS')
  return row
}

type Reading = { db: Db; services: Pick<Services, 'config'> }

async function listed(context: Reading, rows: readonly EnvelopeRow[], make: boolean) {
  const items = await Promise.all(rows.map((row) => shown(context, row, make)))
  return { items, letters: [], may: { make }, outside: outsideName(context.services) }
}

async function shown({ db, services }: Reading, row: EnvelopeRow, manage: boolean): Promise<Envelope> {
  const signers = await signersOf(db, row.id)
  const fields = await fieldsOf(db, row.id)
  const outside = row.state === 'draft' ? outsideName(services) : row.outside
  return { ...row, outside, signers, fields, events: await eventsOf(db, row.id, services.config), may: { manage } }
}
