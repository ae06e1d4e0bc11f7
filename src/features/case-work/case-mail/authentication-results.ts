export type Result = { method: string; result: string; properties: Readonly<Record<string, string>> }

/** No mail server says as much. */
const MOST_VERDICT = 64 * 1024

/**
 * What an Authentication-Results field says (RFC 8601, section 2.2), in small letters; undefined when it names no server or
 * does not end properly.
 */
export function resultsIn(value: string): { server: string; results: Result[] } | undefined {
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
