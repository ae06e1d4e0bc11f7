import { ask, part } from '#engine/form.ts'
import { biographic as facts } from '#facts/biographic.ts'
import { aboutRace } from '#facts/derived/biographic.ts'

export const biographic = part('3', 'Biographic Information', [
  ask('1', facts.ethnicity, { label: 'Ethnicity' }),
  ask('2 White', aboutRace.raceWhite),
  ask('2 Asian', aboutRace.raceAsian),
  ask('2 Black', aboutRace.raceBlack),
  ask('2 American Indian', aboutRace.raceAmericanIndian),
  ask('2 Pacific Islander', aboutRace.racePacificIslander),
  ask('3 feet', facts.heightFeet),
  ask('3 inches', facts.heightInches),
  ask('4', facts.weightPounds, { label: 'Weight' }),
  ask('5', facts.eyeColor),
  ask('6', facts.hairColor),
])
