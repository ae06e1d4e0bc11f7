import { all, is, no, yes } from '#engine/condition.ts'
import type { Fact, TextType, YesNoType } from '#engine/fact.ts'
import { ask, askIfAny, type Item, part } from '#engine/form.ts'
import type { Condition } from '#engine/reference.ts'
import { immigrantHistory } from '#facts/adjustment.ts'
import { background } from '#facts/background.ts'
import { aboutSchooling } from '#facts/derived/adjustment.ts'
import { conduct, draftEvader, organizations } from '#facts/eligibility/conduct.ts'
import { crimes } from '#facts/eligibility/crimes.ts'
import { publicCharge } from '#facts/eligibility/public-charge.ts'
import { security } from '#facts/eligibility/security.ts'
import { violations } from '#facts/eligibility/violations.ts'
import { travelHistory } from '#facts/travel-document.ts'

const questions = { ...violations.questions, ...crimes.questions, ...security.questions, ...conduct.questions }
const explanations = {
  ...violations.explanations,
  ...crimes.explanations,
  ...security.explanations,
  ...conduct.explanations,
}

type YesNo = Fact<YesNoType>
type Explanation = Fact<TextType>
type Row = readonly [item: string, fact: YesNo, explanation: Explanation, when?: Condition]

/** `asked('10', 'deniedVisa')`: the item of the page, the question, and when it is asked at all. */
const asked = <const Number extends string>(item: Number, key: keyof typeof questions, when?: Condition) =>
  [item, questions[key] as YesNo, explanations[`${key}Explained`] as Explanation, when] as const

/**
 * Part 9 question by question: the item, what it asks, and when. "If you answer 'Yes' to any questions, provide an
 * explanation in Part 14."
 */
export const beforePublicCharge = [
  asked('10', 'deniedAdmission'),
  asked('11', 'deniedVisa'),
  asked('12', 'workedUnauthorized'),
  asked('13', 'everViolatedStatus'),
  ['14', travelHistory.everInProceedings, immigrantHistory.everInProceedingsExplained],
  asked('15', 'orderedRemoved'),
  asked('16', 'orderReinstated'),
  asked('17', 'stayedAfterDeparture'),
  asked('18', 'askedForRelief'),
  asked('19', 'homeResidenceRule'),
  asked('20', 'homeResidenceMet', yes(questions.homeResidenceRule)),
  asked('21', 'homeResidenceWaived', all(yes(questions.homeResidenceRule), no(questions.homeResidenceMet))),
  asked('22', 'arrested'),
  asked('23', 'committedCrime'),
  asked('24', 'convicted'),
  asked('25', 'punished'),
  asked('26', 'drugLaw'),
  asked('27', 'drugTrafficking'),
  asked('28', 'drugBenefit'),
  asked('29', 'drugBenefitKnown', yes(questions.drugBenefit)),
  asked('30', 'prostitution'),
  asked('31', 'procured'),
  asked('32', 'prostitutionMoney'),
  asked('33', 'commercialVice'),
  asked('34', 'immunityUsed'),
  asked('35.a', 'foreignOfficial'),
  asked('35.b', 'religiousFreedom', yes(questions.foreignOfficial)),
  asked('36', 'sexTrafficking'),
  asked('37', 'forcedLabor'),
  asked('38', 'helpedTrafficking'),
  asked('39', 'traffickingBenefit'),
  asked('40', 'traffickingBenefitKnown', yes(questions.traffickingBenefit)),
  asked('41', 'moneyLaundering'),
  asked('42.a', 'intendsEspionage'),
  asked('42.b', 'intendsIllegalExport'),
  asked('42.c', 'intendsOverthrow'),
  asked('42.d', 'intendsUnlawful'),
  ['43.a', background.weaponsTraining, background.weaponsTrainingExplained],
  asked('43.b', 'kidnapping'),
  asked('43.c', 'weaponUsed'),
  asked('43.d', 'violencePlanned'),
  asked('43.e', 'violenceIncited'),
  asked('43.f', 'violentGroup'),
  asked('43.g', 'recruitedForGroup'),
  asked('43.h', 'supportedViolence'),
  asked('43.i', 'supportedViolent'),
  asked('44', 'intendsViolence'),
  asked('45', 'intendsDanger'),
  asked('46', 'familyOfViolent'),
  ['47', background.weaponsProvided, background.weaponsProvidedExplained],
  ['48', background.detentionWork, background.detentionWorkExplained],
  ['49', background.weaponGroup, background.weaponGroupExplained],
  asked('50', 'militaryOrPolice'),
  asked('51', 'armedGroup'),
  asked('52', 'communistParty'),
  asked('53.a', 'tortured'),
  asked('53.b', 'genocide'),
  asked('53.c', 'killingTried'),
  asked('53.d', 'injuryTried'),
  asked('54', 'childSoldiersRecruited'),
  asked('55', 'childSoldiersUsed'),
] as const satisfies readonly Row[]

