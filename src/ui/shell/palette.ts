import type { Command } from './CommandPalette.tsx'

const MOST_SHOWN = 8

/** Commands whose label, group or hint holds every typed word; those whose label starts with the text come first. */
export function matchingCommands(commands: readonly Command[], text: string): Command[] {
  const typed = text.trim().toLowerCase()
  const words = typed.split(/\s+/).filter(Boolean)
  const fits = ({ label, group, hint, words: more }: Command) => {
    const hay = `${group} ${label} ${hint ?? ''} ${more ?? ''}`.toLowerCase()
    return words.every((word) => hay.includes(word))
  }
  const rank = ({ label }: Command) => (label.toLowerCase().startsWith(typed) ? 0 : 1)
  return commands
    .filter(fits)
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, MOST_SHOWN)
}

/** A whole case or receipt number: 26-00417, IOE0912345678, with or without dashes. */
export const isWholeNumber = (text: string): boolean =>
  /^(\d\d-\d{5,}|[a-z]{3}-?\d{10}|[a-z]{3}(-\d+)+)$/i.test(text.trim().replaceAll(' ', ''))
