import { ProviderAway } from '../provider.ts'

/** What a provider that cannot be reached is to somebody who waits. */
export async function unlessAway<T>(work: () => Promise<T>, away: () => never): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ProviderAway) away()
    throw error
  }
}
