import { bytesOf } from '#paperwork/editable-files/server/bytes.ts'
import { wordApart } from '#paperwork/editable-files/server/word-apart.ts'
import type { Services } from '#platform/services.ts'
import { pagesApart } from '#preparation/documents/server/pages-apart.ts'
import { proposalsIn, wordRules } from '../word-rules.ts'
import type { ContractFile } from './review-store.ts'

const MOST_BYTES = 15 * 1024 * 1024
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** What the word rules see in a case's documents. What could not be read is named: silence is no all-clear. */
export async function proposalsFrom(services: Services, files: readonly ContractFile[]) {
  const read: string[] = []
  const unread: { document: string; why: string }[] = []
  const items: ReturnType<typeof proposalsIn> = []
  for (const file of files) {
    const pages = await pagesOf(services, file)
    if (typeof pages === 'string') unread.push({ document: file.name, why: pages })
    else {
      read.push(file.name)
      items.push(...proposalsIn(file.name, pages))
    }
  }
  const found = new Set(items.map(({ point }) => point))
  return { items, read, unread, withoutWords: wordRules.map(({ point }) => point).filter((point) => !found.has(point)) }
}

/** Its pages, or why they cannot be read. */
async function pagesOf(services: Services, file: ContractFile) {
  if (file.size > MOST_BYTES) return 'It is too large to be read here. Read it yourself.'
  if (file.contentType !== WORD && file.contentType !== 'application/pdf') return 'Only Word files and PDFs are read.'
  try {
    const bytes = await bytesOf(services, file)
    if (file.contentType === WORD) return [{ number: null, text: await wordApart.textOf(bytes) }]
    const pages = await pagesApart.textsOfPdf(bytes)
    if (pages.every((text) => text.trim() === '')) return 'It is a scan without text. Read it yourself.'
    return pages.map((text, place) => ({ number: place + 1, text }))
  } catch {
    return 'It could not be read. Open it and read it yourself.'
  }
}
