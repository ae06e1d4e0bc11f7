import { company } from '#facts/company.ts'
import { employment } from '#facts/employment.ts'
import { immigrant as petition } from '#facts/immigrant-petition.ts'
import { abilityToPay } from './later-needs.ts'
import { filing, immigrant, limits } from './needs.ts'
import { at, type Find, type Found, given, type Read, rule } from './rule.ts'
import { dollars, yearly } from './wages.ts'

/** 8 CFR 204.5(g)(2): with so many workers a statement of a financial officer may do. */
const OFFICER_FROM = 100

/** Classes without a labor certification: the petition's own day is the priority date (8 CFR 204.5(d)). */
const withoutCertification: ReadonlySet<string> = new Set([
  'Extraordinary ability',
  'Outstanding professor or researcher',
  'Multinational executive or manager',
])

/** CT-8.1. Who petitions alone has no offer that somebody must be able to pay. */
const payable: Find = given([petition.petitionedBy], ([by], read) => {
  if (by === 'Self') return []
  // Before either is there, both are offered.
  const letter = (read.peek(abilityToPay.payYears) === undefined ? read : read.peek)(abilityToPay.officerLetter)
  return letter ? byLetter(read) : byYears(read)
})

const byLetter: Find = given(
  [company.employees],
  ([employees]) =>
    employees < OFFICER_FROM &&
    at(
      abilityToPay.officerLetter,
      `A financial officer’s letter does only with ${OFFICER_FROM} workers or more; the employer has ${employees}.`,
    ),
)

type Row = {
  year?: number
  offered?: number
  paid?: number
  others?: number
  netIncome?: number
  netCurrentAssets?: number
}

const byYears: Find = given([abilityToPay.payYears, filing.filingDate], ([rows, filed], read) => {
  const since = priorityDate(read, filed)
  const offer = offeredByPetition(read)
  if (since === undefined || offer === undefined) return undefined
  const first = Number(since.slice(0, 4))
  const years = Array.from({ length: Number(filed.slice(0, 4)) - first + 1 }, (_, n) => first + n)
  return years.flatMap((year) =>
    inYear(
      year,
      rows.find((row) => row.year === year),
      offer,
    ),
  )
})

/** The day the labor certification was filed, else that of the petition where none is needed. */
function priorityDate(read: Read, filed: string): string | undefined {
  const known =
    read.peek(immigrant.priorityDate) ?? read.peek(petition.laborCertificationFiledOn) ?? read.peek(limits.permFiledOn)
  if (known !== undefined) return known
  return withoutCertification.has(read.peek(petition.immigrantCategory) ?? '') ? filed : read(immigrant.priorityDate)
}

function offeredByPetition(read: Read): number | undefined {
  const [wage, unit] = [read(employment.wage), read(employment.wageUnit)]
  return wage === undefined || unit === undefined ? undefined : yearly(wage, unit)
}

function inYear(year: number, row: Row | undefined, offer: number): Found[] {
  if (!row) return [at(abilityToPay.payYears, `Nothing is entered for ${year}.`)]
  const { offered = offer, paid = 0, others = 0, netIncome, netCurrentAssets } = row
  // All pending workers of a year are added first; what others lack counts like a worker who was paid nothing.
  const workers: PayYear['workers'] = [
    { offered, paid },
    { offered: others, paid: 0 },
  ]
  const missing = Number.NEGATIVE_INFINITY
  if (canPay({ workers, netIncome: netIncome ?? missing, netCurrentAssets: netCurrentAssets ?? missing })) return []
  const short = `${year}: ${dollars(shortfallOf({ workers }))} more was to be paid`
  const figures = [
    netIncome === undefined ? 'no net income is entered' : `net income is ${dollars(netIncome)}`,
    netCurrentAssets === undefined
      ? 'no net current assets are entered'
      : `net current assets are ${dollars(netCurrentAssets)}`,
  ].join(' and ')
  return [at(abilityToPay.payYears, `${short}; ${figures}. Each counts alone, never the two together.`)]
}

export const abilityToPayRules = [rule('V87', 'warn', ['i-140'], 'Ability to pay', '8 CFR 204.5(g)(2)', payable)]

/** One tax year of the employer, and what each pending worker was offered and paid in it, in cents. */
type PayYear = {
  workers: readonly { offered: number; paid: number }[]
  netIncome: number
  netCurrentAssets: number
}

/** What the employer would still have had to pay; the workers of a year are added first. */
export const shortfallOf = ({ workers }: Pick<PayYear, 'workers'>): number =>
  workers.reduce((sum, { offered, paid }) => sum + Math.max(offered - paid, 0), 0)

/** CT-8.1 (8 CFR 204.5(g)(2)): net income or net current assets cover the shortfall; the two are never added together. */
export function canPay(year: PayYear): boolean {
  const shortfall = shortfallOf(year)
  return shortfall === 0 || year.netIncome >= shortfall || year.netCurrentAssets >= shortfall
}
