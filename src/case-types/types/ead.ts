import type { CaseType } from '../case-type.ts'
import { all, any, not } from '../circumstances.ts'
import {
  agency,
  appearance,
  attorney,
  formI9,
  main,
  paralegal,
  premium,
  required,
  translations,
} from '../people/parts.ts'
import { defaultStages } from '../status/stages.ts'

/** case-types.md §4; the category names are those of the specification §3. */
export const eadApplication: CaseType = {
  id: 3,
  name: 'EAD Application',
  said: 'Work permit',
  spanish: {
    said: 'solicitud de permiso de trabajo',
    papers: {
      '2 identical passport-style photos': '2 fotos iguales tipo pasaporte',
      'Photo ID or passport page': 'Identificación con foto o página del pasaporte',
      'I-94 (or print-out)': 'I-94 (o su impresión)',
      'Previous EAD, both sides': 'Permiso de trabajo (EAD) anterior, ambos lados',
      'Marriage certificate, H-4 I-797 or I-94, spouse’s I-797':
        'Acta de matrimonio, I-797 o I-94 de H-4, I-797 del cónyuge',
      'Arrest and court records': 'Documentos de arrestos y del tribunal',
    },
  },
  wishes: [{ wish: 'permit' }],
  detailsRoute: '/visaCareEADCaseDetails',
  documentRoute: '/visaCareDocumentEADCaseDetails',
  modes: ['LEGAL', 'DIY'],
  starters: ['BENEFICIARY', 'DEPENDENT', 'FIRM_ATTY', 'FIRM_PARA'],
  participants: [
    { code: 'BENEFICIARY', audience: 'employee', does: 'The applicant: data, documents, signature' },
    { code: 'SCHOOL', does: 'Recommends the training in SEVIS (I-20)', when: any('studentOpt', 'stemOpt') },
    {
      code: 'EMPLOYER',
      audience: 'employer',
      does: 'I-983 and E-Verify number; the I-140 data for an H-4 spouse',
      when: any('stemOpt', 'h4Ead'),
    },
    attorney,
    paralegal,
    agency('USCIS'),
  ],
  subTypes: [
    {
      id: '(C)(3)(A)',
      name: '(C)(3)(A) student pre-completion',
      said: 'Work permit (OPT before graduation)',
      spanish: 'solicitud de permiso de trabajo (OPT antes de graduarse)',
      is: ['studentOpt'],
    },
    {
      id: '(C)(3)(B)',
      name: '(C)(3)(B) student post-completion',
      said: 'Work permit (OPT)',
      spanish: 'solicitud de permiso de trabajo (OPT)',
      is: ['studentOpt'],
    },
    {
      id: '(C)(3)(C)',
      name: '(C)(3)(C) STEM extension',
      said: 'Work permit (STEM OPT)',
      spanish: 'solicitud de permiso de trabajo (STEM OPT)',
      is: ['stemOpt'],
    },
    { id: '(C)(9)', name: '(C)(9) adjustment of status', is: ['adjustmentEad'] },
    {
      id: '(C)(26)',
      name: '(C)(26) H4 EAD',
      said: 'Work permit (H-4 spouse)',
      spanish: 'solicitud de permiso de trabajo (cónyuge H-4)',
      is: ['h4Ead'],
    },
  ],
  forms: [
    { ...premium, when: all('premium', any('studentOpt', 'stemOpt')) },
    appearance,
    main('i-765', { pays: true }),
  ],
  checklist: [
    required('photos', '2 identical passport-style photos', 'BENEFICIARY', 'paper'),
    required('photoId', 'Photo ID or passport page', 'BENEFICIARY'),
    required('i94', 'I-94 (or print-out)', 'BENEFICIARY', 'admitted'),
    required('previousEad', 'Previous EAD, both sides', 'BENEFICIARY', 'renewal'),
    required(
      'i20',
      'I-20 endorsed by the DSO',
      'SCHOOL',
      any('studentOpt', 'stemOpt'),
      'Within 30 days of the recommendation, 60 for the STEM extension.',
    ),
    required(
      'stemEvidence',
      'Degree with STEM CIP code, E-Verify company id, I-983 kept by the school',
      'EMPLOYER',
      'stemOpt',
    ),
    required('i485Receipt', 'I-485 receipt', 'BENEFICIARY', all('adjustmentEad', not('filedWithAdjustment'))),
    required('h4Evidence', 'Marriage certificate, H-4 I-797 or I-94, spouse’s I-797', 'BENEFICIARY', 'h4Ead'),
    required('i140Evidence', 'I-140 approval, or proof of the extension beyond six years', 'EMPLOYER', 'h4Ead'),
    { ...required('courtRecords', 'Arrest and court records', 'BENEFICIARY', 'arrested'), confidential: true },
    translations,
  ],
  stages: defaultStages,
  fees: [
    { code: 'I765', form: 'i-765' },
    { code: 'I907-B', form: 'i-907', when: 'premium' },
  ],
  followOn: [
    { on: 'opened', dates: ['D-60'] },
    { on: 'receipted', dates: ['D-61', 'D-43'], also: ['status polling', 'biometrics'] },
    { on: 'rfe', dates: ['D-40'] },
    {
      on: 'approved',
      dates: ['D-62', 'D-73'],
      also: ['Social Security number', 'I-983 evaluations and STEM reports', formI9],
    },
    { on: 'denied', dates: ['D-42'] },
    { on: 'moved', dates: ['D-80'] },
  ],
  withoutFiling: false,
  withoutPayment: false,
  channel: 'USCIS',
  implies: {
    subTypes: {
      '(C)(3)(A)': { 'case.workPermitCategory': '(c)(3)(A)' },
      '(C)(3)(B)': { 'case.workPermitCategory': '(c)(3)(B)' },
      '(C)(3)(C)': { 'case.workPermitCategory': '(c)(3)(C)' },
      '(C)(9)': { 'case.workPermitCategory': '(c)(9)' },
      '(C)(26)': { 'case.workPermitCategory': '(c)(26)' },
    },
  },
  subTypesArePermitCategories: true,
  // A card for an adjustment applicant was good for five years before 12-05-2025 (D-62).
  approval: { mostMonths: 60 },
  deadlines: {
    received: ['permitFiledOn'],
    decided: ['permitDecidedOn'],
    ofRenewed: { cardCategory: 'case.workPermitCategory' },
    approvedUntilReplaces: ['cardEndsOn'],
    facts: { permitCategory: 'case.workPermitCategory' },
    metByFiling: ['D-60'],
    leavesOut: ['D-10', 'D-12', 'D-13', 'D-14', 'D-15', 'D-16', 'D-17', 'D-18'],
  },
}

export default eadApplication
