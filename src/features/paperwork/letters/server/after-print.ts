import { slot } from '#platform/parts.ts'
import type { Services } from '#platform/services.ts'
import type { WorkRow } from './works-store.ts'

/** What is done with a letter that was printed to be signed; whoever hands it in ends the work. */
export const afterPrint = slot<(services: Services, printed: WorkRow) => Promise<void>>('after the print of a letter')
