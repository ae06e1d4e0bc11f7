import { Agent, type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

export type Reply<T = Record<string, unknown>> = { status: number; body: T; headers: Headers }

// biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects; the expectation is the check
type Loose = any

export type TestClient = ReturnType<typeof clientOf>

/** A browser's manners without a browser: keeps the cookie, sends its Origin. */
export function clientOf(base: string) {
  let cookie = ''
  const { origin } = new URL(base)
  const call = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply<Loose>> => {
    const reply = await ask(new URL(path, base), method, await contentOf(body), {
      origin,
      ...(cookie && { cookie }),
      ...headers,
    })
    for (const each of reply.headers.getSetCookie()) {
      const [pair = ''] = each.split(';')
      if (pair.startsWith('visacare_session=')) cookie = pair.endsWith('=') ? '' : pair
    }
    const text = new TextDecoder().decode(reply.bytes)
    const json = reply.headers.get('content-type')?.includes('json')
    return { status: reply.status, body: json && text ? JSON.parse(text) : text, headers: reply.headers }
  }
  return {
    get: (path: string, headers?: Record<string, string>) => call('GET', path, undefined, headers),
    post: (path: string, body: unknown = {}, headers?: Record<string, string>) => call('POST', path, body, headers),
    put: (path: string, body: unknown = {}, headers?: Record<string, string>) => call('PUT', path, body, headers),
    delete: (path: string, body?: unknown) => call('DELETE', path, body),
    call,
    signIn: async (userId: string, password: string) => {
      const reply = await call('POST', '/api/sign-in', { userId, password, browserNameAndVersion: 'test' })
      if (reply.status !== 200)
        throw new Error(`${userId} cannot sign in: ${reply.status} ${JSON.stringify(reply.body)}`)
      return reply
    },
    get cookie() {
      return cookie
    },
    set cookie(value: string) {
      cookie = value
    },
  }
}

type Content = { type: string; bytes: Uint8Array }

async function contentOf(body: unknown): Promise<Content | undefined> {
  if (body === undefined) return undefined
  if (!(body instanceof FormData))
    return { type: 'application/json', bytes: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)) }
  const form = new Response(body)
  return { type: form.headers.get('content-type') ?? '', bytes: new Uint8Array(await form.arrayBuffer()) }
}

const agent = new Agent({ keepAlive: true })
const manners = { accept: '*/*', 'user-agent': 'node' }

/** One call over a connection that is kept; `fetch` takes twice the time of what it asks for, and there are tens of thousands. */
export async function ask(
  url: URL,
  method: string,
  content: Content | undefined,
  headers: Record<string, string>,
): Promise<{ status: number; headers: Headers; bytes: Buffer }> {
  const given = content && { 'content-type': content.type, 'content-length': content.bytes.byteLength }
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { method, agent, headers: { ...manners, ...given, ...headers } }, resolve)
      .on('error', reject)
      .end(content?.bytes)
  })
  const bytes = await buffer(reply)
  const named = new Headers()
  for (let n = 0; n < reply.rawHeaders.length; n += 2)
    named.append(reply.rawHeaders[n] ?? '', reply.rawHeaders[n + 1] ?? '')
  return { status: reply.statusCode ?? 0, headers: named, bytes }
}
