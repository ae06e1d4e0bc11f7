import type { scansApi } from '#case-work/client/api.ts'
import type { RefInput } from '#platform/client/operations.ts'

/** The file itself travels beside it (send-file.ts). */
export const scanInput = (id: number) => ({ id }) as RefInput<typeof scansApi.scan>
