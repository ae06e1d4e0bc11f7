import type { Address } from './address.ts'
import { addressColumns, inUnitedStates } from './address.ts'
import { type Answer, isValue, type NotAnswered } from './answer.ts'
import { type FactType, type Format, isScalar, type ScalarType } from './fact.ts'
import { concerns, itemKey } from './form.ts'
import type { FieldFinder, PaperField } from './inventory.ts'
import type { KnownFacts } from './known-facts.ts'
import type { Binding, FieldName, NoBox, OfAddress, Paper, Rows } from './paper.ts'
import { notOnPaper, printed, printedAddress, printedRecord } from './print.ts'

/** What does not fit into its box goes to Additional Information with page, part and item, whole. */
export type Overflow = {
  page: number
  part: string
  item: string
  label: string
  text: string
  /** What stands in the box all the same: its beginning, or nothing where a beginning would be another value. */
  inBox?: string
}

export type FurtherSheet = { pages: number[]; values: Map<string, string | true> }

export type OnPaper = {
  /** Full field name → text, or true for a crossed box. */
  values: Map<string, string | true>
  /** Which item wrote a field: what a click on the box edits. */
  sources: Map<string, string>
  overflow: Overflow[]
  /** Boxes with a shorter name in place of one that does not fit; they need no further room. */
  shortened: Overflow[]
  /** Pages of the form that are attached once more, with what stands on them. */
  sheets: FurtherSheet[]
  /** What even the form's own pages cannot hold: printed on an addendum sheet. */
  addendum: Overflow[]
}

/** How much of a text a box holds; the paper engine measures, a plain one counts characters. */
export type Fits = (field: PaperField, text: string) => { fits: string; rest: string }

export const byLength: Fits = ({ maxLen }, text) =>
  maxLen === undefined || text.length <= maxLen
    ? { fits: text, rest: '' }
    : { fits: text.slice(0, maxLen), rest: text.slice(maxLen) }

export function toPaper(paper: Paper, look: KnownFacts, find: FieldFinder, fits: Fits = byLength): OnPaper {
  const page: OnPaper = { values: new Map(), sources: new Map(), overflow: [], shortened: [], sheets: [], addendum: [] }
  for (const part of paper.form.parts) {
    for (const item of part.items) {
      const binding = paper.parts[part.id]?.bindings[item.number]
      if (!binding || concerns(part, item, look) !== true) continue
      const answer = look.answer({ role: item.role, fact: item.fact })
      if (!answer) continue
      const key = itemKey(part, item)
      const label = item.label ?? item.fact.label
      const where = { key, part: part.id, item: printedNumber(item.number), label }
      const shorter = item.shorter && look.value(item.shorter)
      const pen = penFor(page, typeof shorter === 'string' ? { ...where, shorter } : where, find, fits)
      write(pen, binding, item.fact, answer)
    }
  }
  intoAdditional(paper, page, find, fits)
  return page
}

/** '11 passport number' is Item Number 11 on paper; the words tell boxes of one number apart. */
const printedNumber = (number: string) => number.split(' ')[0] ?? number

type Pen = {
  /** `uncut`: half of it would be another number or address, so the box holds all of it or nothing. */
  text: (name: FieldName, text: string, uncut?: boolean) => void
  cross: (name: FieldName | NoBox | undefined) => void
  field: (name: FieldName) => PaperField
  spill: (name: FieldName | undefined, text: string, inBox?: string) => void
  /** Writes on a further copy of the sheet with these boxes. */
  onFurtherSheet: (boxes: readonly FieldName[]) => Pen
}

type Place = { key: string; part: string; item: string; label: string; shorter?: string }

function penFor(page: OnPaper, place: Place, find: FieldFinder, fits: Fits): Pen {
  const field = (name: FieldName) => {
    const found = find(name)
    if (!found) throw new Error(`${name} is no field of this form, or several (${place.key})`)
    return found
  }
  const { key: _, shorter, ...where } = place
  const pageOf = (name: FieldName | undefined) => (name ? field(name).page : 0)
  // What stands in two boxes of one item is carried once.
  const spill = (name: FieldName | undefined, text: string, inBox?: string) => {
    const isCarried = page.overflow.some(
      (each) =>
        each.part === where.part && each.item === where.item && each.label === where.label && each.text === text,
    )
    if (!isCarried) page.overflow.push({ page: pageOf(name), ...where, text, ...(inBox !== undefined && { inBox }) })
  }
  return {
    field,
    spill,
    onFurtherSheet: (boxes) => {
      const pages = [...new Set(boxes.map((name) => field(name).page))].sort((a, b) => a - b)
      const sheet = { pages, values: new Map<string, string | true>() }
      page.sheets.push(sheet)
      return penFor({ ...page, values: sheet.values }, place, find, fits)
    },
    text: (name, text, uncut = false) => {
      const box = field(name)
      page.sources.set(box.name, place.key)
      if (text === '') return
      const { fits: fitting, rest } = fits(box, text)
      if (rest && shorter && fits(box, shorter).rest === '') {
        page.values.set(box.name, fits(box, shorter).fits)
        page.shortened.push({ page: box.page, ...where, text, inBox: shorter })
        return
      }
      const inBox = rest && uncut ? '' : fitting
      if (inBox) page.values.set(box.name, inBox)
      if (rest) spill(name, text, inBox)
    },
    cross: (name) => {
      if (name === undefined || typeof name !== 'string') return
      const box = field(name)
      page.sources.set(box.name, place.key)
      page.values.set(box.name, true)
    },
  }
}

