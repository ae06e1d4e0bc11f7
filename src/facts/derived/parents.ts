import { derive, derivedFacts } from '#engine/derived.ts'
import { records, type ValueOf } from '#engine/fact.ts'
import { parents } from '../parents.ts'

type Parent = ValueOf<typeof parents.parents>[number]

export const aboutParents = derivedFacts('person', {
  /** The parent with a maiden name first, under it: Form I-130A asks it of Parent 1 and the last name of Parent 2. */
  parentsByMaidenName: derive(
    records('Parents, the first by the maiden name', 'parent', parents.parents.columns),
    [parents.parents],
    ([list]) => {
      if (list === undefined || list.length === 0) return list && { not: 'none' }
      const first = list.find(hasMaidenName) ?? list.find(({ sex }) => sex === 'Female') ?? list[0]
      return list
        .map((each) => (each === first ? { ...each, familyName: each.birthFamilyName ?? each.familyName } : each))
        .sort((one, other) => Number(other.id === first?.id) - Number(one.id === first?.id))
    },
  ),
})

const hasMaidenName = ({ birthFamilyName, familyName, sex }: Parent) =>
  sex === 'Female' && birthFamilyName !== undefined && birthFamilyName !== familyName
