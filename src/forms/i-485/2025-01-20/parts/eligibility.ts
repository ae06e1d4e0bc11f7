import { all, is, yes } from '#engine/condition.ts'
import { ask, askIfAny, part } from '#engine/form.ts'
import { aboutSchooling } from '#facts/derived/adjustment.ts'
import { conduct, draftEvader } from '#facts/eligibility/conduct.ts'
import { organizations } from '#facts/eligibility/organizations.ts'
import { publicCharge } from '#facts/eligibility/public-charge.ts'
import { afterPublicCharge, beforePublicCharge, itemsOfQuestions } from './questions.ts'

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
