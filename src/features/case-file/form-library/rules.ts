import { showDate } from '#formats/dates.ts'
import { formNumber } from '#formats/form-names.ts'

export type Basis = 'postmark' | 'received'
/** The days of a filing; one day when it is the same. */
export type FilingDays = string | Readonly<Record<Basis, string>>

/** A dated row of the library; dates are ISO. */
export type Known = {
  formId: string
  edition: string
  ombExpiresOn: string | null
  takenFrom: string | null
  takenUntil: string | null
  /** Which day decides: as announced, and the receipt where nobody entered it. */
  basis?: Basis
  confirmed: boolean
  /** The day on which somebody confirmed it here; rows that came with the product have none. */
  confirmedOn?: string | null
  note: string
  status: 'Known' | 'Imported' | 'Refused'
  /** Written with the mapping of an earlier edition, each field of which has its counterpart; an administrator confirms that. */
  carried?: { from: string; confirmed: boolean } | null
  /** Why it goes out with nothing, whatever its dates say: the form itself is declared so. */
  notForFiling?: string
}

export type EditionFlag = 'current' | 'unconfirmed' | 'expired' | 'superseded' | 'upcoming' | 'unknown' | 'notForFiling'
export type EditionStatus = { flag: EditionFlag; sentence: string }

/** Whether an edition can be filed on a day, and in words why not. Editions are data: the rows come from the library. */
export function editionStatus(
  rows: readonly Known[],
  formId: string,
  edition: string,
  days: FilingDays,
): EditionStatus {
  const ofForm = rows.filter((row) => row.formId === formId)
  const row = ofForm.find((each) => each.edition === edition)
  const called = `${formNumber(formId)} ${edition ? `edition ${shownEdition(edition)}` : '(no edition printed)'}`
  if (!row) return { flag: 'unknown', sentence: `${called} is not known to the form library.` }
  if (row.notForFiling !== undefined)
    return { flag: 'notForFiling', sentence: `${called} is not for filing. ${row.notForFiling}` }
  const on = dayFor(row, days)
  if (row.takenUntil !== null && row.takenUntil < on)
    return {
      flag: 'superseded',
      sentence: `${called} was taken until ${onScreen(row.takenUntil)}.${instead(ofForm, row, on)}`,
    }
  if (row.ombExpiresOn !== null && row.ombExpiresOn < on)
    return {
      flag: 'expired',
      sentence: `${called} expired on ${onScreen(row.ombExpiresOn)}.${instead(ofForm, row, on)}`,
    }
  if (row.takenFrom !== null && row.takenFrom > on)
    return { flag: 'upcoming', sentence: `${called} is taken from ${onScreen(row.takenFrom)}.` }
  if (row.carried && !row.carried.confirmed)
    return {
      flag: 'unconfirmed',
      sentence: `${called} is carried over from ${shownEdition(row.carried.from)}, and an administrator has not confirmed that yet.`,
    }
  // Who confirms an edition has looked whether a later one is taken already: what is named until then is settled.
  const looked = (row.confirmed && row.confirmedOn) || ''
  const later = ofForm.find(
    (each) => !each.confirmed && each.edition > edition && each.edition > looked && each.edition <= on,
  )
  if (!row.confirmed || later) return { flag: 'unconfirmed', sentence: `${called}: ${doubt(row, later)}` }
  return { flag: 'current', sentence: `${called} is the current edition.` }
}

/** Whether an agency takes an edition on a day. Unknown: not in the library, or only named there without a day. */
export type Acceptance = 'accepted' | 'expired' | 'unknown' | 'not-yet'
export type Editions = {
  /** Editions are ISO days ('2026-02-27'). Confirmed: an announcement of the agency was found and nothing speaks against it. */
  status: (formId: string, edition: string) => { acceptance: Acceptance; confirmed: boolean; sentence: string }
  /** Of the editions given (all that are known, if none are), the newest that is taken on that day. */
  newest: (formId: string, among?: readonly string[]) => string | undefined
  /** Without it there are only proof pages. */
  hasBlank: (formId: string, edition: string) => boolean
}

