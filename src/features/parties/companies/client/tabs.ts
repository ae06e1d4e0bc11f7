import type { ProfileFact } from '../profile.ts'

export const tabs = [
  { key: 'basic', title: 'Basic Details' },
  { key: 'additional', title: 'Additional Details' },
  { key: 'h1b', title: 'H1B-Question Details' },
] as const

export type Tab = (typeof tabs)[number]['key']

const ADDITIONAL: readonly ProfileFact[] = [
  ...([
    'signerFirstName',
    'signerMiddleName',
    'signerLastName',
    'signerTitle',
    'individual',
    'tradeName',
    'fein',
  ] as const),
  ...(['incorporatedOn', 'businessType', 'naicsCode', 'grossIncome', 'netIncome', 'employees'] as const),
  ...(['fullTimeEquivalents', 'h1bEmployees', 'l1Employees', 'about', 'affiliates'] as const),
]
const H1B: readonly ProfileFact[] = [
  ...(['willfulViolator', 'higherEducation', 'nonprofitOrganization', 'nonprofitResearch'] as const),
  ...(['subsequentExtension', 'amendedPetition', 'correctsUscisError', 'secondaryEducation'] as const),
  ...(['nonprofitClinical', 'nonprofitTaxExempt'] as const),
]

/** The first tab that holds one of these fields. */
export function firstTabWith(names: readonly string[]): Tab | undefined {
  const found = new Set(names.map(tabOf))
  return tabs.find(({ key }) => found.has(key))?.key
}

function tabOf(name: string): Tab {
  if (ADDITIONAL.some((fact) => fact === name)) return 'additional'
  return H1B.some((fact) => fact === name) ? 'h1b' : 'basic'
}
