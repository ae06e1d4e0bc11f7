import { CallFailed } from './call-failed.ts'

/** "Look at the current values and save again" needs the current values: whoever was too late asks for them first. */
export async function askAgainWhenStale<Answer>(work: () => Promise<Answer>, askAgain: () => unknown): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof CallFailed && error.code === 'STALE') await askAgain()
    throw error
  }
}
