import { dateOf, type ListColumns } from '#platform/export/list-column.ts'
import type { CommonDetail } from './contract.ts'

export const detailListColumns = {
  // A screen shows one list at a time, under its name.
  commonName: { title: 'List', value: ({ commonName }) => commonName, fileOnly: true },
  value: { title: 'Value', value: ({ value }) => value },
  code: { title: 'Code', value: ({ code }) => code },
  position: { title: 'Position', value: ({ position }) => position },
  active: { title: 'Active', value: ({ active }) => active },
  updatedAt: { title: 'Changed', value: ({ updatedAt }, here) => dateOf(updatedAt && here.day(updatedAt)) },
} satisfies ListColumns<CommonDetail>
