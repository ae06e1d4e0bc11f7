import { dateOf, type ListColumns } from '#platform/export/list-column.ts'
import type { EmployeeRow } from './records.ts'
import { statusWords, whatEnds } from './rules.ts'

/** The roster. */
export const rosterListColumns = {
  person: {
    title: 'Person',
    value: ({ firstName, lastName }) => `${firstName} ${lastName}`,
    inFile: [
      { title: 'Last name', value: ({ lastName }) => lastName },
      { title: 'First name', value: ({ firstName }) => firstName },
    ],
  },
  company: { title: 'Company', value: ({ companyName }) => companyName },
  jobTitle: { title: 'Job title', value: ({ jobTitle }) => jobTitle, fileOnly: true },
  status: { title: 'Status', value: statusWords },
  what: { title: 'What ends', value: whatEnds },
  until: { title: 'Ends', value: ({ workUntil }) => dateOf(workUntil) },
  renewal: { title: 'Renewal', value: renewalWords },
  attorney: {
    title: 'Attorney',
    value: ({ renewal, workCase }) => renewal?.attorneyName ?? workCase?.attorneyName ?? '',
  },
  next: { title: 'Next step', value: ({ next }) => next?.title ?? '', fileOnly: true },
  nextDue: { title: 'Next step due', value: ({ next }) => dateOf(next?.dueOn ?? null), fileOnly: true },
  form: { title: 'Form I-9', value: ({ form }) => form?.title ?? '', fileOnly: true },
  formDue: { title: 'Form I-9 due', value: ({ form }) => dateOf(form?.dueOn ?? null), fileOnly: true },
} satisfies ListColumns<EmployeeRow>

function renewalWords({ noneNeeded, renewal, workUntil }: EmployeeRow): string {
  if (noneNeeded) return `None needed: ${noneNeeded.reason} (${noneNeeded.byName})`
  if (renewal) return `${renewal.typeName}, ${renewal.statusName}`
  return workUntil === null ? '' : 'Not opened'
}
