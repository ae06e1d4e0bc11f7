import { exportedList } from '#identity/exports/server/exported.ts'
import { dateOf } from '#platform/export/cells.ts'
import { commonDetails } from '../contract.ts'
import { commonDetailExports } from '../export-contract.ts'

/** What stands in the files, in reading order; headings are those that an import understands. */
export const exportedCommonDetailLists = [
  exportedList({
    list: commonDetails.list,
    operation: commonDetailExports.commonDetails,
    columns: [
      { title: 'List', value: ({ commonName }) => commonName },
      { title: 'Value', value: ({ value }) => value },
      { title: 'Code', value: ({ code }) => code },
      { title: 'Position', value: ({ position }) => position },
      { title: 'Active', value: ({ active }) => active },
      { title: 'Changed', value: ({ updatedAt }, here) => dateOf(updatedAt && here.day(updatedAt)) },
    ],
  }),
]
