import type { editableFiles } from '#case-work/editable-files/contract.ts'
import { operationsOf } from '#platform/client/operations.ts'
import type { wopi } from '../contract.ts'

export const editableFilesApi = operationsOf<typeof editableFiles>('editableFiles')
export const wopiApi = operationsOf<typeof wopi>('wopi')
