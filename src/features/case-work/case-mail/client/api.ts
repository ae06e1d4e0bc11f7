import { operationsOf } from '#platform/client/operations.ts'
import type { mailBox } from '../box-contract.ts'
import type { caseMail } from '../contract.ts'

export const caseMailApi = operationsOf<typeof caseMail>('caseMail')
export const mailBoxApi = operationsOf<typeof mailBox>('mailBox')
