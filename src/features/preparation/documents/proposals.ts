import { randomUUID } from 'node:crypto'
import { isValue, type Known } from '#engine/answer.ts'
import { person } from '#facts/person.ts'
import { beneficiary } from '#facts/petition-parties.ts'
import { newest } from '#facts/pick.ts'
import { classOf } from '#facts/status-codes.ts'
import { countryOfPassport } from '#formats/three-letter-countries.ts'
import type { PassportLines, UnsureLetter } from '#paper/mrz/passport.ts'
import type { Notice } from '#paper/notices/notice.ts'
import type { GivenAnswer } from '#parties/facts/rules.ts'

/** What was read, as it is kept until somebody answers. */
export type Reading = { readonly passport: PassportLines } | { readonly notice: Notice }

type Entry = { readonly id: string; readonly [column: string]: unknown }
/** One value that was read, beside what is known of it in clear. */
export type Proposal = {
  readonly field: string
  readonly label: string
  readonly kind: 'text' | 'date' | 'country' | 'choice'
  readonly secret?: true
  readonly read: string
  readonly known: string
  /** Letters that may be others: no check digit speaks for a name. */
  readonly unsure?: readonly UnsureLetter[]
}

/** The lists that take a row of their own from a document: the row that is meant is found by its number. */
const LISTS = { passport: person.passports.id, i94: person.admissions.id } as const
type List = keyof typeof LISTS
const inList = (field: string): [List, string] | undefined => {
  const [list, column] = field.split('.')
  return column && list && list in LISTS ? [list as List, column] : undefined
}

/** Everything that a reading says, in the order of the paper; nothing is left out because it is known already. */
export function proposalsOf(reading: Reading, known: Known): Proposal[] {
  const all = 'passport' in reading ? ofPassport(reading.passport, known) : ofNotice(reading.notice, known)
  return all.filter(({ read }) => read !== '')
}

export const isSame = ({ read, known, kind }: Proposal): boolean =>
  kind === 'text' ? folded(read) === folded(known) : read === known

function ofPassport(said: PassportLines, known: Known): Proposal[] {
  const kept = rowOf('passport', known, said.number)
  return [
    { ...fact(person.familyName, known), kind: 'text', read: said.familyName, unsure: said.unsure?.familyName },
    ...givenNames(named(said.givenNames), said.unsure?.givenNames ?? [], known),
    { ...fact(person.birthDate, known), kind: 'date', read: said.bornOn },
    { ...fact(person.sex, known), kind: 'choice', read: said.sex ?? '' },
    { ...fact(person.citizenship, known), kind: 'country', read: countryOfPassport(said.nationality) ?? '' },
    { ...column('passport', 'number', kept), label: 'Passport number', kind: 'text', secret: true, read: said.number },
    {
      ...{ ...column('passport', 'country', kept), label: 'Country that issued it', kind: 'country' },
      read: countryOfPassport(said.issuedBy) ?? '',
    },
    { ...column('passport', 'expiresOn', kept), label: 'Passport expires on', kind: 'date', read: said.expiresOn },
  ]
}

/** A passport has one field for all given names; a record that has a middle name divides them as it does. */
function givenNames(read: string, unsure: readonly UnsureLetter[], known: Known): Proposal[] {
  const given = { ...fact(person.givenName, known), kind: 'text' } as const
  const middle = { ...fact(person.middleName, known), kind: 'text' } as const
  if (middle.known === '') return [{ ...given, read, unsure }]
  const words = read.split(' ')
  const first = words.slice(0, Math.max(1, given.known.split(' ').length)).join(' ')
  const rest = first.length + 1
  return [
    { ...given, read: first, unsure: unsure.filter(({ at }) => at < first.length) },
    {
      ...{ ...middle, read: read.slice(rest) },
      unsure: unsure.flatMap(({ at, or }) => (at < rest ? [] : [{ at: at - rest, or }])),
    },
  ]
}

