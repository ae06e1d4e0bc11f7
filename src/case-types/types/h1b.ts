import { CaseType } from '../case-type.ts'
import { all, any, not } from '../circumstances.ts'
import {
  agency,
  appearance,
  attached,
  attorney,
  beneficiary,
  employer,
  formI9,
  main,
  paralegal,
  premium,
  prerequisite,
  recommended,
  required,
  signer,
  translations,
} from '../people/parts.ts'
import {
  accessFileClosed,
  i9Kept,
  petitionWithdrawn,
  sixtyDays,
  transportAfterWithdrawal,
  transportOffered,
  wagePaid,
  withdrawalTold,
  workerTold,
  workerToldAtOnce,
} from '../status/end-of-work.ts'
import { atTheAgency, intake, preparation, stage } from '../status/stages.ts'

const LETTER = '8 CFR 214.2(h)(11)(i)(A)'

/** case-types.md §2. */
export const h1bPetition: CaseType = {
  id: 1,
  name: 'H1B Petition',
  said: 'H-1B petition',
  spanish: {
    said: 'petición H-1B',
    papers: {
      'Copy of the passport used in the registration': 'Copia del pasaporte usado en el registro',
      'I-20s and EAD': 'Formularios I-20 y permiso de trabajo (EAD)',
      'I-612 or waiver': 'I-612 o exención',
      'Ownership evidence': 'Prueba de propiedad',
    },
  },
  shortName: 'H-1B',
  wishes: [
    { wish: 'hire', subType: 'cap', says: 'First H-1B: lottery in March, starts October 1' },
    { wish: 'hire', subType: 'capExempt', says: 'No lottery: universities, nonprofit research' },
    { wish: 'hire', subType: 'transfer', says: 'Has an H-1B with another employer' },
    { wish: 'extend', subType: 'extension', says: 'Same job, stay longer' },
    { wish: 'extend', subType: 'amendment', says: 'New place or job, same end date' },
    { wish: 'extend', subType: 'amendmentAndExtension', says: 'Both at once' },
  ],
  detailsRoute: '/visaCareH1BCaseDetails',
  documentRoute: '/visaCareDocumentCaseDetails',
  modes: ['LEGAL', 'DIY'],
  starters: ['EMPLOYER', 'FIRM_ATTY', 'FIRM_PARA'],
  participants: [
    employer('Company facts, job, wage, worksite, notices, public access file, payments'),
    signer('I-129, LCA and G-28'),
    beneficiary('Identity, history, education, travel and status documents'),
    { code: 'DEPENDENT', audience: 'employee', does: 'Own biographic data, signs own forms', when: 'dependents' },
    attorney,
    paralegal,
    agency('USCIS and DOL'),
  ],
  subTypes: [
    {
      id: 'cap',
      name: 'New petition, cap',
      said: 'New H-1B (cap)',
      spanish: 'nueva H-1B (con límite anual)',
      is: ['capSubject', 'newLca'],
    },
    {
      id: 'capExempt',
      name: 'New petition, cap-exempt',
      said: 'New H-1B (cap-exempt)',
      spanish: 'nueva H-1B (exenta del límite anual)',
      is: ['capExempt', 'newLca'],
    },
    {
      id: 'transfer',
      name: 'Transfer (change of employer)',
      said: 'H-1B transfer',
      spanish: 'transferencia de H-1B',
      is: ['changesEmployer', 'newLca', 'inUnitedStates'],
    },
    {
      id: 'extension',
      name: 'Extension',
      said: 'H-1B extension',
      spanish: 'prórroga de H-1B',
      is: ['extends', 'newLca', 'inUnitedStates'],
    },
    {
      id: 'amendment',
      name: 'Amendment',
      said: 'H-1B amendment',
      spanish: 'enmienda de H-1B',
      is: ['amends', 'inUnitedStates'],
    },
    {
      id: 'amendmentAndExtension',
      name: 'Amendment and extension',
      said: 'H-1B amendment and extension',
      spanish: 'enmienda y prórroga de H-1B',
      is: ['amends', 'extends', 'newLca', 'inUnitedStates'],
    },
  ],
  forms: [
    premium,
    appearance,
    main('i-129', { pays: true, note: 'With the H supplement and the H-1B data collection supplement.' }),
    prerequisite('eta-9035', {
      note: 'Certified and signed. An amendment needs a new one only for a new place, job or wage.',
    }),
    attached('i-539', {
      when: all('dependents', 'inUnitedStates'),
      pays: true,
      note: 'Paper only when filed together.',
    }),
    attached('i-539a', { when: all('furtherApplicants', 'inUnitedStates'), per: 'furtherApplicant' }),
    attached('i-765', { when: all('dependents', 'asksEad'), pays: true }),
  ],
  checklist: [
    required('selectionNotice', 'Registration selection notice', 'FIRM_PARA', 'capSubject'),
    required('registeredPassport', 'Copy of the passport used in the registration', 'BENEFICIARY', 'capSubject'),
    required(
      'wageLevelEvidence',
      'Evidence of the registered wage level',
      'FIRM_PARA',
      'capSubject',
      'From FY2027 on.',
    ),
    required('certifiedLca', 'Certified, signed LCA', 'FIRM_PARA', undefined, 'Certified before filing.'),
    required('supportLetter', 'Support letter with duties and link to the degree field', 'EMPLOYER'),
    required('degree', 'Degree and transcripts', 'BENEFICIARY'),
    required(
      'evaluation',
      'Credential evaluation',
      'BENEFICIARY',
      'foreignDegree',
      '3 years of experience count as 1.',
    ),
    required('license', 'License', 'BENEFICIARY', 'licenseRequired'),
    required('passport', 'Passport photo page', 'BENEFICIARY'),
    required('statusDocuments', 'I-94, visa and all I-797 notices', 'BENEFICIARY', 'inUnitedStates'),
    required(
      'payStubs',
      'Pay stubs of the last 2–3 months and W-2',
      'BENEFICIARY',
      any('changesEmployer', 'extends', 'amends'),
    ),
    required('studentDocuments', 'I-20s and EAD', 'BENEFICIARY', 'changesFromStudent'),
    required('homeResidenceWaiver', 'I-612 or waiver', 'BENEFICIARY', 'homeResidence'),
    required('contracts', 'Contracts, work orders, end-client letter', 'EMPLOYER', 'thirdPartyPlacement'),
    required(
      'ownership',
      'Ownership evidence',
      'BENEFICIARY',
      'ownsMajority',
      'The first two approvals are limited to 18 months.',
    ),
    required('ac21', 'PERM or I-140 notices (AC21)', 'EMPLOYER', 'beyondSixYears'),
    required('recaptureTable', 'Table of days abroad, with proof', 'BENEFICIARY', 'recapture'),
    recommended('organization', 'Organizational chart, tax return, brochure', 'EMPLOYER', 'smallOrNewEmployer'),
    translations,
  ],
  stages: [
    ...intake('LCA_PREP').map((each) => {
      if (each.id === 'ENGAGED') return { ...each, next: ['REGISTRATION', 'QUESTIONNAIRES'] }
      return each.id === 'SUBMITTED' ? { ...each, next: ['LCA_PREP', 'I129_DRAFT', 'DOCS'] } : each
    }),
    stage('REGISTRATION', 'Registered for the cap', 1, ['SELECTED'], { optional: true, ball: 'agency' }),
    stage('SELECTED', 'Selected', 1, ['QUESTIONNAIRES'], { optional: true, ball: 'firm' }),
    stage('LCA_PREP', 'Preparing the LCA', 2, ['NOTICE_POSTED', 'DOCS'], { ball: 'firm' }),
    stage('NOTICE_POSTED', 'LCA notice posted', 2, ['LCA_FILED'], { ball: 'employer' }),
    stage('LCA_FILED', 'LCA filed', 2, ['LCA_CERTIFIED', 'LCA_PREP'], { ball: 'agency' }),
    stage('LCA_CERTIFIED', 'LCA certified', 2, ['PAF_OPEN'], { ball: 'employer' }),
    stage('PAF_OPEN', 'Public access file open', 2, ['I129_DRAFT'], { ball: 'firm' }),
    ...preparation('I129_DRAFT'),
    ...atTheAgency,
  ],
  fees: [
    { code: 'REG', form: 'registration', when: 'capSubject' },
    { code: 'I129H1B', form: 'i-129' },
    { code: 'APF', form: 'i-129' },
    { code: 'ACWIA', form: 'i-129' },
    { code: 'FRAUD', form: 'i-129' },
    { code: 'PL114', form: 'i-129' },
    { code: 'PROC', form: 'i-129' },
    { code: 'I907-A', form: 'i-907', when: 'premium' },
    { code: 'I539', form: 'i-539', when: all('dependents', not('consular')) },
    { code: 'I765', form: 'i-765', when: all('dependents', 'asksEad') },
  ],
  feesAbroad: [{ code: 'MRV' }],
  followOn: [
    { on: 'certified', dates: ['D-16', 'D-20', 'D-21', 'D-22', 'D-85'] },
    { on: 'receipted', dates: ['D-43', 'D-13'], also: ['status polling', 'biometrics'] },
    { on: 'rfe', dates: ['D-40'] },
    { on: 'noid', dates: ['D-41'] },
    {
      on: 'approved',
      dates: ['D-10', 'D-14', 'D-73'],
      also: ['public access file update', 'H-4 matching', 'give I-797 to the worker', formI9],
    },
    { on: 'denied', dates: ['D-11', 'D-82', 'D-42'] },
    { on: 'employment ended', dates: ['D-11', 'D-82'] },
    { on: 'moved', dates: ['D-17', 'D-80'] },
  ],
  withoutFiling: false,
  withoutPayment: false,
  channel: 'USCIS',
  justOpenedRoute: '/visaCareNewH1BDetails',
  implies: {
    always: { 'case.classification': 'H-1B' },
    subTypes: {
      cap: { 'case.basis': 'New employment', 'case.laterExtension': false },
      capExempt: { 'case.basis': 'New employment', 'case.capType': 'Cap Exempt', 'case.laterExtension': false },
      // Whether the cap applies is asked: who comes from an exempt employer was not counted yet (INA 214(g)(6)). A new
      // employer's first petition is no extension of its own.
      transfer: {
        'case.basis': 'Change of employer',
        'case.requestedAction': 'Extend stay',
        'case.laterExtension': false,
      },
      extension: {
        'case.basis': 'Continuation without change',
        'case.requestedAction': 'Extend stay',
        'case.capType': 'Cap Exempt',
      },
      amendment: {
        'case.basis': 'Amended petition',
        'case.requestedAction': 'Amend stay',
        'case.capType': 'Cap Exempt',
      },
      amendmentAndExtension: {
        'case.basis': 'Change in approved employment',
        'case.requestedAction': 'Extend stay',
        'case.capType': 'Cap Exempt',
      },
    },
  },
  // One I-539 for the family, with an I-539A for each further person.
  family: { typeId: CaseType.h4, cases: 'one', known: { filedWithH1b: true } },
  amendable: true,
  // Three years at a time (8 CFR 214.2(h)(9)(iii)(A)(1)).
  approval: { mostMonths: 36, status: 'H-1B', notices: 'both', sixYears: true },
  // h1b-compliance.md HC-14: 20 CFR 655.731(c)(7)(ii); 8 CFR 214.2(h)(4)(iii)(E), (h)(11).
  withdrawalTasks: [workerTold, withdrawalTold(LETTER), transportAfterWithdrawal, accessFileClosed],
  // h1b-compliance.md HC-14, the whole pack.
  terminationTasks: [
    workerToldAtOnce,
    petitionWithdrawn('H-1B', LETTER),
    transportOffered,
    wagePaid('notice, letter and offer'),
    sixtyDays,
    accessFileClosed,
    i9Kept,
  ],
  // Withdrawal alone does not end the wage duty.
  withdrawalWarning:
    'The wage duty ends only together with notice to the worker and the offer of return transport (20 CFR 655.731(c)(7)(ii)).',
  employerBears: ['REG', 'I129H1B', 'APF', 'ACWIA', 'FRAUD', 'PL114', 'PROC'],
  feeRequests: {
    cap: 'initial',
    capExempt: 'initial',
    transfer: 'changeEmployer',
    extension: 'extensionSame',
    amendment: 'amendOnly',
    amendmentAndExtension: 'amendAndExtend',
  },
  deadlines: {
    always: { classification: 'H-1B' },
    received: ['petitionFiledOn'],
    decided: ['petitionDecidedOn'],
    approvedUntil: ['petitionEndsOn'],
    outcome: ['petitionOutcome'],
    whenFactIs: { changeOfStatus: ['case.requestedAction', 'Change status'] },
    ofSubTypes: [
      {
        subTypes: ['extension', 'transfer', 'amendmentAndExtension'],
        received: ['extensionFiledOn'],
        decided: ['extensionDecidedOn'],
        outcome: ['extensionOutcome'],
      },
      // The wage is owed from a day on at the latest only by who becomes the employer (20 CFR 655.731(c)(6)).
      { subTypes: ['cap', 'capExempt', 'transfer'], approved: ['petitionApprovedOn'] },
      { subTypes: ['extension', 'amendmentAndExtension'], always: { sameEmployer: true } },
      { subTypes: ['transfer'], always: { sameEmployer: false } },
    ],
    premiumClass: 'I-129',
    metByFiling: ['D-10', 'D-16', 'D-18 filing opens', 'D-18 filing closes'],
    capSubTypes: ['cap'],
    withoutMoreStay: ['cap', 'capExempt', 'amendment'],
    approvalEndsStay: true,
    showsSixYears: true,
  },
}

export default h1bPetition
