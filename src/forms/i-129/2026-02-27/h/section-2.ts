import { yes } from '#engine/condition.ts'
import { ask, askIfAny, part } from '#engine/form.ts'
import { hRequest } from '#facts/derived/h1b.ts'
import { h2, h2Employer } from '#facts/h2.ts'
import { forH2, forH2a } from './conditions.ts'

const usesRecruiter = yes(h2.usesRecruiter)
const feePaid = yes(h2.workersPaidFee)
const deniedForFee = yes(h2Employer.h2FeeDenial)

export const sectionTwo = part(
  'H.2',
  'Section 2. Complete This Section If Filing for H-2A or H-2B Classification',
  [
    ask('1', h2.seasonality, { label: 'Employment is' }),
    ask('2', h2.temporaryNeed, { label: 'Temporary need is' }),
    ask('3', h2.temporaryNeedExplained, { label: 'Explain your temporary need for the workers’ services' }),
    ask('4', h2.admittedInH2, {
      label:
        'If you are requesting any named beneficiaries, have any of these individuals ever been admitted to the United States previously in H-2A/H-2B status?',
    }),
    ask('4 explanation', h2.admittedInH2Explained, { when: yes(h2.admittedInH2) }),
    ask('5', h2.restartsThreeYears, {
      label:
        'Are you requesting a restarting of the 3-year maximum period of stay limit in H-2A/H-2B status for any of your named beneficiaries because they were absent from the United States for an uninterrupted period of at least 60 days?',
    }),
    ask('6', h2.usesRecruiter, {
      label:
        'Did you or do you plan to use an agent, facilitator, staff, recruiter, or similar employment service to locate and/or recruit the H-2A/H-2B workers that you intend to hire by filing this petition?',
    }),
    ask('7', h2.recruiters, { label: 'Name of Recruiter, Agent, or Facilitator', when: usesRecruiter }),
    ask('8', h2.workersPaidFee, {
      label:
        'Did any of the H-2A/H-2B workers that you are requesting pay a prohibited fee related to the employment, or do they have an agreement to pay you such fee at a later date?',
    }),
    ask('9', h2.feesPaid, {
      label: 'List the types and amounts of fees that the worker(s) paid or will pay.',
      when: feePaid,
    }),
    ask('10', h2.feesReimbursed, {
      label:
        'Were the workers, or their designee, reimbursed for any fee paid and was any agreement to pay a fee terminated?',
      when: feePaid,
    }),
    ask('11', h2.feeException, {
      label: 'Are you requesting an exception to the mandatory denial or revocation for prohibited fees?',
      when: feePaid,
    }),
    ask('12', h2Employer.h2FeeDenial, {
      label:
        'Within the last four years, have you ever had an H-2A or H-2B petition denied or revoked because an employee paid or agreed to pay a fee related to the employment or have you withdrawn an H-2A or H-2B petition after USCIS issued a notice of intent to deny or revoke on such basis?',
    }),
    ask('13', h2Employer.h2FeeDenialReimbursed, {
      label:
        'Were the workers, or their designees, reimbursed for any fees paid and was any agreement to pay a fee terminated?',
      when: deniedForFee,
    }),
    ask('14', h2Employer.debarred, {
      label:
        'Are you currently subject to any debarment order by the U.S. Department of Labor (or, if applicable, the Governor of Guam)?',
    }),
    ask('15', h2Employer.laborCertificationRevoked, {
      label:
        'Within the last 3 years, have you had an approved temporary labor certification revoked or have you been the subject of any administrative sanction or remedy?',
    }),
    ask('16', h2Employer.h2FraudFinding, {
      label:
        'Within the last 3 years, have you been the subject of a final USCIS denial or revocation decision with respect to a prior H-2A or H-2B petition that included a finding of fraud or willful misrepresentation of a material fact?',
    }),
    ask('17', h2Employer.petitionRevoked, {
      label:
        'Within the last 3 years, have you been the subject of a final USCIS decision revoking the approval of a prior petition with one of the listed findings?',
    }),
    ask('18', h2Employer.harboringViolation, {
      label:
        'Within the last 3 years, have you been the subject of a final determination of violation(s) under INA section 274(a), 8 U.S.C. 1324(a)?',
    }),
    ask('19', h2Employer.laborLawViolation, {
      label:
        'Within the last 3 years, have you been the subject of any other final administrative or judicial determination finding a violation of any applicable employment-related laws or regulations?',
    }),
    ask('20', h2.consentsToAccess),
    ask('21', h2.agreesToNotify),
    ask('22', h2.keepsEvidence),
    ask('23', h2.paysDamages, { when: forH2a }),
    ask('Part A', hRequest.signatoryName, { label: 'Name of Petitioner' }),
    askIfAny('Part B', h2.employerOfAgent, { label: 'Name of Employer' }),
    askIfAny('24', h2.jointEmployers, { when: forH2a }),
  ],
  forH2,
)
