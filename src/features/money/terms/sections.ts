import type { TermsSection } from '#identity/users/terms.ts'

export const MOST_TEXT = 60_000

/** A line of its own that begins with a number: “1. What this service is”. */
const HEADING = /^\d{1,2}\. \S/

/**
 * Terms as they are typed: blocks apart by an empty line, each a heading or a paragraph. Undefined: the text does not begin
 * with a heading, so its first paragraphs would belong to none.
 */
export function sectionsIn(text: string): TermsSection[] | undefined {
  const sections: { heading: string; paragraphs: string[] }[] = []
  for (const block of blocksIn(text)) {
    if (HEADING.test(block)) sections.push({ heading: block, paragraphs: [] })
    else if (sections.length === 0) return undefined
    else sections.at(-1)?.paragraphs.push(block)
  }
  return sections.length > 0 ? sections : undefined
}

/** A heading is one line; what follows it without an empty line is its first paragraph. */
const blocksIn = (text: string): string[] =>
  text.split(/\r?\n\s*\n/).flatMap((block) => {
    const lines = block
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter(Boolean)
    const [first = '', ...rest] = lines
    return (HEADING.test(first) ? [first, rest.join(' ')] : [lines.join(' ')]).filter(Boolean)
  })

/** The same the other way, to begin another version with. */
export const textOf = (sections: readonly TermsSection[]): string =>
  sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]).join('\n\n')
