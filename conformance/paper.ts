import { opening } from '#paper/reading/open-pages.ts'

/** What a PDF says: its printed words and what stands in its fields, without the gaps between them. */
async function wordsOf(bytes: Uint8Array): Promise<string> {
  const task = await opening(bytes)
  try {
    const document = await task.promise
    const words: string[] = []
    for (const places of Object.values((await document.getFieldObjects()) ?? {}))
      for (const { value } of places as { value?: unknown }[]) if (typeof value === 'string') words.push(value)
    for (let number = 1; number <= document.numPages; number += 1) {
      const { items } = await (await document.getPage(number)).getTextContent()
      words.push(...items.flatMap((item) => ('str' in item ? [item.str] : [])))
    }
    return withoutGaps(words.join(''))
  } finally {
    await task.destroy()
  }
}

const withoutGaps = (text: string): string => text.normalize('NFC').replace(/\s+/g, '')

/** Which of some texts a PDF says, however they are set. */
export async function saidOnPaper(bytes: Uint8Array, texts: readonly string[]): Promise<string[]> {
  const words = (await wordsOf(bytes)).toLowerCase()
  return texts.filter((text) => words.includes(withoutGaps(text).toLowerCase()))
}

export const saysOnPaper = async (bytes: Uint8Array, text: string): Promise<boolean> =>
  (await saidOnPaper(bytes, [text])).length === 1
