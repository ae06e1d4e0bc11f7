import type { StoredSession } from '#identity/sessions/auth-data.ts'

/** The running product, spoken to as any client would. */
export type Server = {
  /** Where it is, for a browser. */
  origin: string
  get(path: string): Promise<Answer>
  /** Without a session. */
  send(method: string, url: string, body?: object): Promise<Answer>
  /** A demo account; 'again' opens a new session although one is at hand. */
  signIn(userName: string, again?: 'again', password?: string, browser?: string): Promise<SignedIn>
  /** The newest mail that went out to an address, as another mail server gets it: waited for. */
  mailTo(address: string, subject: RegExp): Promise<Mail>
  /** What is answered when so many milliseconds more have passed for the product. */
  later<T>(ms: number, ask: () => Promise<T>): Promise<T>
  /** What is answered at an instant, to the millisecond: the product's clock stands still meanwhile. */
  standing<T>(at: Date, ask: () => Promise<T>): Promise<T>
  stop(): Promise<void>
}

export type Answer = { status: number; text: string; bytes: Uint8Array; json(): Json; header(name: string): string }
/** `cookie`: for a browser that goes on with the same session. */
export type SignedIn = { login: StoredSession; cookie: string; send: Server['send'] }
export type Json = Record<string, unknown>

/** `to`: everybody it is handed over for, copies included; `text`: whole, with the heads of its parts. */
export type Mail = { to: readonly string[]; text: string }

type Running = Pick<Server, 'stop' | 'mailTo'> & {
  advance: (ms: number) => void
  /** Without an instant the clock runs on as before. */
  stand: (at?: Date) => void
}

export function serverAt(origin: string, { stop, mailTo, advance, stand }: Running): Server {
  const sessions = new Map<string, Promise<SignedIn>>()
  const send = (method: string, url: string, body?: object) => call(origin, '', method, url, body)
  return {
    origin,
    send,
    stop,
    mailTo,
    later: async (ms, ask) => {
      advance(ms)
      try {
        return await ask()
      } finally {
        advance(-ms)
      }
    },
    standing: async (at, ask) => {
      stand(at)
      try {
        return await ask()
      } finally {
        stand()
      }
    },
    get: (path) => send('GET', path),
    signIn: (userName, again, password, browser) => {
      const known = again ? undefined : sessions.get(userName)
      const session = known ?? signedIn(origin, userName, password, browser)
      sessions.set(userName, session)
      return session
    },
  }
}

/** The rows of a list, whether it comes bare or as `items`. */
export function recordsIn(answer: Answer): Json[] {
  const body: unknown = JSON.parse(answer.text)
  const list = Array.isArray(body) ? body : (body as { items?: unknown }).items
  if (!Array.isArray(list)) throw new Error(`Not a list: ${answer.text.slice(0, 120)}`)
  return list
}

/** Every row of a list, page after page: how many there are by now hangs on what the other rows have added. */
export async function everyRecord(who: Pick<SignedIn, 'send'>, path: string): Promise<Json[]> {
  const list = `${path}${path.includes('?') ? '&' : '?'}limit=100`
  const found: Json[] = []
  for (let mark: unknown = ''; typeof mark === 'string'; ) {
    const answer = await who.send('GET', mark === '' ? list : `${list}&after=${encodeURIComponent(mark)}`)
    found.push(...recordsIn(answer))
    mark = answer.json().next
  }
  return found
}

async function signedIn(
  origin: string,
  userName: string,
  password = 'Demo@12345',
  browser = 'conformance',
): Promise<SignedIn> {
  const credentials = { userId: userName, password, browserNameAndVersion: browser }
  const answer = await request(origin, '', 'POST', '/loginapi/api/login', credentials)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${userName} cannot sign in: ${answer.status} ${text.slice(0, 120)}`)
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  // Some minutes after the login a dangerous step asks for the password again, as the screens do; then it is repeated.
  const send: Server['send'] = async (method, url, body) => {
    const answered = await call(origin, cookie, method, url, body)
    if (answered.status !== 403 || !answered.text.includes('"CONFIRM_PASSWORD"')) return answered
    await call(origin, cookie, 'POST', '/api/session/confirm', { password })
    return call(origin, cookie, method, url, body)
  }
  return { login: JSON.parse(text), cookie, send }
}

async function call(origin: string, cookie: string, method: string, url: string, body?: object): Promise<Answer> {
  const response = await request(origin, cookie, method, url, body)
  const bytes = new Uint8Array(await response.arrayBuffer())
  const text = new TextDecoder().decode(bytes)
  return {
    status: response.status,
    text,
    bytes,
    json: () => JSON.parse(text),
    header: (name) => response.headers.get(name) ?? '',
  }
}

// State-changing calls prove where they come from by their Origin (decisions §6).
function request(origin: string, cookie: string, method: string, url: string, body: object = {}): Promise<Response> {
  const isJson = method !== 'GET' && !(body instanceof FormData)
  const headers = { origin, ...(cookie && { cookie }), ...(isJson && { 'content-type': 'application/json' }) }
  return fetch(origin + url, {
    method,
    headers,
    body: method === 'GET' ? null : body instanceof FormData ? body : JSON.stringify(body),
    redirect: 'manual',
  })
}
