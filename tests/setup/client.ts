export type Reply<T = Record<string, unknown>> = { status: number; body: T; headers: Headers }

// biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects; the expectation is the check
type Loose = any

export type TestClient = ReturnType<typeof clientOf>

/** A browser's manners without a browser: keeps the cookie, sends its Origin. */
export function clientOf(base: string) {
  let cookie = ''
  const call = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply<Loose>> => {
    const multipart = body instanceof FormData
    const response = await fetch(new URL(path, base), {
      method,
      redirect: 'manual',
      headers: {
        origin: new URL(base).origin,
        ...(cookie && { cookie }),
        ...(body !== undefined && !multipart && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : multipart ? body : typeof body === 'string' ? body : JSON.stringify(body),
    })
    for (const each of response.headers.getSetCookie()) {
      const [pair = ''] = each.split(';')
      if (pair.startsWith('visacare_session=')) cookie = pair.endsWith('=') ? '' : pair
    }
    const text = await response.text()
    const json = response.headers.get('content-type')?.includes('json')
    return { status: response.status, body: json && text ? JSON.parse(text) : text, headers: response.headers }
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
