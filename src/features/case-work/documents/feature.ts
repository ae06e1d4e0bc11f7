import type { Feature } from '#platform/feature.ts'
import { staff } from '#platform/session/role-groups.ts'
import { documents } from './contract.ts'
import { documentExports } from './export-contract.ts'
import { documentTexts } from './text-contract.ts'

export const documentsFeature: Feature = {
  contracts: { documents, exports: documentExports, documentTexts },
  rights: {
    'document:review': {
      words:
        'Accept, reject, waive and ask for documents; the law firm’s, in DIY the owner’s. A required one is waived by the attorney or the firm’s administrator',
      roles: staff,
    },
  },
}
