import { slot } from '../parts.ts'
import type { Services } from '../services.ts'
import { Refusal } from './refusal.ts'

/** Keeps an address from trying links until one opens something. */
export type LinkGuard = {
  /** Refuses an address that tried too many that open nothing. */
  mayTry(services: Services, address: string): Promise<void>
  /** One more that opened nothing. */
  wasWrong(services: Services, address: string): Promise<void>
}

export const linkGuards = slot<LinkGuard>('what counts links that open nothing')

/** Around whatever is opened by a secret in its address instead of a session. */
export async function byLink<T>(services: Services, address: string, open: () => Promise<T>): Promise<T> {
  const guards = linkGuards.of(services)
  for (const { mayTry } of guards) await mayTry(services, address)
  try {
    return await open()
  } catch (error) {
    // Counted when the change that was refused is undone, which would undo the counting too.
    if (error instanceof Refusal && error.status === 404)
      for (const { wasWrong } of guards) await wasWrong(services, address)
    throw error
  }
}
