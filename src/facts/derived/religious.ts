import { no } from '#engine/condition.ts'
import { derive, derivedFacts } from '#engine/derived.ts'
import { records, text } from '#engine/fact.ts'
import { dollars } from '#engine/print.ts'
import { askedIf } from '#engine/reference.ts'
import { ministry, religiousWorker } from '../classifications/religious.ts'
import { employment } from '../employment.ts'
import { position } from '../petition-parties.ts'
import { aboutPerson } from './person.ts'
import { stayColumns, staysInLast } from './transfer.ts'

const isPaid = no(ministry.selfSupporting)

/** What the R-1 supplement asks of the position that follows from what is known. */
export const religiousPosition = derivedFacts('employment', {
  compensation: derive(
    text('Salaried or non-salaried compensation', { max: 2000, lines: 2 }),
    [
      ministry.selfSupporting,
      askedIf(isPaid, employment.wage),
      askedIf(isPaid, employment.wageUnit),
      askedIf(isPaid, position.otherCompensation),
    ],
    ([selfSupporting, wage, unit, other]) => {
      if (selfSupporting)
        return 'Self-supporting in an established program for temporary, uncompensated missionary work.'
      const salary = wage && unit ? `$${dollars(wage)} ${unit === 'bi-weekly' ? unit : `per ${unit}`}` : undefined
      return selfSupporting === false ? [salary, other].filter(Boolean).join('; ') || undefined : undefined
    },
  ),
  /** Every address, the petitioner's own too. */
  workLocations: derive(
    text('Addresses where the work is done', { max: 3000, lines: 3 }),
    [
      employment.worksiteStreet,
      position.worksiteUnitKind,
      position.worksiteUnitNumber,
      employment.worksiteCity,
      employment.worksiteState,
      employment.worksiteZip,
      position.furtherWorksites,
    ],
    ([street, unitKind, unitNumber, city, state, zipCode, others]) =>
      street && others && [{ street, unitKind, unitNumber, city, state, zipCode }, ...others].map(inWords).join('; '),
  ),
})

export const religiousStays = derivedFacts('person', {
  staysInR: derive(
    records('Prior periods of stay in the R visa classification', 'stay', stayColumns),
    [aboutPerson.fullName, religiousWorker.rStays],
    ([own, stays], today) =>
      stays &&
      staysInLast(
        5,
        today,
        stays.map((stay) => ({ ...stay, name: stay.name || own })),
      ),
  ),
})

type Place = Partial<Record<'street' | 'unitKind' | 'unitNumber' | 'city' | 'state' | 'zipCode', string>>

const inWords = ({ street, unitKind, unitNumber, city, state, zipCode }: Place) =>
  [street, join(unitKind, unitNumber), city, join(state, zipCode)].filter(Boolean).join(', ')

const join = (...words: (string | undefined)[]) => words.filter(Boolean).join(' ')
