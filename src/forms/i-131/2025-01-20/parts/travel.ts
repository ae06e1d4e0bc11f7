import { all, is, yes } from '#engine/condition.ts'
import { ask, part } from '#engine/form.ts'
import { aboutTravel, asksParole } from '#facts/derived/travel-document.ts'
import { parole as facts } from '#facts/parole.ts'
import { travel } from '#facts/travel-document.ts'
import { travelPermit } from '#facts/travel-permits.ts'
import { explained } from '../../../explained.ts'
import { asksAdvanceParole, asksReentryPermit, asksRefugeeDocument, asksReparole } from './conditions.ts'
import { filedFromOutside } from './processing.ts'

export const reentryPermit = part(
  '5',
  'Complete Only If Applying for a Reentry Permit',
  [ask('1', travelPermit.timeOutside, { label: 'Total time spent outside the United States' })],
  asksReentryPermit,
)

const outside = all(filedFromOutside, yes(travelPermit.alreadyOutside))

export const refugeeDocument = part(
  '6',
  'Complete Only If Applying for a Refugee Travel Document',
  [
    ask('1', travelPermit.refugeCountry),
    ...explained('2', travelPermit.plansReturn, travelPermit.plansReturnExplained),
    ...explained('3.a', travelPermit.returned, travelPermit.returnedExplained),
    ...explained('3.b', travelPermit.nationalPassport, travelPermit.nationalPassportExplained),
    ...explained('3.c', travelPermit.nationalBenefit, travelPermit.nationalBenefitExplained),
    ...explained('4.a', travelPermit.reacquiredNationality, travelPermit.reacquiredExplained),
    ...explained('4.b', travelPermit.newNationality, travelPermit.newNationalityExplained),
    ...explained('4.c', travelPermit.refugeElsewhere, travelPermit.refugeElsewhereExplained),
    ask('5', travelPermit.filedBeforeDeparture),
    ask('6.a', travelPermit.alreadyOutside, { when: filedFromOutside }),
    ask('6.b', travelPermit.placeOutside, { when: outside }),
    ask('6.c', travelPermit.countriesSince, { when: outside }),
  ],
  asksRefugeeDocument,
)

export const proposedTravel = part(
  '7',
  'Information About Your Proposed Travel',
  [
    ask('1', travel.departureOn, { label: 'Date of Intended Departure' }),
    ask('2', travel.tripPurpose, { label: 'Purpose of trip' }),
    ask('3', aboutTravel.countriesToVisit, { label: 'Countries you intend to visit' }),
    ask('4', travel.tripCount, { label: 'How many trips do you intend to use this document?' }),
    ask('5', travel.tripDays, { label: 'Expected Length of Trip (in days)' }),
  ],
  asksAdvanceParole,
)

const fromAbroad = is(travel.travelDocument, 'Parole under a program', 'Parole without a program')

export const parole = part(
  '8',
  'Complete Only If Applying for an Initial Parole Document, Parole In Place, or Re-parole',
  [
    ask('1', facts.paroleReason, { label: 'Explain how you qualify for parole, parole in place, or re-parole' }),
    ask('2', facts.paroleStay, { label: 'Expected Length of Stay in the United States' }),
    ask('3.a', facts.paroleArrivalOn, { label: 'Date of Intended Arrival to the United States', when: fromAbroad }),
    ask('3.b city', facts.parolePostCity, { when: fromAbroad }),
    ask('3.b country', facts.parolePostCountry, { when: fromAbroad }),
  ],
  asksParole,
)

export const workPermit = part(
  '9',
  'Employment Authorization For New Period of Parole (Re-parole)',
  [ask('1', facts.reparoleWorkPermit)],
  asksReparole,
)
