import { addressColumns, inUnitedStates, unitWords } from './address.ts'
import { type Answer, isValue, type NotAnswered, saidNot } from './answer.ts'
import type { Address } from './fact.ts'
import { type FactType, isScalar, type RecordsType, type ScalarType } from './fact.ts'
import { concerns, itemKey, printedNumber } from './form.ts'
import type { FieldFinder, PaperField } from './inventory.ts'
import type { KnownFacts } from './known-facts.ts'
import { byLength, type Fits, type OnPaper, type Overflow } from './on-paper.ts'
import type { Binding, FieldName, NoBox, OfAddress, Paper, Rows } from './paper.ts'
import { notOnPaper, orByHand, printed, printedAddress, printedRecord } from './print.ts'
import { type Emptied, hasRoomFor, intoAdditional } from './to-additional.ts'

export function toPaper(paper: Paper, look: KnownFacts, find: FieldFinder, fits: Fits = byLength): OnPaper {
  const page: OnPaper = { values: new Map(), sources: new Map(), overflow: [], shortened: [], sheets: [], addendum: [] }
  const emptied: Emptied[] = []
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
      const place = typeof shorter === 'string' ? { ...where, shorter } : where
      const pen = penFor(page, place, { find, fits, emptied })
      write(pen, binding, item.fact, answer)
    }
  }
  intoAdditional(paper, page, emptied, find, fits)
  return page
}

type Pen = {
  /** `as`: what says whether half of it would be another one; of what may be cut the box holds whole words. */
  text: (name: FieldName, text: string, as?: FactType) => void
  cross: (name: FieldName | NoBox | undefined) => void
  field: (name: FieldName) => PaperField
  spill: (name: FieldName | undefined, text: string, inBox?: string) => Overflow
  /** The same for one line of an address, one column of an entry: what is carried says of what it is. */
  of: (line: string) => Pen
  /** Writes on a further copy of the sheet with these boxes. */
  onFurtherSheet: (boxes: readonly FieldName[]) => Pen
}

type Desk = { find: FieldFinder; fits: Fits; emptied: Emptied[] }

type Place = { key: string; part: string; item: string; label: string; shorter?: string }

function penFor(page: OnPaper, place: Place, desk: Desk): Pen {
  const { find, fits, emptied } = desk
  const field = (name: FieldName) => {
    const found = find(name)
    if (!found) throw new Error(`${name} is no field of this form, or several (${place.key})`)
    return found
  }
  const { key: _, shorter, ...where } = place
  const pageOf = (name: FieldName | undefined) => (name ? field(name).page : 0)
  // What stands in two boxes of one item is carried once.
  const spill = (name: FieldName | undefined, carriedText: string, inBox?: string): Overflow => {
    const text = orByHand(carriedText)
    const carried = page.overflow.find(
      (each) =>
        each.part === where.part && each.item === where.item && each.label === where.label && each.text === text,
    )
    const entry = carried ?? { page: pageOf(name), ...where, text, ...(inBox !== undefined && { inBox }) }
    if (!carried) page.overflow.push(entry)
    return entry
  }
  return {
    field,
    spill,
    of: (line) => penFor(page, { ...place, label: `${place.label}, ${line}` }, desk),
    onFurtherSheet: (boxes) => {
      const pages = [...new Set(boxes.map((name) => field(name).page))].sort((a, b) => a - b)
      const sheet = { pages, values: new Map<string, string | true>() }
      page.sheets.push(sheet)
      return penFor({ ...page, values: sheet.values }, place, desk)
    },
    text: (name, text, as) => {
      const box = field(name)
      page.sources.set(box.name, place.key)
      if (text === '') return
      const { fits: fitting, rest } = fits(box, text)
      if (rest && shorter && fits(box, shorter).rest === '') {
        page.values.set(box.name, fits(box, shorter).fits)
        page.shortened.push({ page: box.page, ...where, text, inBox: shorter })
        return
      }
      const inBox = !rest ? fitting : as && isUncut(as) ? '' : wholeWords(text, fitting)
      if (inBox) page.values.set(box.name, inBox)
      if (!rest) return
      const entry = spill(name, text, inBox)
      if (as?.type === 'text' && as.lines !== undefined && inBox) entry.goesOn = true
      if (!inBox) emptied.push({ entry, box, values: page.values })
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
    pen.text(binding.write, binding.as ? binding.as(value, { maxLen }) : printed(type, value), type)
  } else if ('split' in binding) {
    const pieces = binding.into(value)
    binding.split.forEach((name, n) => {
      pen.text(name, pieces[n] ?? '', type)
    })
  } else if ('tick' in binding) pen.cross(binding.tick[String(value)])
  else if ('isThere' in binding) pen.cross(isNothing(value) ? binding.no : binding.yes)
  else if ('yes' in binding) pen.cross(value === true ? binding.yes : binding.no)
  else if ('choose' in binding) pen.text(binding.choose, binding.values?.[String(value)] ?? String(value))
  else if ('address' in binding) writeAddress(pen, binding.address, value as Address)
  else if (type.type === 'records') writeRows(pen, binding, type, value as Record<string, unknown>[])
}

const isNothing = (value: unknown) => Array.isArray(value) && value.length === 0

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
    if (!binding || !isScalar(column)) continue
    const not = saidNot(record, name)
    if (not) write(pen.of(lineName(name, column, record)), binding, column, { not })
    else if (value !== undefined && value !== '')
      write(pen.of(lineName(name, column, record)), binding, column, { value })
  }
}