export const afterPublicCharge = [
  asked('67', 'missedProceeding'),
  asked('68', 'falseDocuments'),
  asked('69', 'misrepresented'),
  asked('70', 'claimedCitizenship'),
  asked('71', 'stowaway'),
  asked('72', 'smuggled'),
  asked('73', 'civilPenalty'),
  asked('74', 'everRemoved'),
  asked('75', 'enteredUninspected'),
  asked('76', 'unlawfullyPresent'),
  asked('77', 'presentAsVictim', yes(questions.unlawfullyPresent)),
  asked('78.a', 'reenteredAfterPresence'),
  asked('78.b', 'reenteredAfterRemoval'),
  asked('79', 'polygamy'),
  asked('80', 'guardian'),
  asked('81', 'withheldChild'),
  asked('82', 'votedUnlawfully'),
  asked('83', 'renouncedForTaxes'),
  asked('84.a', 'askedForExemption'),
  asked('84.b', 'relievedOfService'),
  asked('84.c', 'deserted'),
  asked('85', 'evadedDraft'),
] as const satisfies readonly Row[]

/** The two items of each question: its boxes, and its explanation when the answer is yes. */
const itemsOfQuestions = <const Table extends readonly Row[]>(table: Table) =>
  table.flatMap(([number, fact, explanation, when]) => [
    ask(number, fact, { when }),
    ask(`${number} explanation`, explanation, { when: when ? all(when, yes(fact)) : yes(fact) }),
  ]) as (Item<Table[number][0], YesNo> | Item<`${Table[number][0]} explanation`, Explanation>)[]

const notExempt = is(publicCharge.chargeExemption, 'none')

export const eligibility = part('9', 'General Eligibility and Inadmissibility Grounds', [
  ask('1', organizations.inOrganizations),
  ask('2', organizations.organizations, { when: yes(organizations.inOrganizations) }),
  ...itemsOfQuestions(beforePublicCharge),
  ask('56', publicCharge.chargeExemption),
  ask('57', publicCharge.householdSize, { label: 'What is the size of your household?', when: notExempt }),
  ask('58', publicCharge.householdIncome, { label: 'Indicate your annual household income.', when: notExempt }),
  ask('59', publicCharge.householdAssets, { when: notExempt }),
  ask('60', publicCharge.householdDebts, { when: notExempt }),
  ask('61', aboutSchooling.schooling, { when: notExempt }),
  ask('61 grade', publicCharge.highestGrade, {
    label: 'Highest grade',
    when: all(notExempt, is(aboutSchooling.schooling, 'No diploma')),
  }),
  askIfAny('62', publicCharge.skills, { when: notExempt }),
  ask('63', publicCharge.gotCashBenefits, { when: notExempt }),
  ask('64', publicCharge.wasInstitutionalized, { when: notExempt }),
  ask('65', publicCharge.cashBenefits, { when: all(notExempt, yes(publicCharge.gotCashBenefits)) }),
  ask('66', publicCharge.institutionStays, {
    when: all(notExempt, yes(publicCharge.wasInstitutionalized)),
  }),
  ...itemsOfQuestions(afterPublicCharge),
  ask('86', draftEvader.statusBeforeLeaving, { when: yes(conduct.questions.evadedDraft) }),
])
