/** A row of the replaceable list of poverty guidelines: its code and, as its words, dollars a year. */
export type GuidelineRow = { code: string; words: string }

type Guideline = { from: string; region: Region; size: string; dollars: number }
export type Region = 'C' | 'A' | 'H'

const CODE = /^(\d{4}-\d\d-\d\d)([CAH])([1-8+])$/
const LARGEST = 8

/** Alaska and Hawaii have tables of their own; territories and the District count with the 48 (Form I-864P). */
export const regionOf = (state: string | undefined): Region => (state === 'AK' ? 'A' : state === 'HI' ? 'H' : 'C')

export type Line = { cents: number; from: string }

/** The guideline of a household on a day: the newest table that holds then. Undefined where the list has none. */
export function guidelineOn(
  rows: readonly GuidelineRow[],
  day: string,
  region: Region,
  household: number,
): Line | undefined {
  const held = rows.flatMap(read).filter((each) => each.region === region && each.from <= day)
  const from = held.reduce<string | undefined>(
    (last, each) => (last && last >= each.from ? last : each.from),
    undefined,
  )
  if (from === undefined || household < 1) return undefined
  const amount = (size: string) => held.find((each) => each.from === from && each.size === size)?.dollars
  const base = amount(String(Math.min(household, LARGEST)))
  const further = household > LARGEST ? amount('+') : 0
  if (base === undefined || further === undefined) return undefined
  return { cents: (base + Math.max(household - LARGEST, 0) * further) * 100, from }
}

function read({ code, words }: GuidelineRow): Guideline[] {
  const [, from, region, size] = CODE.exec(code) ?? []
  const dollars = Number(words)
  if (!from || !size || !Number.isInteger(dollars) || dollars <= 0) return []
  return [{ from, region: region as Region, size, dollars }]
}
