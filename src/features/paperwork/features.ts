import { Role } from '#formats/roles.ts'
import { mailBox } from '#paperwork/case-mail/box-contract.ts'
import { caseMail } from '#paperwork/case-mail/contract.ts'
import { collectionOperations } from '#paperwork/claims/collection-contract.ts'
import { reviewOperations } from '#paperwork/claims/review-contract.ts'
import { documentEditor } from '#paperwork/document-editor/contract.ts'
import { editableFiles } from '#paperwork/editable-files/contract.ts'
import { envelopes } from '#paperwork/envelopes/contract.ts'
import { signing } from '#paperwork/envelopes/signing-contract.ts'
import { addressOperations, filingExports, serviceCenterOperations } from '#paperwork/filing-addresses/contract.ts'
import { letters, letterTemplates } from '#paperwork/letters/contract.ts'
import { packageOperations } from '#paperwork/packages/contract.ts'
import { responseOperations } from '#paperwork/packages/response-contract.ts'
import { scanOperations } from '#paperwork/signed-scans/contract.ts'
import { substituteOperations } from '#paperwork/substitutes/contract.ts'
import { wopi } from '#paperwork/wopi/contract.ts'
import type { Feature } from '#platform/feature.ts'
import { advisers, providers } from '#platform/session/role-groups.ts'

/** What each feature of this floor says of itself to all sides. */
export const paperworkFeatures = {
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
