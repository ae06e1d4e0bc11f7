import { tabPath } from '#case-file/case-details/client/case-tabs.ts'
import type { CaseDetails } from '#case-file/case-details/records.ts'
import { isSentBack, itemWords, toOthers } from '#case-file/cases/item-words.ts'
import type { OpenItem } from '#case-file/cases/open-items.ts'
import { isOwn } from '#case-file/cases/own-items.ts'
import { sidesOf } from '#case-file/cases/policy.ts'
import { Status } from '#case-types/status/statuses.ts'
import { inEnglish, type Say } from '#ui/say.ts'

export type Parts = {
  /** What the reader does, the most urgent first. */
  items: OpenItem[]
  /** Dates that the reader has to know. */
  dates: OpenItem[]
  /** What others owe. */
  others: OpenItem[]
}

/** What is open in a case, seen by one reader. */
export function myPart({ openItems, status }: Pick<CaseDetails, 'openItems' | 'status'>, roleId: number): Parts {
  const own = sidesOf(roleId)
  const isMine = (item: OpenItem) => isOwn(item, status, roleId)
  // The answer to a notice stands before what is due earlier: it alone cannot be late.
  const isAnswer = ({ kind }: OpenItem) => Number(status === Status.noticeOpen && kind === 'step')
  const todo = openItems
    .filter(({ kind }) => kind !== 'date')
    .sort((one, other) => isAnswer(other) - isAnswer(one) || byUrgency(one, other))
  return {
    items: todo.filter(isMine),
    dates: openItems.filter(({ kind, side }) => kind === 'date' && own.includes(side)),
    others: todo.filter((item) => !isMine(item)),
  }
}

/** What one side owes, in one line: "31 questions, Support letter". */
export const summaryOf = (items: readonly OpenItem[]): string =>
  items.map(({ about, title }) => about.thing || toOthers(title)).join(', ')

/** The one button of the header says the whole thing. */
export function actionWords(item: OpenItem, say: Say = inEnglish): string {
  if (item.kind === 'document') return `${say(item.verb)}: ${say(itemWords(item).what)}`
  return say(item.kind === 'step' && !leadsAway(item) ? item.verb : item.title)
}

/** So many letters stand on one line of the header beside an open menu. */
const ONE_LINE = 34

/** The same in a word where it would be a sentence: “Decide”, “Upload”. What it is about stands right below. */
export function inBrief(words: string): string {
  const [verb = words, ...thing] = words.split(': ')
  return thing.length > 0 && words.length > ONE_LINE ? verb : words
}

/** Where it is done: documents and dates of this case are a tab away. */
export function linkOf(item: Pick<OpenItem, 'kind' | 'link' | 'about'>): string {
  const path = window.location.pathname
  if (item.kind === 'document') return `${tabPath(path, 'documents')}&upload=${encodeURIComponent(item.about.document)}`
  return item.kind === 'review' ? tabPath(path, 'documents') : item.link
}

/**
 * A task is ticked off where it stands and a step is the header's, unless it is worked on behind a tab: a notice is answered
 * with a response, before anybody says that it was sent. Everything else has a place of its own.
 */
export const leadsAway = ({ kind, link }: Pick<OpenItem, 'kind' | 'link'>): boolean =>
  kind === 'task' ? !link.endsWith('#tasks') : kind !== 'step' || link.includes('?tab=')

/** What was sent back comes first, then by the day it is due; what has no day comes last. */
export const byUrgency = (one: OpenItem, other: OpenItem): number =>
  Number(isSentBack(other)) - Number(isSentBack(one)) ||
  (one.dueOn ?? '9999').localeCompare(other.dueOn ?? '9999') ||
  one.id - other.id
