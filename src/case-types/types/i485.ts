import { CaseType } from '../case-type.ts'
import { all, any, not } from '../circumstances.ts'
import {
  advisedBeforePerm,
  agency,
  appearance,
  attorney,
  companion,
  main,
  paralegal,
  prerequisite,
  recommended,
  required,
  translations,
} from '../people/parts.ts'
import { defaultStages } from '../status/stages.ts'

/** Refugees and K visa holders were examined before (case-types.md §9): nobody with an employment-based petition was. */
const medicalGoesAlong = any('employmentBased', not('medicalExcepted'))

/** case-types.md §9. Each applicant files alone, in one package per person. */
export const i485Application: CaseType = {
  id: 6,
  name: 'I-485 Application',
  said: 'Green card (I-485)',
  spanish: {
    said: 'solicitud de tarjeta verde (I-485)',
    papers: {
      'Passport-style photos': 'Fotos tipo pasaporte',
      'I-693 in its sealed envelope, unopened': 'I-693 en su sobre sellado, sin abrir',
      'Birth certificate with translation, or secondary evidence':
        'Acta de nacimiento con traducción, o prueba secundaria',
      'Marriage certificate; end of earlier marriages': 'Acta de matrimonio; fin de matrimonios anteriores',
      'Passport, I-94 history and status documents': 'Pasaporte, historial de I-94 y documentos del estatus',
      'I-485 Supplement A and $1,000': 'Suplemento A del I-485 y $1,000',
      'Court dispositions': 'Resoluciones del tribunal',
      'J-1 waiver': 'Exención J-1',
      'Proof of relationship to the principal': 'Prueba del parentesco con el titular',
      'Exhibit of positive factors': 'Pruebas de factores positivos',
    },
  },
  wishes: [{ wish: 'greenCard' }],
  detailsRoute: '/visaCareI485CaseDetails',
  documentRoute: '/visaCareDocumentI485CaseDetails',
  modes: ['LEGAL', 'DIY'],
  starters: ['BENEFICIARY', 'DEPENDENT', 'FIRM_ATTY', 'FIRM_PARA'],
  participants: [
    { code: 'BENEFICIARY', audience: 'employee', does: 'Own data and signature' },
    { code: 'DEPENDENT', audience: 'employee', does: 'Own data and signature', when: 'dependents' },
    { code: 'EMPLOYER', audience: 'employer', does: 'Supplement J', when: 'jobOfferNeeded' },
    { code: 'JOINT_SPONSOR', does: 'Own I-864 with tax evidence', when: 'asksAffidavit' },
    attorney,
    paralegal,
    agency('USCIS'),
  ],
  subTypes: [
    { id: 'employment', name: 'Employment-based, principal', is: ['employmentBased', 'jobOfferNeeded'] },
    { id: 'ownMerit', name: 'Employment-based without an offer (E11, waiver)', is: ['employmentBased'] },
    { id: 'derivative', name: 'Employment-based, spouse or child', is: ['employmentBased', 'derivative'] },
    { id: 'family', name: 'Family-based', is: ['asksAffidavit'] },
    { id: 'familyDerivative', name: 'Family-based, spouse or child of the applicant', is: ['derivative'] },
  ],
  forms: [
    appearance,
    main('i-485', { per: 'applicant', pays: true }),
    companion('i-765', { per: 'applicant', pays: true, when: 'asksEad' }),
    companion('i-131', { per: 'applicant', pays: true, when: 'asksAdvanceParole' }),
    prerequisite('i-140', { when: 'concurrent', pays: true, note: 'The concurrent petition has a case of its own.' }),
    companion('i-485supj', {
      when: all('jobOfferNeeded', not('concurrent'), not('derivative')),
      note: 'For the principal; not with a concurrent I-140, not for E11 or a waiver.',
    }),
    companion('i-864', {
      whose: 'sponsor',
      // One affidavit names the principal and all who come along (8 CFR 213a.2(a)(2)(iii)).
      when: all(any('asksAffidavit', 'relativeFiledOrOwns'), not('derivative')),
      note: 'One for the family, with the principal’s application.',
    }),
  ],
  checklist: [
    required('photos', 'Passport-style photos', 'BENEFICIARY', 'paper'),
    {
      ...required('medical', 'I-693 in its sealed envelope, unopened', 'BENEFICIARY', medicalGoesAlong),
      sealed: true,
    },
    required('petition', 'I-140 receipt or approval', 'EMPLOYER', all('employmentBased', not('concurrent'))),
    required('birth', 'Birth certificate with translation, or secondary evidence', 'BENEFICIARY'),
    // A child that is the principal's own proves the birth; a stepchild also the marriage (case-types.md §9).
    required(
      'marriage',
      'Marriage certificate; end of earlier marriages',
      'BENEFICIARY',
      any('married', 'stepRelation'),
    ),
    recommended('chart', 'Visa Bulletin page of the month, with the chart that USCIS designated', 'FIRM_PARA'),
    required('entryRecords', 'Passport, I-94 history and status documents', 'BENEFICIARY'),
    required('supplementA', 'I-485 Supplement A and $1,000', 'BENEFICIARY', 'penaltyFee'),
    { ...required('courtRecords', 'Court dispositions', 'BENEFICIARY', 'arrested'), confidential: true },
    required('homeResidenceWaiver', 'J-1 waiver', 'BENEFICIARY', 'homeResidence'),
    required('relationship', 'Proof of relationship to the principal', 'DEPENDENT', 'derivative'),
    required('cspa', 'Computation of the CSPA age', 'FIRM_PARA', 'nearTwentyOne'),
    {
      id: 'positiveFactors',
      name: 'Exhibit of positive factors',
      need: 'recommended',
      from: 'BENEFICIARY',
      note: 'PM-602-0199 of 05-21-2026.',
    },
    translations,
  ],
  stages: defaultStages,
  fees: [
    { code: 'I485', form: 'i-485' },
    { code: 'I765', form: 'i-765', when: 'asksEad' },
    { code: 'I131', form: 'i-131', when: 'asksAdvanceParole' },
  ],
  followOn: [
    { on: 'opened', dates: ['D-50', 'D-51', 'D-53'] },
    { on: 'filed', dates: ['D-52', 'D-60', 'D-61', 'D-62', 'D-63', 'D-53'], also: ['I-693 validity'] },
    { on: 'receipted', dates: [], also: ['biometrics', 'interview', 'retrogression watch', 'status polling'] },
    { on: 'rfe', dates: ['D-40'] },
    { on: 'noid', dates: ['D-41'] },
    { on: 'denied', dates: ['D-42'], also: ['check of the underlying status'] },
    { on: 'approved', dates: [], also: ['I-9 only if the employee asks; a resident is never reverified'] },
    { on: 'travels', dates: ['D-63'] },
    { on: 'moved', dates: ['D-80'] },
  ],
  withoutFiling: false,
  withoutPayment: false,
  channel: 'USCIS',
  // Whoever is approved is a permanent resident from that day on; every earlier status is over.
  givesResidence: true,
  permitAlong: '(C)(9)',
  implies: {
    // What travels along is the work permit and the advance parole of somebody whose Form I-485 is pending.
    always: {
      'case.workPermitCategory': '(c)(9)',
      'case.travelDocument': 'Advance parole',
      'case.advanceParoleBasis': 'Pending Form I-485',
    },
    subTypes: {
      employment: { 'case.adjustsAs': 'Principal' },
      ownMerit: { 'case.adjustsAs': 'Principal' },
      derivative: { 'case.adjustsAs': 'Derivative' },
      family: { 'case.affidavitExemption': 'Required' },
      familyDerivative: { 'case.adjustsAs': 'Derivative', 'case.affidavitExemption': 'Required' },
    },
  },
  // Each family member adjusts with an own I-485.
  family: {
    typeId: CaseType.i485,
    cases: 'each',
    known: { derivative: true },
    subTypes: { usual: 'derivative', family: 'familyDerivative', familyDerivative: 'familyDerivative' },
  },
  deadlines: {
    received: ['i485FiledOn'],
    ofSubTypes: [{ subTypes: ['employment', 'ownMerit'], outcome: ['i485Status'] }],
    followsVisaBulletin: true,
    leavesOut: advisedBeforePerm,
  },
}

export default i485Application
