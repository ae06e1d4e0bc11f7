import { writeSymbol } from '#paper/symbols/write-symbol.ts'
import type { PageSymbol } from '#paper/types.ts'

/** What stands at the foot of each page of a package: case, package and page, so that a signed page finds its way back. */
export type PageCode = { caseNumber: string; package: number; page: number }

export const pageCode = ({ caseNumber, package: number, page }: PageCode): string =>
  `${caseNumber}-P${number}-${String(page).padStart(3, '0')}`

/** The first page code in a text: what was typed, a file's name, or what a scanner read from the page. */
export function pageCodeIn(text: string): PageCode | undefined {
  const found = /(\d\d-\d{5})\s*[-_ ]\s*P\s*(\d{1,4})\s*[-_ ]\s*(\d{3,5})/i.exec(text)
  if (!found) return undefined
  const [, caseNumber = '', number, page] = found
  return { caseNumber, package: Number(number), page: Number(page) }
}

/** Page codes as symbols that a machine reads from a scan. */
export async function symbolsFor(codes: readonly string[]): Promise<ReadonlyMap<string, PageSymbol>> {
  const symbols = new Map<string, PageSymbol>()
  for (const code of codes) symbols.set(code, await writeSymbol(code))
  return symbols
}
