import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { policyFor } from '#platform/server/headers.ts'
import { asksForPage } from '#platform/server/static.ts'
import type { Services } from '#platform/services.ts'
import { editorOf, originsOf } from './editor.ts'

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