function ofNotice(said: Notice, known: Known): Proposal[] {
  const kept = rowOf('i94', known, said.i94Number ?? '')
  const admissionClass = column('i94', 'admissionClass', kept)
  // An approval with an I-94 at its foot (I-797A) gives a new one until the last day it is valid.
  const until = said.admittedUntil ?? (said.i94Number && !said.durationOfStatus ? said.validUntil : undefined)
  return [
    { ...fact(beneficiary.latestReceipt, known), kind: 'text', read: said.receiptNumber ?? '' },
    { ...column('i94', 'number', kept), label: 'I-94 number', kind: 'text', read: said.i94Number ?? '' },
    { ...column('i94', 'admittedOn', kept), label: 'Admitted on', kind: 'date', read: said.admittedOn ?? '' },
    { ...column('i94', 'admittedUntil', kept), label: 'Admitted until', kind: 'date', read: until ?? '' },
    {
      ...{ ...admissionClass, label: 'Class of admission', kind: 'text' },
      // Printed H1B, on record H-1B: one class in one spelling.
      read: said.i94Number ? classOf(said.admissionClass ?? '') : '',
      known: classOf(admissionClass.known),
    },
  ]
}

/** What is written once somebody said yes to some of it. A row of a list is written with its number, or not at all. */
export function answersOf(taken: Readonly<Record<string, string>>, known: Known): Record<string, GivenAnswer> {
  const answers: Record<string, GivenAnswer> = {}
  for (const [field, value] of Object.entries(taken)) if (!inList(field)) answers[field] = { value }
  for (const list of Object.keys(LISTS) as List[]) {
    const number = taken[`${list}.number`]
    if (!number) continue
    const columns = Object.entries(taken).flatMap(([field, value]) => {
      const [of, name] = inList(field) ?? []
      return of === list && name ? [[name, value] as const] : []
    })
    const rows = rowsOf(list, known)
    const kept = rows.find((row) => folded(String(row.number ?? '')) === folded(number))
    const fresh = { id: kept?.id ?? randomUUID(), ...(list === 'passport' && { kind: 'Passport' }) }
    const row = { ...fresh, ...kept, ...Object.fromEntries(columns) }
    answers[LISTS[list]] = { value: kept ? rows.map((each) => (each === kept ? row : each)) : [row, ...rows] }
  }
  return answers
}

const rowsOf = (list: List, known: Known): Entry[] => {
  const answer = known[LISTS[list]]
  return isValue(answer) && Array.isArray(answer.value) ? (answer.value as Entry[]) : []
}

/** The row with this number; else the newest, to be shown beside what was read. */
function rowOf(list: List, known: Known, number: string): Entry | undefined {
  const rows = rowsOf(list, known)
  const same = rows.find((row) => folded(String(row.number ?? '')) === folded(number))
  return same ?? newest(rows, list === 'passport' ? 'expiresOn' : 'admittedOn')
}

const fact = ({ id, label }: { id: string; label: string }, known: Known) => ({
  field: id,
  label,
  known: textOf(known, id),
})
const column = (list: List, name: string, row: Entry | undefined) => ({
  field: `${list}.${name}`,
  known: String(row?.[name] ?? ''),
})

function textOf(known: Known, id: string): string {
  const answer = known[id]
  return isValue(answer) ? String(answer.value) : ''
}

/** 'PRIYA LAKSHMI' as people write it. */
const named = (capitals: string): string =>
  capitals.toLowerCase().replace(/(^| )\p{L}/gu, (letter) => letter.toUpperCase())

type Named = { itemId: string; documentType: string; fileName: string }

/** What a document may be that can be read: the photo page of a passport, or a notice with its labels. */
export type Readable = { readonly passport: boolean; readonly notice: boolean }

const PASSPORT = /passport|pasaporte|photo ?id/i
const NOTICE = /i-?94\b|i-?797|notice|receipt|approval|status ?(documents|proof)|aviso|recibo/i
/** Pictures for a form, not the page of a passport. */
const PHOTOS = /passport-style|photos/i

export function whatToRead({ itemId, documentType, fileName }: Named): Readable {
  const words = `${itemId} ${documentType} ${fileName}`
  return { passport: PASSPORT.test(words) && !PHOTOS.test(`${itemId} ${documentType}`), notice: NOTICE.test(words) }
}

/** Without accents, marks and case: 'José-María' and 'JOSE MARIA' are one name. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim()
