import { writeSymbol } from '#paper/symbols/write-symbol.ts'
import type { PageSymbol } from '#paper/types.ts'

/** Page codes as symbols that a machine reads from a scan. */
export async function symbolsFor(codes: readonly string[]): Promise<ReadonlyMap<string, PageSymbol>> {
  const symbols = new Map<string, PageSymbol>()
  for (const code of codes) symbols.set(code, await writeSymbol(code))
  return symbols
}
