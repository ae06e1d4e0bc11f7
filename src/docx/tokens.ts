/** One merge field in a text: {{person.fullName}}, {{#if …}}, {{#unless …}}, {{#each …}}, {{/if}}, {{image …}}. */
export type Token = {
  readonly kind: 'value' | 'if' | 'unless' | 'each' | 'image' | 'end'
  readonly name: string
  /** Where it stands in the text. */
  readonly start: number
  readonly end: number
}

// Word turns straight quotes and spaces into its own; neither belongs to a name.
const FIELD = /\{\{\s*(#\s*(?:if|unless|each)\s+|\/\s*|image\s+)?([\w.-]*)\s*\}\}/g

/** Every merge field of a text, in order. */
export function tokensIn(text: string): Token[] {
  return [...text.replaceAll('\u00a0', ' ').matchAll(FIELD)].flatMap((match): Token[] => {
    const [whole, mark = '', name = ''] = match
    const kind = kindOf(mark.replace(/[\s#]/g, ''))
    if (name === '') return []
    return [{ kind, name, start: match.index, end: match.index + whole.length }]
  })
}

const kindOf = (mark: string): Token['kind'] => {
  if (mark === '/') return 'end'
  return mark === 'if' || mark === 'unless' || mark === 'each' || mark === 'image' ? mark : 'value'
}

export const opens = ({ kind }: Token): boolean => kind === 'if' || kind === 'unless' || kind === 'each'

/** Where the part ends that begins with this token; undefined when nobody closed it. */
export function endOf(tokens: readonly Token[], from: number): number | undefined {
  let depth = 0
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at]
    if (!token) return undefined
    if (opens(token)) depth++
    else if (token.kind === 'end' && --depth === 0) return at
  }
  return undefined
}

/** Braces that were begun and are no field: a slip of the pen that would be printed. */
export const brokenFields = (text: string): string[] => {
  const tokens = tokensIn(text)
  const whole = (at: number) => tokens.some(({ start, end }) => at >= start && at < end)
  return [...text.matchAll(/\{\{[^{}]{0,60}\}{0,2}|\}\}/g)].filter(({ index }) => !whole(index)).map(([slip]) => slip)
}
