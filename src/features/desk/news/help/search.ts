import type { HelpTopic } from './topic.ts'
import { helpTopics } from './topics.ts'

/** The pages of a role that have every word that was typed, the title before the text. */
export function helpFor(roleId: number, typed = ''): HelpTopic[] {
  const own = helpTopics.filter(({ roles }) => roles.includes(roleId))
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return own
  const found = own.filter((topic) => wanted.every((word) => textOf(topic).includes(word)))
  const inTitle = ({ title }: HelpTopic) => wanted.every((word) => title.toLowerCase().includes(word))
  return [...found.filter(inTitle), ...found.filter((topic) => !inTitle(topic))]
}

const textOf = ({ title, steps, words = '' }: HelpTopic): string => [title, ...steps, words].join(' ').toLowerCase()
