import type { formLibraryApi } from '#case-file/client/api.ts'
import { operationNamed, type RefInput } from '#platform/client/operations.ts'

/** The pages of an edition; where its blank is not here, proof pages with the same boxes. */
export const blankPages = operationNamed<{ formId: string; edition: string }, unknown>('caseForms.blank')

/** In the browser an upload is a Blob; the server finds its stream there. */
export const blankFile = (file: Blob) => ({ file }) as unknown as RefInput<typeof formLibraryApi.upload>
