/** What a finished sentence looks like, and how it is said with its parts in another language. */
export type Shape = readonly [looks: RegExp, said: (...parts: string[]) => string]

/** The sentence said by the first shape that it has; nothing where it has none. */
export function saidByShape(shapes: readonly Shape[], sentence: string): string | undefined {
  for (const [looks, said] of shapes) {
    const found = looks.exec(sentence)
    if (found) return said(...found.slice(1).map((part) => part ?? ''))
  }
  return undefined
}
