import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the agency answers for a form; nothing: 404. */
export type Served = Uint8Array | { status?: number; type?: string; body: string | Uint8Array }

/** A server on this machine that stands for the agency: `/forms/<form>.pdf`. */
export async function startAgency(served: Map<string, Served> = new Map()) {
  const asked: string[] = []
  let isAway = false
  const server = createServer((request, reply) => {
    const formId = /^\/forms\/([\w-]+)\.pdf$/.exec(request.url ?? '')?.[1] ?? ''
    asked.push(formId)
    const found = served.get(formId)
    if (isAway) request.destroy()
    else if (found === undefined) reply.writeHead(404).end()
    else if (found instanceof Uint8Array) reply.writeHead(200, { 'content-type': 'application/pdf' }).end(found)
    else reply.writeHead(found.status ?? 200, { 'content-type': found.type ?? 'application/pdf' }).end(found.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/forms/{form}.pdf`,
    served,
    /** The forms it was asked for, in order. */
    asked,
    /** It answers nobody any more, or again. */
    away: (away = true) => {
      isAway = away
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type Agency = Awaited<ReturnType<typeof startAgency>>
