import { requireCase, requireRight } from '#case-file/cases/server/visible.ts'
import { filePlace } from '#platform/crypto/sealed-columns.ts'
import { readFile } from '#platform/files/receive.ts'
import type { FileReply, Handler } from '#platform/operation/context.ts'
import { notFound } from '#platform/operation/refusal.ts'
import type { Services } from '#platform/services.ts'
import type { keepDocuments } from '../contract.ts'
import { fileOfDocument, type StoredFile, storedFile } from './files-store.ts'

export const file: Handler<(typeof keepDocuments)['file']> = async (context, { caseId, id, number }) => {
  await requireRight(context, 'case:read')
  const { db, actor, services } = context
  await requireCase(db, actor, caseId)
  return reply(services, await fileOfDocument(db, caseId, id, number))
}

export const getFile: Handler<(typeof keepDocuments)['getFile']> = async (context, { name }) => {
  await requireRight(context, 'case:read')
  const { db, actor, services } = context
  const found = await storedFile(db, actor, name)
  if (!found) throw notFound('file')
  return reply(services, found)
}

// Always to be saved, never shown by the browser itself: the preview draws the pages and pictures on its own.
const reply = async (services: Services, found: StoredFile): Promise<FileReply> => ({
  stream: await readFile(services, filePlace(found)),
  fileName: found.name,
  contentType: found.contentType,
})
