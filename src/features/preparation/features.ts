import { Role } from '#formats/roles.ts'
import type { Feature } from '#platform/feature.ts'
import { advisers, staff } from '#platform/session/role-groups.ts'
import { caseForms } from '#preparation/case-forms/contract.ts'
import { deadlines } from '#preparation/deadlines/contract.ts'
import { deadlineSettings } from '#preparation/deadlines/settings-contract.ts'
import { documentExports, documents, documentTexts } from '#preparation/documents/contract.ts'
import { feeOperations } from '#preparation/fees/contract.ts'
import { lcaOperations } from '#preparation/lcas/contract.ts'
import { checkOperations } from '#preparation/pre-filing/contract.ts'
import { questionnaires } from '#preparation/questionnaires/contract.ts'
import { retention } from '#preparation/retention/contract.ts'
import { worksheetOperations } from '#preparation/worksheets/contract.ts'

/** What each feature of this floor says of itself to all sides. */
export const preparationFeatures = {
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
} satisfies Readonly<Record<string, Feature>>
