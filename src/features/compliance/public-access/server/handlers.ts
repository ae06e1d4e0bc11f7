import { Readable } from 'node:stream'
import { authorOf } from '#case-file/cases/server/case-contacts.ts'
import { said } from '#compliance/labor-conditions/looked.ts'
import { decidesOnLca, preparesLca } from '#compliance/labor-conditions/policy.ts'
import { requireLca } from '#compliance/labor-conditions/server/store.ts'
import { TooBusy } from '#platform/apart/pool.ts'
import { filePlace, tenantOf } from '#platform/crypto/sealed-columns.ts'
import { hashToken, randomToken } from '#platform/crypto/tokens.ts'
import { readFile, receiveUpload, storeFile } from '#platform/files/receive.ts'
import { changing, orForget } from '#platform/operation/after-upload.ts'
import { requireConfirmed } from '#platform/operation/confirmed.ts'
import { type FileReply, implement } from '#platform/operation/context.ts'
import { badInput } from '#platform/operation/refusal.ts'
import { inspectUpload } from '#preparation/documents/server/inspect-apart.ts'
import { lca } from '#rules/prefiling/lca-needs.ts'
import { mustStayOut, retentionOf } from '../checklist.ts'
import { publicAccess } from '../contract.ts'
import { standingOfRow } from '../entries.ts'
import { isNeverUsed, keepingProblem } from '../keeping.ts'
import { ERASE_JOB, isUnderLegalHold, namedWorkers } from './keeping-store.ts'
import { fromRecord, pageOf } from './pages.ts'
import {
  addRequest,
  bundleFile,
  checkItem,
  endLinks,
  heldItems,
  insertLink,
  listPublicFiles,
  lockPublicFile,
  publicFileOf,
  saveKeeping,
} from './store.ts'
import { kept, lookInto, nowShown } from './supply.ts'
import { entriesBy, keepsPublicFile, lcaBehind, placeOn, shownPublicFile } from './view.ts'

const DAY = 86_400_000

