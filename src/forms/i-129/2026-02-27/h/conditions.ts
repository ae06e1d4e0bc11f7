import { all, any, atLeast, is, no, not } from '#engine/condition.ts'
import { company } from '#facts/company.ts'
import { hRequest } from '#facts/derived/h1b.ts'
import { aboutPetition } from '#facts/derived/petition.ts'
import { h1b } from '#facts/h1b.ts'
import { petition } from '#facts/petition.ts'

/** Whom the H supplement and each of its sections concern. */
export const forH1b = is(petition.classification, 'H-1B', 'H-1B1', 'H-1B2', 'H-1B3')
export const forH2 = is(petition.classification, 'H-2A', 'H-2B')
export const forH2a = is(petition.classification, 'H-2A')
export const forH3 = is(petition.classification, 'H-3', 'H-3 special education')
export const forH = any(forH1b, forH2, forH3)

export const named = is(aboutPetition.beneficiariesAre, 'Named')
/** Unnamed workers, or more than one. */
export const several = any(is(aboutPetition.beneficiariesAre, 'Unnamed'), atLeast(2, aboutPetition.workers))
export const oneNamed = not(several)

/** Selected in the registration, with or without the advanced degree exemption. */
export const fromRegistration = is(h1b.capType, 'Cap H-1B Bachelor’s Degree', 'Cap H-1B U.S. Master’s Degree or Higher')
/** "If you selected a. or d. in Item Number 4., and are filing an H-1B cap petition." */
export const registered = all(is(petition.classification, 'H-1B', 'H-1B3'), fromRegistration)
export const withUsMaster = is(h1b.capType, 'Cap H-1B U.S. Master’s Degree or Higher')
export const capExempt = is(h1b.capType, 'Cap Exempt')

/** "If you answered no to all questions": Section 2, Item Numbers 1 to 8 of the data collection. */
export const owesTrainingFee = all(
  no(company.higherEducation),
  no(company.nonprofitOrganization),
  no(company.nonprofitResearch),
  no(hRequest.secondExtension),
  no(hRequest.amendsOnly),
  no(h1b.correctsError),
  no(company.secondaryEducation),
  no(company.nonprofitClinical),
)
