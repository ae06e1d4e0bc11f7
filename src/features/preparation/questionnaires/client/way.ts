import type { Question } from '#engine/questions.ts'
import { isMissing, type Section } from '../sections.ts'
import type { Row } from './answers/answers-state.ts'

/** The step after the last topic. */
export const REVIEW = 'review'

export type Wanted = { section?: string; question?: string }

/** Where the address leads: '?question=person/12:person.passports' from a form page, '?section=…' from here. */
export function beginning(sections: readonly Section[], address = window.location.search): Wanted {
  const query = new URLSearchParams(address)
  const question = query.get('question') ?? undefined
  const ofQuestion = sections.find(({ questions }) => questions.some(({ key }) => key === question))
  return { section: ofQuestion?.id ?? query.get('section') ?? firstOpen(sections)?.id, question }
}

export const firstOpen = (sections: readonly Section[]): Section | undefined =>
  sections.find(({ progress }) => progress.answered < progress.total) ?? sections[0]

/** Next leads to the next topic in which something is missing, and after the last to the review. */
export function after(sections: readonly Section[], current: string): Section | undefined {
  const place = sections.findIndex(({ id }) => id === current)
  return sections.slice(place + 1).find(({ questions }) => questions.some(isMissing))
}

export function before(sections: readonly Section[], current: string): Section | undefined {
  const place = current === REVIEW ? sections.length : sections.findIndex(({ id }) => id === current)
  return sections[place - 1]
}

// A guess that nobody has measured yet: twenty seconds for a field, a minute and a half for a list.
const FIELD_SECONDS = 20
const LIST_SECONDS = 90

export function minutesLeft(sections: readonly Section[]): number {
  const open = sections.flatMap(({ questions }) => questions.filter(isMissing))
  const seconds = open.reduce((sum, { fact }) => sum + (fact.type === 'records' ? LIST_SECONDS : FIELD_SECONDS), 0)
  return Math.ceil(seconds / 60)
}

/** What stands in a topic and is not accepted. */
export const firstWrong = (questions: readonly Question[], row: (key: string) => Row): Question | undefined =>
  questions.find(({ key }) => Object.keys(row(key).errors).length > 0)

export function focusQuestion(key: string): void {
  requestAnimationFrame(() => {
    const row = document.querySelector(`[data-question="${CSS.escape(key)}"]`)
    row?.scrollIntoView({ block: 'center' })
    row?.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true })
  })
}
