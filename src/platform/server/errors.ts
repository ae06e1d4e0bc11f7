import type { FastifyInstance } from 'fastify'
import { GivenUp, TOO_DEMANDING } from '../apart/patience.ts'
import { TooBusy } from '../apart/pool.ts'
import { asUnavailable, isDiskFull } from '../database/unavailable.ts'
import { ScannerAway } from '../files/clamd.ts'
import { UploadRefused } from '../files/refusal.ts'
import { FileMissing, StorageFull } from '../files/store.ts'
import { badInput, notFound, Refusal } from '../operation/refusal.ts'

/** One error shape for everything: `{ error: { code, message, fields? } }`, an honest status, a sentence for a person. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((thrown, request, reply) => {
    const error = asUnavailable(thrown)
    const refusal = error instanceof Refusal ? error : (fromFiles(error) ?? fromFramework(error) ?? fromDatabase(error))
    if (refusal) {
      if (refusal.status === 503) request.log.warn({ err: thrown }, 'unavailable')
      if (refusal.status === 429 || refusal.status === 503)
        reply.header('retry-after', String(refusal.retryAfter ?? (refusal.status === 429 ? 900 : 5)))
      return reply.status(refusal.status).send(refusal.toBody())
    }
    // A surprise: logged in full under the request's id, told without detail.
    request.log.error({ err: thrown, url: request.routeOptions.url }, 'surprise')
    const message = `Something went wrong on our side. Nothing was saved. Reference ${request.id}.`
    return reply.status(500).send(new Refusal(500, 'SURPRISE', message).toBody())
  })
}

function fromFiles(error: unknown): Refusal | undefined {
  if (error instanceof UploadRefused) {
    return new Refusal(error.code === 'FILE_TOO_LARGE' ? 413 : 400, error.code, `file: ${error.message}`, {
      fields: { file: error.message },
    })
  }
  if (error instanceof GivenUp)
    return new Refusal(400, 'FILE_TOO_DEMANDING', `file: ${TOO_DEMANDING}`, { fields: { file: TOO_DEMANDING } })
  if (error instanceof TooBusy)
    return new Refusal(503, 'READERS_BUSY', 'Too many files are being read right now. Try again in a minute.')
  if (error instanceof FileMissing) return notFound('file')
  if (error instanceof ScannerAway)
    return new Refusal(
      503,
      'SCANNER_AWAY',
      'The file could not be checked for viruses, so it was not taken. Try again later.',
    )
  if (error instanceof StorageFull)
    return new Refusal(503, 'DISK_FULL', 'There is no room left for files. Nothing was saved.')
  return undefined
}

function fromFramework(error: unknown): Refusal | undefined {
  const { statusCode, code } = (error ?? {}) as { statusCode?: number; code?: string }
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Refusal(413, 'TOO_LARGE', 'The request is larger than 1 MB.')
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY' || code === 'FST_ERR_CTP_EMPTY_JSON_BODY') {
    return badInput({ body: 'This is not valid JSON.' })
  }
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return badInput({ 'content-type': 'Send JSON, or multipart for a file.' })
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new Refusal(
      statusCode === 404 ? 404 : statusCode === 413 ? 413 : 400,
      code ?? 'BAD_REQUEST',
      'The request could not be understood.',
    )
  }
  return undefined
}

/** Constraints are the last line of defence; what they refuse is still the caller’s input. */
function fromDatabase(error: unknown): Refusal | undefined {
  const { code, constraint, column } = (error ?? {}) as { code?: string; constraint?: string; column?: string }
  if (code === '23505') return new Refusal(409, 'ALREADY_THERE', `This is already there (${constraint}).`)
  if (code === '23503')
    return new Refusal(409, 'IN_USE', `This is used elsewhere or names something that is not there (${constraint}).`)
  if (code === '23514' || code === '23502') return badInput({ [column ?? constraint ?? 'input']: 'is not allowed' })
  if (code === '42501') return new Refusal(404, 'NOT_FOUND', 'There is no such record, or you may not see it.')
  if (isDiskFull(error)) return new Refusal(503, 'DISK_FULL', 'There is no room left on the disk. Nothing was saved.')
  if (UNSTORABLE.has(code ?? ''))
    return badInput({ input: 'A value is too large, or not of the kind that is kept here.' })
  return undefined
}

// PostgreSQL's class 22, as far as a caller’s value can cause it: text too long, number or date out of range or not one.
const UNSTORABLE = new Set(['22001', '22003', '22007', '22008', '22021', '22P02', '22P03', '22P05'])
