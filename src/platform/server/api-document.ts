import type { FastifyInstance, FastifyReply } from 'fastify'
import { darkScheme, light, type SchemeColors } from '#ui/theme/tokens.ts'
import type { Operation } from '../operation/contract.ts'
import { openApiOf } from '../operation/openapi.ts'
import { apiPage } from './api-page.ts'

/** /api/openapi.json for programs and /api/docs for people, both made when first asked for and then kept. */
export function serveApiDocument(app: FastifyInstance, operations: readonly Operation[]): void {
  const document = once(() => openApiOf(operations))
  const json = once(() => JSON.stringify(document()))
  const page = once(() => apiPage(document(), operations))
  app.get('/api/openapi.json', (_request, reply) => send(reply, 'application/json; charset=utf-8', json()))
  app.get('/api/docs', (_request, reply) => send(reply, 'text/html; charset=utf-8', page()))
  app.get('/api/docs.css', (_request, reply) => send(reply, 'text/css; charset=utf-8', apiPageStyle))
}

const send = (reply: FastifyReply, type: string, body: string) =>
  reply.header('cache-control', 'no-cache').type(type).send(body)

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

const variables = (scheme: SchemeColors) =>
  (['page', 'surface', 'border', 'text', 'dimmed', 'accent-text', 'accent-tint', 'focus'] as const)
    .map((name) => `--${name}: ${scheme[name]};`)
    .join(' ')

/** The look of /api/docs, from the product's own colours. A file of its own, because nothing inline is allowed. */
const apiPageStyle = `
:root { color-scheme: light dark; ${variables(light)} }
@media (prefers-color-scheme: dark) { :root { ${variables(darkScheme)} } }
* { box-sizing: border-box; }
html { scroll-padding-top: 16px; }
body { margin: 0; background: var(--page); color: var(--text); font: 14px/1.5 "Inter Variable", Inter, system-ui, sans-serif; }
header, main, nav { max-width: 960px; margin: 0 auto; padding: 0 16px; }
h1, h2, h3, h4 { font-weight: 620; line-height: 1.3; }
h1 { font-size: 24px; margin: 32px 0 8px; }
h2 { font-size: 20px; margin: 40px 0 12px; }
h3 { font-size: 16px; margin: 0 0 4px; }
h4 { font-size: 13px; margin: 16px 0 4px; }
p { margin: 4px 0; }
a { color: var(--accent-text); }
a:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 4px; }
nav ul { display: flex; flex-wrap: wrap; gap: 4px 8px; margin: 12px 0; padding: 0; list-style: none; }
nav a { display: inline-block; padding: 8px 12px; border: 1px solid var(--border); border-radius: 8px; background: var(--surface); text-decoration: none; }
article { margin: 0 0 16px; padding: 16px; border: 1px solid var(--border); border-radius: 8px; background: var(--surface); }
code { font: 13px/1.5 ui-monospace, SFMono-Regular, Menlo, monospace; overflow-wrap: anywhere; }
.call { padding: 2px 8px; border-radius: 6px; background: var(--accent-tint); }
.quiet { color: var(--dimmed); }
dl { display: grid; grid-template-columns: 120px 1fr; gap: 2px 12px; margin: 8px 0 0; }
dt { color: var(--dimmed); }
dd { margin: 0; overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; table-layout: fixed; }
th, td { padding: 6px 8px 6px 0; border-bottom: 1px solid var(--border); text-align: left; vertical-align: top; overflow-wrap: anywhere; }
thead th { color: var(--dimmed); font-size: 13px; font-weight: 520; }
thead th { width: 72px; }
thead th:first-child { width: 28%; }
thead th:last-child { width: auto; }
tbody th { font-weight: 400; }
.skip { position: absolute; left: -9999px; }
.skip:focus { position: static; }
@media (max-width: 600px) { dl { grid-template-columns: 1fr; } dd { margin-bottom: 6px; } }
@media print { nav { display: none; } article { break-inside: avoid; } }
`
