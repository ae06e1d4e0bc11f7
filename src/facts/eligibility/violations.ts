import { explainedQuestions } from './questions.ts'

/**
 * Visas, admissions and removal: Form I-485, Part 9, Items 10 to 21 and 67 to 78. Proceedings (Item 14) are asked in the
 * words of travel-document.ts.
 */
export const violations = explainedQuestions({
  deniedAdmission: [
    'Have you ever been refused entry to the United States?',
    'Have you EVER been denied admission to the United States?',
    'refused entry',
  ],
  deniedVisa: [
    'Has the United States ever refused you a visa?',
    'Have you EVER been denied a visa to the United States?',
    'refused visa',
  ],
  workedUnauthorized: [
    'Have you ever worked in the United States without permission?',
    'Have you EVER worked in the United States without authorization?',
    'work without permission',
  ],
  everViolatedStatus: [
    'Have you ever broken the rules of a nonimmigrant status?',
    'Have you EVER violated the terms or conditions of your nonimmigrant status? In any status you ever held here, such as F-1, H-1B or B-2.',
    'violation of a status',
  ],
  orderedRemoved: [
    'Have you ever been ordered to leave the United States?',
    'Have you EVER been issued a final order of exclusion, deportation, or removal?',
    'order of removal',
  ],
  orderReinstated: [
    'Has an earlier order to leave ever been put back in force?',
    'Have you EVER had a prior final order of exclusion, deportation, or removal reinstated?',
    'reinstated order',
  ],
  stayedAfterDeparture: [
    'Were you ever allowed to leave on your own, and did not leave in time?',
    'Have you EVER been granted voluntary departure by an immigration officer or an immigration judge but failed to depart within the allotted time?',
    'voluntary departure',
  ],
  askedForRelief: [
    'Have you ever asked for protection from being removed?',
    'Have you EVER applied for any kind of relief or protection from removal, exclusion, or deportation? Such as asylum or cancellation of removal.',
    'relief from removal',
  ],
  homeResidenceRule: [
    'Were you ever a J exchange visitor who had to go home for two years?',
    'Have you EVER been a J nonimmigrant exchange visitor who was subject to the two-year foreign residence requirement? The J visa or Form DS-2019 says so.',
    'two-year rule',
  ],
  homeResidenceMet: [
    'Have you spent those two years at home?',
    'Have you complied with the foreign residence requirement?',
    'two years at home',
  ],
  homeResidenceWaived: [
    'Have you a waiver of the two years, or a favorable recommendation for one?',
    'Have you been granted a waiver or has Department of State issued a favorable waiver recommendation letter for you?',
    'waiver of the two years',
  ],
  missedProceeding: [
    'Did you ever fail to appear at a removal hearing?',
    'Have you EVER failed or refused to attend or to remain in attendance at any removal proceeding filed against you on or after April 1, 1997? If yes, a written statement with the reason is attached.',
    'missed hearing',
  ],
  falseDocuments: [
    'Have you ever given false documents to a U.S. official?',
    'Have you EVER submitted altered, fraudulent, or counterfeit documentation to any U.S. Government official to obtain or attempt to obtain any immigration benefit, including a visa or entry into the United States?',
    'false documents',
  ],
  misrepresented: [
    'Have you ever lied or left something out to get a visa, entry or other benefit?',
    'Have you EVER lied about, concealed, or misrepresented any information on an application or petition to obtain a visa, other documentation required for entry into the United States, admission to the United States, or any other kind of immigration benefit?',
    'misrepresentation',
  ],
  claimedCitizenship: [
    'Have you ever falsely said that you are a U.S. citizen?',
    'Have you EVER falsely claimed to be a U.S. citizen (in writing or any other way)?',
    'claim to be a citizen',
  ],
  stowaway: [
    'Have you ever come hidden on a ship or airplane?',
    'Have you EVER been a stowaway on a vessel or aircraft arriving in the United States?',
    'stowaway',
  ],
  smuggled: [
    'Have you ever helped somebody to enter the United States illegally?',
    'Have you EVER knowingly encouraged, induced, assisted, abetted, or aided any alien to enter or to try to enter the United States illegally (alien smuggling)?',
    'help with illegal entry',
  ],
  civilPenalty: [
    'Are you under a final penalty for using false documents?',
    'Are you under a final order of civil penalty for violating INA section 274C for use of fraudulent documents?',
    'civil penalty',
  ],
  everRemoved: [
    'Have you ever been removed from the United States, or left after an order?',
    'Have you EVER been excluded, deported, or removed from the United States or have you ever departed the United States on your own after having been ordered excluded, deported, or removed from the United States?',
    'removal',
  ],
  enteredUninspected: [
    'Have you ever entered the United States without being inspected?',
    'Have you EVER entered the United States without being inspected and admitted or paroled?',
    'entry without inspection',
  ],
  unlawfullyPresent: [
    'Since April 1, 1997, have you stayed in the United States unlawfully?',
    'Since April 1, 1997, have you been unlawfully present in the United States? You were unlawfully present in the United States if you were present in the United States after the expiration of the period of stay authorized by the Department of Homeland Security (DHS) Secretary or were present in the United States without being admitted or paroled. The explanation gives the dates.',
    'unlawful presence, with dates',
  ],
  presentAsVictim: [
    'Was human trafficking a central reason for that unlawful stay?',
    'Was a severe form of trafficking in persons at least one central reason for your unlawful presence in the United States? Severe trafficking in persons involves sex trafficking (the recruitment, harboring, transportation, provision, or obtaining of a person to commit a commercial sex act) induced by force, fraud, or coercion, or in which the person induced to perform such act has not reached 18 years of age, or the recruitment, harboring, transportation, provision, or obtaining of a person for labor or services, through the use of force, fraud, or coercion for the purpose of subjection to involuntary servitude, peonage, debt bondage, or slavery.',
    'trafficking as a reason',
  ],
  reenteredAfterPresence: [
    'Since April 1, 1997, have you come back without inspection after more than a year of unlawful stay?',
    'Since April 1, 1997, have you EVER reentered or attempted to reenter the United States without being inspected and admitted or paroled after having been unlawfully present in the United States for more than one year in the aggregate on or after April 1, 1997? You were unlawfully present for more than one year in the aggregate if you count all of the days during all of your stays that you were present in the United States after the expiration of the period of stay authorized by the DHS Secretary or were present in the United States without being admitted or paroled.',
    'reentry after unlawful presence',
  ],
  reenteredAfterRemoval: [
    'Since April 1, 1997, have you come back without inspection after being removed?',
    'Since April 1, 1997, have you EVER reentered or attempted to reenter the United States without being inspected and admitted or paroled after having been deported, excluded, or removed from the United States?',
    'reentry after removal',
  ],
})
