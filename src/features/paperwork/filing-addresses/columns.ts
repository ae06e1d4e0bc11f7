import { formNumber } from '#formats/form-names.ts'
import { dateOf, type ListColumns } from '#platform/export/list-column.ts'
import type { FilingAddress } from './contract.ts'

export const filingListColumns = {
  form: { title: 'Form', value: ({ formId }) => formNumber(formId) },
  appliesTo: { title: 'For', value: ({ appliesTo }) => appliesTo },
  classification: { title: 'Classification', value: ({ classification }) => classification, fileOnly: true },
  state: { title: 'States', value: ({ states }) => states.join(', ') },
  concurrentWith: {
    title: 'Together with',
    value: ({ concurrentWith }) => concurrentWith && formNumber(concurrentWith),
    fileOnly: true,
  },
  premium: { title: 'Premium processing', value: ({ premium }) => premium, fileOnly: true },
  carrier: { title: 'How it goes', value: ({ carrier }) => carrier },
  address: { title: 'Address', value: ({ address }) => address },
  from: {
    title: 'Holds from',
    value: ({ effectiveFrom }) => dateOf(effectiveFrom),
    inFile: [
      { title: 'Holds from', value: ({ effectiveFrom }) => dateOf(effectiveFrom) },
      { title: 'Until', value: ({ effectiveTo }) => effectiveTo && dateOf(effectiveTo) },
    ],
  },
  confirmed: { title: 'Looked up', value: ({ verifiedOn }) => verifiedOn && dateOf(verifiedOn) },
  verifiedBy: { title: 'By', value: ({ verifiedBy }) => verifiedBy, fileOnly: true },
  source: { title: 'Source', value: ({ source }) => source, fileOnly: true },
} satisfies ListColumns<FilingAddress>
