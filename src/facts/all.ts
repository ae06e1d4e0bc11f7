import type { Fact } from '#engine/fact.ts'
import type { Derived } from '#engine/reference.ts'
import { adjustment, immigrantHistory } from './adjustment.ts'
import { accreditation, appearance, companyElections, personElections } from './appearance.ts'
import { background } from './background.ts'
import { biographic } from './biographic.ts'
import { abroad } from './classifications/abroad.ts'
import { performance, performerOwnership } from './classifications/performance.ts'
import { congregation, ministry, religiousAttestations, religiousWorker } from './classifications/religious.ts'
import { corporateGroup, transfer, transferee } from './classifications/transfer.ts'
import { treaty, treatyCompany, treatyJob } from './classifications/treaty.ts'
import { company } from './company.ts'
import { interpreter, otherPreparer, preparer } from './declarations.ts'
import { aboutActivities } from './derived/activities.ts'
import { aboutFamily, aboutSchooling } from './derived/adjustment.ts'
import { aboutAppearance, aboutEligibility } from './derived/appearance.ts'
import { aboutArrival } from './derived/arrival.ts'
import { aboutEducation } from './derived/education.ts'
import { attestation, employerHeads, hRequest, jobTerms } from './derived/h1b.ts'
import { addressHistory, jobHistory } from './derived/history.ts'
import { aboutI9, i9ByStatus, i9Entries } from './derived/i9.ts'
import { aboutImmigrant, aboutResidence, familyOnPetition, petitionInterpreter } from './derived/immigrant-petition.ts'
import { aboutCertification, aboutLaborAttorney, aboutPermJob } from './derived/labor-certification.ts'
import { aboutMarriages } from './derived/marriages.ts'
import { aboutParents } from './derived/parents.ts'
import { aboutAttorney, aboutCompany, aboutEmployment, aboutFirm } from './derived/parties.ts'
import { aboutPerson, aboutRace } from './derived/person.ts'
import { aboutPetition } from './derived/petition.ts'
import { aboutEmployer, signatory, theIndividual, thePetitioner } from './derived/petitioner.ts'
import { aboutPosition } from './derived/position.ts'
import { relatedCase, requestInterpreter, requestor } from './derived/premium.ts'
import { aboutWorker } from './derived/qualifications.ts'
import { aboutRelative, aboutTheRelative } from './derived/relative.ts'
import { religiousPosition, religiousStays } from './derived/religious.ts'
import { represented } from './derived/represented.ts'
import { aboutStatus, aboutStay } from './derived/stay.ts'
import { aboutJobOffer, aboutPresentJob } from './derived/supplement-j.ts'
import { household, householdSize, incomes, sponsored, work } from './derived/support.ts'
import { allAssets, assets } from './derived/support-assets.ts'
import { groupOnPaper, transferPosition, transferStays } from './derived/transfer.ts'
import { aboutTravel, issuedBefore, receiver, travelParties } from './derived/travel-document.ts'
import { treatyBasis, treatyInvestment, treatyPosition } from './derived/treaty.ts'
import { aboutTravelDocument, aboutWorkPermit } from './derived/work-permit.ts'
import { aboutNotified, eNotification } from './e-notification.ts'
import { eligibility } from './eligibility/all.ts'
import { employment } from './employment.ts'
import { family, nativeScript } from './family.ts'
import { attorney, firm } from './firm.ts'
import { h1b, hJob, hPerson } from './h1b.ts'
import { h2, h2Employer } from './h2.ts'
import { h3 } from './h3.ts'
import { i9Event, i9Later, i9Section1, i9Section2 } from './i9.ts'
import { immigrant, immigrantCompany } from './immigrant-petition.ts'
import {
  goodStanding,
  laborCertification,
  permJob,
  permPreparer,
  permRequirements,
  qualifications,
  recruiting,
} from './labor-certification.ts'
import { aboutLcaFiling, lcaFiling, permReasons, teacherRecruitment, wageRequest } from './online-forms.ts'
import { parents } from './parents.ts'
import { parole, paroled } from './parole.ts'
import { aboutPayment, payment } from './payment.ts'
import { person } from './person.ts'
import { petition } from './petition.ts'
import { beneficiary, petitioner, position } from './petition-parties.ts'
import { premium, premiumCompany } from './premium.ts'
import { petitionsBefore, relative, theRelative } from './relative.ts'
import { standing } from './standing.ts'
import { stay } from './stay.ts'
import { individualEmployer, supplementJ } from './supplement-j.ts'
import { affidavit, sponsor } from './support.ts'
import { travel, travelHistory } from './travel-document.ts'
import { travelPermit } from './travel-permits.ts'
import { eVerify, workPermit, workPermitHistory } from './work-permit.ts'

