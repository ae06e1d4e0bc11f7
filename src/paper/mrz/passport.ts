/** A letter of a name that may be another: its place in the name, from 0. */
export type UnsureLetter = { readonly at: number; readonly or: string }

/** What the two lines of a passport say, as they say it: capitals, codes of three letters, days in full. */
export type PassportLines = {
  readonly issuedBy: string
  readonly familyName: string
  readonly givenNames: string
  /** Names have no check digit: what the picture leaves open. */
  readonly unsure?: { readonly familyName: readonly UnsureLetter[]; readonly givenNames: readonly UnsureLetter[] }
  /** The lines had no room for the whole name (ICAO Doc 9303 part 4, 4.2.3). */
  readonly nameCut: boolean
  readonly number: string
  readonly nationality: string
  readonly bornOn: string
  readonly sex: 'Male' | 'Female' | undefined
  readonly expiresOn: string
}

/** Reads what the lines say; undefined where a day is none, though the digits agree. */
export function passportOf(
  [upper, lower]: readonly [string, string],
  today: string,
  doubts: readonly UnsureLetter[] = [],
): PassportLines | undefined {
  const name = upper.slice(5)
  const [family = '', given = ''] = name.split('<<')
  const bornOn = dayOf(lower.slice(13, 19), (year) => year <= Number(today.slice(0, 4)))
  // A passport is valid for ten years, an old one may lie beside it: no day is fifty years ahead.
  const expiresOn = dayOf(lower.slice(21, 27), (year) => year < Number(today.slice(0, 4)) + 50)
  if (!bornOn || !expiresOn || bornOn > today || words(family) === '') return undefined
  const sex = lower[20]
  const within = (from: number, text: string) =>
    doubts.flatMap(({ at, or }) => (at >= from && at < from + text.length ? [{ at: at - from, or }] : []))
  return {
    issuedBy: words(upper.slice(2, 5)),
    familyName: words(family),
    givenNames: words(given),
    unsure: { familyName: within(5, family), givenNames: within(5 + family.length + 2, given) },
    nameCut: !name.endsWith('<'),
    number: words(lower.slice(0, 9)),
    nationality: words(lower.slice(10, 13)),
    bornOn,
    sex: sex === 'M' ? 'Male' : sex === 'F' ? 'Female' : undefined,
    expiresOn,
  }
}

const words = (text: string) => text.replace(/</g, ' ').trim().replace(/ +/g, ' ')

/** Two digits of a year are of this century where that is possible, else of the last. */
function dayOf(text: string, possible: (year: number) => boolean): string | undefined {
  const [short, month, day] = [text.slice(0, 2), text.slice(2, 4), text.slice(4, 6)]
  const year = possible(2000 + Number(short)) ? `20${short}` : `19${short}`
  const written = `${year}-${month}-${day}`
  const date = new Date(`${written}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? written : undefined
}
