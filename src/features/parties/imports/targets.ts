import type { FactType, ScalarType } from '#engine/fact.ts'
import { company } from '#facts/company.ts'
import { employment } from '#facts/employment.ts'
import { person } from '#facts/person.ts'
import { capitalized } from '#formats/words.ts'

export type ImportKind = 'people' | 'companies'

/** What a column of a file can be read as: a fact, or one column of the first record of a fact that is a list. */
export type Target = {
  /** `person.familyName`, or `person.passports/number`. */
  id: string
  factId: string
  /** The column inside a list of records. */
  part: string | null
  label: string
  group: string
  required: boolean
  secret: boolean
  type: ScalarType
}

export const targetsOf = (kind: ImportKind): readonly Target[] => (kind === 'people' ? peopleTargets : companyTargets)

export const targetById = (kind: ImportKind, id: string): Target | undefined =>
  targetsOf(kind).find((target) => target.id === id)

type Declared = Record<string, FactType & { id: string }>

// A person without an address could not be told from another of the same name, nor invited.
const required = new Set<string>([
  person.familyName.id,
  person.givenName.id,
  person.email.id,
  employment.jobTitle.id,
  company.legalName.id,
  company.email.id,
])

const peopleTargets: readonly Target[] = [...targetsIn(person, 'Person'), ...targetsIn(employment, 'Employment')]
const companyTargets: readonly Target[] = targetsIn(company, 'Company')

function targetsIn(declared: Declared, group: string): Target[] {
  return Object.values(declared).flatMap((fact): Target[] => {
    if (fact.type === 'address') return []
    if (fact.type !== 'records') return [scalar(fact, group)]
    return Object.entries(fact.columns).map(([part, column]) => ({
      id: `${fact.id}/${part}`,
      factId: fact.id,
      part,
      label: `${capitalized(fact.one)}: ${column.label}`,
      group: fact.label,
      required: false,
      secret: column.secret ?? false,
      type: column,
    }))
  })
}

function scalar(fact: ScalarType & { id: string }, group: string): Target {
  return {
    id: fact.id,
    factId: fact.id,
    part: null,
    label: fact.label,
    group,
    required: required.has(fact.id),
    secret: fact.secret ?? false,
    type: fact,
  }
}

/** Creating by hand and by file need the same right. */
export const rightFor = (kind: ImportKind) => (kind === 'people' ? 'employee:create' : 'company:create')

export const MOST_ROWS: Readonly<Record<ImportKind, number>> = { people: 20_000, companies: 2_000 }
export const MOST_COLUMNS = 200

const UNDO_MS = 24 * 60 * 60 * 1000

export const undoUntil = (importedAt: string): string => new Date(Date.parse(importedAt) + UNDO_MS).toISOString()
export const mayUndo = (importedAt: string, now: Date): boolean => now.getTime() - Date.parse(importedAt) <= UNDO_MS
