import type { KnownAnswer } from '#engine/answer.ts'
import type { GivenAnswer } from '#parties/facts/rules.ts'
import { CallFailed } from '#platform/client/call-failed.ts'
import { NO_ID } from '#platform/client/saved-record.ts'
import type { SavedAnswers } from '../../records.ts'
import type { UnsentAnswers } from './unsent-answers.ts'

export type SaveState =
  | { kind: 'saved' }
  | { kind: 'saving' }
  | { kind: 'waiting' }
  /** What can be saved is; something stands in a field that is no answer. */
  | { kind: 'notAccepted'; count: number }
  /** The server will not take it, however often it is asked. */
  | { kind: 'refused'; message: string }

/** Two people gave different answers: what the server has now, by fact. */
export type Stale = { subject: string; current: Record<string, KnownAnswer>; version: number; changed: string[] }

export type SenderOptions = {
  send: (
    subject: string,
    answers: Record<string, GivenAnswer>,
    version: number,
    options: { leaving: boolean },
  ) => Promise<SavedAnswers>
  /** Keeps what is not sent yet, or null when everything is. */
  keep: (subject: string, waiting: Omit<UnsentAnswers, 'typed'> | null) => void
  onSaved: (saved: SavedAnswers, facts: readonly string[]) => void
  onStale: (stale: Stale) => void
  onRefused: (subject: string, fields: Record<string, string>) => void
  onState: (state: SaveState) => void
}

type Queue = {
  version: number
  pending: Map<string, GivenAnswer>
  /** Sent, and the answer is not here: it may have arrived. */
  sent: Map<string, GivenAnswer[]>
  /** Waits for the user to choose between two answers. */
  disputed: Map<string, GivenAnswer>
  /** The version the disputed answers were based on. */
  disputedVersion?: number
  since?: number
  timer?: ReturnType<typeof setTimeout>
  sending: boolean
  failed: boolean
}

// Every change is on its way within two seconds, however long somebody goes on typing.
const QUIET_MS = 700
const LONGEST_MS = 1500
const RETRY_MS = 4000
const MOST_SENT = 9

