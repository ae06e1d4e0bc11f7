import { all, allOf, has, is, no, not, yes } from '#engine/condition.ts'
import { derive, derivedFacts } from '#engine/derived.ts'
import type { Address } from '#engine/fact.ts'
import { address, choice, date, exact, records, text, type ValueOf, type YesNoType, yesNo } from '#engine/fact.ts'
import { type AnyFact, askedIf, ifKnown } from '#engine/reference.ts'
import { employment } from '../employment.ts'
import { attorney } from '../firm.ts'
import { immigrant } from '../immigrant-petition.ts'
import { goodStanding, laborCertification, permRequirements, recruiting, stepKinds } from '../labor-certification.ts'
import { person } from '../person.ts'
import { position } from '../petition-parties.ts'
import { aboutAttorney, aboutCompany } from './parties.ts'

const answers = ['Yes', 'No', 'N/A'] as const
const { liveInDomestic, alreadyEmployed, onlyExperienceHere } = permRequirements

/** "If yes is marked in …": N/A where it is not. */
const following = (label: string, before: AnyFact & YesNoType, asked: AnyFact & YesNoType) =>
  derive(choice(label, answers), [before, askedIf(yes(before), asked)], ([is, said]) =>
    is === undefined ? undefined : is ? yesOrNo(said) : 'N/A',
  )

const atLeast35 = (hours: number | undefined) => (hours === undefined ? undefined : hours >= 35)

const yesOrNo = (said: boolean | undefined) => (said === undefined ? undefined : said ? 'Yes' : 'No')

/** Apartment, suite or floor with its number, which the Department of Labor wants in one line. */
export const unitLine = (of: Address | undefined): string | { not: 'notApplicable' } | undefined =>
  of && (of.unitNumber ? [of.unitKind, of.unitNumber].filter(Boolean).join(' ') : { not: 'notApplicable' })

/** Who works there already has a first day, unless nobody entered it. */
const worksHere = derivedFacts('case', {
  worksForEmployer: derive(
    yesNo('The worker works for the employer now'),
    [
      ifKnown(employment.startedOn),
      ifKnown(employment.endedOn),
      askedIf(not(has(employment.startedOn)), alreadyEmployed),
    ],
    ([from, until, said], today) => (from ? from <= today && !(until && until < today) : said),
  ),
})
const here = yes(worksHere.worksForEmployer)

export const representation = derivedFacts('case', {
  laborRepresentation: derive(
    choice('Representation of the employer', ['Attorney', 'None']),
    [attorney.familyName],
    ([name]) => (name ? 'Attorney' : 'None'),
  ),
})

export const byLaborAttorney = is(representation.laborRepresentation, 'Attorney')
const advertises = (kind: string) => kind === 'Professional' || kind === 'Nonprofessional'
export const recruits = is(recruiting.occupationKind, 'Professional', 'Nonprofessional')
export const recruitsFurther = is(recruiting.occupationKind, 'Professional')
export const sponsorsLiveIn = yes(liveInDomestic)

const determination = laborCertification.wageDeterminationNumber
const withoutDetermination = all(yes(recruiting.supervisedRecruitment), not(has(determination)))

