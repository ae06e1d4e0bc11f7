/** Longer texts are searched in their beginning: some 150 pages. */
export const MOST_LETTERS = 400_000

const GAP = String.raw`[\s.\-\u2010-\u2015#:]{0,3}`
const SHAPES: readonly RegExp[] = [
  // An A-number or USCIS number of seven to nine digits.
  new RegExp(String.raw`(?<![\p{L}\d])A${GAP}\d{1,3}${GAP}\d{3}${GAP}\d{3}(?!\d)`, 'giu'),
  // A Social Security or taxpayer number.
  new RegExp(String.raw`(?<!\d)\d{3}${GAP}\d{2}${GAP}\d{4}(?!\d)`, 'gu'),
  new RegExp(String.raw`(?<!\d)\d{3}${GAP}\d{3}${GAP}\d{2,3}(?!\d)`, 'gu'),
  // One digit to a box, as on a form.
  /(?<!\d)(?:\d\s){6,11}\d(?!\d)/gu,
]
/** Passports are letters and digits without a rule that all countries keep; long numbers of accounts and cards go too. */
const WORD = /[\p{L}\p{N}]{6,}/gu
const RECEIPT = /^[A-Z]{3}\d{10}$/i
/** A line that a machine reads off a passport. */
const MACHINE_LINE = /^.*<<.*$/gmu

const isNumber = (word: string): boolean => (word.match(/\p{N}/gu)?.length ?? 0) >= 4 && !RECEIPT.test(word)

/**
 * The words of a document as they may be kept for a search: without any number shaped like a Social Security number, an
 * A-number or a passport number. What is left out too much is only not found; the receipt number of a case stays.
 */
export function searchable(text: string): string {
  const plain = plainly(text).replace(MACHINE_LINE, ' ')
  const without = SHAPES.reduce((words, shape) => words.replace(shape, ' '), plain)
  return without
    .replace(WORD, (word) => (isNumber(word) ? ' ' : word))
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, MOST_LETTERS)
}

const plainly = (text: string): string => text.normalize('NFKC').replaceAll('\u0000', ' ')

/** Somebody looks for what is never kept: nothing can be found, and that says nothing of the documents. */
export const holdsNumber = (text: string): boolean => searchable(text) !== plainly(text).replace(/\s+/gu, ' ').trim()

/**
 * Whether a document shows a Social Security number by what it is: the card, forms W-2 and 1099, tax returns and
 * transcripts. It then leaves like the number itself (docs/decisions/0020). Passports do not count: who checks a case
 * compares them all day, and each number they show is masked elsewhere.
 */
export const showsSsn = ({ documentType, description }: { documentType: string; description: string }): boolean =>
  WORDS.test(`${documentType} ${description}`)

const WORDS = /social security|\bssn\b|\bw-?2s?\b|\b1040\b|\b1099\b|tax (?:return|transcript)/i
