/** A piece of a page's text and where it stands: y grows upward, as in the file. */
export type Piece = { readonly text: string; readonly x: number; readonly y: number; readonly width: number }

/** What a notice of USCIS (I-797) or an I-94 says under its own labels; only what could be read. */
export type Notice = {
  readonly kind: 'I-797' | 'I-94'
  readonly receiptNumber?: string
  readonly noticeDate?: string
  readonly receivedDate?: string
  readonly validFrom?: string
  readonly validUntil?: string
  readonly beneficiary?: string
  readonly bornOn?: string
  readonly i94Number?: string
  readonly admittedOn?: string
  readonly admittedUntil?: string
  readonly durationOfStatus?: boolean
  readonly admissionClass?: string
}

const DAY =
  /\d{1,2}\/\d{1,2}\/\d{4}|\d{4} (?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}|(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}/
const RECEIPT = /\b[A-Z]{3}\d{10}\b/
/** Nine digits, a letter or digit, and a digit (CBP, since 2019); eleven digits before. */
const I94_NUMBER = /\b\d{9}[A-Z0-9]\d\b/
const CLASS = /\b[A-Z]{1,2}-?\d{1,2}[A-Z]?\d?\b/
const NAME = /[A-Z][A-Z' -]+(?:, ?[A-Z][A-Z' -]+)?/

/** Reads a notice by its labels; undefined where the text is of another kind. */
export function noticeOf(pieces: readonly Piece[]): Notice | undefined {
  const find = (label: RegExp, pattern: RegExp) => standsBy(pieces, label, pattern)
  const day = (label: RegExp) => dayOf(find(label, DAY))
  const whole = pieces.map(({ text }) => text).join(' ')
  const isI797 = /I-797|Notice of Action/i.test(whole)
  const isI94 = /I-94/.test(whole) && /Class of Admission|Admit Until/i.test(whole)
  if (!isI797 && !isI94) return undefined
  const i94Number = find(/(I-94|Admission).*(Record )?Number|I-94#?/i, I94_NUMBER)
  const until = find(/Admit Until/i, new RegExp(`${DAY.source}|D/S`))
  const admitted = until === 'D/S' ? { durationOfStatus: true } : { admittedUntil: dayOf(until) }
  const bornOn = day(/Birth Date|Date of Birth/i)
  if (!isI797) {
    return present({
      kind: 'I-94',
      i94Number,
      admittedOn: day(/Date of Entry|Arrival Date|Admitted on/i),
      ...admitted,
      bornOn,
      admissionClass: find(/Class of Admission/i, CLASS),
      beneficiary: nameOnI94(find),
    })
  }
  const valid = whole.match(new RegExp(`Valid from:? *(${DAY.source}) *(?:to|until) *(${DAY.source})`, 'i'))
  return present({
    kind: 'I-797',
    receiptNumber: find(/Receipt (Number|#)/i, RECEIPT),
    noticeDate: day(/Notice Date/i),
    receivedDate: day(/Received( Date)?/i),
    validFrom: dayOf(valid?.[1]) ?? day(/Valid from/i),
    validUntil: dayOf(valid?.[2]) ?? day(/Valid (to|until|through)/i),
    beneficiary: find(/Beneficiary|Applicant/i, NAME),
    bornOn,
    i94Number,
    // What stands under its own label wins over the last day of the approval: a stay is never shown longer than it is.
    ...admitted,
    admissionClass: find(/^Class\b|Class:/i, CLASS),
  })
}

function nameOnI94(find: (label: RegExp, pattern: RegExp) => string | undefined): string | undefined {
  const family = find(/Last ?\/ ?Surname|Family Name/i, NAME)
  const given = find(/First \(Given\) Name|Given Name/i, NAME)
  return family && given ? `${family}, ${given}` : family
}

const present = (notice: Notice): Notice =>
  Object.fromEntries(Object.entries(notice).filter(([, value]) => value !== undefined)) as Notice

/** A value stands behind its label, to the right of it in the same row, or right below it. */
function standsBy(pieces: readonly Piece[], label: RegExp, pattern: RegExp): string | undefined {
  for (const piece of pieces) {
    const found = label.exec(piece.text)
    if (!found) continue
    const behind = piece.text.slice(found.index + found[0].length)
    const right = pieces
      .filter((each) => each !== piece && Math.abs(each.y - piece.y) < 3 && each.x > piece.x)
      .sort((one, other) => one.x - other.x)
    const below = pieces
      .filter((each) => each.y < piece.y - 3 && piece.y - each.y < 30 && Math.abs(each.x - piece.x) < 30)
      .sort((one, other) => other.y - one.y)
    // In a row of labels the value is below; the next label to the right is not one.
    for (const text of [behind, right[0]?.text, below[0]?.text]) {
      const value = text && pattern.exec(text)?.[0]
      if (value) return value.trim()
    }
  }
  return undefined
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ')

/** '09/30/2028', '2028 September 30' and 'September 30, 2028' as 2028-09-30. */
function dayOf(text: string | undefined): string | undefined {
  if (!text) return undefined
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? []
  if (year) return written(year, Number(month), Number(day))
  const named = MONTHS.findIndex((each) => text.includes(each))
  const numbers = text.match(/\d+/g) ?? []
  const inFull = numbers.find((each) => each.length === 4)
  return named < 0 || !inFull ? undefined : written(inFull, named + 1, Number(numbers.find((each) => each.length < 3)))
}

function written(year: string, month: number, day: number): string | undefined {
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined
}