/** Sends changes subject by subject, in order, one call at a time each; what fails waits and is sent again. */
export function openSender(options: SenderOptions) {
  const queues = new Map<string, Queue>()
  let refused: string | undefined
  let closed = false

  const queueOf = (subject: string): Queue => {
    const found = queues.get(subject) ?? {
      version: 0,
      pending: new Map(),
      sent: new Map(),
      disputed: new Map(),
      sending: false,
      failed: false,
    }
    queues.set(subject, found)
    return found
  }
  const tell = () => {
    const all = [...queues.values()]
    if (refused !== undefined) return options.onState({ kind: 'refused', message: refused })
    if (all.some(({ failed }) => failed)) return options.onState({ kind: 'waiting' })
    const busy = all.some(({ sending, pending }) => sending || pending.size > 0)
    return options.onState({ kind: busy ? 'saving' : 'saved' })
  }
  const keep = (subject: string, queue: Queue) => {
    const answers = Object.fromEntries([...queue.pending, ...queue.disputed])
    const version = queue.disputed.size > 0 ? (queue.disputedVersion ?? queue.version) : queue.version
    const sent = queue.sent.size > 0 && { sent: Object.fromEntries(queue.sent) }
    options.keep(subject, Object.keys(answers).length > 0 ? { version, answers, ...sent } : null)
  }
  const schedule = (subject: string, queue: Queue, wait: number) => {
    clearTimeout(queue.timer)
    if (closed) return
    queue.timer = setTimeout(() => void flush(subject), wait)
  }

  async function flush(subject: string, { leaving = false } = {}): Promise<void> {
    const queue = queueOf(subject)
    clearTimeout(queue.timer)
    if (queue.sending || queue.pending.size === 0) return
    const batch = new Map(queue.pending)
    queue.sending = true
    queue.since = undefined
    for (const [fact, given] of batch) queue.sent.set(fact, [...(queue.sent.get(fact) ?? []).slice(-MOST_SENT), given])
    keep(subject, queue)
    tell()
    try {
      const saved = await options.send(subject, Object.fromEntries(batch), queue.version, { leaving })
      if (typeof saved?.id !== 'number') throw new CallFailed(200, 'NO_ID', NO_ID)
      for (const [fact, given] of batch) {
        queue.sent.delete(fact)
        if (queue.pending.get(fact) === given) queue.pending.delete(fact)
      }
      queue.version = saved.subjects.find((each) => each.subject === subject)?.version ?? queue.version
      queue.failed = false
      refused = undefined
      const settled = [...batch.keys()].filter((fact) => !queue.pending.has(fact))
      keep(subject, queue)
      options.onSaved(saved, settled)
      if (queue.pending.size > 0) schedule(subject, queue, QUIET_MS)
    } catch (error) {
      failed(subject, queue, batch, error)
    } finally {
      queue.sending = false
      tell()
    }
  }

  function failed(subject: string, queue: Queue, batch: Map<string, GivenAnswer>, error: unknown): void {
    if (!(error instanceof CallFailed)) throw error
    if (error.code === 'STALE') {
      const { current, version, changed } = error.details as Stale
      // What stands there may be what this browser sent when the connection broke.
      const others = changed.filter((fact) => !queue.sent.get(fact)?.some((each) => isSame(each, current[fact])))
      const stale = { subject, current, version, changed: others }
      if (others.length > 0) queue.disputedVersion ??= queue.version
      for (const fact of others) {
        const mine = queue.pending.get(fact)
        if (mine !== undefined) queue.disputed.set(fact, mine)
        queue.pending.delete(fact)
      }
      queue.sent.clear()
      queue.version = version
      keep(subject, queue)
      options.onStale(stale)
      schedule(subject, queue, 0)
    } else if (error.code === 'BAD_INPUT' && Object.keys(error.fields).some((fact) => batch.has(fact))) {
      for (const fact of Object.keys(error.fields)) queue.pending.delete(fact)
      keep(subject, queue)
      options.onRefused(subject, error.fields)
      schedule(subject, queue, 0)
    } else if (error.status === 0 || error.status === 401 || error.status === 429 || error.status >= 500) {
      queue.failed = true
      // Without a session only a new sign-in helps; the answers wait in the browser's own store.
      if (error.status !== 401) schedule(subject, queue, RETRY_MS)
    } else refused = error.message
  }

  return {
    /** What is known at the start; an answer that waited from an earlier visit is sent at once. */
    begin(subject: string, version: number, waiting?: Omit<UnsentAnswers, 'typed'>): void {
      const queue = queueOf(subject)
      queue.version = waiting?.version ?? version
      for (const [fact, given] of Object.entries(waiting?.answers ?? {})) queue.pending.set(fact, given)
      for (const [fact, given] of Object.entries(waiting?.sent ?? {})) queue.sent.set(fact, given)
      if (queue.pending.size > 0) schedule(subject, queue, 0)
    },
    change(subject: string, fact: string, given: GivenAnswer): void {
      const queue = queueOf(subject)
      queue.pending.set(fact, given)
      queue.disputed.delete(fact)
      queue.since ??= Date.now()
      keep(subject, queue)
      schedule(subject, queue, Math.max(0, Math.min(QUIET_MS, queue.since + LONGEST_MS - Date.now())))
      tell()
    },
    /** What stands there now cannot be sent; what was there before is not sent either. */
    withdraw(subject: string, fact: string): void {
      const queue = queueOf(subject)
      if (!queue.pending.delete(fact)) return
      keep(subject, queue)
      tell()
    },
    /** The user chose: mine is sent over theirs, or theirs stays. */
    decide(subject: string, fact: string, choice: 'mine' | 'theirs'): void {
      const queue = queueOf(subject)
      const mine = queue.disputed.get(fact)
      queue.disputed.delete(fact)
      if (queue.disputed.size === 0) queue.disputedVersion = undefined
      if (choice === 'mine' && mine !== undefined) queue.pending.set(fact, mine)
      keep(subject, queue)
      schedule(subject, queue, 0)
    },
    isWaiting: (subject: string, fact: string): boolean => {
      const queue = queues.get(subject)
      return (queue?.pending.has(fact) || queue?.disputed.has(fact)) ?? false
    },
    /** Sends everything now: the network came back, or the page is about to go. */
    async flushAll(how = { leaving: false }): Promise<void> {
      await Promise.all([...queues.keys()].map((subject) => flush(subject, how)))
    },
    close(): void {
      closed = true
      for (const { timer } of queues.values()) clearTimeout(timer)
    },
  }
}

/** The server keeps an answer in its own spelling. */
function isSame(sent: GivenAnswer, stored: KnownAnswer | undefined): boolean {
  if (sent === null || stored === undefined) return sent === null && stored === undefined
  const plain = (answer: { value?: unknown; not?: unknown }) =>
    JSON.stringify([answer.value ?? null, answer.not ?? null])
      .toLowerCase()
      .replace(/\s+/g, '')
  return plain(sent) === plain(stored as { value?: unknown; not?: unknown })
}
