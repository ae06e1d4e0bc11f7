import { addressColumns } from '#engine/address.ts'
import { type Answer, type NotAnswered, type Source, saidNot } from '#engine/answer.ts'
import {
  type Address,
  type Fact,
  type FactType,
  isScalar,
  type RecordsType,
  type ScalarType,
  type TextType,
} from '#engine/fact.ts'
import { countryName } from '#formats/countries.ts'
import { showDate } from '#formats/dates.ts'
import { showANumber } from '#formats/immigration-numbers.ts'
import { showPhone } from '#formats/phone.ts'
import { formatTypedSsn } from '#formats/tax-numbers.ts'
import { showMoment } from '#platform/client/moments.ts'

export const notAnsweredWords: Record<NotAnswered, string> = {
  unknown: 'Not known',
  none: 'None',
  notApplicable: 'Does not apply',
}

/** The words of an answer that are not the fact's own. */
export type AnswerWords = {
  yes: string
  no: string
  noAnswer: string
  not: Readonly<Record<NotAnswered, string>>
  country: (code: string) => string
}

export const englishAnswerWords: AnswerWords = {
  yes: 'Yes',
  no: 'No',
  noAnswer: 'no answer',
  not: notAnsweredWords,
  country: countryName,
}

/** An answer as a sentence shows it. */
export function answerInWords(
  fact: Fact,
  answer: Partial<{ value: unknown; not: NotAnswered }> | null | undefined,
  words: AnswerWords = englishAnswerWords,
): string {
  if (!answer) return words.noAnswer
  if (answer.not !== undefined) return words.not[answer.not]
  return valueInWords(fact, answer.value, words)
}

function valueInWords(type: FactType, value: unknown, words: AnswerWords): string {
  if (value === undefined || value === null) return words.noAnswer
  if (isScalar(type)) return scalarInWords(type, value, words)
  if (type.type === 'address') return addressInWords(value as Address, words)
  const records = Array.isArray(value) ? (value as Record<string, unknown>[]) : []
  return records.map((record) => recordInWords(type, record, words)).join('; ') || words.noAnswer
}

/** '12 Main Street, STE 4, Boston, MA, 02110, United States' */
function addressInWords(address: Address, words: AnswerWords): string {
  return partsOf(addressColumns, address as Record<string, unknown>, words).join(', ')
}

/** The first few columns that say something, each date with what it is: 'H-1B, Mumbai, issued on 01-15-2024'. */
export function recordInWords(
  type: RecordsType,
  record: Record<string, unknown>,
  words: AnswerWords = englishAnswerWords,
): string {
  return partsOf(type.columns, record, words).slice(0, MOST_SAID).join(', ')
}
const MOST_SAID = 4

/** What kind of unit and its number are one thing: 'APT 4B'. */
function partsOf(
  columns: Readonly<Record<string, ScalarType>>,
  record: Readonly<Record<string, unknown>>,
  words: AnswerWords,
): string[] {
  const isSaid = (name: string) => record[name] !== undefined && record[name] !== null && record[name] !== ''
  return Object.entries(columns).flatMap(([name, column]) => {
    const not = saidNot(record, name)
    if (not) return `${lowered(column.label)}: ${lowered(words.not[not])}`
    if (!isSaid(name) || (name === 'unitKind' && isSaid('unitNumber'))) return []
    const said = scalarInWords(column, record[name], words)
    if (name === 'unitNumber' && isSaid('unitKind')) return `${String(record.unitKind)} ${said}`
    return column.type === 'date' ? `${lowered(column.label)} ${said}` : said
  })
}

const lowered = (label: string) => label.charAt(0).toLowerCase() + label.slice(1)

export function scalarInWords(type: ScalarType, value: unknown, words: AnswerWords = englishAnswerWords): string {
  switch (type.type) {
    case 'date':
      return showDate(String(value))
    case 'partialDate':
      return String(value).split('-').length === 3
        ? showDate(String(value))
        : String(value).split('-').reverse().join('-')
    case 'money':
      return (Number(value) / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
    case 'yesNo':
      return value === true || value === 'Yes' ? words.yes : words.no
    case 'country':
      return words.country(String(value))
    case 'choice':
      return type.words?.[String(value)] ?? String(value)
    case 'text':
      return textInWords(type.format, String(value))
    default:
      return String(value)
  }
}

function textInWords(format: TextType['format'], text: string): string {
  if (format === 'phone' || format === 'worldPhone') return showPhone(text)
  // Only what is shown in full has nine digits; a mask stays a mask.
  if (format === 'ssn' && /^\d{9}$/.test(text)) return formatTypedSsn(text)
  return format === 'aNumber' && /^\d{9}$/.test(text) ? showANumber(text) : text
}

export const sourceWords: Record<Source, string> = {
  form: 'Entered',
  questionnaire: 'Answered',
  import: 'Imported',
  document: 'Read from a document',
  derived: 'Calculated',
  migration: 'Taken over',
}

type Known = Answer & { source: Source; by: number | null; at: string }

/** 'Entered by Priya NAIR on 11-15-2026 09:30' */
export function sourceInWords({ source, by, at }: Known, authors: Record<string, string>): string {
  const author = by === null ? undefined : authors[String(by)]
  return `${sourceWords[source]}${author ? ` by ${author}` : ''} on ${showMoment(at)}`
}
