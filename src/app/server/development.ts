import type { FastifyInstance } from 'fastify'

/** While developing, Vite serves the pages from source and reloads them. Never part of a built server. */
export async function developmentPages(app: FastifyInstance): Promise<void> {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'spa' })
  app.addHook('onRequest', async (request, reply) => {
    if (SERVED_BY_US.test(request.url)) return
    // Vite's own pages carry inline scripts for reloading.
    reply.raw.removeHeader('content-security-policy')
    await new Promise<void>((next) => {
      reply.hijack()
      vite.middlewares(request.raw, reply.raw, () => next())
    })
  })
  app.addHook('onClose', () => vite.close())
}

const SERVED_BY_US =
  /^\/(api|loginapi|formtypesApi|caseflowApi|paymentApi|fileUploadApi|emailApi|healthz|readyz|metrics)(\/|$|\?)/
