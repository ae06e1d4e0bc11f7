import { derive, derivedFacts } from '#engine/derived.ts'
import { records } from '#engine/fact.ts'
import { family } from '../family.ts'

const { columns, label, one } = family.family

/** Form I-140, Part 7, has two boxes for each member of the family: who adjusts status, and who applies for a visa abroad. */
export const familyOnPetition = derivedFacts('person', {
  familyOnPetition: derive(
    records(label, one, { ...columns, joins: { ...columns.joins, asked: true } }),
    [family.family],
    ([list]) => (list?.length === 0 ? { not: 'none' } : list),
  ),
})