/** 'Apt. number' where the unit is known to be one; else what the line or column is called. */
const lineName = (name: string, { label }: ScalarType, { unitKind }: Record<string, unknown>): string =>
  name === 'unitNumber' ? `${unitWords[String(unitKind)] ?? 'Unit'} number` : label

/** Each entry into its row; the entries that have none go to a further sheet, or are written out in words. */
function writeRows(
  pen: Pen,
  binding: Rows,
  type: RecordsType,
  records: readonly Record<string, unknown>[],
  before = 0,
): void {
  const rows = binding.rows as readonly Readonly<Record<string, Binding>>[]
  for (const [n, record] of records.entries()) {
    const row = rows[n]
    if (row) writeLines(pen.of(`${type.one} ${before + n + 1}`), row, type.columns, record)
  }
  const surplus = records.slice(rows.length)
  if (surplus.length === 0) return
  if (binding.againForMore) writeRows(pen.onFurtherSheet(namesIn(rows)), binding, type, surplus, before + rows.length)
  else pen.spill(namesIn(rows)[0], surplus.map((record) => printedRecord(type.columns, record)).join('\n'))
}

const namesIn = (rows: readonly Readonly<Record<string, Binding>>[]): FieldName[] =>
  rows.flatMap((row) => Object.values(row).flatMap((binding) => ('write' in binding ? [binding.write] : [])))

const wordsFor = (type: FactType, not: NotAnswered) =>
  (not === 'none' && type.type === 'text' && type.noneOnPaper) || notOnPaper[not]

/** "None" and "N/A" only where the box has room for words. */
function notThere(pen: Pen, name: FieldName, words: string): void {
  if (hasRoomFor(pen.field(name), words)) pen.text(name, words)
}

/**
 * What is written whole or not at all: "37." is not 37.5, half a phone number calls somebody else, and apartment PH-120 is
 * not PH-1204B. Only names and prose may begin in a box and go on elsewhere.
 */
export const isUncut = (type: FactType): boolean =>
  type.type !== 'text' || type.exact === true || type.format !== undefined || type.secret === true

/** The whole words of what a box holds of a text; nothing where not even the first word fits. */
function wholeWords(text: string, held: string): string {
  const endsAWord = /\s$/.test(held) || /^(\s|$)/.test(text.slice(held.length))
  const words = endsAWord ? held : held.slice(0, Math.max(held.search(/\s\S*$/), 0))
  return words.replace(/[\s,;:]+$/, '')
}
