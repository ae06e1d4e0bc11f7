import { countryCode } from '#formats/countries.ts'
import { isIsoDate, parseDate } from '#formats/dates.ts'
import { titleCase } from '#formats/names.ts'
import { accept, decline, type Parsed } from '#formats/parsed.ts'
import { addressColumns, inUnitedStates } from './address.ts'
import { notKey, saidNot } from './answer.ts'
import type { AddressType, FactType, RecordsType, ScalarType, TextType } from './fact.ts'
import { formats } from './formats.ts'

/** Reads what was typed or sent for a fact; the sentence of a refusal names what is wrong, not the field. */
export function parseValue(type: FactType, raw: unknown, today: string): Parsed<unknown> {
  if (type.type === 'records') return parseRecords(type, raw, today)
  if (type.type === 'address') return parseAddress(type, raw, today)
  return parseScalar(type, raw, today)
}

function parseScalar(type: ScalarType, raw: unknown, today: string): Parsed<unknown> {
  switch (type.type) {
    case 'text':
      return parseText(type, raw)
    case 'number':
    case 'money': {
      const number = typeof raw === 'string' ? typedNumber(raw) : raw
      if (typeof number !== 'number' || !Number.isFinite(number)) return decline('Enter a number, like 165000.')
      if (type.type === 'money')
        return Number.isSafeInteger(number) && (number >= 0 || type.signed === true)
          ? accept(number)
          : decline('Enter an amount with at most two decimals, like 45.50.')
      if (number < type.min || number > type.max) return decline(`Enter a number between ${type.min} and ${type.max}.`)
      if (!type.decimals && !Number.isInteger(number)) return decline('Enter a whole number, like 12.')
      return accept(Number(number.toFixed(type.decimals ?? 0)))
    }
    case 'date': {
      const parsed = typeof raw === 'string' && !isIsoDate(raw) ? parseDate(raw) : accept(raw)
      if (!parsed.ok) return parsed
      if (typeof parsed.value !== 'string' || !isIsoDate(parsed.value)) return decline('Enter a date, like 03-15-1990.')
      return type.past && parsed.value > today
        ? decline('Enter a day that is not in the future.')
        : accept(parsed.value)
    }
    case 'partialDate':
      return parsePartialDate(raw)
    case 'choice': {
      const found = type.options.find((option) => option.toLowerCase() === typed(raw).toLowerCase())
      return found === undefined ? decline(`Choose one of ${type.options.join(', ')}.`) : accept(found)
    }
    case 'yesNo': {
      if (typeof raw === 'boolean') return accept(raw)
      const answer = YES_NO.get(typed(raw).toLowerCase())
      return answer === undefined ? decline('Choose Yes or No.') : accept(answer)
    }
    case 'country': {
      const code = typeof raw === 'string' ? countryCode(raw) : undefined
      return code === undefined ? decline('Choose a country from the list.') : accept(code)
    }
  }
}

// String(['Male']) would read 'Male'; a list or an object is no single value and answers nothing.
const typed = (raw: unknown) => (typeof raw === 'object' ? '' : String(raw).trim())

/** '1998', '07-1998', '1998-07' or a whole date; stored from the year on. */
function parsePartialDate(raw: unknown): Parsed<unknown> {
  const said = typed(raw)
  const [, month, year] = /^(\d{1,2})[-/](\d{4})$/.exec(said) ?? []
  const iso = month && year ? `${year}-${month.padStart(2, '0')}` : said
  if (/^(19|20)\d\d(-(0[1-9]|1[0-2]))?$/.test(iso)) return accept(iso)
  const day = isIsoDate(iso) ? accept(iso) : parseDate(iso)
  return day.ok ? day : decline('Enter a year, a month like 07-1998, or a date.')
}

function parseAddress({ inUnitedStates: only }: AddressType, raw: unknown, today: string): Parsed<unknown> {
  if (raw === null || typeof raw !== 'object' || Array.isArray(raw)) return decline('Enter an address.')
  const parsed: Record<string, unknown> = {}
  for (const [name, column] of Object.entries(addressColumns)) {
    const given = (raw as Record<string, unknown>)[name]
    if (given === undefined || given === null || given === '') {
      if ('required' in column) return decline(`${column.label}: Field is required`)
      continue
    }
    const value = parseScalar(column, given, today)
    if (!value.ok) return decline(`${column.label}: ${value.message}`)
    parsed[name] = value.value
  }
  if (only && parsed.country !== 'US') return decline('Enter an address in the United States.')
  if (inUnitedStates(parsed) && !parsed.state) return decline('State: Field is required')
  return accept(parsed)
}

