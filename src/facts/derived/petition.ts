import { all, type Condition, is, not, yes } from '#engine/condition.ts'
import { derive, derivedFacts } from '#engine/derived.ts'
import { choice, number, text, yesNo } from '#engine/fact.ts'
import { askedIf } from '#engine/reference.ts'
import { formDate } from '#formats/dates.ts'
import { person } from '../person.ts'
import { petition, severalInOne } from '../petition.ts'
import { beneficiary } from '../petition-parties.ts'
import { fullName } from '../pick.ts'
import { aboutPerson } from './person.ts'

/** Only H-2A and H-2B workers may be unnamed (8 CFR 214.2(h)(2)(iii)). */
export const mayBeUnnamed: Condition = is(petition.classification, 'H-2A', 'H-2B')
export const isUnnamed: Condition = all(mayBeUnnamed, yes(petition.unnamedWorkers))

export const mayBeSeveral: Condition = all(is(petition.classification, ...severalInOne), not(isUnnamed))

const symbols: Partial<Record<string, string>> = {
  'H-3 special education': 'H-3',
  'L blanket': 'LZ',
  'E-2 CNMI': 'E-2C',
  'P-1 major league': 'P-1',
}

const further = askedIf(mayBeSeveral, petition.furtherBeneficiaries)

/** What the petition says that follows from what is known. */
export const aboutPetition = derivedFacts('case', {
  /** What is written for the classification: 'H-1B'. */
  classificationSymbol: derive(
    text('Classification symbol', { max: 10 }),
    [petition.classification],
    ([asked]) => asked && (symbols[asked] ?? asked),
  ),
  beneficiariesAre: derive(
    choice('Type of beneficiaries requested', ['Named', 'Unnamed']),
    [petition.classification, askedIf(mayBeUnnamed, petition.unnamedWorkers)],
    ([asked, unnamed]) => {
      if (asked === 'L blanket') return { not: 'notApplicable' }
      if (asked !== 'H-2A' && asked !== 'H-2B') return asked && 'Named'
      return unnamed === undefined ? undefined : unnamed ? 'Unnamed' : 'Named'
    },
  ),
  workers: derive(
    number('Total number of workers included in this petition'),
    [
      petition.classification,
      askedIf(mayBeUnnamed, petition.unnamedWorkers),
      askedIf(isUnnamed, petition.unnamedWorkerCount),
      further,
    ],
    ([asked, unnamed, count, others]) => {
      if (asked === undefined) return undefined
      if (asked === 'L blanket') return { not: 'notApplicable' }
      if (unnamed !== false && (asked === 'H-2A' || asked === 'H-2B')) return unnamed ? count : undefined
      return (severalInOne as readonly string[]).includes(asked) ? 1 + (others?.length ?? 0) : 1
    },
  ),
  isNewPetition: derive(yesNo('New petition'), [petition.basis], ([basis]) =>
    basis ? basis === 'New employment' : undefined,
  ),
  everyoneHasPassport: derive(
    yesNo('Each person has a valid passport'),
    [person.passports, further],
    ([passports, others = []], today) => {
      if (passports === undefined) return undefined
      const own = passports.some(({ kind, expiresOn }) => kind !== 'Travel document' && !isOver(expiresOn, today))
      return own && others.every((each) => each.passportNumber && !isOver(each.passportExpiresOn, today))
    },
  ),
  hasPetitionsTogether: derive(
    yesNo('Other petitions are filed with this one'),
    [petition.petitionsFiledTogether],
    ([count]) => someOf(count),
  ),
  hasI94Applications: derive(
    yesNo('Applications for an I-94 are filed with this petition'),
    [petition.i94Applications],
    ([count]) => someOf(count),
  ),
  hasDependentApplications: derive(
    yesNo('Applications of dependents are filed with this petition'),
    [petition.dependentApplications],
    ([count]) => someOf(count),
  ),
  hasImmigrantPetitions: derive(
    yesNo('An immigrant petition has been filed for a beneficiary'),
    [petition.immigrantPetitionsFiled],
    ([count]) => someOf(count),
  ),
  anyoneInRemoval: derive(
    yesNo('A beneficiary is in removal proceedings'),
    [beneficiary.inRemovalProceedings, further],
    ([own, others = []]) => own || others.some((each) => each.inRemovalProceedings) || own,
  ),
  namesInRemoval: derive(
    text('Beneficiaries in removal proceedings', { max: 2000 }),
    [beneficiary.inRemovalProceedings, aboutPerson.fullName, further],
    ([own, name, others = []]) =>
      [own ? name : undefined, ...others.filter((each) => each.inRemovalProceedings).map(nameOf)]
        .filter(Boolean)
        .join(', ') || undefined,
  ),
  anyExchangeVisitor: derive(
    yesNo('A beneficiary has been in J-1 or J-2 status'),
    [beneficiary.wasExchangeVisitor, further],
    ([own, others = []]) => own || others.some((each) => each.wasExchangeVisitor) || own,
  ),
  exchangeVisitDates: derive(
    text('Dates in J-1 or J-2 status', { max: 2000 }),
    [askedIf(yes(beneficiary.wasExchangeVisitor), beneficiary.exchangeVisits), further],
    ([visits = [], others = []]) =>
      [
        ...visits.map(({ status, from, until }) => [status, span(from, until)].filter(Boolean).join(' ')),
        ...others.filter((each) => each.exchangeVisits).map((each) => `${nameOf(each)}: ${each.exchangeVisits}`),
      ].join('; ') || undefined,
  ),
})

const isOver = (expiresOn: string | undefined, today: string) => expiresOn !== undefined && expiresOn < today

const someOf = (count: number | undefined) => (count === undefined ? undefined : count > 0)

const span = (from: string | undefined, until: string | undefined) =>
  [from && formDate(from), until ? formDate(until) : 'present'].filter(Boolean).join(' to ')

const nameOf = ({
  givenName,
  middleName,
  familyName,
}: {
  givenName?: string
  middleName?: string
  familyName?: string
}) => fullName(givenName, middleName, familyName)
