import { type HeadField, WRITTEN_BY_AUTHORS } from './head-fields.ts'

/** Whose verdict counts, and whether a trial has shown that nobody else can write it. */
export type Checking = { readonly checkedBy: string; readonly isProven: boolean }
export type Head = { fields: readonly HeadField[]; authors: readonly string[]; isGroup: boolean }

/**
 * Why nobody can be sure who wrote a message; empty when our own mail server vouches for its one author. Silence is no
 * answer: without a verdict of the server with this authserv-id a person looks at it (RFC 8601, sections 4.1 and 5).
 */
export function whyUnsure(head: Head, { checkedBy, isProven }: Checking): string {
  const { fields, authors } = head
  if (!namesOneSender(head)) return 'It does not name exactly one sender.'
  if (checkedBy === '') return 'No mail server is set that checks senders (Mail into Cases).'
  // Else a forged line under its name would count wherever it leaves none.
  if (!isProven) return 'No trial has shown that the mail server removes forged verdicts (Mail into Cases).'
  const results = verdictOf(fields, checkedBy)
  if (!results) return `The mail server ${checkedBy} left no verdict on the sender.`
  return isConfirmed(results, domainOf(authors[0] ?? '')) ? '' : 'The mail server could not confirm the sender.'
}

export const namesOneSender = ({ fields, authors, isGroup }: Head): boolean =>
  fields.filter(({ name }) => name === 'from').length === 1 && authors.length === 1 && !isGroup

type Results = readonly Result[]

/**
 * The topmost of our own server: what it wrote stands above what it got. One of its lines that does not end properly, such as
 * with what the sender chose in it, is its verdict too, and nothing below it counts.
 */
export function verdictOf(fields: readonly HeadField[], checkedBy: string): Results | undefined {
  const server = checkedBy.toLowerCase()
  const end = fields.findIndex(({ name }) => WRITTEN_BY_AUTHORS.has(name))
  for (const { name, value } of fields.slice(0, end < 0 ? fields.length : end)) {
    if (name !== 'authentication-results') continue
    const said = resultsIn(value)
    if (said?.server === server && isPlain(value, server)) return said.results
    if ((!said || said.server === server) && value.toLowerCase().includes(server)) return undefined
  }
  return undefined
}

/** As mail servers write it. Those that look for forged lines may not know a name in quotes or behind a comment. */
function isPlain(value: string, server: string): boolean {
  const text = value.trimStart().toLowerCase()
  return text.startsWith(server) && /^\s*(\d{1,3}\s*)?;/.test(text.slice(server.length, server.length + 20))
}

/**
 * DMARC decides. Where the sender's domain has no policy, a signature or an envelope of that very domain does: one above it may
 * be co.uk, where anybody has a domain, and lists of those are never whole (RFC 7489, 3.1 and 3.2: strict alignment).
 */
function isConfirmed(results: Results, domain: string): boolean {
  if (!domain.includes('.')) return false
  const decided = results.filter(({ method, result }) => method === 'dmarc' && result !== 'none')
  if (decided.length > 0)
    return decided.every(({ result, properties }) => result === 'pass' && properties['header.from'] === domain)
  return results.some(
    ({ method, result, properties }) =>
      result === 'pass' &&
      ((method === 'dkim' && (properties['header.d'] ?? domainOf(properties['header.i'] ?? '')) === domain) ||
        (method === 'spf' && domainOf(properties['smtp.mailfrom'] ?? '') === domain)),
  )
}

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase()

type Result = { method: string; result: string; properties: Readonly<Record<string, string>> }

/** No mail server says as much. */
const MOST_VERDICT = 64 * 1024

/**
 * What an Authentication-Results field says (RFC 8601, section 2.2), in small letters; undefined when it names no server or
 * does not end properly.
 */
function resultsIn(value: string): { server: string; results: Result[] } | undefined {
  if (value.length > MOST_VERDICT) return undefined
  const plain = withoutForeignWords(value.toLowerCase())
  if (plain === undefined) return undefined
  const [first = [], ...rest] = plain.split(';').map(wordsIn)
  const [server] = first
  // Some servers leave their name out and begin with a result.
  if (server === undefined || server.includes('=')) return undefined
  return { server, results: rest.flatMap(resultOf) }
}

/** One space is looked at from each side of "=": an expression over many takes the square of their time. */
const wordsIn = (part: string): string[] => part.replace(/\s+/g, ' ').replace(/ ?= ?/g, '=').split(' ').filter(Boolean)

function resultOf(words: readonly string[]): Result[] {
  const [[method = '', result = ''] = [], ...properties] = words.map((word) => {
    const at = word.indexOf('=')
    return at < 0 ? [word, ''] : [word.slice(0, at), word.slice(at + 1)]
  })
  if (result === '') return []
  return [{ method: method.split('/', 1)[0] ?? '', result, properties: Object.fromEntries(properties) }]
}

/**
 * Comments and quoted words may hold what the sender wrote, such as a result of their own: comments go, and in quoted words
 * nothing separates any more.
 */
function withoutForeignWords(value: string): string | undefined {
  let plain = ''
  let depth = 0
  let isQuoted = false
  for (let at = 0; at < value.length; at += 1) {
    const sign = value.charAt(at)
    if (sign === '\\') at += 1
    else if (isQuoted) {
      if (sign === '"') isQuoted = false
      else plain += /[\s;=()]/.test(sign) ? '_' : sign
    } else if (sign === '(') depth += 1
    else if (depth > 0) {
      if (sign === ')') depth -= 1
    } else if (sign === '"') isQuoted = true
    else plain += sign
  }
  return depth > 0 || isQuoted ? undefined : plain
}
