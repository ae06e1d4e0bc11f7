import { is, no, yes } from '#engine/condition.ts'
import { derive, derivedFacts } from '#engine/derived.ts'
import { date, type FactType, type ScalarType, text, type ValueOf, yesNo } from '#engine/fact.ts'
import { type AnyFact, askedIf } from '#engine/reference.ts'
import { countryName } from '#formats/countries.ts'
import { biographic, biographicTypes, type races } from '../biographic.ts'
import { parole, paroled } from '../parole.ts'
import { newest } from '../pick.ts'
import { travel, travelHistory } from '../travel-document.ts'

export const paroleKinds = [
  'Parole under a program',
  'Parole without a program',
  'Parole in place under a program',
  'Parole in place without a program',
  'Re-parole under a program',
  'Re-parole without a program',
] as const

export const asksParole = is(travel.travelDocument, ...paroleKinds)

/** Only parole is asked for somebody else (Form I-131, Part 2: "if you are requesting parole on behalf of someone"). */
export const travelParties = derivedFacts('case', {
  appliesForOther: derive(
    yesNo('Applies on behalf of somebody else'),
    [travel.travelDocument, askedIf(asksParole, parole.paroleFor)],
    ([document, whose]) => {
      if (document === undefined) return undefined
      if (!(paroleKinds as readonly string[]).includes(document)) return false
      return whose && whose === 'Somebody else'
    },
  ),
})

const other = yes(travelParties.appliesForOther)
const own = no(travelParties.appliesForOther)

/** What is asked of "the person who will receive the document": the other's answer, or the applicant's own. */
const ofReceiver = <const T extends ScalarType, Theirs extends AnyFact, Own extends AnyFact>(
  type: T,
  their: Theirs,
  mine: Own,
) =>
  derive(
    { ...type, askedOf: undefined, help: undefined } as T,
    [travelParties.appliesForOther, askedIf(other, their), askedIf(own, mine)],
    ([forOther, theirs, ownAnswer]) =>
      (forOther === undefined ? undefined : forOther ? theirs : ownAnswer) as ValueOf<T> | undefined,
  )

const race = (name: (typeof races)[number]) =>
  derive(
    yesNo(name),
    [travelParties.appliesForOther, askedIf(other, paroled.theirRace), askedIf(own, biographic.race)],
    ([forOther, theirs, ownRaces]) =>
      forOther === undefined ? undefined : (forOther ? theirs : ownRaces)?.some((each) => each.race === name),
  )

export const receiver = derivedFacts('case', {
  receiverEthnicity: ofReceiver(biographicTypes.ethnicity, paroled.theirEthnicity, biographic.ethnicity),
  receiverAmericanIndian: race('American Indian or Alaska Native'),
  receiverAsian: race('Asian'),
  receiverBlack: race('Black or African American'),
  receiverPacificIslander: race('Native Hawaiian or Other Pacific Islander'),
  receiverWhite: race('White'),
  receiverHeightFeet: ofReceiver(biographicTypes.heightFeet, paroled.theirHeightFeet, biographic.heightFeet),
  receiverHeightInches: ofReceiver(biographicTypes.heightInches, paroled.theirHeightInches, biographic.heightInches),
  receiverWeight: ofReceiver(biographicTypes.weightPounds, paroled.theirWeightPounds, biographic.weightPounds),
  receiverEyeColor: ofReceiver(biographicTypes.eyeColor, paroled.theirEyeColor, biographic.eyeColor),
  receiverHairColor: ofReceiver(biographicTypes.hairColor, paroled.theirHairColor, biographic.hairColor),
  receiverProceedings: ofReceiver(
    yesNo('Has been in exclusion, deportation, removal or rescission proceedings'),
    paroled.theirProceedings,
    travelHistory.everInProceedings,
  ),
})

type Issued = ValueOf<typeof travelHistory.issuedTravelDocuments>[number]
const isParole = ({ kind }: Issued) => kind === 'Advance parole'
const isPermit = ({ kind }: Issued) => kind === 'Reentry permit' || kind === 'Refugee travel document'

const fromIssued = <const T extends FactType>(
  type: T,
  which: (document: Issued) => boolean,
  say: (documents: Issued[]) => ValueOf<T> | undefined,
) => derive(type, [travelHistory.issuedTravelDocuments], ([list]) => (list ? say(list.filter(which)) : undefined))

/** "For the last document issued to you." */
export const issuedBefore = derivedFacts('person', {
  hadTravelPermit: fromIssued(yesNo('Ever issued a reentry permit or refugee travel document'), isPermit, hasAny),
  travelPermitIssuedOn: fromIssued(date('Issued on'), isPermit, (found) => newest(found, 'issuedOn')?.issuedOn),
  travelPermitNow: fromIssued(text('Disposition'), isPermit, (found) => newest(found, 'issuedOn')?.disposition),
  hadAdvanceParole: fromIssued(yesNo('Ever issued an advance parole document'), isParole, hasAny),
  advanceParoleIssuedOn: fromIssued(date('Issued on'), isParole, (found) => newest(found, 'issuedOn')?.issuedOn),
  advanceParoleNow: fromIssued(text('Disposition'), isParole, (found) => newest(found, 'issuedOn')?.disposition),
})

function hasAny(found: readonly Issued[]): boolean {
  return found.length > 0
}

type Correction = ValueOf<typeof travel.corrections>[number]['what']
const corrects = (what: Correction) =>
  derive(yesNo(String(what)), [travel.corrections], ([list]) => list?.some((each) => each.what === what))

export const aboutTravel = derivedFacts('case', {
  countriesToVisit: derive(text('Countries to visit', { max: 2000 }), [travel.tripCountries], ([list]) => {
    const names = list?.flatMap(({ country }) => (country ? [countryName(country)] : []))
    return names && names.length > 0 ? names.join(', ') : undefined
  }),
  correctsName: corrects('Name'),
  correctsANumber: corrects('A-Number'),
  correctsCountry: corrects('Country of birth or citizenship'),
  correctsTerms: corrects('Terms and conditions'),
  correctsBirthDate: corrects('Date of birth'),
  correctsSex: corrects('Sex'),
  correctsValidity: corrects('Validity date'),
  correctsPhoto: corrects('Photo'),
})
