import { Readable } from 'node:stream'
import { isFirm } from '#case-file/cases/policy.ts'
import { authorOf } from '#case-file/cases/server/case-contacts.ts'
import { requireRight } from '#case-file/cases/server/require-right.ts'
import { MOST_FILE_BYTES } from '#paperwork/editable-files/records.ts'
import { bytesOf } from '#paperwork/editable-files/server/bytes.ts'
import { createEditableFile, fileOfFirm, requireFile, saveVersion } from '#paperwork/editable-files/server/keep.ts'
import { insertBytes } from '#paperwork/editable-files/server/store.ts'
import { TooBusy } from '#platform/apart/pool.ts'
import { tenantOf } from '#platform/crypto/sealed-columns.ts'
import { receiveUpload } from '#platform/files/receive.ts'
import { UploadRefused } from '#platform/files/refusal.ts'
import { changing, orForget } from '#platform/operation/after-upload.ts'
import { implement } from '#platform/operation/context.ts'
import { notFound, Refusal } from '#platform/operation/refusal.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#platform/session/actor.ts'
import { inspectUpload } from '#preparation/documents/server/inspect-apart.ts'
import { pagesApart } from '#preparation/documents/server/pages-apart.ts'
import { letterTemplates } from '../contract.ts'
import { letterFields } from '../fields.ts'
import { builtIn, templateBytes } from '../templates/all.ts'
import { ownTemplates, type Pictures, picturesOf, setPicture } from './store.ts'
import { shownOwn, templatesOfFirm } from './templates.ts'
import { unknownFields } from './templates-apart.ts'

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

export const letterTemplatesHandlers = implement(letterTemplates, {
  list: async (context) => {
    await requireRight(context, 'case:read')
    const { db, actor } = context
    const items = await templatesOfFirm(db, actor.lawFirmId)
    return { items, ...shownPictures(await picturesOf(db, actor.lawFirmId)), may: { write: keeps(actor) } }
  },

  fields: async (context) => {
    await requireRight(context, 'case:read')
    return {
      items: [...letterFields.values()].map(({ fact: _fact, ...field }) => ({
        ...field,
        columns: field.columns && [...field.columns],
      })),
    }
  },

  file: async (context, { kind }) => {
    await requireRight(context, 'case:read')
    const template = builtIn(kind) ?? context.refuse('TEMPLATE_UNKNOWN')
    const stream = Readable.from([Buffer.from(templateBytes(template))])
    return { stream, fileName: `${template.name}.docx`, contentType: DOCX }
  },

  upload: async (context, { kind, name, file }) => {
    const lawFirmId = await firmOf(context)
    const bytes = await checkedTemplate(file.stream)
    const given = name ?? file.fileName
    const made = await createEditableFile(context, letterTemplates.upload, {
      ...{ of: fileOfFirm(lawFirmId), kind, name: given, bytes, source: 'upload' },
    })
    return shownOwn(made)
  },

  replace: async (context, { id, file }) => {
    await requireFile(context, id)
    const lawFirmId = await firmOf(context)
    if ((await ownTemplates(context.db, lawFirmId, id)).length === 0) throw notFound('file')
    const bytes = await checkedTemplate(file.stream)
    return shownOwn(await saveVersion(context, letterTemplates.replace, { id, bytes, source: 'upload' }))
  },

  setPicture: async (context, { picture, file: sent }) => {
    const lawFirmId = await firmOf(context)
    const file = sent ?? context.refuse('FILE_MISSING')
    const { services } = context
    const bytes = await wholeOf(file.stream)
    await refuseUnreadable(bytes)
    const stored = await receiveUpload(services, {
      ...{ stream: Readable.from([bytes]), fileName: file.fileName, tenant: tenantOf(null, lawFirmId) },
      allowed: ['png', 'jpg', 'jpeg'],
    })
    return orForget(services, stored, () =>
      changing(context, letterTemplates.setPicture, async (change) => {
        const author = await authorOf(change)
        const fileId = await insertBytes(change.db, { companyId: null, lawFirmId }, stored, author)
        await setPicture(change.db, lawFirmId, { picture, fileId, byName: author.name, at: change.now })
        change.audit({ subject: `firm:${lawFirmId}`, after: { [picture]: stored.name }, lawFirmId })
        return shownPictures(await picturesOf(change.db, lawFirmId))
      }),
    )
  },

  picture: async (context, { picture }) => {
    await requireRight(context, 'case:read')
    const { db, actor, services } = context
    const fileId = (await picturesOf(db, actor.lawFirmId))[picture]
    if (fileId === null) throw notFound('picture')
    const bytes = await bytesOf(services, { fileId })
    const [contentType, fileName] =
      bytes[0] === 0xff ? ['image/jpeg', `${picture}.jpg`] : ['image/png', `${picture}.png`]
    return { stream: Readable.from([bytes]), fileName, contentType, inline: true }
  },

  removePicture: async (context, { picture }) => {
    const lawFirmId = await firmOf(context)
    const { db, now, audit } = context
    const { name } = await authorOf(context)
    await setPicture(db, lawFirmId, { picture, fileId: null, byName: name, at: now })
    audit({ subject: `firm:${lawFirmId}`, after: { [picture]: null }, lawFirmId })
    return shownPictures(await picturesOf(db, lawFirmId))
  },
})

const keeps = ({ roleId, lawFirmId }: Actor): boolean => isFirm(roleId) && lawFirmId !== null

async function firmOf(context: { actor: Actor; services: Services }): Promise<number> {
  await requireRight(context, 'case:edit')
  const { actor } = context
  const { status, message } = letterTemplates.upload.refusals.FIRM_ONLY
  if (!keeps(actor) || actor.lawFirmId === null) throw new Refusal(status, 'FIRM_ONLY', message)
  return actor.lawFirmId
}

async function wholeOf(stream: NodeJS.ReadableStream): Promise<Buffer> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of stream) {
    size += piece.length
    if (size > MOST_FILE_BYTES)
      throw new UploadRefused('FILE_TOO_LARGE', 'The file is larger than the 25 MB allowed here.')
    pieces.push(piece as Buffer)
  }
  return Buffer.concat(pieces)
}

/** Hostile files are refused, and fields that do not exist are named: nobody learns of them from a letter. */
async function checkedTemplate(stream: NodeJS.ReadableStream): Promise<Buffer> {
  const bytes = await wholeOf(stream)
  await inspectUpload('docx', bytes)
  const problems = await unknownFields(bytes)
  if (problems.length > 0) {
    const { status } = letterTemplates.upload.refusals.FIELDS_UNKNOWN
    throw new Refusal(status, 'FIELDS_UNKNOWN', problems.slice(0, 10).join(' '), { details: { problems } })
  }
  return bytes
}

/** A picture that cannot be printed is refused now, not when a letter is. */
async function refuseUnreadable(bytes: Buffer): Promise<void> {
  try {
    await pagesApart.checkPicture(bytes)
  } catch (error) {
    if (error instanceof TooBusy) throw error
    throw new UploadRefused('FILE_CONTENT', 'This picture cannot be used. Save it as a PNG or JPEG and try again.')
  }
}

const shownPictures = ({ letterhead, signature }: Pictures) => ({
  letterhead: letterhead !== null,
  signature: signature !== null,
})
