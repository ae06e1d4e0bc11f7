import type { detailsOperations } from '#case-file/case-details/contract.ts'
import type { formLibrary } from '#case-file/form-library/contract.ts'
import type { moveOperations } from '#case-file/moves/contract.ts'
import type { reminderOperations } from '#case-file/reminders/contract.ts'
import { operationsOf } from '#platform/client/operations.ts'

// What the browser may ask of this floor: each call by its name, with the types of its contract and nothing else of it.

export const caseDetailsApi = operationsOf<typeof detailsOperations>('cases')
export const formLibraryApi = operationsOf<typeof formLibrary>('formLibrary')
export const movesApi = operationsOf<typeof moveOperations>('cases')
export const remindersApi = operationsOf<typeof reminderOperations>('cases')
