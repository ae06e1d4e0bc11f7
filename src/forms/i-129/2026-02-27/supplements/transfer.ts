import { all, is, no, yes } from '#engine/condition.ts'
import { ask, askIfAny, part } from '#engine/form.ts'
import { abroad } from '#facts/classifications/abroad.ts'
import { transfer } from '#facts/classifications/transfer.ts'
import { employerHeads } from '#facts/derived/h1b.ts'
import { aboutPerson } from '#facts/derived/person.ts'
import { thePetitioner } from '#facts/derived/petitioner.ts'
import { groupOnPaper, transferPosition, transferStays } from '#facts/derived/transfer.ts'
import { employment } from '#facts/employment.ts'
import { petition } from '#facts/petition.ts'

const forTransfer = is(petition.classification, 'L-1A', 'L-1B', 'L blanket')
const forIndividual = is(petition.classification, 'L-1A', 'L-1B')
const forBlanket = is(petition.classification, 'L blanket')
/** "If you are seeking L-1B specialized knowledge status for an individual, answer the following question." */
const forKnowledge = is(petition.classification, 'L-1B')
const offSite = all(forKnowledge, yes(transferPosition.stationedOffSite))

export const transferSupplement = part(
  'L.0',
  'L Classification Supplement to Form I-129',
  [
    ask('1', thePetitioner.petitionerName, { label: 'Name of the Petitioner' }),
    ask('2', aboutPerson.fullName, { label: 'Name of the Beneficiary', when: forIndividual }),
    ask('3', petition.classification, { label: 'This petition is' }),
    ask('4.a', employerHeads.fiftyOrMore, {
      label: 'Does the petitioner employ 50 or more individuals in the U.S.?',
    }),
    ask('4.b', employerHeads.mostlyH1bOrL1, {
      label: 'Are more than 50 percent of those employee in H-1B, L-1A, or L-1B nonimmigrant status?',
      when: yes(employerHeads.fiftyOrMore),
    }),
  ],
  forTransfer,
)

export const individualTransfer = part(
  'L.1',
  'Section 1. Complete This Section If Filing For An Individual Petition',
  [
    ask('1', petition.classification, { label: 'Classification sought' }),
    ask('2', transferStays.staysInHOrL, {
      label:
        'List the beneficiary’s and any dependent family member’s prior periods of stay in an H or L classification in the United States for the last seven years.',
    }),
    ask('3', abroad.employerAbroad, { label: 'Name of Employer Abroad' }),
    ask('4', abroad.employerAbroadAddress, { label: 'Address of Employer Abroad' }),
    ask('5', transferPosition.employmentAbroad, {
      label: 'Dates of beneficiary’s employment with this employer. Explain any interruptions in employment.',
    }),
    ask('6', abroad.dutiesAbroad, {
      label: 'Describe the beneficiary’s duties abroad for the 3 years preceding the filing of the petition.',
    }),
    ask('7', employment.duties, { label: 'Describe the beneficiary’s proposed duties in the United States.' }),
    ask('8', transferStays.educationAndWork, {
      label: 'Summarize the beneficiary’s education and work experience.',
    }),
    ask('9', abroad.relationToAbroad, { label: 'How is the U.S. company related to the company abroad?' }),
    ask('10', groupOnPaper.qualifyingCompanies, {
      label:
        'Describe the percentage of stock ownership and managerial control of each company that has a qualifying relationship.',
    }),
    ask('11', transfer.sameRelationship, {
      label:
        'Do the companies currently have the same qualifying relationship as they did during the one-year period of the beneficiary’s employment with the company abroad?',
    }),
    ask('11 explanation', transfer.newRelationshipExplained, { when: no(transfer.sameRelationship) }),
    ask('12', transfer.opensOffice, {
      label: 'Is the beneficiary coming to the United States to open a new office?',
    }),
    // "No (attach explanation)": many are filed without one, so nobody waits for it.
    askIfAny('12 explanation', transfer.existingOfficeExplained, { when: no(transfer.opensOffice) }),
    ask('13.a', transferPosition.stationedOffSite, {
      label:
        'Will the beneficiary be stationed primarily offsite (at the worksite of an employer other than the petitioner or its affiliate, subsidiary, or parent)?',
      when: forKnowledge,
    }),
    ask('13.b', transfer.offSiteControl, {
      label: 'Describe how and by whom the beneficiary’s work will be controlled and supervised.',
      when: offSite,
    }),
    ask('13.c', transfer.offSiteReasons, {
      label:
        'Describe the reasons why placement at another worksite outside the petitioner, subsidiary, affiliate, or parent is needed.',
      when: offSite,
    }),
  ],
  forIndividual,
)

export const blanketTransfer = part(
  'L.2',
  'Section 2. Complete This Section If Filing A Blanket Petition',
  [
    ask('1', groupOnPaper.blanketCompanies, {
      label: 'List all U.S. and foreign parent, branches, subsidiaries, and affiliates included in this petition.',
    }),
  ],
  forBlanket,
)
