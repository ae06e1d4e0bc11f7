import { textOf } from '#docx/text-of.ts'
import { opening } from '#paper/reading/open-pages.ts'
import { MOST_LETTERS } from '../personal-numbers.ts'
import type { TextOf } from './text-apart.ts'

/** Done in a process of its own (text-apart.ts). */
export const work = async ({ bytes, contentType }: TextOf): Promise<{ text: string }> => ({
  text: contentType === 'application/pdf' ? await textOfPdf(bytes) : textOf(bytes),
})

/** Page by page, until there is more than is kept. */
async function textOfPdf(pdf: Uint8Array): Promise<string> {
  const task = await opening(pdf)
  try {
    const document = await task.promise
    const pieces: string[] = []
    let letters = 0
    for (let number = 1; number <= document.numPages && letters < MOST_LETTERS; number++) {
      const { items } = await (await document.getPage(number)).getTextContent()
      const words = items.flatMap((item) => ('str' in item ? [`${item.str}${item.hasEOL ? '\n' : ' '}`] : [])).join('')
      pieces.push(words)
      letters += words.length
    }
    return pieces.join('\n')
  } finally {
    await task.destroy()
  }
}
