import { rememberUnsent } from './unsent.ts'
import { together, type Unsent } from './unsent-answers.ts'
import { type Entry, openStore, type UnsentStore } from './unsent-store.ts'

/** `owner` is a user, or a link. Where the browser has no such store, answers wait in memory only. */
export function openUnsent(owner: string): Unsent {
  const usable = typeof indexedDB !== 'undefined' && typeof crypto !== 'undefined' && crypto.subtle !== undefined
  let store: UnsentStore | undefined
  const opened = usable
    ? openStore(owner).then(
        (found) => {
          store = found
          return found
        },
        () => undefined,
      )
    : Promise.resolve(undefined)
  /** What is not in the store yet; it stays here until it is. */
  const newest = new Map<string, Entry>()
  let busy = false

  async function writeAll(): Promise<void> {
    const found = await opened
    if (!found) return newest.clear()
    for (const [at, entry] of newest) {
      if (entry.waiting) rememberUnsent(owner, true)
      await found.write(entry, () => newest.get(at) === entry)
      if (newest.get(at) === entry) newest.delete(at)
    }
    rememberUnsent(owner, newest.size > 0 || (await found.count()) > 0)
  }
  function write(): void {
    if (busy) return
    busy = true
    // After the letter is painted; what is typed while one is written goes together with the next.
    void new Promise((resolve) => setTimeout(resolve))
      .then(writeAll)
      .catch(() => newest.clear())
      .finally(() => {
        busy = false
        if (newest.size > 0) write()
      })
  }

  return {
    all: async () => together((await (await opened)?.all()) ?? []),
    keep(caseId, subject, waiting) {
      newest.set(`${caseId}|${subject}`, { caseId, subject, waiting })
      write()
    },
    leave() {
      if (!store || newest.size === 0) return
      for (const entry of newest.values()) {
        if (entry.waiting) rememberUnsent(owner, true)
        store.writeNow(entry)
      }
      void store.prepare()
    },
  }
}
