import type { FastifyInstance } from 'fastify'

const MOST_BYTES = 64 * 1024

/**
 * A form that a page of the product posts, besides JSON. What answers a file is asked for so: the browser then writes it
 * to the disk as it comes, where a script would hold all of it in memory.
 */
export function acceptForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MOST_BYTES },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}
