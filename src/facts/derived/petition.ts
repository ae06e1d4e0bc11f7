import { saidNot } from '#engine/answer.ts'
import { all, allOf, anyOf, is, not, type Truth, yes } from '#engine/condition.ts'
import { derive, derivedFacts, reopening, withoutColumn } from '#engine/derived.ts'
import { choice, number, text, type ValueOf, yesNo } from '#engine/fact.ts'
import type { Condition } from '#engine/reference.ts'
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

export const further = askedIf(mayBeSeveral, petition.furtherBeneficiaries)

type Worker = ValueOf<typeof petition.furtherBeneficiaries>[number]

/** The workers beside the first: nobody where a petition is for one person; undefined while nobody has told. */
export const othersOf = (
  asked: string | undefined,
  told: readonly Worker[] | undefined,
): readonly Worker[] | undefined => {
  if (asked === undefined) return undefined
  return (severalInOne as readonly string[]).includes(asked) ? told : []
}

/** Of each person in the petition: true or false only when everybody's answer is known to make it so. */
const ofEverybody = (own: Truth, others: readonly Worker[] | undefined, of: (worker: Worker) => Truth): Truth[] => [
  own,
  ...(others ? others.map(of) : [undefined]),
]

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
      const beside = othersOf(asked, others)
      return beside && 1 + beside.length
    },
  ),
  isNewPetition: derive(yesNo('New petition'), [petition.basis], ([basis]) =>
    basis ? basis === 'New employment' : undefined,
  ),
  everyoneHasPassport: reopening(
    derive(
      yesNo('Each person has a valid passport'),
      [person.passports, petition.classification, further],
      ([passports, asked, others], today) => {
        const own = passports
          ?.filter(({ kind }) => kind !== 'Travel document')
          .map(({ expiresOn }) => isValid(expiresOn, today))
        const hasOne = (worker: Worker) => {
          if (hasNoPassport(worker)) return false
          return worker.passportNumber ? isValid(worker.passportExpiresOn, today) : undefined
        }
        return allOf(ofEverybody(own && anyOf(own), othersOf(asked, others), hasOne))
      },
    ),
    ([passports, asked, others]) => [
      ...withoutColumn(passports, 'expiresOn'),
      ...['passportNumber', 'passportExpiresOn'].flatMap((column) => leftOpenIn(asked, withPassport(others), column)),
    ],
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
  anyoneInRemoval: reopening(
    derive(
      yesNo('A beneficiary is in removal proceedings'),
      [beneficiary.inRemovalProceedings, petition.classification, further],
      ([own, asked, others]) => anyOf(ofEverybody(own, othersOf(asked, others), (each) => each.inRemovalProceedings)),
    ),
    ([, asked, others]) => leftOpenIn(asked, others, 'inRemovalProceedings'),
  ),
  namesInRemoval: derive(
    text('Beneficiaries in removal proceedings', { max: 2000 }),
    [beneficiary.inRemovalProceedings, aboutPerson.fullName, petition.classification, further],
    ([own, name, asked, others]) => {
      const beside = othersOf(asked, others)
      // Some of the names would read as all of them.
      if (ofEverybody(own, beside, (each) => each.inRemovalProceedings).includes(undefined)) return undefined
      const named = (beside ?? []).filter((each) => each.inRemovalProceedings).map(nameOf)
      return [own ? name : undefined, ...named].filter(Boolean).join(', ') || undefined
    },
  ),
  anyExchangeVisitor: reopening(
    derive(
      yesNo('A beneficiary has been in J-1 or J-2 status'),
      [beneficiary.wasExchangeVisitor, petition.classification, further],
      ([own, asked, others]) => anyOf(ofEverybody(own, othersOf(asked, others), (each) => each.wasExchangeVisitor)),
    ),
    ([, asked, others]) => leftOpenIn(asked, others, 'wasExchangeVisitor'),
  ),
  exchangeVisitDates: reopening(
    derive(
      text('Dates in J-1 or J-2 status', { max: 2000 }),
      [
        beneficiary.wasExchangeVisitor,
        askedIf(yes(beneficiary.wasExchangeVisitor), beneficiary.exchangeVisits),
        petition.classification,
        further,
      ],
      ([was, visits, asked, others]) => {
        const own = was ? visits : was === false ? [] : undefined
        const beside = othersOf(asked, others)
        if (!own || own.some(({ status, from }) => !status || !from)) return undefined
        if (!beside || beside.some((each) => each.wasExchangeVisitor !== false && !each.exchangeVisits))
          return undefined
        return (
          [
            ...own.map(({ status, from, until }) => `${status} ${span(from, until)}`),
            ...beside
              .filter((each) => each.wasExchangeVisitor !== false)
              .map((each) => `${nameOf(each)}: ${each.exchangeVisits}`),
          ].join('; ') || undefined
        )
      },
    ),
    ([was, visits, asked, others]) => [
      ...(was ? ['status', 'from'].flatMap((column) => withoutColumn(visits, column)) : []),
      ...leftOpenIn(asked, visitorsIn(others), 'exchangeVisits'),
    ],
  ),
})

const isValid = (expiresOn: string | undefined, today: string): Truth =>
  expiresOn === undefined ? undefined : expiresOn >= today

const hasNoPassport = (worker: Worker) => saidNot(worker, 'passportNumber') === 'none'
const withPassport = (others: unknown) =>
  Array.isArray(others) ? others.filter((worker: Worker) => !hasNoPassport(worker)) : others

const leftOpenIn = (asked: unknown, others: unknown, column: string) =>
  (severalInOne as readonly unknown[]).includes(asked) ? withoutColumn(others, column) : []

/** Of the further workers, those who were in J status. */
const visitorsIn = (others: unknown): unknown =>
  Array.isArray(others) ? others.filter((each) => each.wasExchangeVisitor === true) : others

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
