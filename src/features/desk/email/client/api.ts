import { operationsOf } from '#platform/client/operations.ts'
import type { emailTemplates } from '../template-contract.ts'

export const emailTemplatesApi = operationsOf<typeof emailTemplates>('emailTemplates')
export const TEMPLATES_PATH = '/visaCareEmailTemplates'
