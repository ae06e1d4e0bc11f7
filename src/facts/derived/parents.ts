import { derive, derivedFacts } from '#engine/derived.ts'
import { records, type ValueOf } from '#engine/fact.ts'
import { parents } from '../parents.ts'

type Parent = ValueOf<typeof parents.parents>[number]
type Entry = Readonly<Record<string, unknown>>

const { columns } = parents.parents

/** Forms I-130 and I-130A have boxes for these too; who has died lives in no country. */
const onPetition = {
  ...columns,
  sex: { ...columns.sex, asked: true as const },
  residenceCity: { ...columns.residenceCity, asked: true as const },
  residenceCountry: { ...columns.residenceCountry, asked: ({ residenceCity }: Entry) => !hasDied(residenceCity) },
}

export const aboutParents = derivedFacts('person', {
  parentsOnPetition: derive(records(parents.parents.label, 'parent', onPetition), [parents.parents], ([list]) =>
    list?.length === 0 ? { not: 'none' } : list,
  ),
  /** The parent with a maiden name first, under it: Form I-130A asks it of Parent 1 and the last name of Parent 2. */
  parentsByMaidenName: derive(
    records('Parents, the first by the maiden name', 'parent', {
      ...onPetition,
      birthCity: { ...columns.birthCity, asked: true },
    }),
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

const hasDied = (residence: unknown) => /^\s*(deceased|fallecid[oa])/i.test(String(residence ?? ''))

const hasMaidenName = ({ birthFamilyName, familyName, sex }: Parent) =>
  sex === 'Female' && birthFamilyName !== undefined && birthFamilyName !== familyName
