import { awaitedWords } from '#case-file/cases/awaited-words.ts'
import { instantOfCreation } from '#formats/dates.ts'
import type { RowOf } from '#platform/export/export-of.ts'
import { dateOf, type ListColumns } from '#platform/export/list-column.ts'
import type { listOperations } from './contract.ts'

export type ListedCase = RowOf<typeof listOperations.list>

export const caseListColumns = {
  id: { title: 'Case', value: ({ number }) => number },
  person: { title: 'Person', value: ({ personName }) => personName },
  companyId: { title: 'Company', value: ({ companyName }) => companyName },
  typeId: { title: 'Type', value: ({ typeName }) => typeName },
  mode: { title: 'Mode', value: ({ mode }) => mode },
  step: { title: 'Stage', value: ({ stageName }) => stageName, inFile: [] },
  status: { title: 'Status', value: ({ statusName }) => statusName },
  ball: { title: 'Waiting for', value: awaitedWords },
  due: { title: 'Due next', value: ({ nextDueOn }) => dateOf(nextDueOn) },
  nextDueTitle: { title: 'What is due', value: ({ nextDueTitle }) => nextDueTitle, fileOnly: true },
  attorney: { title: 'Attorney', value: ({ attorneyName }) => attorneyName },
  percent: { title: 'Answered, %', value: ({ percent }) => percent },
  filedOn: { title: 'Filed', value: ({ filedOn }) => dateOf(filedOn), fileOnly: true },
  lcaNumber: { title: 'LCA', value: ({ lcaNumber }) => lcaNumber, fileOnly: true },
  receipt: { title: 'Receipt number', value: ({ receiptNumber }) => receiptNumber },
  decidedOn: { title: 'Decided', value: ({ decidedOn }) => dateOf(decidedOn), fileOnly: true },
  validUntil: { title: 'Valid until', value: ({ validUntil }) => dateOf(validUntil) },
  renewal: { title: 'Renewal', value: ({ renewalNumber }) => renewalNumber || 'Not opened', inFile: [] },
  creationDate: {
    title: 'Opened',
    value: ({ creationDate }, here) => dateOf(here.day(instantOfCreation(creationDate))),
  },
} satisfies ListColumns<ListedCase>
