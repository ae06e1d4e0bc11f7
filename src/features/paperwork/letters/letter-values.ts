import type { Circumstances } from '#case-types/circumstances.ts'
import type { MergeItem, MergeValue } from '#docx/merge-values.ts'
import { isValue } from '#engine/answer.ts'
import type { Address, FactType, ScalarType } from '#engine/fact.ts'
import { printedScalar } from '#engine/print.ts'
import type { AnyFact } from '#engine/reference.ts'
import { writtenDate } from '#formats/dates.ts'
import { circumstanceIn, letterFields } from './fields.ts'
import { addressBlock, inDollars, type LetterAbout, ownFields } from './own-fields.ts'

const ownByName = new Map(ownFields.map((field) => [field.name, field]))

/** The value of one field of a letter; undefined when nobody knows it. */
export function fieldValue(name: string, about: LetterAbout, known: Circumstances): MergeValue {
  const own = ownByName.get(name)
  if (own) return own.value(about)
  const circumstance = circumstanceIn(name)
  if (circumstance) return known[circumstance]
  const fact = letterFields.get(name)?.fact
  return fact && valueOfFact(fact, about)
}

function valueOfFact(fact: AnyFact, { look }: LetterAbout): MergeValue {
  const answer = look.answer(fact)
  if (answer === undefined) return undefined
  if (isValue(answer)) return written(fact, answer.value)
  // Known to be none: a condition does not hold, a list is empty, a text says so.
  if (answer.not === 'unknown') return undefined
  return fact.type === 'yesNo' ? false : fact.type === 'records' ? [] : 'None'
}

function written(type: FactType, value: unknown): MergeValue {
  if (value === undefined || value === null || value === '') return undefined
  if (type.type === 'records')
    return (value as Record<string, unknown>[]).map(
      (record): MergeItem =>
        Object.fromEntries(
          Object.entries(type.columns)
            .filter(([, column]) => !column.secret)
            .map(([name, column]) => [name, asText(column, record[name])]),
        ),
    )
  if (type.type === 'address') return addressBlock(value as Address)
  return type.type === 'yesNo' ? value === true : asText(type, value)
}

/** As a letter writes it: months as words, money with its sign. */
function asText(type: ScalarType, value: unknown): string {
  if (value === undefined || value === null || value === '') return ''
  if (type.type === 'date') return writtenDate(String(value))
  if (type.type === 'money') return inDollars(Number(value))
  if (type.type === 'number') return Number(value).toLocaleString('en-US')
  if (type.type === 'text' && (type.format === 'phone' || type.format === 'worldPhone')) return String(value)
  return printedScalar(type, value)
}

/** What the fields of a template are worth, by name. */
export const valuesFor = (
  fields: readonly { readonly name: string }[],
  about: LetterAbout,
  known: Circumstances,
): Record<string, MergeValue> => Object.fromEntries(fields.map(({ name }) => [name, fieldValue(name, about, known)]))