/** Every group of stored facts. */
export const vocabulary = {
  company,
  person,
  employment,
  firm,
  attorney,
  interpreter,
  otherPreparer,
  petition,
  petitioner,
  beneficiary,
  position,
  h1b,
  hJob,
  hPerson,
  h2,
  h2Employer,
  h3,
  abroad,
  treaty,
  treatyCompany,
  treatyJob,
  transfer,
  transferee,
  corporateGroup,
  performance,
  performerOwnership,
  congregation,
  ministry,
  religiousWorker,
  religiousAttestations,
  appearance,
  accreditation,
  companyElections,
  personElections,
  premium,
  premiumCompany,
  payment,
  stay,
  background,
  biographic,
  travel,
  travelHistory,
  affidavit,
  sponsor,
  travelPermit,
  parole,
  paroled,
  workPermit,
  workPermitHistory,
  eVerify,
  adjustment,
  immigrantHistory,
  ...eligibility,
  family,
  nativeScript,
  parents,
  standing,
  immigrant,
  immigrantCompany,
  laborCertification,
  permJob,
  goodStanding,
  permPreparer,
  permRequirements,
  recruiting,
  qualifications,
  supplementJ,
  individualEmployer,
  eNotification,
  lcaFiling,
  permReasons,
  teacherRecruitment,
  wageRequest,
  relative,
  petitionsBefore,
  theRelative,
  i9Section1,
  i9Section2,
  i9Later,
  i9Event,
}

/** Every group of facts that follow from stored ones. */
export const derivedVocabulary = {
  aboutLcaFiling,
  aboutPerson,
  aboutCompany,
  aboutEmployment,
  aboutFirm,
  aboutAttorney,
  preparer,
  aboutPetition,
  thePetitioner,
  theIndividual,
  aboutEmployer,
  aboutPosition,
  aboutStatus,
  aboutStay,
  aboutAppearance,
  represented,
  aboutEligibility,
  requestor,
  aboutPayment,
  requestInterpreter,
  relatedCase,
  aboutWorkPermit,
  aboutTravelDocument,
  aboutRace,
  sponsored,
  household,
  householdSize,
  incomes,
  work,
  assets,
  allAssets,
  travelParties,
  receiver,
  issuedBefore,
  aboutTravel,
  employerHeads,
  jobTerms,
  attestation,
  hRequest,
  aboutEducation,
  treatyBasis,
  treatyInvestment,
  treatyPosition,
  transferPosition,
  transferStays,
  groupOnPaper,
  religiousPosition,
  religiousStays,
  signatory,
  addressHistory,
  jobHistory,
  aboutMarriages,
  aboutImmigrant,
  aboutResidence,
  petitionInterpreter,
  aboutCertification,
  aboutPermJob,
  aboutLaborAttorney,
  aboutWorker,
  aboutJobOffer,
  aboutPresentJob,
  aboutNotified,
  aboutParents,
  aboutRelative,
  aboutTheRelative,
  aboutArrival,
  aboutActivities,
  aboutFamily,
  familyOnPetition,
  aboutSchooling,
  aboutI9,
  i9ByStatus,
  i9Entries,
}

/** The whole vocabulary by fact id. */
export const allFacts: ReadonlyMap<string, Fact> = byId(Object.values(vocabulary))

export const allDerived: ReadonlyMap<string, Derived> = byId(Object.values(derivedVocabulary))

function byId<F extends Fact>(groups: readonly object[]): Map<string, F> {
  const facts = groups.flatMap((group) => Object.values(group as Record<string, F>))
  return new Map(facts.map((fact) => [fact.id, fact]))
}
