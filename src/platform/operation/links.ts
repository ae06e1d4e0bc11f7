import { slot } from '../parts.ts'
import type { Services } from '../services.ts'
import { Refusal } from './refusal.ts'

/** From where, and which kind of link: the feature that it opens. */
export type Tried = { readonly address: string; readonly kind: string }

/** Keeps an address from trying links until one opens something. */
export type LinkGuard = {
  /** Refuses an address that tried too many of this kind, or of all, that open nothing. */
  mayTry(services: Services, tried: Tried): Promise<void>
  /** One more that opened nothing. */
  wasWrong(services: Services, tried: Tried): Promise<void>
}

export const linkGuards = slot<LinkGuard>('what counts links that open nothing')

/** Around whatever is opened by a secret in its address instead of a session. */
export async function byLink<T>(services: Services, tried: Tried, open: () => Promise<T>): Promise<T> {
  const guards = linkGuards.of(services)
  for (const { mayTry } of guards) await mayTry(services, tried)
  try {
    return await open()
  } catch (error) {
    // Counted when the change that was refused is undone, which would undo the counting too.
    if (error instanceof Refusal && error.status === 404)
      for (const { wasWrong } of guards) await wasWrong(services, tried)
    throw error
  }
}
