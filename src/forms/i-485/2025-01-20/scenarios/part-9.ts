/** The questions of Part 9 by fact, with their boxes for "Yes" and "No" as the tooltips name them. */
const table = [
  ['deniedAdmission', 'Pt9Line10_YesNo[1]', 'Pt9Line10_YesNo[0]'],
  ['deniedVisa', 'Pt9Line11_YesNo[0]', 'Pt9Line11_YesNo[1]'],
  ['workedUnauthorized', 'Pt9Line12_YesNo[0]', 'Pt9Line12_YesNo[1]'],
  ['everViolatedStatus', 'Pt8Line13_YesNo[1]', 'Pt8Line13_YesNo[0]'],
  ['everInProceedings', 'Pt8Line18_YesNo[0]', 'Pt8Line18_YesNo[1]'],
  ['orderedRemoved', 'Pt8Line19_YesNo[1]', 'Pt8Line19_YesNo[0]'],
  ['orderReinstated', 'Pt8Line20_YesNo[0]', 'Pt8Line20_YesNo[1]'],
  ['stayedAfterDeparture', 'Pt8Line17_YesNo[0]', 'Pt8Line17_YesNo[1]'],
  ['askedForRelief', 'Pt8Line23_YesNo[1]', 'Pt8Line23_YesNo[0]'],
  ['homeResidenceRule', 'Pt8Line24a_YesNo[0]', 'Pt8Line24a_YesNo[1]'],
  ['homeResidenceMet', 'Pt8Line24b_YesNo[1]', 'Pt8Line24b_YesNo[0]'],
  ['homeResidenceWaived', 'Pt8Line24c_YesNo[0]', 'Pt8Line24c_YesNo[1]'],
  ['arrested', 'Pt8Line22_YesNo[0]', 'Pt8Line22_YesNo[1]'],
  ['committedCrime', 'Pt9Line23_YesNo[1]', 'Pt9Line23_YesNo[0]'],
  ['convicted', 'Pt9Line24_YesNo[0]', 'Pt9Line24_YesNo[1]'],
  ['punished', 'Pt8Line25_YesNo[1]', 'Pt8Line25_YesNo[0]'],
  ['drugLaw', 'Pt8Line26_YesNo[1]', 'Pt8Line26_YesNo[0]'],
  ['drugTrafficking', 'Pt8Line27_YesNo[1]', 'Pt8Line27_YesNo[0]'],
  ['drugBenefit', 'Pt8Line28_YesNo[1]', 'Pt8Line28_YesNo[0]'],
  ['drugBenefitKnown', 'Pt8Line29_YesNo[1]', 'Pt8Line29_YesNo[0]'],
  ['prostitution', 'Pt8Line30_YesNo[1]', 'Pt8Line30_YesNo[0]'],
  ['procured', 'Pt8Line31_YesNo[0]', 'Pt8Line31_YesNo[1]'],
  ['prostitutionMoney', 'Pt8Line32_YesNo[0]', 'Pt8Line32_YesNo[1]'],
  ['commercialVice', 'Pt8Line33_YesNo[0]', 'Pt8Line33_YesNo[1]'],
  ['immunityUsed', 'Pt8Line34_YesNo[1]', 'Pt8Line34_YesNo[0]'],
  ['foreignOfficial', 'Pt8Line35a_YesNo[0]', 'Pt8Line35a_YesNo[1]'],
  ['religiousFreedom', 'Pt8Line35b_YesNo[1]', 'Pt8Line35b_YesNo[0]'],
  ['sexTrafficking', 'Pt8Line36_YesNo[1]', 'Pt8Line36_YesNo[0]'],
  ['forcedLabor', 'Pt8Line37_YesNo[1]', 'Pt8Line37_YesNo[0]'],
  ['helpedTrafficking', 'Pt8Line38_YesNo[0]', 'Pt8Line38_YesNo[1]'],
  ['traffickingBenefit', 'Pt9Line39_YesNo[1]', 'Pt9Line39_YesNo[0]'],
  ['traffickingBenefitKnown', 'Pt8Line40_YesNo[1]', 'Pt8Line40_YesNo[0]'],
  ['moneyLaundering', 'Pt8Line41_YesNo[0]', 'Pt8Line41_YesNo[1]'],
  ['intendsEspionage', 'Pt8Line42\\.a_YesNo[0]', 'Pt8Line42\\.a_YesNo[1]'],
  ['intendsIllegalExport', 'Pt8Line42\\.b_YesNo[1]', 'Pt8Line42\\.b_YesNo[0]'],
  ['intendsOverthrow', 'Pt8Line42c_YesNo[1]', 'Pt8Line42c_YesNo[0]'],
  ['intendsUnlawful', 'Pt8Line42d_YesNo[0]', 'Pt8Line42d_YesNo[1]'],
  ['weaponsTraining', 'Pt8Line43a_YesNo[1]', 'Pt8Line43a_YesNo[0]'],
  ['kidnapping', 'Pt8Line43b_YesNo[0]', 'Pt8Line43b_YesNo[1]'],
  ['weaponUsed', 'Pt8Line43c_YesNo[0]', 'Pt8Line43c_YesNo[1]'],
  ['violencePlanned', 'Pt8Line43d_YesNo[0]', 'Pt8Line43d_YesNo[1]'],
  ['violenceIncited', 'Pt8Line43e_YesNo[0]', 'Pt8Line43e_YesNo[1]'],
  ['violentGroup', 'Pt8Line43fYesNo[0]', 'Pt8Line43fYesNo[1]'],
  ['recruitedForGroup', 'Pt8Line43g_YesNo[0]', 'Pt8Line43g_YesNo[1]'],
  ['supportedViolence', 'Pt8Line43h_YesNo[1]', 'Pt8Line43h_YesNo[0]'],
  ['supportedViolent', 'Pt8Line43i_YesNo[1]', 'Pt8Line43i_YesNo[0]'],
  ['intendsViolence', 'Pt8Line44_YesNo[0]', 'Pt8Line44_YesNo[1]'],
  ['intendsDanger', 'Pt8Line45_YesNo[1]', 'Pt8Line45_YesNo[0]'],
  ['familyOfViolent', 'Pt8Line46_YesNo[0]', 'Pt8Line46_YesNo[1]'],
  ['weaponsProvided', 'Pt8Line47_YesNo[1]', 'Pt8Line47_YesNo[0]'],
  ['detentionWork', 'Pt8Line48_YesNo[1]', 'Pt8Line48_YesNo[0]'],
  ['weaponGroup', 'Pt8Line49_YesNo[0]', 'Pt8Line49_YesNo[1]'],
  ['militaryOrPolice', 'Pt8Line50_YesNo[1]', 'Pt8Line50_YesNo[0]'],
  ['armedGroup', 'Pt8Line51_YesNo[0]', 'Pt8Line51_YesNo[1]'],
  ['communistParty', 'Pt8Line52_YesNo[1]', 'Pt8Line52_YesNo[0]'],
  ['tortured', 'Pt8Line53a_YesNo[0]', 'Pt8Line53a_YesNo[1]'],
  ['genocide', 'Pt8Line53b_YesNo[0]', 'Pt8Line53b_YesNo[1]'],
  ['killingTried', 'Pt8Line53c_YesNo[0]', 'Pt8Line53c_YesNo[1]'],
  ['injuryTried', 'Pt8Line53d_YesNo[1]', 'Pt8Line53d_YesNo[0]'],
  ['childSoldiersRecruited', 'Pt8Line54_YesNo[1]', 'Pt8Line54_YesNo[0]'],
  ['childSoldiersUsed', 'Pt8Line55_YesNo[0]', 'Pt8Line55_YesNo[1]'],
  ['missedProceeding', 'Pt9Line67_YesNo[1]', 'Pt9Line67_YesNo[0]'],
  ['falseDocuments', 'Pt9Line68_YesNo[0]', 'Pt9Line68_YesNo[1]'],
  ['misrepresented', 'Pt9Line69_YesNo[1]', 'Pt9Line69_YesNo[0]'],
  ['claimedCitizenship', 'Pt9Line70_YesNo[0]', 'Pt9Line70_YesNo[1]'],
  ['stowaway', 'Pt9Line71_YesNo[1]', 'Pt9Line71_YesNo[0]'],
  ['smuggled', 'Pt9Line72_YesNo[0]', 'Pt9Line72_YesNo[1]'],
  ['civilPenalty', 'Pt9Line73_YesNo[1]', 'Pt9Line73_YesNo[0]'],
  ['everRemoved', 'Pt9Line74_YesNo[1]', 'Pt9Line74_YesNo[0]'],
  ['enteredUninspected', 'Pt9Line75_YesNo[0]', 'Pt9Line75_YesNo[1]'],
  ['unlawfullyPresent', 'Pt9Line76_YesNo[1]', 'Pt9Line76_YesNo[0]'],
  ['presentAsVictim', 'Pt9Line77_YesNo[0]', 'Pt9Line77_YesNo[1]'],
  ['reenteredAfterPresence', 'Pt9Line78a_YesNo[1]', 'Pt9Line78a_YesNo[0]'],
  ['reenteredAfterRemoval', 'Pt9Line78b_YesNo[0]', 'Pt9Line78b_YesNo[1]'],
  ['polygamy', 'Pt9Line79_YesNo[0]', 'Pt9Line79_YesNo[1]'],
  ['guardian', 'Pt9Line80_YesNo[1]', 'Pt9Line80_YesNo[0]'],
  ['withheldChild', 'Pt9Line81_YesNo[0]', 'Pt9Line81_YesNo[1]'],
  ['votedUnlawfully', 'Pt9Line82_YesNo[1]', 'Pt9Line82_YesNo[0]'],
  ['renouncedForTaxes', 'Pt9Line83_YesNo[0]', 'Pt9Line83_YesNo[1]'],
  ['askedForExemption', 'Pt9Line84a_YesNo[1]', 'Pt9Line84a_YesNo[0]'],
  ['relievedOfService', 'Pt9Line84b_YesNo[1]', 'Pt9Line84b_YesNo[0]'],
  ['deserted', 'Pt9Line84c_YesNo[1]', 'Pt9Line84c_YesNo[0]'],
  ['evadedDraft', 'Pt9Line85_YesNo[1]', 'Pt9Line85_YesNo[0]'],
] as const

type Key = (typeof table)[number][0]

/** "No" to every question, but for those that are not asked. */
export const answeredNo = (...notAsked: Key[]) =>
  Object.fromEntries(table.flatMap(([key]) => (notAsked.includes(key) ? [] : [[`person.${key}`, false]])))

export const crossedNo = (...notAsked: Key[]) =>
  Object.fromEntries(table.flatMap(([key, , no]) => (notAsked.includes(key) ? [] : [[no, true as const]])))

/** "Yes" to every one, and each explained. */
export const answeredYes = Object.fromEntries(
  table.flatMap(([key]) => [
    [`person.${key}`, true],
    [`person.${key}Explained`, `What happened with ${key}, and how it ended.`],
  ]),
)

export const crossedYes = (...notAsked: Key[]) =>
  Object.fromEntries(table.flatMap(([key, yes]) => (notAsked.includes(key) ? [] : [[yes, true as const]])))

/** The A-Number at the head of all 24 pages. */
export const onEveryPage = (aNumber: string) =>
  Object.fromEntries(Array.from({ length: 24 }, (_, n) => [`AlienNumber[${n}]`, aNumber]))