function write(pen: Pen, binding: Binding, type: FactType, answer: Answer): void {
  if ('noBox' in binding) return
  if ('each' in binding) {
    for (const each of binding.each) write(pen, each, type, answer)
    return
  }
  if (!isValue(answer)) {
    if ('isThere' in binding && answer.not !== 'unknown') pen.cross(binding.no)
    if (!('write' in binding)) return
    if (answer.not === 'none' && binding.none !== undefined) pen.text(binding.write, binding.none)
    else notThere(pen, binding.write, wordsFor(type, answer.not))
    return
  }
  const { value } = answer
  if ('inAdditional' in binding) pen.spill(binding.inAdditional, printed(type, value))
  else if ('write' in binding) {
    const { maxLen } = pen.field(binding.write)
    pen.text(binding.write, binding.as ? binding.as(value, { maxLen }) : printed(type, value), isUncut(type))
  } else if ('split' in binding) {
    const pieces = binding.into(value)
    binding.split.forEach((name, n) => {
      pen.text(name, pieces[n] ?? '')
    })
  } else if ('tick' in binding) pen.cross(binding.tick[String(value)])
  else if ('isThere' in binding) pen.cross(isNothing(value) ? binding.no : binding.yes)
  else if ('yes' in binding) pen.cross(value === true ? binding.yes : binding.no)
  else if ('choose' in binding) pen.text(binding.choose, binding.values?.[String(value)] ?? String(value))
  else if ('address' in binding) writeAddress(pen, binding.address, value as Address)
  else if (type.type === 'records') writeRows(pen, binding, type.columns, value as Record<string, unknown>[])
}

const isNothing = (value: unknown) => Array.isArray(value) && value.length === 0

const UNCUT_FORMATS: readonly (Format | undefined)[] = ['email', 'phone', 'worldPhone']

/** "37." is not 37.5, and half a phone number calls somebody else. */
const isUncut = (type: FactType): boolean =>
  type.type === 'text'
    ? UNCUT_FORMATS.includes(type.format)
    : type.type === 'number' || type.type === 'money' || type.type === 'date' || type.type === 'partialDate'

/**
 * The one postal code of an address goes to the ZIP code box or to the one for codes abroad. An address of the kind that
 * the block has no boxes for is also written out whole.
 */
function writeAddress(pen: Pen, { zipCode, ...boxes }: OfAddress['address'], address: Address): void {
  const home = inUnitedStates(address)
  const postalCode = zipCode && home ? zipCode : boxes.postalCode
  writeLines(pen, { ...boxes, postalCode } as Readonly<Record<string, Binding>>, addressColumns, address)
  const misplaced = home ? address.state && 'noBox' in boxes.state : address.country && 'noBox' in boxes.country
  if (misplaced) pen.spill('write' in boxes.street ? boxes.street.write : undefined, printedAddress(address))
}

function writeLines(
  pen: Pen,
  bindings: Readonly<Record<string, Binding>>,
  columns: Readonly<Record<string, ScalarType>>,
  record: Record<string, unknown>,
): void {
  for (const [name, column] of Object.entries(columns)) {
    const binding = bindings[name]
    const value = record[name]
    if (binding && value !== undefined && value !== '' && isScalar(column)) write(pen, binding, column, { value })
  }
}

/** Each entry into its row; the entries that have none go to a further sheet, or are written out in words. */
function writeRows(
  pen: Pen,
  binding: Rows,
  columns: Readonly<Record<string, ScalarType>>,
  records: readonly Record<string, unknown>[],
): void {
  const rows = binding.rows as readonly Readonly<Record<string, Binding>>[]
  for (const [n, record] of records.entries()) {
    const row = rows[n]
    if (row) writeLines(pen, row, columns, record)
  }
  const surplus = records.slice(rows.length)
  if (surplus.length === 0) return
  if (binding.againForMore) writeRows(pen.onFurtherSheet(namesIn(rows)), binding, columns, surplus)
  else pen.spill(namesIn(rows)[0], surplus.map((record) => printedRecord(columns, record)).join('\n'))
}

const namesIn = (rows: readonly Readonly<Record<string, Binding>>[]): FieldName[] =>
  rows.flatMap((row) => Object.values(row).flatMap((binding) => ('write' in binding ? [binding.write] : [])))

const wordsFor = (type: FactType, not: NotAnswered) =>
  (not === 'none' && type.type === 'text' && type.noneOnPaper) || notOnPaper[not]

/** "None" and "N/A" only where the box has room for words. */
function notThere(pen: Pen, name: FieldName, words: string): void {
  const { comb, maxLen, type } = pen.field(name)
  if (type === 'text' && !comb && (maxLen === undefined || maxLen >= words.length)) pen.text(name, words)
}

/** Fills the form's Additional Information entries in order; what is left goes to the addendum sheet. */
function intoAdditional(paper: Paper, page: OnPaper, find: FieldFinder, fits: Fits): void {
  const slots = [...paper.additional]
  for (const entry of page.overflow) {
    const slot = slots.shift()
    const box = slot && find(slot.text)
    if (!slot || !box) {
      page.addendum.push(entry)
      continue
    }
    const { fits: fitting, rest } = fits(box, `${entry.label}: ${entry.text}`)
    const elsewhere = rest ? fits(box, `${entry.label}: see the attached sheet.`) : undefined
    const put = (name: FieldName | undefined, text: string) => {
      const field = name && find(name)
      if (field) page.values.set(field.name, byLength(field, text).fits)
    }
    put(slot.page, entry.page ? String(entry.page) : '')
    put(slot.part, entry.part)
    put(slot.item, entry.item)
    // Carried once: what the entry cannot hold stands on the sheet alone, whole.
    page.values.set(box.name, elsewhere?.rest === '' ? elsewhere.fits : fitting)
    if (rest) page.addendum.push(entry)
  }
}
