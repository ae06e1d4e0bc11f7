import type { editableFiles } from '#case-work/editable-files/contract.ts'
import { operationsOf } from '#platform/client/operations.ts'
import type { documentEditor } from '../contract.ts'

export const editorApi = operationsOf<typeof documentEditor>('documentEditor')
export const filesApi = operationsOf<typeof editableFiles>('editableFiles')
