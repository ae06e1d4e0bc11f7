/** INA 213A(f): 125 percent; 100 for a petitioner on active duty who sponsors the own spouse or child. */
export function percentRequired({
  activeDuty,
  basis,
  relation,
}: Partial<Record<'basis' | 'relation', string>> & {
  activeDuty?: boolean
}): 100 | 125 {
  const ownFamily = relation === 'Spouse' || relation === 'Child under 18' || relation === 'Child of 18 to 20'
  return activeDuty && basis === 'Petitioner' && ownFamily ? 100 : 125
}

/**
 * How many times the shortfall assets must be worth (8 CFR 213a.2(c)(2)(iii)(B)): 3 for the spouse, or a child of 18 or
 * more, of a citizen; 1 for an orphan to be adopted here; else 5. Whether a son or daughter of 21 counts as such a child
 * is not settled, so 5 is taken.
 */
export function assetsFactor({ standing, relation }: Partial<Record<'standing' | 'relation', string>>): 1 | 3 | 5 {
  if (relation === 'Orphan to be adopted in the United States') return 1
  const near = relation === 'Spouse' || relation === 'Child of 18 to 20'
  return near && standing === 'U.S. citizen' ? 3 : 5
}

export const requiredIncome = (guidelineCents: number, percent: 100 | 125): number =>
  Math.ceil((guidelineCents * percent) / 100)

export type IncomeTest = { suffices: boolean; shortCents: number; assetsNeededCents: number }

/**
 * case-types.md CT-10.1: income of sponsor and household together; what is missing may be covered `factor` times by the
 * assets of sponsor, household members and immigrant.
 */
export function incomeTest(have: number, required: number, assets: number, factor: number): IncomeTest {
  const shortCents = Math.max(required - have, 0)
  const assetsNeededCents = shortCents * factor
  return { suffices: shortCents === 0 || assetsNeededCents <= assets, shortCents, assetsNeededCents }
}

/** A row of the replaceable list of poverty guidelines: its code and, as its words, dollars a year. */
export type GuidelineRow = { code: string; words: string }

type Guideline = { from: string; region: Region; size: string; dollars: number }
type Region = 'C' | 'A' | 'H'

const CODE = /^(\d{4}-\d\d-\d\d)([CAH])([1-8+])$/
const LARGEST = 8

/** Alaska and Hawaii have tables of their own; territories and the District count with the 48 (Form I-864P). */
export const regionOf = (state: string | undefined): Region => (state === 'AK' ? 'A' : state === 'HI' ? 'H' : 'C')

type Line = { cents: number; from: string }

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
