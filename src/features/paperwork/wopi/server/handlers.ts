import { writes } from '#paperwork/editable-files/policy.ts'
import { streamOf } from '#paperwork/editable-files/server/bytes.ts'
import { onWritable, requireFile } from '#paperwork/editable-files/server/keep.ts'
import { shownFile } from '#paperwork/editable-files/server/store.ts'
import { findLetter } from '#paperwork/letters/server/store.ts'
import { refuseUnfinished } from '#paperwork/letters/server/unfinished.ts'
import { printOf } from '#paperwork/letters/server/works-store.ts'
import { randomToken } from '#platform/crypto/tokens.ts'
import { systemWithin } from '#platform/database/as-system.ts'
import { changing } from '#platform/operation/after-upload.ts'
import { implement } from '#platform/operation/context.ts'
import type { Services } from '#platform/services.ts'
import { wopi } from '../contract.ts'
import { actionUrl } from '../discovery.ts'
import { editorOf } from './editor.ts'
import { findLinked, insertLink, revokeLinks } from './links-store.ts'
import { giveToken } from './tokens.ts'

export const wopiHandlers = implement(wopi, {
  enter: async (context, { id, view }) => {
    const { actor, now, services, refuse } = context
    const row = await requireFile(context, id)
    const file = shownFile(row, actor, now)
    const editor = await editorOf(services).catch((error: unknown) => {
      services.log.warn({ err: error }, 'the document editor does not answer')
      return refuse('EDITOR_AWAY')
    })
    const mayWrite = !view && writes(row, actor)
    const urlsrc = mayWrite ? (editor?.edit ?? editor?.view) : editor?.view
    return changing(context, wopi.enter, async (change) => {
      change.audit({
        subject: `editableFile:${id}`,
        after: { name: row.name, caseId: row.caseId, writes: mayWrite, editor: urlsrc ? 'outside' : 'own' },
        ...(row.companyId === null ? { lawFirmId: row.lawFirmId } : { companyId: row.companyId }),
      })
      if (!urlsrc) return { file, editor: null }
      const given = await change.asSystem('a token for the editor', () =>
        giveToken(change.db, { actor, fileId: id, writes: mayWrite, now }),
      )
      const wopiSrc = `${services.config.publicUrl.replace(/\/$/, '')}/wopi/files/${id}`
      return {
        file,
        editor: {
          actionUrl: actionUrl(urlsrc, wopiSrc),
          accessToken: given.token,
          accessTokenTtl: given.expiresAt.getTime(),
          writes: mayWrite,
        },
      }
    })
  },

  link: async (context, { id }) => {
    const { db, refuse } = context
    const { kind, caseId } = await requireFile(context, id)
    if (kind !== 'collection' || caseId === null) return refuse('NOT_A_COLLECTION')
    await refuseUnfinished(context, (await findLetter(db, id)) ?? { id, missing: [] })
    return changing(context, wopi.link, (change) =>
      onWritable(change, id, async ({ versionNumber: version, companyId }) => {
        const { now, actor, audit } = change
        if (!(await printOf(systemWithin(change.db), { id, version }))) return refuse('NOT_PRINTED')
        const token = randomToken()
        const { expiresAt } = await insertLink(change.db, { fileId: id, token, now, by: actor.userId })
        audit({ subject: `editableFile:${id}`, after: { caseId, version, expiresAt }, companyId })
        return { path: `/wopiCollectionFile/${caseId}?link=${token}`, expiresAt }
      }),
    )
  },

  revokeLinks: (context, { id }) =>
    onWritable(context, id, async (row) => {
      const revoked = await revokeLinks(context.db, id, context.now)
      context.audit({ subject: `editableFile:${id}`, after: { revoked }, companyId: row.companyId })
      return { revoked }
    }),

  linked: async ({ services, now, refuse }, { token, case: caseId }) =>
    (await findLinked(systemOf(services), token, caseId, now)) ?? refuse('LINK_GONE'),

  linkedFile: async ({ services, now, refuse }, { token, case: caseId }) => {
    const found = (await findLinked(systemOf(services), token, caseId, now)) ?? refuse('LINK_GONE')
    return { stream: await streamOf(services, found), fileName: found.name, contentType: 'application/pdf' }
  },
})

const systemOf = ({ database }: Services) => database.read({ kind: 'system' })
