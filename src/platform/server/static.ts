import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Service } from '../operation/alias.ts'
import { notFound } from '../operation/refusal.ts'

/**
 * The browser's files from the build, and the application's page for every address of the product. The files are known
 * when the server starts, so nothing outside the build can be asked for, whatever a path looks like.
 */
export function serveClient(app: FastifyInstance, folder: string): void {
  const files = filesIn(folder)
  app.register(fastifyStatic, {
    root: folder,
    // Looked up by the route below: one of its own for each of four hundred files is a quarter of a start.
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => reply.header('cache-control', isHashed(relative(folder, path)) ? FOREVER : 'no-cache'),
  })
  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const path = request.params['*']
    if (files.has(path)) return reply.sendFile(path)
    if (!asksForPage(request)) throw unknownAddress()
    return reply.sendFile('index.html')
  })
  answerUnknownAddresses(app)
}

// Source maps and hidden files stay on the server; the compressed twins are sent in place of their originals.
function filesIn(folder: string): Set<string> {
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : []
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  return new Set(paths.filter((path) => !/(?:^|\/)\.|\.(?:map|br|gz)$/.test(path)))
}

/** What no route answers gets the one error shape. */
export function answerUnknownAddresses(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => reply.status(404).send(unknownAddress().toBody()))
}

const unknownAddress = () => notFound('address')

const FOREVER = 'public, max-age=31536000, immutable'

// Vite puts the hash of the content into the names under /assets.
const isHashed = (path: string) => /^assets[\\/]/.test(path)

const SERVICES = [
  'loginapi',
  'formtypesApi',
  'caseflowApi',
  'paymentApi',
  'fileUploadApi',
  'emailApi',
] satisfies Service[]
const NO_PAGES = new Set([
  'api',
  'assets',
  'healthz',
  'readyz',
  'metrics',
  'wopi',
  ...SERVICES.map((name) => name.toLowerCase()),
])

/** A person opening an address of the product, not a program asking for data or a file that is not there. */
export function asksForPage({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): boolean {
  const [path = '/'] = url.split('?')
  const segments = path.split('/').slice(1)
  if (NO_PAGES.has((segments[0] ?? '').toLowerCase())) return false
  if (segments.some((segment) => segment.startsWith('.'))) return false
  const last = segments.at(-1) ?? ''
  if (last.endsWith('.map')) return false
  const accept = headers.accept ?? '*/*'
  // A script or picture that is gone must not come back as a page; `*/*` alone does not say what is wanted.
  return accept.includes('text/html') || (accept.includes('*/*') && !last.includes('.'))
}
