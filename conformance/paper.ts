import { allPapers } from '#forms/papers.ts'
import type { Inventory } from '#paper/inventory.ts'
import { opening } from '#paper/reading/open-pages.ts'
import { textInBoxes } from '#paper/reading/text-in-boxes.ts'

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

/** What is printed in a box and nowhere beside it, by the name that the agency gave the box. */
export async function printedIn(bytes: Uint8Array, formId: string, field: string): Promise<string> {
  const said = await textInBoxes(
    bytes,
    boxesOf(formId).filter((box) => box.field === field),
  )
  return said[field] ?? ''
}

/** The boxes in which a text stands, and nothing else, by the names that the agency gave them. */
export async function boxesSaying(bytes: Uint8Array, formId: string, text: string): Promise<string[]> {
  const wanted = withoutGaps(text).toLowerCase()
  const said = await textInBoxes(bytes, boxesOf(formId))
  return Object.keys(said).filter((field) => withoutGaps(said[field] ?? '').toLowerCase() === wanted)
}

/** The agency's boxes for words, of the edition that is printed: what its own file says of them, not what we write there. */
function boxesOf(formId: string) {
  const inventories = allPapers.map(({ inventory }) => inventory as unknown as Inventory)
  const fields = inventories.filter((each) => each.formId === formId).at(-1)?.fields ?? []
  return fields.flatMap(({ name, type, page, rect }) => (type === 'text' ? [{ field: name, page, rect }] : []))
}

/** Which of some boxes are ticked in a PDF that can still be edited, by the names that the agency gave them. */
export async function tickedIn(bytes: Uint8Array, boxes: readonly string[]): Promise<string[]> {
  const task = await opening(bytes)
  try {
    const fields = (await (await task.promise).getFieldObjects()) ?? {}
    const isTicked = (box: string) =>
      ((fields[box] ?? []) as { value?: unknown }[]).some(({ value }) => Boolean(value) && value !== 'Off')
    return boxes.filter(isTicked)
  } finally {
    await task.destroy()
  }
}
