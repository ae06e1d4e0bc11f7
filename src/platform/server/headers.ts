import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/** On every answer: its reference in the logs, and what a browser must not do with it. */
export function securityHeaders(app: FastifyInstance, config: Config): void {
  const headers = headersFor(config.publicUrl.startsWith('https:'))
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id).headers(headers)
    done()
  })
}

// Written once and not per answer: they never differ.
function headersFor(secure: boolean): Record<string, string> {
  return {
    'content-security-policy': policyFor(secure),
    ...(secure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
  }
}

/** Framed and posted to may be what these origins serve; nothing else of theirs. */
export const policyFor = (secure: boolean, framed: readonly string[] = []): string =>
  [
    ...POLICY,
    ["form-action 'self'", ...framed].join(' '),
    ...(framed.length > 0 ? [["frame-src 'self'", ...framed].join(' ')] : []),
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join(';')

// Nothing inline, nothing foreign: script and style come from our own files only.
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "frame-ancestors 'none'",
]
