import { terms, termsTitle } from '../terms.ts'
import { pdfOf, type TextBlock } from './text-pdf.ts'

/** Made once per process; the text does not change while it runs. */
export function termsPdf(): Buffer {
  made ??= pdfOf(termsTitle, [
    { style: 'title', text: `VisaCare – ${termsTitle}` },
    ...terms.flatMap(({ heading, paragraphs }): TextBlock[] => [
      { style: 'heading', text: heading },
      ...paragraphs.map((text): TextBlock => ({ style: 'text', text })),
    ]),
  ])
  return made
}

let made: Buffer | undefined
