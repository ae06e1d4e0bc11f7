import { is } from '#engine/condition.ts'
import { ask, askIfAny, part } from '#engine/form.ts'
import { biographic as looks } from '#facts/biographic.ts'
import { aboutFamily } from '#facts/derived/adjustment.ts'
import { aboutMarriages } from '#facts/derived/marriages.ts'
import { aboutRace } from '#facts/derived/person.ts'
import { parents } from '#facts/parents.ts'
import { person } from '#facts/person.ts'

export const parentsPart = part('5', 'Information About Your Parents', [ask('1', parents.parents)])

/** "Including if you are legally separated". */
const married = is(person.maritalStatus, 'Married', 'Separated')

export const marriage = part('6', 'Information About Your Marital History', [
  ask('1', person.maritalStatus, { label: 'What is your current marital status?' }),
  ask('2', aboutFamily.spouseServes, {
    label: 'If you are married, is your spouse a current member of the U.S. armed forces or U.S. Coast Guard?',
  }),
  ask('3', aboutMarriages.timesMarried, { label: 'How many times have you been married?' }),
  ask('4 family name', aboutFamily.spouseFamilyName, { label: 'Current Spouse’s Family Name', when: married }),
  ask('4 given name', aboutFamily.spouseGivenName, { label: 'Current Spouse’s Given Name', when: married }),
  askIfAny('4 middle name', aboutFamily.spouseMiddleName, { label: 'Current Spouse’s Middle Name', when: married }),
  askIfAny('5', aboutFamily.spouseANumber, { label: 'Current Spouse’s A-Number (if any)', when: married }),
  ask('6', aboutFamily.spouseBirthDate, { label: 'Current Spouse’s Date of Birth', when: married }),
  ask('7', aboutFamily.spouseBirthCountry, { label: 'Current Spouse’s Country of Birth', when: married }),
  ask('8', aboutFamily.spouseHome, { label: 'Current Spouse’s Current Physical Address', when: married }),
  ask('9 city', aboutMarriages.presentMarriageCity, { label: 'Place of Marriage: City or Town', when: married }),
  askIfAny('9 state', aboutFamily.marriageRegion, { label: 'Place of Marriage: State or Province', when: married }),
  ask('9 country', aboutMarriages.presentMarriageCountry, { label: 'Place of Marriage: Country', when: married }),
  ask('9 date', aboutMarriages.presentMarriageOn, { label: 'Date of Marriage to Current Spouse', when: married }),
  ask('10', aboutFamily.spouseApplies, { label: 'Is your current spouse applying with you?', when: married }),
  askIfAny('11', aboutMarriages.priorMarriages, { label: 'Prior Marriages (if any)' }),
])

export const children = part('7', 'Information About Your Children', [
  ask('1', aboutFamily.childrenCount, { label: 'Total number of ALL living children' }),
  askIfAny('2', aboutFamily.children),
])

export const biographic = part('8', 'Biographic Information', [
  ask('1', looks.ethnicity),
  ask('2 American Indian', aboutRace.raceAmericanIndian),
  ask('2 Asian', aboutRace.raceAsian),
  ask('2 Black', aboutRace.raceBlack),
  ask('2 Pacific Islander', aboutRace.racePacificIslander),
  ask('2 White', aboutRace.raceWhite),
  ask('3 feet', looks.heightFeet),
  ask('3 inches', looks.heightInches),
  ask('4', looks.weightPounds),
  ask('5', looks.eyeColor),
  ask('6', looks.hairColor),
])
