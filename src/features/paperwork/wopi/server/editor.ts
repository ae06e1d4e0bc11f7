import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { getThrough } from '#case-file/form-library/server/through-proxy.ts'
import { policyFor } from '#platform/server/headers.ts'
import { asksForPage } from '#platform/server/static.ts'
import type { Services } from '#platform/services.ts'
import { type Discovery, discoveryUrl, readDiscovery } from '../discovery.ts'

const KEEP_MS = 12 * 3_600_000
/** A key that is not known may be a new one; whoever sends nonsense does not make us ask for every request. */
const ASK_AGAIN_MS = 60_000
const AWAY_MS = 20_000
const MOST_BYTES = 2 * 1024 * 1024

type Kept = { at: number; discovery: Promise<Discovery> }
const kept = new WeakMap<object, Kept>()

/** What the editor of this installation says of itself; undefined: none is set. Asked twice a day, and anew when told. */
export async function editorOf(
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  { anew = false } = {},
): Promise<Discovery | undefined> {
  if (!config.wopiClientUrl) return undefined
  const now = clock.now().getTime()
  const known = kept.get(config)
  if (known && Math.abs(now - known.at) < (anew ? ASK_AGAIN_MS : KEEP_MS)) return known.discovery
  const discovery = asked(config.wopiClientUrl, config.proxy)
  kept.set(config, { at: now, discovery })
  // One that could not be reached is asked again soon, but not by every page and request.
  discovery.catch(() => {
    if (kept.get(config)?.discovery === discovery) kept.set(config, { at: now - KEEP_MS + AWAY_MS, discovery })
  })
  return discovery
}

async function asked(setting: string, proxy: Services['config']['proxy']): Promise<Discovery> {
  const reply = await getThrough(proxy)(discoveryUrl(setting), {
    signal: AbortSignal.timeout(5_000),
    redirect: 'error',
  })
  if (!reply.ok) throw new Error(`the editor answers ${reply.status} for its discovery`)
  const text = await reply.text()
  if (text.length > MOST_BYTES) throw new Error('the discovery of the editor is too large')
  return readDiscovery(text)
}

/** Where pages of the editor come from: the one other place that a page of ours may show and post to. */
export const originsOf = ({ edit, view }: Discovery): string[] => [
  ...new Set([edit, view].flatMap((url) => (url ? [new URL(url.replace(/<[^>]*>/g, '')).origin] : []))),
]

const MOST_MS = 1_000

/** With an outside editor set up, pages of the product may show it and post to it: that one place, and no other. */
export function allowEditorFrames(app: FastifyInstance, services: Services): void {
  const { config } = services
  if (!config.wopiClientUrl) return
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || !asksForPage(request)) return
    // An editor that is away keeps nobody from the rest of the product.
    const editor = await Promise.race([
      editorOf(services).catch(() => undefined),
      setTimeout(MOST_MS, undefined, { ref: false }),
    ])
    if (editor)
      reply.header('content-security-policy', policyFor(config.publicUrl.startsWith('https:'), originsOf(editor)))
  })
}
