import { caseForms } from '#case-work/case-forms/contract.ts'
import { mailBox } from '#case-work/case-mail/box-contract.ts'
import { caseMail } from '#case-work/case-mail/contract.ts'
import { collectionOperations } from '#case-work/claims/collection-contract.ts'
import { reviewOperations } from '#case-work/claims/review-contract.ts'
import { deadlines } from '#case-work/deadlines/contract.ts'
import { deadlineSettings } from '#case-work/deadlines/settings-contract.ts'
import { documentEditor } from '#case-work/document-editor/contract.ts'
import { documents } from '#case-work/documents/contract.ts'
import { documentExports } from '#case-work/documents/export-contract.ts'
import { documentTexts } from '#case-work/documents/text-contract.ts'
import { editableFiles } from '#case-work/editable-files/contract.ts'
import { envelopes } from '#case-work/envelopes/contract.ts'
import { signing } from '#case-work/envelopes/signing-contract.ts'
import { feeOperations } from '#case-work/fees/contract.ts'
import { addressOperations } from '#case-work/filing-addresses/contract.ts'
import { filingExports } from '#case-work/filing-addresses/export-contract.ts'
import { serviceCenterOperations } from '#case-work/filing-addresses/service-center-contract.ts'
import { lcaOperations } from '#case-work/lcas/contract.ts'
import { letters, letterTemplates } from '#case-work/letters/contract.ts'
import { packageOperations } from '#case-work/packages/contract.ts'
import { responseOperations } from '#case-work/packages/response-contract.ts'
import { checkOperations } from '#case-work/pre-filing/contract.ts'
import { questionnaires } from '#case-work/questionnaires/contract.ts'
import { retention } from '#case-work/retention/contract.ts'
import { scanOperations } from '#case-work/signed-scans/contract.ts'
import { substituteOperations } from '#case-work/substitutes/contract.ts'
import { wopi } from '#case-work/wopi/contract.ts'
import { worksheetOperations } from '#case-work/worksheets/contract.ts'
import { Role } from '#formats/roles.ts'
import type { Feature } from '#platform/feature.ts'
import { advisers, providers, staff } from '#platform/session/role-groups.ts'

/** What each feature of this floor says of itself to all sides. */
export const caseWorkFeatures = {
  questionnaires: {
    contracts: { questionnaires },
    rights: {
      'questionnaire:return': {
        words: 'Return questionnaire parts for correction',
        roles: advisers,
      },
    },
  },
  'case-forms': {
    contracts: { caseForms },
  },
  retention: { contracts: { retention } },
  documents: {
    contracts: { documents, exports: documentExports, documentTexts },
    rights: {
      'document:review': {
        words:
          'Accept, reject, waive and ask for documents; the law firm’s, in DIY the owner’s. A required one is waived by the attorney or the firm’s administrator',
        roles: staff,
      },
    },
  },
  'case-mail': {
    contracts: { caseMail, mailBox },
    rights: {
      'mail-box:edit': { words: 'Set up the mailbox of the cases and place what reached none', roles: [Role.provider] },
    },
  },
  'editable-files': { contracts: { editableFiles } },
  'document-editor': { contracts: { documentEditor } },
  wopi: { contracts: { wopi } },
  envelopes: {
    contracts: { envelopes, signing },
    rights: {
      'envelope:manage': {
        words:
          'Ask for electronic signatures on letters and company documents; in a case the law firm’s, else the company’s',
        roles: [...advisers, Role.employer],
      },
    },
  },
  claims: {
    contracts: { collections: collectionOperations, contractReviews: reviewOperations },
  },
  letters: { contracts: { letters, letterTemplates } },
  lcas: { contracts: { lcas: lcaOperations } },
  deadlines: {
    contracts: { deadlines, deadlineSettings },
    rights: {
      'deadlineSetting:read': {
        words: 'See what the deadline rules count with',
        roles: advisers,
      },
      'deadlineSetting:edit': {
        words: 'Confirm and change what the deadline rules count with',
        roles: [Role.provider, Role.lawFirm, Role.attorney],
      },
    },
  },
  fees: {
    contracts: { filings: feeOperations },
  },
  worksheets: { contracts: { worksheets: worksheetOperations } },
  'pre-filing': {
    contracts: { filings: checkOperations },
  },
  'filing-addresses': {
    contracts: { filings: { ...addressOperations, ...serviceCenterOperations }, exports: filingExports },
    rights: {
      'filingAddress:read': {
        words: 'See the filing addresses of the agencies',
        roles: advisers,
      },
      'filingAddress:edit': { words: 'Keep the filing addresses of the agencies', roles: providers },
      'filingAddress:confirm': {
        words: 'Confirm filing addresses checked on the official page',
        roles: [Role.provider, Role.providerAssistant, Role.lawFirm, Role.attorney],
      },
    },
  },
  substitutes: {
    contracts: { substitutes: substituteOperations },
  },
  packages: {
    contracts: { filings: packageOperations, responses: responseOperations },
  },
  'signed-scans': {
    contracts: { filings: scanOperations },
  },
} satisfies Readonly<Record<string, Feature>>
