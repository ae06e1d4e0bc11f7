import type { NotAnswered } from './answer.ts'

/**
 * A fact is something that can be known about a company, a person, an employment, its Form I-9, a firm, an attorney or a
 * case. It is declared once as an exported constant; its id is what is stored and never changes.
 */
export type Subject = 'company' | 'person' | 'employment' | 'i9' | 'firm' | 'attorney' | 'case'
export type Audience = 'employer' | 'employee' | 'attorney'

export type FactId = `${Subject}.${string}`

type Common = {
  label: string
  /** Plain words for lay people. */
  help?: string
  /** Who may answer it; everybody concerned when left out. */
  askedOf?: readonly Audience[]
  /** Stored sealed, shown masked; revealing it is a right and an audit event. */
  secret?: boolean
  required?: boolean
  /** Of a column: an entry, or one of this kind, is not whole without it. Every form that asks for the list has a box for it. */
  asked?: true | ((entry: Readonly<Record<string, unknown>>) => boolean)
  /** Of a column: how an entry may say that it has no value. Every form that asks for the list has room for the words. */
  mayBe?: readonly NotAnswered[]
}

export type Format =
  | 'email'
  | 'phone'
  | 'worldPhone'
  | 'fein'
  | 'ssn'
  | 'aNumber'
  | 'i94'
  | 'sevis'
  | 'passport'
  | 'receipt'
  | 'naics'
  | 'soc'
  | 'zip'
  | 'state'
  | 'onlineAccount'
  | 'visaFoil'

export type TextType = Common & {
  type: 'text'
  max: number
  format?: Format
  lines?: number
  /** Half of it would be another one, like a unit or a document number: printed whole or not at all. */
  exact?: true
  letterCase?: 'upper' | 'title'
  /** Chosen from these; anything else only as "other". */
  listed?: readonly string[]
  /** Found in one of the lists of codes and places by everyday words; anything else can be typed. */
  lookUp?: 'soc' | 'naics' | 'port' | 'post'
  /** What a form reads where it is known that there is none: 'None' unless said otherwise. */
  noneOnPaper?: string
}
export type NumberType = Common & { type: 'number'; min: number; max: number; decimals?: number }
/** `signed`: it may be below zero, like a loss. */
export type MoneyType = Common & { type: 'money'; signed?: true }
export type DateType = Common & { type: 'date'; past?: boolean }
/** A year, a month or a day: '1998', '1998-07' or '1998-07-15'. People do not remember every day. */
export type PartialDateType = Common & { type: 'partialDate' }
export type ChoiceType<Option extends string = string> = Common & {
  type: 'choice'
  options: readonly Option[]
  words?: Partial<Record<Option, string>>
}
export type YesNoType = Common & { type: 'yesNo' }
export type CountryType = Common & { type: 'country' }
export type ScalarType =
  | TextType
  | NumberType
  | MoneyType
  | DateType
  | PartialDateType
  | ChoiceType
  | YesNoType
  | CountryType
/** A postal address. State and ZIP code belong to the United States, province and postal code to other countries. */
export type Address = {
  inCareOf?: string
  street?: string
  unitKind?: 'APT' | 'STE' | 'FLR'
  unitNumber?: string
  city?: string
  state?: string
  province?: string
  postalCode?: string
  country?: string
}

/** A postal address, asked and printed as one thing. */
export type AddressType = Common & {
  type: 'address'
  inUnitedStates?: boolean
  /** What a form wants to read on the street line in place of an address: 'SAME'. */
  orWords?: readonly string[]
}
export type RecordsType<Columns extends Record<string, ScalarType> = Record<string, ScalarType>> = Common & {
  type: 'records'
  /** What one of them is called: "passport", "trip". */
  one: string
  columns: Columns
  /** The columns that say from when until when a record holds; such a list is the history of something that changes. */
  dated?: readonly [from: keyof Columns & string, until: keyof Columns & string]
}
export type FactType = ScalarType | AddressType | RecordsType

export type Fact<T extends FactType = FactType, Id extends FactId = FactId> = T & { id: Id }

/** Whether "none" answers it: not what must have a value, unless a form has words for having none. */
export const mayBeNone = (fact: FactType): boolean =>
  !fact.required || (fact.type === 'text' && fact.noneOnPaper !== undefined)

export const isScalar = (type: FactType): type is ScalarType => type.type !== 'records' && type.type !== 'address'

/** The value a fact of this type has when it is answered. */
export type ValueOf<T extends FactType> =
  T extends RecordsType<infer Columns>
    ? ({ id: string } & { [K in keyof Columns]?: ValueOf<Columns[K]> })[]
    : T extends AddressType
      ? Address
      : T extends ChoiceType<infer Option>
        ? Option
        : T extends NumberType | MoneyType
          ? number
          : T extends YesNoType
            ? boolean
            : string

type Options<T> = Omit<T, 'type' | 'label'>

export const text = (label: string, options: Partial<Options<TextType>> = {}): TextType => ({
  type: 'text',
  label,
  max: 100,
  ...options,
})
/** A text that is never cut: a street, a city, a number of a document. What has a format or is secret is so by itself. */
export const exact = (label: string, options: Partial<Options<TextType>> = {}): TextType =>
  text(label, { exact: true, ...options })
export const number = (label: string, options: Partial<Options<NumberType>> = {}): NumberType => ({
  type: 'number',
  label,
  min: 0,
  max: 10_000_000,
  ...options,
})
export const money = (label: string, options: Partial<Options<MoneyType>> = {}): MoneyType => ({
  type: 'money',
  label,
  ...options,
})
export const date = (label: string, options: Partial<Options<DateType>> = {}): DateType => ({
  type: 'date',
  label,
  ...options,
})
export const partialDate = (label: string, options: Partial<Options<PartialDateType>> = {}): PartialDateType => ({
  type: 'partialDate',
  label,
  ...options,
})
export const address = (label: string, options: Partial<Options<AddressType>> = {}): AddressType => ({
  type: 'address',
  label,
  ...options,
})
export const yesNo = (label: string, options: Partial<Options<YesNoType>> = {}): YesNoType => ({
  type: 'yesNo',
  label,
  ...options,
})
export const country = (label: string, options: Partial<Options<CountryType>> = {}): CountryType => ({
  type: 'country',
  label,
  ...options,
})
export const choice = <const Option extends string>(
  label: string,
  options: readonly Option[],
  more: Partial<Omit<ChoiceType<Option>, 'type' | 'label' | 'options'>> = {},
): ChoiceType<Option> => ({ type: 'choice', label, options, ...more })
export const records = <const Columns extends Record<string, ScalarType>>(
  label: string,
  one: string,
  columns: Columns,
  more: Partial<Omit<RecordsType<Columns>, 'type' | 'label' | 'one' | 'columns'>> = {},
): RecordsType<Columns> => ({ type: 'records', label, one, columns, ...more })

/** `facts('person', { familyName: text('Family name') })` gives each fact its id: `person.familyName`. */
export function facts<const S extends Subject, Declared extends Record<string, FactType>>(
  subject: S,
  declared: Declared,
): { [K in keyof Declared & string]: Declared[K] & { id: `${S}.${K}` } } {
  const entries = Object.entries(declared).map(([name, type]) => [name, { ...type, id: `${subject}.${name}` }])
  return Object.fromEntries(entries) as { [K in keyof Declared & string]: Declared[K] & { id: `${S}.${K}` } }
}
