import { countryName } from '#formats/countries.ts'
import { formDate } from '#formats/dates.ts'
import { unprintable } from '#formats/printable.ts'
import { addressColumns } from './address.ts'
import { type NotAnswered, saidNot } from './answer.ts'
import type { Address } from './fact.ts'
import { type FactType, isScalar, type ScalarType } from './fact.ts'

/** How a value stands on paper: dates MM/DD/YYYY, numbers of people as digits, countries by name. */
export function printed(type: FactType, value: unknown): string {
  if (value === undefined || value === null) return ''
  if (isScalar(type)) return printedScalar(type, value)
  if (type.type === 'address') return printedAddress(value as Address)
  return (value as Record<string, unknown>[]).map((record) => printedRecord(type.columns, record)).join('; ')
}

export function printedScalar(type: ScalarType, value: unknown): string {
  switch (type.type) {
    case 'date':
      return formDate(String(value))
    case 'partialDate':
      return partialFormDate(String(value))
    case 'money':
      return dollars(Number(value))
    case 'yesNo':
      return value === true ? 'Yes' : 'No'
    case 'country':
      return countryName(String(value))
    case 'choice':
      return type.words?.[String(value)] ?? String(value)
    case 'text':
      return type.format === 'phone' || type.format === 'worldPhone' ? phoneDigits(String(value)) : String(value)
    case 'number':
      return String(value)
  }
}

/** 'Label: value' of every column that says something, for lists that leave their boxes. */
export function printedRecord(columns: Readonly<Record<string, ScalarType>>, record: Record<string, unknown>): string {
  return Object.entries(columns)
    .flatMap(([name, column]) => {
      const not = saidNot(record, name)
      if (not) return `${column.label}: ${notOnPaper[not]}`
      if (record[name] === undefined || record[name] === '') return []
      return `${column.label}: ${orByHand(printedScalar(column, record[name]))}`
    })
    .join(', ')
}

/** In an alphabet without a font nothing would stand there, as if nothing had been said. */
export const orByHand = (text: string): string => {
  const missing = unprintable(text)
  return missing !== '' && [...text].every((letter) => /\s/.test(letter) || missing.includes(letter)) ? BY_HAND : text
}

const BY_HAND = '(to be written by hand)'

export function printedAddress(address: Address): string {
  const lines = Object.entries(addressColumns) as [keyof Address, ScalarType][]
  return lines
    .filter(([line]) => address[line])
    .map(([line, column]) => printedScalar(column, address[line]))
    .join(', ')
}

export const notOnPaper: Record<NotAnswered, string> = { unknown: 'Unknown', none: 'None', notApplicable: 'N/A' }

/** 10 digits of the United States; elsewhere all digits with the country code. */
export const phoneDigits = (e164: string): string => e164.replace(/^\+1(?=\d{10}$)/, '').replace(/[^\d+]/g, '')

export const dollars = (cents: number): string => (cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2))

const partialFormDate = (text: string) => {
  const [year, month, day] = text.split('-')
  return [month, day, year].filter(Boolean).join('/')
}