/** What Form ETA-9089 says that follows from what is known. */
export const aboutCertification = derivedFacts('case', {
  ...worksHere,
  ...representation,
  employerUnit: derive(exact('Suite, floor or apartment', { max: 40 }), [aboutCompany.address], ([of]) => unitLine(of)),
  attorneyUnit: derive(exact('Suite, floor or apartment', { max: 40 }), [aboutAttorney.address], ([of]) =>
    unitLine(of),
  ),
  /** The product fills Appendix A with the application. */
  appendixAAttached: derive(yesNo('Appendix A is attached'), [person.familyName], ([name]) =>
    name ? true : undefined,
  ),
  wageRequestInstead: derive(
    choice('Form ETA-9141 is attached instead of a determination', answers),
    [
      recruiting.supervisedRecruitment,
      determination,
      askedIf(withoutDetermination, laborCertification.wageRequestAttached),
    ],
    ([supervised, number, attached]) =>
      supervised === undefined ? undefined : supervised && !number ? yesOrNo(attached) : 'N/A',
  ),
  /** Where work is done in further areas, Appendix B has to tell them. */
  appendixBAttached: derive(
    choice('Appendix B is attached', answers),
    [laborCertification.otherWorkAreas],
    ([elsewhere]) => (elsewhere === undefined ? undefined : elsewhere ? 'Yes' : 'N/A'),
  ),
  permanentFullTime: derive(
    yesNo('Permanent position of 35 hours or more'),
    [immigrant.permanentPosition, employment.fullTime, askedIf(no(employment.fullTime), employment.hoursPerWeek)],
    ([permanent, full, hours]) => allOf([permanent, full === false ? atLeast35(hours) : full]),
  ),
  liveInExperienced: following(
    'One year of paid live-in experience',
    liveInDomestic,
    permRequirements.liveInExperience,
  ),
  liveInContracted: following('Contract for live-in work', liveInDomestic, permRequirements.liveInContract),
  liveInContractCopied: derive(
    choice('Copy of the contract given', answers),
    [
      liveInDomestic,
      askedIf(sponsorsLiveIn, permRequirements.liveInContract),
      askedIf(all(sponsorsLiveIn, yes(permRequirements.liveInContract)), permRequirements.liveInContractGiven),
    ],
    ([liveIn, contract, given]) => (liveIn && contract ? yesOrNo(given) : liveIn === undefined ? undefined : 'N/A'),
  ),
  onlyAlternative: following(
    'Qualifies only by the alternative requirements',
    worksHere.worksForEmployer,
    permRequirements.onlyByAlternative,
  ),
  comparableHere: following(
    'Experience in a substantially comparable position',
    onlyExperienceHere,
    permRequirements.comparableExperience,
  ),
  trainingPaid: following(
    'Education or training paid by the employer',
    onlyExperienceHere,
    permRequirements.employerPaidTraining,
  ),
  representsBoth: derive(
    yesNo('The attorney represents the worker too'),
    [attorney.familyName, askedIf(has(attorney.familyName), laborCertification.attorneyForWorkerToo)],
    ([name, both]) => (name ? both : false),
  ),
  /** Neither concerns an occupation that is recruited for in another way. */
  sundayPaper: derive(
    choice('Sunday edition', answers),
    [recruiting.occupationKind, askedIf(recruits, recruiting.sundayEdition)],
    ([kind, is]) => (kind && advertises(kind) ? yesOrNo(is) : kind && 'N/A'),
  ),
  secondAdvertisement: derive(
    choice('Second advertisement', ['Newspaper', 'Professional journal', 'N/A']),
    [recruiting.occupationKind, askedIf(recruits, recruiting.secondAdKind)],
    ([kind, where]) => (kind && advertises(kind) ? where : kind && 'N/A'),
  ),
  /** One row for each kind of the paper, empty where it was not used; the whole time of several of a kind. */
  recruitmentGrid: derive(
    records('Further recruitment', 'step', { held: yesNo('Used'), from: date('From'), until: date('To') }),
    [recruiting.recruitmentSteps],
    ([steps]) =>
      steps &&
      stepKinds.map((kind) => {
        const ones = steps.filter((step) => step.kind === kind)
        const from = ones.flatMap((step) => step.from ?? []).sort()[0]
        const until = ones
          .flatMap((step) => step.until ?? [])
          .sort()
          .at(-1)
        return { id: kind, held: ones.length > 0 ? true : undefined, from, until }
      }),
  ),
  noticeToUnion: given('Bargaining representative'),
  noticePosted: given('Posted'),
  noticeElectronic: given('Electronic'),
  noticeInHouse: given('In-house media'),
  noticeHousehold: given('Private household'),
  noticeNotGiven: given('Not posted'),
})

/** Kellogg: only somebody who works there and qualifies by the alternative alone is asked. */
export const asksCombination = all(here, is(aboutCertification.onlyAlternative, 'Yes'))
function given(way: ValueOf<typeof recruiting.noticeGiven>[number]['way']) {
  return derive(yesNo('Notice given'), [recruiting.noticeGiven], ([ways]) =>
    ways?.some((each) => each.way === way) ? true : undefined,
  )
}

export const aboutPermJob = derivedFacts('employment', {
  permWorksite: derive(
    address('Worksite', { inUnitedStates: true }),
    [employment.worksiteStreet, employment.worksiteCity, employment.worksiteState, employment.worksiteZip],
    ([street, city, state, postalCode]): Address | undefined =>
      street && city ? { street, city, state, postalCode } : undefined,
  ),
  permWorksiteUnit: derive(
    exact('Suite, floor or apartment of the worksite', { max: 40 }),
    [position.worksiteUnitKind, position.worksiteUnitNumber],
    // Whether nobody answered or there is none is not told apart here, and an open question leaves its box empty.
    ([unitKind, unitNumber]) => (unitNumber ? unitLine({ unitKind, unitNumber }) : undefined),
  ),
})

export const aboutLaborAttorney = derivedFacts('attorney', {
  barNumbers: derive(exact('State bar numbers', { max: 200 }), [attorney.licenses], ([list]) =>
    list?.map(({ state, barNumber }) => `${state} ${barNumber}`).join(', '),
  ),
  /** Form G-28 takes the authority that licensed, which may be a board; here only a court is right. */
  courtName: derive(
    text('Name of the highest court', { max: 200 }),
    [goodStanding.highestCourt, ifKnown(attorney.licenses)],
    ([told, list]) => told ?? courtIn(list?.[0]?.authority),
  ),
  courtState: derive(
    exact('State of the highest court', { max: 2 }),
    [attorney.licenses],
    ([list]) => list?.[0]?.state,
  ),
})

const courtIn = (authority: string | undefined) => (/\bcourt\b/i.test(authority ?? '') ? authority : undefined)