// An empty text is no number, though Number('') is 0.
const typedNumber = (text: string) => (text.trim() === '' ? Number.NaN : Number(text.replace(/[,$\s]/g, '')))

// A map: an object also has what every object has, such as 'constructor'.
const YES_NO: ReadonlyMap<string, boolean> = new Map(
  Object.entries({ yes: true, y: true, true: true, no: false, n: false, false: false }),
)

function parseText(type: TextType, raw: unknown): Parsed<unknown> {
  if (typeof raw !== 'string' && typeof raw !== 'number') return decline('Enter a text.')
  // A name becomes a line of a mail and of a form: what ends a line is a space in it.
  const plain = (type.lines ? String(raw) : String(raw).replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')).trim()
  if (plain === '') return decline('Field is required')
  if (plain.length > type.max) return decline(`Enter at most ${type.max} characters.`)
  if (type.format) return formats[type.format](plain)
  if (type.listed) return accept(type.listed.find((each) => plainly(each) === plainly(plain)) ?? plain)
  if (type.letterCase === 'upper') return accept(plain.toUpperCase())
  return accept(type.letterCase === 'title' ? titleCase(plain) : plain)
}

/** 'h1b' is H-1B. */
const plainly = (text: string) => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')

const MOST_RECORDS = 200

/** One row of a list, by its columns. */
export const isEntry = (entry: unknown): entry is Record<string, unknown> =>
  typeof entry === 'object' && entry !== null && !Array.isArray(entry)

/** An entry that was added and not filled in; its id says nothing. */
export const saysNothing = (entry: unknown): boolean =>
  isEntry(entry) &&
  Object.entries(entry).every(([name, given]) => name === 'id' || given === undefined || given === null || given === '')

function parseRecords(type: RecordsType, raw: unknown, today: string): Parsed<unknown> {
  if (!Array.isArray(raw)) return decline('Enter a list.')
  if (raw.length > MOST_RECORDS) return decline(`has more than ${MOST_RECORDS} entries`)
  const parsed: Record<string, unknown>[] = []
  const ids = idsOf(raw)
  for (const [index, entry] of raw.entries()) {
    if (!isEntry(entry)) return decline(`${type.one} ${index + 1}: must be an entry with its fields`)
    if (saysNothing(entry)) continue
    const record: Record<string, unknown> = { id: ids[index] }
    for (const [name, column] of Object.entries(type.columns)) {
      const given = entry[name]
      if (given === undefined || given === null || given === '') {
        const not = saidNot(entry, name)
        const isRefused = entry[notKey(name)] ? !not || !column.mayBe?.includes(not) : column.required
        if (isRefused) return decline(`${type.one} ${index + 1}, ${column.label}: Field is required`)
        if (not) record[notKey(name)] = not
        continue
      }
      const value = parseScalar(column, given, today)
      if (!value.ok) return decline(`${type.one} ${index + 1}, ${column.label}: ${value.message}`)
      record[name] = value.value
    }
    const wrongOrder = datesOutOfOrder(type, record)
    if (wrongOrder) return decline(`${type.one} ${index + 1}: ${wrongOrder}`)
    parsed.push(record)
  }
  return accept(parsed)
}

/** A record keeps its id for good: sealed values are bound to it. New ones, and copies, get the next that is free. */
function idsOf(entries: unknown[]): string[] {
  const given = entries.map((entry) => (entry as { id?: unknown } | null)?.id)
  const taken = new Set(given)
  const used = new Set<string>()
  let next = 1
  return given.map((id) => {
    if (typeof id === 'string' && /^[\w-]{1,40}$/.test(id) && !used.has(id)) {
      used.add(id)
      return id
    }
    while (taken.has(`r${next}`) || used.has(`r${next}`)) next += 1
    used.add(`r${next}`)
    return `r${next}`
  })
}

function datesOutOfOrder({ dated, columns }: RecordsType, record: Record<string, unknown>): string | undefined {
  if (!dated) return undefined
  const [from, until] = [record[dated[0]], record[dated[1]]]
  if (typeof from !== 'string' || typeof until !== 'string' || from <= until) return undefined
  return `${columns[dated[1]]?.label} is before ${columns[dated[0]]?.label}`
}
