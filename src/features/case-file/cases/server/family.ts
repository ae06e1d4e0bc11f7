import { caseTypeById } from '#case-types/all.ts'
import type { Implied } from '#case-types/case-type.ts'
import { type LinkedCase, linkedFacts } from '#case-types/facts/implied-facts.ts'
import { inheritedFacts, sponsoredAlong } from '#case-types/facts/inherited-facts.ts'
import { type Answer, isValue, type Known, type KnownAnswer } from '#engine/answer.ts'
import type { ValueOf } from '#engine/fact.ts'
import type { SubjectKey } from '#engine/known-facts.ts'
import { family } from '#facts/family.ts'
import { asOfToday, factsFromFamily, type Relative } from '#facts/from-family.ts'
import { comesAlong } from '#formats/options.ts'
import type { Db } from '#platform/database/database.ts'

/** The forms that ask one member of a family what another has told: those that lead to residence. */
const familyForms: ReadonlySet<string> = new Set(['i-485', 'i-130', 'i-130a', 'i-140', 'i-864'])

export const asksOfFamily = (formIds: readonly string[]): boolean => formIds.some((id) => familyForms.has(id))

type Row = {
  kind: 'person' | 'case'
  id: number
  relation: string
  adjusts: boolean
  resident: boolean
  gone: boolean
  known: Known | null
  linked: LinkedCase | null
}

/** One stored answer as the reader of this case may see it. */
type Show = (
  subject: 'person' | 'case',
  id: number,
  factId: string,
  stored: KnownAnswer | undefined,
) => Answer | undefined

export type FamilyOfCase = {
  /** What the case takes from the principal's, or the principal's from who come along. */
  inherited: Implied
  /** What is known of a person from what the family has told. */
  answer: (subject: SubjectKey, factId: string) => Answer | undefined
  /** A stored answer, where what has become of the family since speaks against it. */
  today: <T extends Answer>(factId: string, stored: T | undefined) => T | undefined
  /** Who has the green card by an own case is a resident, whatever status is on record from before. */
  isResident: (subject: SubjectKey) => boolean
}

export const nobody: FamilyOfCase = {
  inherited: {},
  answer: () => undefined,
  today: (_factId, stored) => stored,
  isResident: () => false,
}

export async function familyOfCase(
  db: Db,
  { id, typeId }: { id: number; typeId: number },
  { today, show }: { today: string; show: Show },
): Promise<FamilyOfCase> {
  const rows = await db.rows<Row>(
    'select kind, id, relation, adjusts, resident, gone, known, linked from app.case_family($1) order by id',
    [id],
  )
  const household = rows
    .filter(({ kind }) => kind === 'person')
    .map(
      ({ id: personId, relation, adjusts, resident, gone, known }): Relative => ({
        ...{ id: personId, relation, adjusts, resident, gone },
        answer: (factId) => show('person', personId, factId, known?.[factId]),
      }),
    )
  const principal = rows.find(({ kind }) => kind === 'case')
  const comeAlong =
    caseTypeById(typeId)?.family?.typeId === typeId &&
    household.some(({ relation, adjusts }) => comesAlong(relation) && adjusts)
  const found = new Map<SubjectKey, ReadonlyMap<string, Answer>>()
  const of = (subject: SubjectKey) => {
    const who = household.find((each) => subject === `person/${each.id}`)
    const known = found.get(subject) ?? (who ? factsFromFamily(who, household, today) : new Map<string, Answer>())
    found.set(subject, known)
    return known
  }
  return {
    inherited: principal
      ? {
          ...(principal.linked && linkedFacts(principal.linked, typeId)),
          ...inheritedFacts((factId) => show('case', principal.id, factId, principal.known?.[factId])),
        }
      : comeAlong
        ? sponsoredAlong
        : {},
    answer: (subject, factId) => of(subject).get(factId),
    isResident: (subject) =>
      household.some(({ id: personId, resident }) => resident && subject === `person/${personId}`),
    today: (factId, stored) =>
      factId === family.family.id && isValue(stored) && household.some(({ resident, gone }) => resident || gone)
        ? { ...stored, value: asOfToday(stored.value as ValueOf<typeof family.family>, household) }
        : stored,
  }
}
