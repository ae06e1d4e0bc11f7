import type { editableFiles } from '#case-work/editable-files/contract.ts'
import { operationsOf } from '#platform/client/operations.ts'
import type { letters, letterTemplates } from '../contract.ts'

export const lettersApi = operationsOf<typeof letters>('letters')
export const letterTemplatesApi = operationsOf<typeof letterTemplates>('letterTemplates')
export const filesApi = operationsOf<typeof editableFiles>('editableFiles')

export const refresh = [lettersApi.list]
export const templatesPath = '/visaCareLetterTemplates'
