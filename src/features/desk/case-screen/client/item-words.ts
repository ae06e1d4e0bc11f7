import type { OpenItem } from '#case-file/cases/open-items.ts'
import { isSentBack, tabPath } from './case-tabs.ts'

type Said = { what: string; about: string }

/** An item as its row says it: the thing itself, and under it why it came back. The verb stands on the button. */
export function itemWords({ kind, title, verb }: Pick<OpenItem, 'kind' | 'title' | 'verb'>): Said {
  const document = kind === 'document' ? /^Upload “(?<name>.+)”(?: again)?(?:: (?<why>.+))?$/su.exec(title) : null
  const { name, why } = document?.groups ?? {}
  if (name === undefined) return { what: title, about: '' }
  return { what: name, about: isSentBack({ verb }) ? `Sent back${why ? `: ${why}` : ''}` : '' }
}

/** What one side owes, in one line: "31 questions, Support letter". */
export const summaryOf = (items: readonly OpenItem[]): string =>
  items
    .map((item) => shortly(item.kind === 'questions' ? item.title.replace(/^Answer (?=\d)/, '') : itemWords(item).what))
    .join(', ')

const shortly = (what: string) => what.replace(/ that came in$/, '')

/** The one button of the header says the whole thing. */
export function actionWords(item: OpenItem): string {
  if (item.kind === 'document') return `${item.verb}: ${itemWords(item).what}`
  return item.kind === 'task' || item.kind === 'step' ? item.verb : item.title
}

/** Where it is done: documents and dates of this case are a tab away. */
export function linkOf(item: Pick<OpenItem, 'kind' | 'link' | 'title' | 'verb'>): string {
  const path = window.location.pathname
  if (item.kind === 'document')
    return `${tabPath(path, 'documents')}&upload=${encodeURIComponent(itemWords(item).what)}`
  return item.kind === 'review' ? tabPath(path, 'documents') : item.link
}

/** What was sent back comes first, then by the day it is due; what has no day comes last. */
export const byUrgency = (one: OpenItem, other: OpenItem): number =>
  Number(isSentBack(other)) - Number(isSentBack(one)) ||
  (one.dueOn ?? '9999').localeCompare(other.dueOn ?? '9999') ||
  one.id - other.id
