import { exportedList } from '#identity/exports/server/exported.ts'
import { dateOf } from '#platform/export/cells.ts'
import { employeeOperations } from '../contract.ts'
import { employeeExports } from '../export-contract.ts'
import { statusWords, whatEnds } from '../rules.ts'

export const exportedEmployeeLists = [
  exportedList({
    list: employeeOperations.list,
    operation: employeeExports.roster,
    columns: [
      { title: 'Last name', value: ({ lastName }) => lastName },
      { title: 'First name', value: ({ firstName }) => firstName },
      { title: 'Company', value: ({ companyName }) => companyName },
      { title: 'Job title', value: ({ jobTitle }) => jobTitle },
      { title: 'Status', value: statusWords },
      { title: 'What ends', value: whatEnds },
      { title: 'Ends', value: ({ workUntil }) => dateOf(workUntil) },
      {
        title: 'Renewal',
        value: ({ noneNeeded, renewal, workUntil }) =>
          noneNeeded
            ? `None needed: ${noneNeeded.reason} (${noneNeeded.byName})`
            : renewal
              ? `${renewal.typeName}, ${renewal.statusName}`
              : workUntil === null
                ? ''
                : 'Not opened',
      },
      { title: 'Attorney', value: ({ renewal, workCase }) => renewal?.attorneyName ?? workCase?.attorneyName ?? '' },
      { title: 'Next step', value: ({ next }) => next?.title ?? '' },
      { title: 'Next step due', value: ({ next }) => dateOf(next?.dueOn ?? null) },
      { title: 'Form I-9', value: ({ form }) => form?.title ?? '' },
      { title: 'Form I-9 due', value: ({ form }) => dateOf(form?.dueOn ?? null) },
    ],
  }),
]
