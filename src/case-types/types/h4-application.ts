import type { CaseType } from '../case-type.ts'
import { not } from '../circumstances.ts'
import { agency, appearance, attorney, companion, main, paralegal, required, translations } from '../parts.ts'
import { defaultStages } from '../stages.ts'

/** case-types.md §3. */
export const h4Application: CaseType = {
  id: 2,
  name: 'H4 Application',
  said: 'H-4 application',
  detailsRoute: '/visaCareH4CaseDetails',
  documentRoute: '/visaCareDocumentH4CaseDetails',
  modes: ['LEGAL', 'DIY'],
  starters: ['DEPENDENT', 'BENEFICIARY', 'FIRM_ATTY', 'FIRM_PARA'],
  participants: [
    {
      code: 'DEPENDENT',
      audience: 'employee',
      does: 'Lead dependent: I-539. Each co-applicant: I-539A. Own passport, I-94, address and signature; a parent signs under 14',
    },
    {
      code: 'BENEFICIARY',
      audience: 'employee',
      does: 'H-1B principal: I-797 or I-129 receipt, pay stubs, marriage certificate',
    },
    attorney,
    paralegal,
    agency('USCIS'),
  ],
  subTypes: [
    { id: 'extension', name: 'Extension of H-4', said: 'H-4 extension', is: ['extends'] },
    { id: 'change', name: 'Change to H-4', said: 'Change to H-4', is: ['changesFromOtherStatus'] },
  ],
  forms: [
    appearance,
    main('i-539', { pays: true, note: 'For the lead dependent.' }),
    main('i-539a', { per: 'furtherApplicant', when: 'furtherApplicants' }),
    companion('i-765', { when: 'asksEad', pays: true, note: 'Category (c)(26).' }),
  ],
  checklist: [
    required('principalStatus', 'Principal’s I-797 approval, or I-129 receipt and copy of the petition', 'BENEFICIARY'),
    required('marriage', 'Marriage certificate', 'DEPENDENT', 'spouse'),
    required('birth', 'Birth certificate naming the principal or the spouse', 'DEPENDENT', 'child'),
    required('priorMarriages', 'Divorce or death certificates of earlier marriages', 'DEPENDENT', 'remarried'),
    required('passportsAndI94', 'Passport valid on filing and I-94, for each person', 'DEPENDENT'),
    required('payStubs', 'Principal’s recent pay stubs', 'BENEFICIARY', not('filedWithH1b')),
    required('statusProof', 'Proof of the present status (I-20, I-797 …)', 'DEPENDENT', 'changesFromOtherStatus'),
    translations,
  ],
  stages: defaultStages,
  fees: [
    { code: 'I539', form: 'i-539' },
    { code: 'I765', form: 'i-765', when: 'asksEad' },
  ],
  followOn: [
    { on: 'receipted', dates: [], also: ['status polling', 'biometrics'] },
    { on: 'rfe', dates: ['D-40'] },
    { on: 'noid', dates: ['D-41'] },
    {
      on: 'approved',
      dates: ['D-10'],
      also: ['child’s 21st birthday', 'dates against the principal’s', '(c)(26) work permit'],
    },
    { on: 'denied', dates: ['D-42'] },
    { on: 'moved', dates: ['D-80'] },
  ],
  withoutFiling: false,
  withoutPayment: false,
  channel: 'USCIS',
  justOpenedRoute: '/visaCareH4EmployeeNewCaseDetails',
  implies: {
    subTypes: {
      extension: { 'case.stayAction': 'Extension of stay' },
      change: { 'case.stayAction': 'Change of status', 'case.changeToStatus': 'H-4' },
    },
  },
  aboutDependent: true,
  countsFirstApplicant: true,
  approval: { mostMonths: 36, status: 'H-4' },
  deadlines: {
    always: { classification: 'H-4' },
    metByFiling: ['D-10'],
    approvalEndsStay: true,
    requestedForm: 'i-539',
  },
}

export default h4Application
