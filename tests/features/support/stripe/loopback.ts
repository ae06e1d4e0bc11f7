import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type Asked = {
  method: string
  path: string
  /** As Stripe reads it: 'items[0][price]' → value. */
  fields: [key: string, value: string][]
  version: string
  key: string
}

type Answer = { status?: number; body: Record<string, unknown> }
type Answers = (asked: Asked) => Answer | Promise<Answer>

/** A server that stands where Stripe would, writes down what it is asked, and answers like it: one key, one answer. */
export async function stripeLoopback(answers: Answers) {
  const asked: Asked[] = []
  const known = new Map<string, Answer>()
  const server = createServer(async (request, reply) => {
    const one = await read(request)
    asked.push(one)
    const answer = known.get(one.key) ?? (await answers(one))
    if (one.key && (answer.status ?? 200) < 400) known.set(one.key, answer)
    if (reply.destroyed) return
    reply.writeHead(answer.status ?? 200, { 'content-type': 'application/json', 'request-id': 'req_loopback' })
    reply.end(JSON.stringify(answer.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { asked, url: `http://127.0.0.1:${port}`, stop: () => new Promise((resolve) => server.close(resolve)) }
}

async function read(request: IncomingMessage): Promise<Asked> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://loopback')
  const body = new URLSearchParams(await text(request))
  const header = (name: string) => String(request.headers[name] ?? '')
  return {
    ...{ method: request.method ?? '', path: pathname, fields: [...searchParams, ...body] },
    ...{ version: header('stripe-version'), key: header('idempotency-key') },
  }
}
