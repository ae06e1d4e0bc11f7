import { version } from '#platform/version.ts'

export type Downloaded = { formId: string; bytes: Uint8Array }
export type DownloadLimits = { mostBytes: number; timeoutMs: number; mostRedirects: number }

export class DownloadRefused extends Error {}

/** The agency may know who asks. */
const HEADERS = { accept: 'application/pdf', 'user-agent': `VisaCare/${version}` }

const LIMITS: DownloadLimits = { mostBytes: 20 * 1024 * 1024, timeoutMs: 60_000, mostRedirects: 3 }

/** One blank from the agency: https only (http on this machine, for tests), a PDF, not too large, not too slow. */
export async function downloadBlank(
  formId: string,
  pattern: string,
  { limits = LIMITS, get = fetch }: { limits?: DownloadLimits; get?: typeof fetch } = {},
): Promise<Downloaded> {
  const signal = AbortSignal.timeout(limits.timeoutMs)
  let address = addressOf(formId, pattern)
  for (let redirects = 0; redirects <= limits.mostRedirects; redirects++) {
    const ask = () => get(address, { signal, redirect: 'manual', headers: HEADERS })
    const reply = await ask()
      // A connection kept from before may be closed at the other end: only a second time says what is there now.
      .catch((error: unknown) => (wasCut(error) ? ask() : Promise.reject(error)))
      .catch((error: unknown) => {
        throw new DownloadRefused(`${address.href}: ${signal.aborted ? 'took too long' : reason(error)}.`)
      })
    const next = reply.headers.get('location')
    if (reply.status >= 300 && reply.status < 400 && next) {
      await reply.body?.cancel()
      address = allowed(new URL(next, address))
      continue
    }
    if (!reply.ok) throw new DownloadRefused(`${address.href} answered ${reply.status}.`)
    return { formId, bytes: await pdfIn(reply, address, limits, signal) }
  }
  throw new DownloadRefused(`${addressOf(formId, pattern).href} leads from one address to another.`)
}

/** `https://…/{form}.pdf`, or a folder the forms lie in. */
export function addressOf(formId: string, pattern: string): URL {
  const text = pattern.includes('{form}')
    ? pattern.replaceAll('{form}', formId)
    : `${pattern.replace(/\/$/, '')}/${formId}.pdf`
  if (!URL.canParse(text)) throw new DownloadRefused(`${text} is no address.`)
  return allowed(new URL(text))
}

function allowed(address: URL): URL {
  const ownMachine = ['127.0.0.1', '[::1]', 'localhost'].includes(address.hostname)
  if (address.protocol !== 'https:' && !(address.protocol === 'http:' && ownMachine))
    throw new DownloadRefused(`${address.href}: only https addresses are used.`)
  if (address.username || address.password) throw new DownloadRefused('An address with a password is not used.')
  return address
}

async function pdfIn(reply: Response, address: URL, limits: DownloadLimits, signal: AbortSignal): Promise<Uint8Array> {
  const type = reply.headers.get('content-type') ?? ''
  if (!/^application\/(pdf|octet-stream)\b/i.test(type))
    throw await refused(reply, `${address.href} is no PDF (${type || 'no type'}).`)
  const tooLarge = `${address.href} is larger than ${Math.floor(limits.mostBytes / 1024 / 1024)} MB.`
  if (Number(reply.headers.get('content-length') ?? 0) > limits.mostBytes) throw await refused(reply, tooLarge)
  const pieces: Uint8Array[] = []
  let size = 0
  try {
    for await (const piece of reply.body ?? []) {
      size += piece.length
      // Leaving the loop closes the connection.
      if (size > limits.mostBytes) throw new DownloadRefused(tooLarge)
      pieces.push(piece)
    }
  } catch (error) {
    if (error instanceof DownloadRefused) throw error
    throw new DownloadRefused(`${address.href}: ${signal.aborted ? 'took too long' : reason(error)}.`)
  }
  const bytes = new Uint8Array(Buffer.concat(pieces))
  if (Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')) return bytes
  throw new DownloadRefused(`${address.href} is no PDF.`)
}

async function refused(reply: Response, sentence: string): Promise<DownloadRefused> {
  await reply.body?.cancel()
  return new DownloadRefused(sentence)
}

const CUT = 'the connection was cut'
const wasCut = (error: unknown): boolean => reason(error) === CUT

/** For a person: what usually goes wrong in words, else as the network says it. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause instanceof Error ? error.cause : error
  const said = 'code' in cause ? inWords[String(cause.code)] : undefined
  // Of Node’s own fetch only the cause says anything.
  if (error.message === 'fetch failed') return said ?? cause.message
  return cause === error && said ? said : error.message
}

const inWords: Readonly<Record<string, string>> = {
  ENOTFOUND: 'the address is not found from here',
  EAI_AGAIN: 'the address is not found from here',
  ECONNREFUSED: 'nobody answers there',
  ECONNRESET: CUT,
  UND_ERR_SOCKET: CUT,
  ENETUNREACH: 'there is no network',
  EHOSTUNREACH: 'there is no way there',
  ETIMEDOUT: 'took too long',
  UND_ERR_CONNECT_TIMEOUT: 'took too long',
}
