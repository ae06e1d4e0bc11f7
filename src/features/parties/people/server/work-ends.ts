import type { Day } from '#formats/day.ts'
import type { CommandContext } from '#platform/operation/context.ts'
import { slot } from '#platform/parts.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#platform/session/actor.ts'

/** What else follows when somebody's work ends, or when that is taken back: duties in their cases. */
export type WorkEnds = {
  /** Whoever works on a case holds it before its person: in another order the two would wait for each other. */
  hold: (context: Ending, personId: number) => Promise<void>
  ended: (context: Ending, ended: EndedWork) => Promise<void>
  resumed: (context: Ending, ended: Pick<EndedWork, 'companyId' | 'personId'> & { at: string }) => Promise<void>
}
export const workEnds = slot<() => Promise<WorkEnds>>('what follows the end of an employment')
export type EndedWork = { companyId: number; personId: number; on: string; dismissed?: boolean }

export type Ending = CommandContext & { actor: Actor; now: Date; today: Day; services: Services }