export const publicAccessHandlers = implement(publicAccess, {
  list: async ({ db, actor, today }, { limit, after, search }) => {
    const page = await listPublicFiles(db, actor, { limit, after, search })
    return {
      ...page,
      items: page.items.map(({ known, conditions, dependentByCount, held, personNames, calendar, ...row }) => {
        const entries = entriesBy({ known, conditions }, dependentByCount ?? undefined, held ?? [])
        const { dueOn, state } = standingOfRow({ known, calendar, ...row }, entries, today)
        return {
          ...{ ...row, jobTitle: said(known, lca.lcaJobTitle) ?? '', personNames: personNames ?? '' },
          ...{ readyOn: row.readyOn ?? '', filedOn: said(known, lca.lcaFiledOn) ?? '', dueOn: dueOn ?? '', state },
          withdrawnOn: row.withdrawnOn ?? '',
        }
      }),
    }
  },

  get: (context, { lcaId }) => shownPublicFile(context, lcaId),

  supply: async (context, { lcaId, item, place: at, says, certified, coverPages, file }) => {
    const { db, actor, services, refuse } = context
    const row = await requireLca(db, actor, lcaId)
    if (!keepsPublicFile(row, actor)) refuse('NOT_YOURS')
    if ((await publicFileOf(db, lcaId))?.destroyedOn) refuse('DESTROYED')
    const place = placeOn(row, item, at)
    const pieces: Buffer[] = []
    for await (const piece of file.stream) pieces.push(piece as Buffer)
    const bytes = Buffer.concat(pieces)
    const looked = await lookInto(bytes, file.fileName).catch((error: unknown) => {
      if (error instanceof TooBusy) throw error
    })
    if (!looked) return refuse('UNREADABLE')
    const personal = mustStayOut(looked.text, await namedWorkers(db, lcaId, item))
    if (personal)
      refuse('MUST_STAY_OUT', {
        fields: { file: `There is ${personal} in this file. It must stay out of the public file.` },
      })
    const stored = await receiveUpload(services, {
      ...{ stream: Readable.from([bytes]), fileName: file.fileName, tenant: tenantOf(row.companyId, row.lawFirmId) },
      allowed: ['pdf', 'png', 'jpg', 'jpeg'],
      inspect: inspectUpload,
    })
    return orForget(services, stored, () =>
      changing(context, publicAccess.supply, (change) =>
        kept(change, row, { item, place, says, certified, coverPages, pages: looked.pages }, stored),
      ),
    )
  },

  write: async (context, { lcaId, item, place: at, text }) => {
    const { db, actor, services, refuse } = context
    const row = await requireLca(db, actor, lcaId)
    if (!keepsPublicFile(row, actor)) refuse('NOT_YOURS')
    if ((await publicFileOf(db, lcaId))?.destroyedOn) refuse('DESTROYED')
    const personal = mustStayOut(text, await namedWorkers(db, lcaId, item))
    if (personal)
      refuse('MUST_STAY_OUT', {
        fields: { text: `There is ${personal} in this text. It must stay out of the public file.` },
      })
    const place = placeOn(row, item, at)
    const own = await fromRecord(db, row, item, place)
    if (text === '' && !own) return refuse('NOTHING_TO_WRITE')
    const paragraphs = text === '' ? [] : text.split(/\n+/).map((each) => ({ kind: 'paragraph', text: each }) as const)
    const { bytes, pages } = pageOf(row, item, [...(own?.blocks ?? []), ...paragraphs])
    const contentType = 'application/pdf'
    const content = Readable.from([Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)])
    const made = await storeFile(services, { content, tenant: tenantOf(row.companyId, row.lawFirmId), contentType })
    const says = own?.says ?? (text.split('\n')[0] ?? '').slice(0, 120)
    return orForget(services, made, () =>
      changing(context, publicAccess.write, (change) =>
        kept(
          change,
          row,
          { item, place, says, certified: false, coverPages: true, pages },
          { ...made, name: `${item}.pdf`, contentType },
        ),
      ),
    )
  },

  file: async ({ db, actor, services, refuse }, { lcaId, what, place }): Promise<FileReply> => {
    await requireLca(db, actor, lcaId)
    const file = await publicFileOf(db, lcaId)
    const found =
      file &&
      (what === 'all'
        ? file.bundleFileId && (await bundleFile(db, file.bundleFileId))
        : (await heldItems(db, file.id)).find((each) => each.item === what && each.place === place))
    if (!found) return refuse('NO_ITEM')
    return {
      stream: await readFile(services, filePlace(found)),
      fileName: found.name,
      contentType: found.contentType,
      inline: true,
    }
  },

  check: async (context, { lcaId, item, place }) => {
    const { db, actor, now, today, refuse, audit } = context
    const row = await requireLca(db, actor, lcaId)
    if (!preparesLca(row, actor)) refuse('NOT_YOURS')
    const file = await lockPublicFile(db, row, now)
    const found = (await heldItems(db, file.id)).find((each) => each.item === item && each.place === place)
    if (!found) return refuse('NO_ITEM')
    await checkItem(db, found.id, (await authorOf(context)).name, today)
    await nowShown(context, row, file)
    audit({ subject: `lca:${lcaId}`, after: { checked: item, ...(place && { place }) }, companyId: row.companyId })
    return shownPublicFile(context, lcaId)
  },

  keep: async (context, { lcaId, custodian, lastWorkedOn, neverUsed, hold }) => {
    const { db, actor, now, today, refuse, audit } = context
    const row = await requireLca(db, actor, lcaId)
    if (!keepsPublicFile(row, actor)) refuse('NOT_YOURS')
    const file = await lockPublicFile(db, row, now)
    if (file.destroyedOn !== null) refuse('DESTROYED')
    if (lastWorkedOn || neverUsed) {
      const entered = {
        lastWorkedOn: lastWorkedOn === undefined ? file.lastWorkedOn : lastWorkedOn,
        neverUsed: neverUsed ?? file.neverUsed,
      }
      const problem = keepingProblem(entered, await lcaBehind(db, row, today))
      if (problem) throw badInput({ [lastWorkedOn ? 'lastWorkedOn' : 'neverUsed']: problem })
    }
    await saveKeeping(db, {
      ...file,
      ...(custodian && {
        ...{ custodianName: custodian.name, custodianPlace: custodian.place, custodianPhone: custodian.phone },
        ...{
          custodianHours: custodian.hours,
          custodianSince: file.custodianName === custodian.name ? file.custodianSince : today,
        },
      }),
      ...(lastWorkedOn !== undefined && { lastWorkedOn }),
      ...(neverUsed !== undefined && { neverUsed }),
      ...(hold !== undefined && { holdOn: hold?.on ?? null, holdWhy: hold?.why ?? '' }),
    })
    audit({ subject: `lca:${lcaId}`, after: { custodian, lastWorkedOn, neverUsed, hold }, companyId: row.companyId })
    return shownPublicFile(context, lcaId)
  },

  makeLink: async (context, { lcaId, days }) => {
    const { db, actor, now, services, refuse, audit } = context
    const row = await requireLca(db, actor, lcaId)
    if (!keepsPublicFile(row, actor)) refuse('NOT_YOURS')
    const file = await lockPublicFile(db, row, now)
    if (file.destroyedOn !== null) refuse('DESTROYED')
    const token = randomToken(16)
    const until = new Date(now.getTime() + days * DAY)
    await endLinks(db, file.id, now)
    await insertLink(db, file, { hash: hashToken(token), until, now, byName: (await authorOf(context)).name })
    audit({ subject: `lca:${lcaId}`, after: { linkUntil: until.toISOString() }, companyId: row.companyId })
    const base = services.config.publicUrl.replace(/\/$/, '')
    return { url: `${base}${inspectionPath(token)}`, expiresAt: until.toISOString() }
  },

  endLink: async (context, { lcaId }) => {
    const { db, actor, now, refuse, audit } = context
    const row = await requireLca(db, actor, lcaId)
    if (!keepsPublicFile(row, actor)) refuse('NOT_YOURS')
    const file = await publicFileOf(db, lcaId)
    if (file) await endLinks(db, file.id, now)
    audit({ subject: `lca:${lcaId}`, after: { link: 'ended' }, companyId: row.companyId })
    return shownPublicFile(context, lcaId)
  },

  log: async (context, { lcaId, how, items, requester }) => {
    const { db, actor, now, refuse, audit } = context
    const row = await requireLca(db, actor, lcaId)
    if (!keepsPublicFile(row, actor)) refuse('NOT_YOURS')
    const file = await lockPublicFile(db, row, now)
    await addRequest(db, file, { how, at: now, items, requester, byName: (await authorOf(context)).name })
    audit({ subject: `lca:${lcaId}`, after: { request: how, items }, companyId: row.companyId })
    return shownPublicFile(context, lcaId)
  },

  destroy: async (context, { lcaId }) => {
    const { db, actor, now, today, refuse, audit, enqueue } = context
    const row = await requireLca(db, actor, lcaId)
    if (!decidesOnLca(row, actor)) refuse('NOT_YOURS')
    requireConfirmed(actor, now)
    const file = await lockPublicFile(db, row, now)
    if (file.destroyedOn !== null) refuse('DESTROYED')
    const behind = await lcaBehind(db, row, today)
    const neverUsed = isNeverUsed(file, { ...behind, withdrawnOn: row.withdrawnOn })
    const { destroyFrom } = retentionOf({ ...file, neverUsed, endedOn: behind.endedOn })
    if (keepingProblem(file, behind) || destroyFrom === undefined || today < destroyFrom) refuse('TOO_EARLY')
    if (await isUnderLegalHold(db, row)) refuse('HELD')
    await endLinks(db, file.id, now)
    await saveKeeping(db, { ...file, destroyedOn: today })
    enqueue(ERASE_JOB, { publicFileId: file.id }, { key: `erase-public-file:${file.id}` })
    audit({ subject: `lca:${lcaId}`, after: { destroyedOn: today }, companyId: row.companyId })
    return shownPublicFile(context, lcaId)
  },
})

/** The token stands behind the #: no server, proxy or log on the way ever sees it. */
const inspectionPath = (token: string): string => `/publicAccessFile#${token}`
