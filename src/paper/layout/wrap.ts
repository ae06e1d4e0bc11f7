import { type FontMeasure, textWidth } from './font-measure.ts'

/** A line and where it stands in the text, so that what does not fit can be told exactly. */
export type WrappedLine = { readonly text: string; readonly start: number; readonly end: number }

/** Greedy: as many words to a line as fit; a word longer than a line is broken between characters. */
export function wrap(text: string, size: number, width: number, font: FontMeasure): WrappedLine[] {
  const lines: WrappedLine[] = []
  const space = textWidth(font, ' ', size)
  let paragraphStart = 0
  for (const paragraph of text.split('\n')) {
    let start = paragraphStart
    let end = paragraphStart
    let used = 0
    let at = paragraphStart
    const close = (next: number) => {
      lines.push({ text: text.slice(start, end), start, end })
      start = next
      end = next
      used = 0
    }
    for (const word of paragraph.split(' ')) {
      const wordWidth = textWidth(font, word, size)
      if (end > start && used + space + wordWidth <= width) used += space + wordWidth
      else {
        if (end > start) close(at)
        if (wordWidth <= width) used = wordWidth
        else {
          end = at
          for (const character of word) {
            const characterWidth = textWidth(font, character, size)
            if (used + characterWidth > width && end > start) close(end)
            end += character.length
            used += characterWidth
          }
        }
      }
      end = at + word.length
      at = end + 1
    }
    close(at)
    paragraphStart += paragraph.length + 1
  }
  return lines
}

/** The text before and after the cut; the parts as they were written, line breaks included. */
export function cutAfter(text: string, lines: readonly WrappedLine[], count: number): { fits: string; rest: string } {
  const last = lines[count - 1]
  const next = lines[count]
  if (!next) return { fits: text, rest: '' }
  return { fits: text.slice(0, last?.end ?? 0), rest: text.slice(next.start) }
}
