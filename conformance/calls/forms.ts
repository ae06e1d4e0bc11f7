import { type Call, calls } from './call.ts'

/**
 * "Endpoints … are not shown beyond the actions existing" (§7): ours, in the shape of those for the I-907. By the name a
 * call has for its form.
 */
export const formsWithCalls = [
  ...['I129', 'I130', 'I130A', 'I131', 'I140', 'I485', 'I485SupJ', 'I539', 'I539A', 'I765', 'I864', 'I9', 'G1145'],
  ...['Perm', 'PermAppendixA', 'PermFinalDetermination'],
] as const

export const formCalls: readonly Call[] = formsWithCalls.flatMap((name) =>
  calls(name, 'forms', [
    `POST caseflow/createCaseFlow${name}`,
    `GET caseflow/getCaseFlow${name}ByCaseId/{id}`,
    `PUT caseflow/updateCaseFlow${name}`,
    `POST caseflow/${name.toLowerCase()}PdfGeneration/{caseId}?companyId=1`,
  ]),
)
