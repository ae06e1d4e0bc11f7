import { makePad, newKey, type Pad, type Sealed, seal, unseal } from './sealing.ts'
import type { UnsentAnswers, UnsentAnswersOf } from './unsent-answers.ts'

const DATABASE = 'visacare'
type Key = [owner: string, caseId: number, subject: string, tab: string]
type Stored = Sealed & { owner: string; caseId: number; subject: string; tab: string; at: number }
export type Entry = { caseId: number; subject: string; waiting: UnsentAnswers | null }
export type UnsentStore = Awaited<ReturnType<typeof openStore>>

/** One row per subject and tab: two tabs never write over each other. */
export async function openStore(owner: string) {
  const database = await openDatabase()
  const key = await keyOf(database, owner)
  const { name: tab } = thisTab()
  /** Rows of tabs that are gone, which the next write about the same subject replaces. */
  const adopted = new Map<string, Key[]>()
  let pad: Pad | undefined
  const prepare = async () => {
    pad = await makePad(key)
  }
  await prepare()

  const keep = ({ caseId, subject }: Entry, sealed: Sealed | undefined): IDBTransaction => {
    forgetLast({ owner, caseId, subject, tab })
    const transaction = database.transaction('unsent', 'readwrite')
    const rows = transaction.objectStore('unsent')
    if (sealed) rows.put({ ...sealed, owner, caseId, subject, tab, at: Date.now() } satisfies Stored)
    else rows.delete([owner, caseId, subject, tab] satisfies Key)
    for (const left of adopted.get(`${caseId}|${subject}`) ?? []) rows.delete(left)
    return transaction
  }

  /** What pages that are gone kept in their last moment comes into the store, where it may be already. */
  const takeOver = async (isElsewhere: (name: string) => boolean): Promise<void> => {
    for (const row of lastOf(owner).filter((each) => each.tab !== tab && !isElsewhere(each.tab))) {
      const transaction = database.transaction('unsent', 'readwrite')
      transaction.objectStore('unsent').put(row satisfies Stored)
      await finished(transaction)
      forgetLast(row)
    }
  }

  return {
    /** Unless something newer came while it was sealed. */
    write: async (entry: Entry, isNewest: () => boolean): Promise<void> => {
      const sealed = entry.waiting ? await seal(key, JSON.stringify(entry.waiting)) : undefined
      if (isNewest()) await finished(keep(entry, sealed))
    },
    /** At once, in the last moment of a page. */
    writeNow: (entry: Entry): void => {
      const sealed = entry.waiting ? pad?.seal(JSON.stringify(entry.waiting)) : undefined
      if (entry.waiting && !sealed) return
      keep(entry, sealed).commit?.()
      if (sealed) keepLast({ ...sealed, owner, caseId: entry.caseId, subject: entry.subject, tab, at: Date.now() })
    },
    prepare,
    count: () => asked(rowsIn(database).index('owner').count(owner)),
    all: async (): Promise<UnsentAnswersOf[]> => {
      const isElsewhere = await openElsewhere()
      await takeOver(isElsewhere)
      const rows = (await asked(rowsIn(database).index('owner').getAll(owner))) as Stored[]
      const left = rows.filter((row) => !isElsewhere(row.tab)).sort((a, b) => a.at - b.at)
      for (const { caseId, subject, tab: of } of left) {
        const at = `${caseId}|${subject}`
        if (of !== tab) adopted.set(at, [...(adopted.get(at) ?? []), [owner, caseId, subject, of]])
      }
      return Promise.all(
        left.map(async ({ caseId, subject, ...sealed }) => ({
          caseId,
          subject,
          waiting: JSON.parse(await unseal(key, sealed)) as UnsentAnswers,
        })),
      )
    },
  }
}

const rowsIn = (database: IDBDatabase) => database.transaction('unsent').objectStore('unsent')

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 2)
  request.onupgradeneeded = () => {
    const { result, transaction } = request
    if (!result.objectStoreNames.contains('keys')) result.createObjectStore('keys')
    const old = result.objectStoreNames.contains('unsent') ? transaction?.objectStore('unsent').getAll() : undefined
    if (!old) return void createRows(result)
    // Before, all tabs shared one row per subject.
    old.onsuccess = () => {
      result.deleteObjectStore('unsent')
      const rows = createRows(result)
      for (const row of old.result) rows.put({ ...row, tab: '', at: 0 })
    }
  }
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    request.onblocked = () => reject(new Error('An older page holds the store open'))
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  database.onversionchange = () => database.close()
  return database
}

function createRows(database: IDBDatabase): IDBObjectStore {
  const rows = database.createObjectStore('unsent', { keyPath: ['owner', 'caseId', 'subject', 'tab'] })
  rows.createIndex('owner', 'owner')
  return rows
}

/** The user's key in this browser: it can be used, but not read, by whoever runs this page. */
async function keyOf(database: IDBDatabase, owner: string): Promise<CryptoKey> {
  const made = await newKey()
  // Looked up and put in one transaction: two tabs that open at once share the first one's.
  const keys = database.transaction('keys', 'readwrite').objectStore('keys')
  const found = await asked(keys.get(owner))
  if (found) return found as CryptoKey
  await asked(keys.put(made, owner))
  return made
}

function asked<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
}

/** This tab among those of the browser: a name for as long as the page lives, and the one it had before a reload. */
type Tab = { name: string; before: string | null }

const LOCK = 'visacare.tab.'
const NAME = 'visacare.tab'
let known: Tab | undefined

function thisTab(): Tab {
  if (known) return known
  const name = crypto.randomUUID()
  known = { name, before: sessionStorage.getItem(NAME) }
  sessionStorage.setItem(NAME, name)
  // Held until the page is gone, however it goes.
  void navigator.locks?.request(LOCK + name, () => new Promise(() => {})).catch(() => {})
  return known
}

/** Whether a tab is open elsewhere. Before a reload it was this one, whether or not the browser has noticed its end. */
async function openElsewhere(): Promise<(name: string) => boolean> {
  const { name: own, before } = thisTab()
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  const open = new Set(held.map(({ name = '' }) => name))
  return (name) => name !== own && name !== before && open.has(LOCK + name)
}

/** What a page kept in its last moment, sealed: the browser's store does not always hear a page that goes. */
export type LastRow = Sealed & { owner: string; caseId: number; subject: string; tab: string; at: number }

const lastKey = ({ owner, caseId, subject, tab }: Pick<LastRow, 'owner' | 'caseId' | 'subject' | 'tab'>) =>
  `${prefixOf(owner)}${caseId}|${subject}|${tab}`
const prefixOf = (owner: string) => `visacare.last.${owner}|`

const toText = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
const toBytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

/** Written at once, beside the store; gone with the next write about the same, or taken over at the next start. */
export function keepLast(row: LastRow): void {
  try {
    const { iv, sealed, ...rest } = row
    localStorage.setItem(
      lastKey(row),
      JSON.stringify({ ...rest, iv: toText(iv), sealed: toText(new Uint8Array(sealed)) }),
    )
  } catch {
    // A full or closed storage: the store itself has been asked already.
  }
}

export const forgetLast = (of: Pick<LastRow, 'owner' | 'caseId' | 'subject' | 'tab'>): void =>
  localStorage.removeItem(lastKey(of))

export function lastOf(owner: string): LastRow[] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefixOf(owner)))
  return keys.flatMap((key) => {
    const text = localStorage.getItem(key)
    if (text === null) return []
    const { iv, sealed, ...rest } = JSON.parse(text)
    return [{ ...rest, iv: toBytes(iv), sealed: toBytes(sealed).buffer }]
  })
}
