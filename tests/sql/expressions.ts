// Expressions as PostgreSQL writes them in a plan: parentheses around every step, and a cast wherever a type is meant.

const name = '(?:[a-z_]\\w*|"[^"]+")'
export const NAME = new RegExp(`^${name}$`)
/** A column and nothing else, with the name of the table in the statement. */
export const COLUMN = new RegExp(`^${name}\\.${name}$`)

/** 'user.name' of '"user".name'. */
export const plain = (quoted: string) => quoted.replaceAll('"', '')

/** 'a.x' of '((a.x)::text)'. */
export function bare(expression: string): string {
  for (let text = expression.trim(); ; ) {
    const inner = unwrapped(text).replace(/::[a-z ]+(?:\(\d+\))?(?:\[\])?$/, '')
    if (inner === text) return text
    text = inner
  }
}

/** What has to be true together, each without the parentheses around it. */
export function conjuncts(condition: string): string[] {
  const text = unwrapped(condition)
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') depth++
    if (text[at] === ')') depth--
    if (depth > 0 || !text.startsWith(' AND ', at)) continue
    parts.push(text.slice(from, at))
    from = at + ' AND '.length
  }
  if (from === 0) return text === condition ? [text] : conjuncts(text)
  return [...parts, text.slice(from)].flatMap(conjuncts)
}

/** The text without the parentheses around all of it. */
function unwrapped(text: string): string {
  if (!text.startsWith('(') || !text.endsWith(')')) return text
  let depth = 0
  for (let at = 0; at < text.length - 1; at++) {
    if (text[at] === '(') depth++
    if (text[at] === ')') depth--
    if (depth === 0) return text
  }
  return text.slice(1, -1)
}
