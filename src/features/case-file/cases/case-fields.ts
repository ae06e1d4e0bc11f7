import { z } from 'zod'
import type { Names } from '#platform/operation/alias.ts'

/** The specification's names for what a case has; everything else it does not show. */
export const caseNames: Names = {
  companyAutoId: 'companyId',
  personautoid: 'personId',
  lawfirmId: 'lawFirmId',
  caseTypeId: 'typeId',
  formName: 'typeName',
  caseTypeName: 'typeName',
  caseMode: 'mode',
  percentage: 'percent',
  statusName: 'tableStatusName',
  standingName: 'statusName',
}

/** The same where people's answers come along: what those are called is no case's to say. */
export const withAnswers = (more: Names = {}) => ({
  names: { ...caseNames, ...more },
  asIs: ['known', 'given', 'answers', 'authors', 'versions', 'roles', 'names'],
})

/** A call that names the case `caseId`; its answer has the id under both names. */
export const byCaseId = (names: Names) => ({
  names: { ...names, caseId: 'id' },
  answer: (output: Record<string, unknown>) => ({ ...output, id: output.caseId }),
})

const Concurrent = z.array(z.enum(['i-765', 'i-131', 'i-864', 'i-485'])).max(4)
const Known = z.record(z.string().max(60), z.boolean())
/** What is chosen for a case, when it is opened or later. */
export const Options = z.object({
  subType: z.string().max(60).optional(),
  premium: z.boolean().optional(),
  channel: z.enum(['paper', 'online']).optional(),
  concurrent: Concurrent.optional(),
  known: Known.optional(),
})
