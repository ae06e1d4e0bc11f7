import type { CaseType } from '#case-types/case-type.ts'
import type { FormId } from '#case-types/package/declared-package.ts'
import { countryName } from '#formats/countries.ts'

/** What the record says of somebody's nationality; what is undefined is not known. */
export type Nationality = { citizenship?: string; secondCitizenship?: string; standing?: string }

const UNITED_STATES = 'US'
const nationals: readonly (string | undefined)[] = ['U.S. citizen', 'U.S. national']

/** A citizen or national is no alien (INA 101(a)(3)): there is no status to ask for. */
export const isUsNational = ({ citizenship, secondCitizenship, standing }: Nationality): boolean =>
  citizenship === UNITED_STATES || secondCitizenship === UNITED_STATES || nationals.includes(standing)

/** Classifications that only citizens of these countries have, with the law that says so. */
const ofTreaty: Readonly<Record<string, { countries: readonly string[]; says: string; law: string }>> = {
  TN: { countries: ['CA', 'MX'], says: 'Canada or Mexico', law: 'INA 214(e)' },
  'E-3': { countries: ['AU'], says: 'Australia', law: 'INA 101(a)(15)(E)(iii)' },
  'H-1B1': { countries: ['CL', 'SG'], says: 'Chile or Singapore', law: 'INA 101(a)(15)(H)(i)(b1)' },
}

export const isOfTreaty = (classification: string): boolean => classification in ofTreaty

/** What stands against a classification, in one sentence; undefined: nothing, or the citizenship is not known. */
export function treatyProblem(classification: string, { citizenship, secondCitizenship }: Nationality) {
  const treaty = ofTreaty[classification]
  const known = [citizenship, secondCitizenship].filter((code) => code !== undefined)
  if (!treaty || known.length === 0 || known.some((code) => treaty.countries.includes(code))) return undefined
  const held = known.map(countryName).join(' and ')
  return `${classification} is for citizens of ${treaty.says}; the citizenship on record is ${held} (${treaty.law}).`
}

/** Forms by which somebody who is no citizen asks for a status of the own. */
const forStatus: ReadonlySet<FormId> = new Set(['i-485', 'i-539'])
const asksForStatus = ({ forms }: Pick<CaseType, 'forms'>) =>
  forms.some(({ form, part }) => part === 'main' && forStatus.has(form))

/** Why this person cannot have a case of the type, before it is opened; undefined: nothing speaks against it. */
export const neverFiles = (type: Pick<CaseType, 'forms'>, name: string, who: Nationality): string | undefined =>
  asksForStatus(type) && isUsNational(who)
    ? `${name} is a U.S. citizen by the record and needs no immigration status. Correct the record if this is wrong.`
    : undefined
