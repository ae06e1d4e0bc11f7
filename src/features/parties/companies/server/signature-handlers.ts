import { Readable } from 'node:stream'
import { imageExtensions } from '#formats/options.ts'
import { type ReceivedFile, readFile, receiveUpload } from '#platform/files/receive.ts'
import { UploadRefused } from '#platform/files/refusal.ts'
import { implement, type UploadedFile } from '#platform/operation/context.ts'
import { notFound } from '#platform/operation/refusal.ts'
import { mayDelete } from '#platform/session/role-groups.ts'
import { pictureSize } from '../picture.ts'
import { companySignature, MOST_SIGNATURE_BYTES } from '../signature-contract.ts'
import { forgetFile, getCompany, insertSignature, setSignature, signatureOf } from './store.ts'

const tenantOf = (companyId: number) => `company:${companyId}`

export const companySignatureHandlers = implement(companySignature, {
  saveSignature: async (context, { id, file }) => {
    const { db, actor, now, services, audit, afterCommit } = context
    await getCompany(db, actor, id)
    const stored = await receiveUpload(services, {
      stream: Readable.from([await pictureIn(file)]),
      fileName: file.fileName,
      tenant: tenantOf(id),
      maximumSize: MOST_SIGNATURE_BYTES,
      allowed: imageExtensions,
    })
    try {
      const change = { at: now, by: actor.userId }
      const earlier = await db.within({ kind: 'company', companyId: id }, async () => {
        const before = await signatureOf(db, id)
        await setSignature(db, id, await insertSignature(db, id, stored, change), change)
        if (before) await forgetFile(db, before.id)
        return before
      })
      if (earlier) afterCommit(() => void services.files.delete(earlier.key).catch(() => {}))
    } catch (error) {
      await services.files.delete(stored.key)
      throw error
    }
    audit({ subject: `company:${id}`, after: { signature: described(stored) }, companyId: id })
    return getCompany(db, actor, id)
  },

  // Whoever sees the company sees its signature; the file itself belongs to the company's own scope.
  signature: async ({ db, actor, services }, { id }) => {
    await getCompany(db, actor, id)
    const file = await signatureOf(services.database.read({ kind: 'company', companyId: id }), id)
    if (!file) throw notFound('signature')
    const stream = await readFile(services, { tenant: tenantOf(id), file: file.key })
    return { stream, fileName: file.name, contentType: file.contentType, inline: true }
  },

  removeSignature: async ({ db, actor, now, services, audit, afterCommit, refuse }, { id }) => {
    if (!mayDelete(actor.roleId)) refuse('NOT_YOURS')
    await getCompany(db, actor, id)
    const change = { at: now, by: actor.userId }
    const earlier = await db.within({ kind: 'company', companyId: id }, async () => {
      const before = await signatureOf(db, id)
      await setSignature(db, id, null, change)
      if (before) await forgetFile(db, before.id)
      return before
    })
    if (earlier) afterCommit(() => void services.files.delete(earlier.key).catch(() => {}))
    audit({ subject: `company:${id}`, after: { signature: null }, companyId: id })
    return getCompany(db, actor, id)
  },
})

const WIDEST = 6_000

/** The whole picture, small as it is; its size in pixels must be readable and sensible. */
async function pictureIn({ stream }: UploadedFile): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of stream) pieces.push(piece as Buffer)
  if ((stream as { truncated?: boolean }).truncated)
    throw new UploadRefused('FILE_TOO_LARGE', 'The file is larger than the 2 MB allowed here.')
  const picture = Buffer.concat(pieces)
  const size = pictureSize(picture)
  if (!size) throw new UploadRefused('FILE_CONTENT', 'This is not a PNG or JPEG picture.')
  if (size.width < 1 || size.height < 1 || Math.max(size.width, size.height) > WIDEST)
    throw new UploadRefused('FILE_CONTENT', `A signature is at most ${WIDEST} pixels wide and high.`)
  return picture
}

const described = ({ name, size, contentType }: ReceivedFile) => ({ name, size, contentType })
