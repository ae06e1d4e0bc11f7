import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../operation/refusal.ts'
import { requireReadable } from './readable.ts'

/** Only the addresses that take a file read multipart bodies; all others are spared the bookkeeping. */
export async function acceptUploads(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, { limits: { files: 1, fields: 40, fieldSize: 100_000 }, throwFileSizeLimit: false })
}

export async function uploadOf(request: FastifyRequest, maxBytes: number) {
  if (!request.isMultipart())
    throw new Refusal(400, 'BAD_INPUT', 'file: Send the file as multipart/form-data.', {
      fields: { file: 'is missing' },
    })
  const part = await request.file({ limits: { fileSize: maxBytes } })
  if (!part) throw new Refusal(400, 'BAD_INPUT', 'file: No file was sent.', { fields: { file: 'is missing' } })
  requireReadable({ file: part.filename })
  return { part, fields: plainFields(part) }
}

// Fields must stand before the file in the request; what follows it is not read.
function plainFields(part: MultipartFile): Record<string, unknown> {
  const fields: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(part.fields)) {
    if (field && !Array.isArray(field) && field.type === 'field') fields[name] = field.value
  }
  return fields
}
