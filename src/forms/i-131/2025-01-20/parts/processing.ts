import { all, is, no, yes } from '#engine/condition.ts'
import { ask, askIfAny, part } from '#engine/form.ts'
import { aboutTravel, issuedBefore, receiver } from '#facts/derived/travel-document.ts'
import { travel } from '#facts/travel-document.ts'
import { travelPermit } from '#facts/travel-permits.ts'
import { asksDocument, asksTravelPermit } from './conditions.ts'

export const biographicInformation = part(
  '3',
  'Biographic Information of the Person Who Will Receive the Travel Document, Parole Document, or Arrival/Departure Record',
  [
    ask('1', receiver.receiverEthnicity),
    ask('2 American Indian', receiver.receiverAmericanIndian),
    ask('2 Asian', receiver.receiverAsian),
    ask('2 Black', receiver.receiverBlack),
    ask('2 Pacific Islander', receiver.receiverPacificIslander),
    ask('2 White', receiver.receiverWhite),
    ask('3 feet', receiver.receiverHeightFeet),
    ask('3 inches', receiver.receiverHeightInches),
    ask('4', receiver.receiverWeight),
    ask('5', receiver.receiverEyeColor),
    ask('6', receiver.receiverHairColor),
  ],
)

const replaces = all(asksDocument, yes(travel.replacesTravelDocument))
const corrects = all(replaces, is(travel.replacementReason, 'Wrong by my error or change', 'Wrong by another’s error'))
const sentAbroad = all(asksTravelPermit, is(travelPermit.permitSentTo, 'Office abroad'))
const noticeElsewhere = all(sentAbroad, is(travelPermit.pickUpNoticeTo, 'Another address'))

export const processing = part('4', 'Processing Information', [
  ask('1', receiver.receiverProceedings, {
    label:
      'Has the person who will receive the document been in any exclusion, deportation, removal, or rescission proceedings?',
  }),
  ask('2.a', issuedBefore.hadTravelPermit, {
    label: 'Have you EVER before been issued a Reentry Permit or Refugee Travel Document?',
  }),
  ask('2.b', issuedBefore.travelPermitIssuedOn, { label: 'Date Issued', when: yes(issuedBefore.hadTravelPermit) }),
  ask('2.c', issuedBefore.travelPermitNow, { label: 'Disposition', when: yes(issuedBefore.hadTravelPermit) }),
  ask('3.a', issuedBefore.hadAdvanceParole, { label: 'Have you EVER been issued an Advance Parole Document?' }),
  ask('3.b', issuedBefore.advanceParoleIssuedOn, { label: 'Date Issued', when: yes(issuedBefore.hadAdvanceParole) }),
  ask('3.c', issuedBefore.advanceParoleNow, { label: 'Disposition', when: yes(issuedBefore.hadAdvanceParole) }),
  ask('4', travel.replacesTravelDocument, { when: asksDocument }),
  ask('5', travel.replacementReason, { when: replaces }),
  ask('6.a name', aboutTravel.correctsName, { when: corrects }),
  ask('6.a A-Number', aboutTravel.correctsANumber, { when: corrects }),
  ask('6.a country', aboutTravel.correctsCountry, { when: corrects }),
  ask('6.a terms', aboutTravel.correctsTerms, { when: corrects }),
  ask('6.a birth', aboutTravel.correctsBirthDate, { when: corrects }),
  ask('6.a sex', aboutTravel.correctsSex, { when: corrects }),
  ask('6.a validity', aboutTravel.correctsValidity, { when: corrects }),
  ask('6.a photo', aboutTravel.correctsPhoto, { when: corrects }),
  ask('6.a explanation', travel.correctionExplained, { when: corrects }),
  ask('6.b', travel.replacedReceipt, { when: replaces }),
  ask('7.a', travelPermit.permitSentTo, { when: asksTravelPermit }),
  ask('7.b city', travelPermit.permitOfficeCity, { when: sentAbroad }),
  ask('7.b country', travelPermit.permitOfficeCountry, { when: sentAbroad }),
  ask('8.a', travelPermit.pickUpNoticeTo, { when: sentAbroad }),
  ask('9.a', travelPermit.pickUpAddress, { when: noticeElsewhere }),
  ask('9.b', travelPermit.pickUpPhone, { when: noticeElsewhere }),
  askIfAny('9.c', travelPermit.pickUpEmail, { when: noticeElsewhere }),
])

/** "If you answered 'No' to Item Number 5., you must answer Item Numbers 6.a. - 6.c." */
export const filedFromOutside = no(travelPermit.filedBeforeDeparture)
