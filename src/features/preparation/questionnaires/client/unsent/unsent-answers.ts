import type { Draft } from '#parties/facts/client/draft.ts'
import type { GivenAnswer } from '#parties/facts/rules.ts'

/** What one subject of a case still has to send: answers, and what is typed but no answer yet. */
export type UnsentAnswers = {
  version: number
  answers: Record<string, GivenAnswer>
  typed: Record<string, Draft>
  /** Sent, but nobody knows whether it arrived: what stands at the server then is no other person's answer. */
  sent?: Record<string, GivenAnswer[]>
}
export type UnsentAnswersOf = { caseId: number; subject: string; waiting: UnsentAnswers }

/**
 * Answers that are not at the server yet, in the browser's own store: encrypted under a key that cannot leave the
 * browser, one per user, so that the next user of the machine reads nothing. They outlive reload, crash and logout.
 */
export type Unsent = {
  /** What waits in this tab or was left behind by one that is gone; other open tabs send for themselves. */
  all(): Promise<UnsentAnswersOf[]>
  /** Keeps the newest state of a subject; null when there is nothing any more. Never slower than the user types. */
  keep(caseId: number, subject: string, waiting: UnsentAnswers | null): void
  /** The page may be gone in a moment: what is not in the store yet goes there at once. */
  leave(): void
}

/** What several tabs left behind about one subject becomes one: fact by fact the latest, based on the oldest version. */
export function together(left: readonly UnsentAnswersOf[]): UnsentAnswersOf[] {
  const found = new Map<string, UnsentAnswersOf>()
  for (const each of left) {
    const at = `${each.caseId}|${each.subject}`
    const before = found.get(at)?.waiting
    const { version, answers, typed, sent } = each.waiting
    // What waits unanswered has no version of its own.
    const versions = [before, each.waiting].flatMap((some) =>
      some && Object.keys(some.answers).length > 0 ? [some.version] : [],
    )
    const waiting = {
      version: versions.length > 0 ? Math.min(...versions) : version,
      answers: { ...before?.answers, ...answers },
      typed: { ...before?.typed, ...typed },
      ...((before?.sent || sent) && { sent: { ...before?.sent, ...sent } }),
    }
    found.set(at, { ...each, waiting })
  }
  return [...found.values()]
}
