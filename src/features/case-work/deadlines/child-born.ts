import { addMonths, type Day } from '#formats/day.ts'

type Child = { relation: string | undefined; birthDate: unknown }

/**
 * Born on: of the children in a case the one who turns 21 next (D-51). From 18 on (CT-9.1): no stay is longer than the three
 * years that are left then. Who is 21 already has no day to wait for.
 */
export function nextToTurn21(people: readonly Child[], today: Day): Day | undefined {
  return people
    .flatMap(({ relation, birthDate }) => (relation === 'Child' && typeof birthDate === 'string' ? [birthDate] : []))
    .filter((born) => addMonths(born, 18 * 12) <= today && addMonths(born, 21 * 12) >= today)
    .toSorted()[0]
}
