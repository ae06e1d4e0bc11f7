import type { Draft } from '#features/facts/client/draft.ts'
import type { GivenAnswer } from '#features/facts/rules.ts'

/** What one subject of a case still has to send: answers, and what is typed but no answer yet. */
export type Waiting = { version: number; answers: Record<string, GivenAnswer>; typed: Record<string, Draft> }
export type WaitingOf = { caseId: number; subject: string; waiting: Waiting }

/**
 * Answers that are not at the server yet, in the browser's own store: encrypted under a key that cannot leave the
 * browser, one per user, so that the next user of the machine reads nothing. They outlive reload, crash and logout.
 */
export type Unsent = {
  all(): Promise<WaitingOf[]>
  /** Keeps the newest state of a subject; null when there is nothing any more. Never slower than the user types. */
  keep(caseId: number, subject: string, waiting: Waiting | null): void
}

const DATABASE = 'visacare'
const TOGETHER_MS = 100
type Stored = { owner: string; caseId: number; subject: string; iv: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer }

/** `owner` is a user, or a link. Where the browser has no such store, answers wait in memory only. */
export function openUnsent(owner: string): Unsent {
  const usable = typeof indexedDB !== 'undefined' && typeof crypto !== 'undefined' && crypto.subtle !== undefined
  const opened = usable ? open(owner).catch(() => undefined) : Promise.resolve(undefined)
  const newest = new Map<string, { caseId: number; subject: string; waiting: Waiting | null }>()
  let busy = false

  async function writeAll(): Promise<void> {
    const store = await opened
    if (!store) return newest.clear()
    for (const [at, { caseId, subject, waiting }] of newest) {
      newest.delete(at)
      if (waiting) remember(owner, true)
      if (waiting) await store.put(caseId, subject, waiting)
      else await store.remove(caseId, subject)
    }
    remember(owner, newest.size > 0 || (await store.count()) > 0)
  }
  function write(): void {
    if (busy) return
    busy = true
    // A few letters together: the user types on meanwhile, and a crash takes at most the last of them.
    void new Promise((resolve) => setTimeout(resolve, TOGETHER_MS))
      .then(writeAll)
      .catch(() => newest.clear())
      .finally(() => {
        busy = false
        if (newest.size > 0) write()
      })
  }

  return {
    all: async () => (await (await opened)?.all()) ?? [],
    keep(caseId, subject, waiting) {
      newest.set(`${caseId}|${subject}`, { caseId, subject, waiting })
      write()
    },
  }
}

/** Whether this browser holds answers of somebody; asked before anything of the store is loaded. */
export const hasUnsent = (owner: string): boolean => localStorage.getItem(flagOf(owner)) !== null

const flagOf = (owner: string) => `visacare.unsent.${owner}`
function remember(owner: string, some: boolean): void {
  if (some === hasUnsent(owner)) return
  if (some) localStorage.setItem(flagOf(owner), 'yes')
  else localStorage.removeItem(flagOf(owner))
}

async function open(owner: string) {
  const database = await asked(indexedDB.open(DATABASE, 1), (request) => {
    request.result.createObjectStore('keys')
    request.result
      .createObjectStore('unsent', { keyPath: ['owner', 'caseId', 'subject'] })
      .createIndex('owner', 'owner')
  })
  const key = await keyOf(database, owner)
  const table = (mode: IDBTransactionMode) => database.transaction('unsent', mode).objectStore('unsent')
  return {
    put: async (caseId: number, subject: string, waiting: Waiting) => {
      const iv = crypto.getRandomValues(new Uint8Array(12))
      const plain = new TextEncoder().encode(JSON.stringify(waiting))
      const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain)
      await asked(table('readwrite').put({ owner, caseId, subject, iv, sealed } satisfies Stored))
    },
    remove: (caseId: number, subject: string) => asked(table('readwrite').delete([owner, caseId, subject])),
    count: () => asked(table('readonly').index('owner').count(owner)),
    all: async (): Promise<WaitingOf[]> => {
      const rows = (await asked(table('readonly').index('owner').getAll(owner))) as Stored[]
      return Promise.all(
        rows.map(async ({ caseId, subject, iv, sealed }) => {
          const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed)
          return { caseId, subject, waiting: JSON.parse(new TextDecoder().decode(plain)) as Waiting }
        }),
      )
    },
  }
}

/** The user's key in this browser: it can be used, but not read, by whoever runs this page. */
async function keyOf(database: IDBDatabase, owner: string): Promise<CryptoKey> {
  const found = await asked(database.transaction('keys').objectStore('keys').get(owner))
  if (found) return found as CryptoKey
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  await asked(database.transaction('keys', 'readwrite').objectStore('keys').put(made, owner))
  return made
}

function asked<T>(request: IDBRequest<T>, upgrade?: (request: IDBRequest<T>) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    if (upgrade) (request as unknown as IDBOpenDBRequest).onupgradeneeded = () => upgrade(request)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
