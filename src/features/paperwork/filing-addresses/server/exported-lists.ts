import { formNumber } from '#formats/form-names.ts'
import { exportedList } from '#identity/exports/server/exported.ts'
import { dateOf } from '#platform/export/cells.ts'
import { addressOperations } from '../contract.ts'
import { filingExports } from '../export-contract.ts'

/** What stands in the files, in reading order; headings are those that an import understands. */
export const exportedFilingLists = [
  exportedList({
    list: addressOperations.addresses,
    operation: filingExports.filingAddresses,
    columns: [
      { title: 'Form', value: ({ formId }) => formNumber(formId) },
      { title: 'For', value: ({ appliesTo }) => appliesTo },
      { title: 'Classification', value: ({ classification }) => classification },
      { title: 'States', value: ({ states }) => states.join(', ') },
      { title: 'Together with', value: ({ concurrentWith }) => concurrentWith && formNumber(concurrentWith) },
      { title: 'Premium processing', value: ({ premium }) => premium },
      { title: 'How it goes', value: ({ carrier }) => carrier },
      { title: 'Address', value: ({ address }) => address },
      { title: 'Holds from', value: ({ effectiveFrom }) => dateOf(effectiveFrom) },
      { title: 'Until', value: ({ effectiveTo }) => effectiveTo && dateOf(effectiveTo) },
      { title: 'Looked up', value: ({ verifiedOn }) => verifiedOn && dateOf(verifiedOn) },
      { title: 'By', value: ({ verifiedBy }) => verifiedBy },
      { title: 'Source', value: ({ source }) => source },
    ],
  }),
]
