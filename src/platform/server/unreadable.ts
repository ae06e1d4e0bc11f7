import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../operation/refusal.ts'

/** Requests that never become one, because the address or the head cannot be read, get the one error shape too. */
export const unreadableRequests = {
  frameworkErrors: (_error: FastifyError, _request: FastifyRequest, reply: FastifyReply) => {
    const refusal = new Refusal(400, 'BAD_REQUEST', 'The address of this request cannot be read.')
    return reply.status(refusal.status).send(refusal.toBody())
  },
  clientErrorHandler: (error: Error & { code?: string }, socket: Socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const refusal = REFUSALS[error.code ?? ''] ?? new Refusal(400, 'BAD_REQUEST', 'The request cannot be read.')
    const body = JSON.stringify(refusal.toBody())
    const head = [
      `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Content-Type: application/json; charset=utf-8',
      'Connection: close',
    ]
    if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
    socket.destroy(error)
  },
}

const REFUSALS: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: new Refusal(431, 'TOO_LARGE', 'The address and headers of this request are too long.'),
  ERR_HTTP_REQUEST_TIMEOUT: new Refusal(408, 'TOO_SLOW', 'The request did not arrive in time.'),
}
