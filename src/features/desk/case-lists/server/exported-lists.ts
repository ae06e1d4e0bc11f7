import { awaitedWords } from '#case-file/cases/awaited-words.ts'
import { instantOfCreation } from '#formats/dates.ts'
import { exportedList } from '#identity/exports/server/exported.ts'
import { dateOf } from '#platform/export/cells.ts'
import { listOperations } from '../contract.ts'
import { caseExports } from '../export-contract.ts'

/** What stands in the files, in reading order; headings are those that an import understands. */
export const exportedCaseLists = [
  exportedList({
    list: listOperations.list,
    operation: caseExports.cases,
    columns: [
      { title: 'Case', value: ({ number }) => number },
      { title: 'Person', value: ({ personName }) => personName },
      { title: 'Company', value: ({ companyName }) => companyName },
      { title: 'Type', value: ({ typeName }) => typeName },
      { title: 'Mode', value: ({ mode }) => mode },
      { title: 'Status', value: ({ statusName }) => statusName },
      { title: 'Waiting for', value: awaitedWords },
      { title: 'Due next', value: ({ nextDueOn }) => dateOf(nextDueOn) },
      { title: 'What is due', value: ({ nextDueTitle }) => nextDueTitle },
      { title: 'Attorney', value: ({ attorneyName }) => attorneyName },
      { title: 'Answered, %', value: ({ percent }) => percent },
      { title: 'Filed', value: ({ filedOn }) => dateOf(filedOn) },
      { title: 'LCA', value: ({ lcaNumber }) => lcaNumber },
      { title: 'Receipt number', value: ({ receiptNumber }) => receiptNumber },
      { title: 'Decided', value: ({ decidedOn }) => dateOf(decidedOn) },
      { title: 'Valid until', value: ({ validUntil }) => dateOf(validUntil) },
      { title: 'Opened', value: ({ creationDate }, here) => dateOf(here.day(instantOfCreation(creationDate))) },
    ],
  }),
]