export function editionsOn(rows: readonly Known[], days: FilingDays): Editions {
  const status: Editions['status'] = (formId, edition) => {
    const { flag, sentence } = editionStatus(rows, formId, edition, days)
    const row = rows.find((each) => each.formId === formId && each.edition === edition)
    const onlyNamed = flag === 'unconfirmed' && row?.takenFrom === null && !row.carried
    return { acceptance: onlyNamed ? 'unknown' : acceptances[flag], confirmed: flag === 'current', sentence }
  }
  const newest: Editions['newest'] = (formId, among) =>
    rows
      .filter((row) => row.formId === formId && (among === undefined || among.includes(row.edition)))
      .filter((row) => !row.carried || isToBeUsed(row, rows, dayFor(row, days)))
      .map(({ edition }) => edition)
      .filter((edition) => status(formId, edition).acceptance === 'accepted')
      .sort()
      .at(-1)
  const hasBlank: Editions['hasBlank'] = (formId, edition) =>
    rows.some((row) => row.formId === formId && row.edition === edition && row.status === 'Imported')
  return { status, newest, hasBlank }
}

/** Of the editions the product fills, the newest that is taken; where the library does not say, the newest at all. */
export const newestEdition = (formId: string, filled: readonly string[], library?: Editions): string =>
  library?.newest(formId, filled) ?? [...filled].sort().at(-1) ?? ''

/** As printed on the paper: 08/21/25. */
export const printedEdition = (edition: string): string => {
  const [year = '', month, day] = edition.split('-')
  return edition === '' ? '' : `${month}/${day}/${year.slice(2)}`
}

/** On screen an edition is a day like any other, 08-21-2025; the paper prints 08/21/25 (decisions §12). */
export const shownEdition = (edition: string): string => showDate(edition)

/** As the product names it: '08/21/25' → '2025-08-21'. */
export const editionFromPrint = (printed: string | null): string => {
  const [month, day, year] = (printed ?? '').split('/')
  return year === undefined ? '' : `20${year}-${month}-${day}`
}

/** 'Line1[0] is missing', for a person. */
export function inWords({ field, what, detail }: { field: string; what: string; detail?: string }): string {
  const short = field.split('.').at(-1) ?? field
  if (field === '') return `The ${detail ?? 'document differs'}`
  if (what === 'missing') return `${short} is missing`
  return what === 'new' ? `${short} is new` : `${short}: ${detail ?? 'changed'}`
}

const acceptances: Record<EditionFlag, Acceptance> = {
  current: 'accepted',
  unconfirmed: 'accepted',
  expired: 'expired',
  superseded: 'expired',
  upcoming: 'not-yet',
  unknown: 'unknown',
  notForFiling: 'expired',
}

/** Until a carried-over edition is confirmed, cases stay on the one before it, as long as that one can be printed. */
const isToBeUsed = ({ formId, edition, carried }: Known, rows: readonly Known[], on: string): boolean =>
  edition <= on &&
  (!carried ||
    carried.confirmed ||
    !rows.some((row) => row.formId === formId && row.edition === carried.from && row.status === 'Imported'))

/** The day that decides about a row. */
const dayFor = ({ basis = 'received' }: Pick<Known, 'basis'>, days: FilingDays): string =>
  typeof days === 'string' ? days : days[basis]

const onScreen = (iso: string) => `${iso.slice(5, 7)}-${iso.slice(8, 10)}-${iso.slice(0, 4)}`
const isOpenOn = ({ takenFrom, takenUntil }: Known, on: string) =>
  (takenFrom === null || takenFrom <= on) && (takenUntil === null || takenUntil >= on)

function instead(ofForm: readonly Known[], row: Known, on: string): string {
  const taken = ofForm.filter((each) => each !== row && each.confirmed && isOpenOn(each, on))
  return taken.length > 0 ? ` Use ${taken.map(({ edition }) => shownEdition(edition)).join(' or ')}.` : ''
}

function doubt(row: Known, later: Known | undefined): string {
  if (later)
    return `a later edition, ${shownEdition(later.edition)}, is named but not confirmed. Check the official page before filing.`
  return row.note || 'no announcement was found. Check the official page before filing.'
}
