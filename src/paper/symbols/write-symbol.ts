import type { PageSymbol } from '../types.ts'
import { symbolWriter } from './zxing.ts'

/**
 * A text as a Data Matrix (ISO/IEC 16022): sixteen dots square for a page code, the fewest of all symbols, so that each
 * dot is large enough for a scanner at 150 dots per inch.
 */
export async function writeSymbol(text: string): Promise<PageSymbol> {
  const { writeBarcode } = await symbolWriter()
  const { symbol, error } = await writeBarcode(text, { format: 'DataMatrix', options: 'forceSquare', scale: 1 })
  if (error !== '') throw new Error(`No symbol can be made of ${text}: ${error}`)
  return { size: symbol.width, dark: Array.from(symbol.data, (shade) => shade === 0) }
}
