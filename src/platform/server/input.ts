import type { FastifyRequest } from 'fastify'
import { badInput } from '../operation/refusal.ts'
import { requireReadable } from './readable.ts'

/** Path parameters + query + body as one input. Two different values for one name are an error, never a guess. */
export function mergedInput(request: FastifyRequest, uploaded?: Record<string, unknown>): Record<string, unknown> {
  const merged: Record<string, unknown> = {}
  for (const source of [uploaded ?? bodyOf(request), request.query, request.params]) {
    const given = (source ?? {}) as Record<string, unknown>
    for (const name of Object.keys(given)) {
      if (Object.hasOwn(merged, name) && !same(merged[name], given[name])) {
        throw badInput({ [name]: 'was given twice with different values' })
      }
      merged[name] = given[name]
    }
  }
  requireReadable(merged)
  return merged
}

function bodyOf({ body }: FastifyRequest): Record<string, unknown> {
  if (body === undefined || body === null) return {}
  if (Array.isArray(body)) return { items: body }
  if (typeof body !== 'object') throw badInput({ body: 'must be a JSON object' })
  return body as Record<string, unknown>
}

// A path parameter is text: '5' in the path and 5 in the body are the same value. An object is never the same.
const same = (one: unknown, other: unknown) => isPlain(one) && isPlain(other) && String(one) === String(other)
const isPlain = (value: unknown) => value === null || typeof value !== 'object'
