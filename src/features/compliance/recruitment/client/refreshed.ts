import { caseDetailsApi } from '#case-file/case-details/client/api.ts'
import { deadlinesApi } from '#case-work/deadlines/client/api.ts'
import { preFilingApi } from '#case-work/pre-filing/client/api.ts'
import { recruitmentApi } from './api.ts'

/** What is asked anew after a change of the recruitment. */
export const refreshed = [recruitmentApi.ofCase, caseDetailsApi.get, deadlinesApi.ofCase, preFilingApi.check]
