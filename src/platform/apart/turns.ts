import { AsyncLocalStorage } from 'node:async_hooks'

const turns = new AsyncLocalStorage<string>()

/** What is read meanwhile is read in the turn of this tenant: whoever sends much waits for their own files, and nobody else does. */
export const inTurnOf = <Done>(tenant: string, work: () => Done): Done => turns.run(tenant, work)

/** Undefined of what nobody waits for at a screen, such as a job. */
export const turnNow = (): string | undefined => turns.getStore()
