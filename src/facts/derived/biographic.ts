import { derive, derivedFacts } from '#engine/derived.ts'
import { yesNo } from '#engine/fact.ts'
import { biographic, type races } from '../biographic.ts'

/** One box for each race, "select all applicable boxes": only what was named is crossed. */
const named = (race: (typeof races)[number]) =>
  derive(yesNo(race), [biographic.race], ([list]) => list?.some((each) => each.race === race))

export const aboutRace = derivedFacts('person', {
  raceAmericanIndian: named('American Indian or Alaska Native'),
  raceAsian: named('Asian'),
  raceBlack: named('Black or African American'),
  racePacificIslander: named('Native Hawaiian or Other Pacific Islander'),
  raceWhite: named('White'),
})
