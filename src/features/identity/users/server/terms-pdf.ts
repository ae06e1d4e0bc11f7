import { showDate } from '#formats/dates.ts'
import { type Terms, termsTitle } from '../terms.ts'
import { pdfOf, type TextBlock } from './text-pdf.ts'

/** Made once per process and version: a published text does not change. */
export function termsPdf({ version, since, sections }: Terms): Buffer {
  const found = made.get(version)
  if (found) return found
  const pdf = pdfOf(termsTitle, [
    { style: 'title', text: `VisaCare – ${termsTitle}` },
    { style: 'text', text: `Version ${version}, since ${showDate(since)}` },
    ...sections.flatMap(({ heading, paragraphs }): TextBlock[] => [
      { style: 'heading', text: heading },
      ...paragraphs.map((text): TextBlock => ({ style: 'text', text })),
    ]),
  ])
  made.set(version, pdf)
  return pdf
}

const made = new Map<string, Buffer>()
