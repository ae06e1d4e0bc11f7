import { createElement, type ReactNode } from 'react'

/** MM-DD-YYYY, and not the end of a longer number. */
const DAY = /(?<![\d-])\d{2}-\d{2}-\d{4}(?![\d-])/
/** A form or a status by its number: I-797, G-28, ETA-9089, H-1B, W-2s; not the beginning or the end of something longer. */
const NUMBER = /(?<![\w-])[A-Z]{1,3}-\d{1,4}[A-Z]{0,2}\d?s?(?![\w-])/
/** A case: 26-00017. */
const CASE = /(?<![\w-])\d{2}-\d{5}(?![\w-])/
const ONE_WORD = new RegExp([DAY, NUMBER, CASE].map(({ source }) => source).join('|'))
const EVERY_ONE = new RegExp(`(${ONE_WORD.source})`, 'g')

/** Where an element inside the text would not be shown, or not be text any more. */
const TEXT_ONLY = new Set<unknown>(['option', 'title', 'textarea', 'text', 'tspan', 'desc', 'style', 'script'])

/**
 * What an element contains, its days and numbers held together: `<vc-words>Due by <vc-word>10-01-2026</vc-word></vc-words>`.
 * Texts that follow each other become one element, because a flexible row would take them apart and drop the space between;
 * the places of the others stay, so that nothing is mounted anew when a text changes.
 */
export function heldWords(type: unknown, children: ReactNode): ReactNode {
  if (TEXT_ONLY.has(type)) return children
  if (typeof children === 'string') return hasHyphen(children) && ONE_WORD.test(children) ? held(children) : children
  return Array.isArray(children) && children.some(hasHyphen) ? heldRuns(children) : children
}

function heldRuns(children: readonly ReactNode[]): ReactNode[] {
  const shown = [...children]
  let place = 0
  while (place < shown.length) {
    const from = place
    while (place < shown.length && (isText(shown[place]) || isNothing(shown[place]))) place += 1
    const words = shown.slice(from, place).filter(isText).join('')
    if (ONE_WORD.test(words)) shown.fill(null, from, place).splice(from, 1, held(words, from))
    place += 1
  }
  return shown
}

function held(words: string, key?: number): ReactNode {
  const parts = words
    .split(EVERY_ONE)
    .map((part, n) => (n % 2 ? createElement('vc-word', { key: n }, part) : part))
    .filter(Boolean)
  return parts.length === 1 ? parts[0] : createElement('vc-words', { key }, parts)
}

/** Every element of every screen passes here: most have no such word, and this is the cheapest way to see it. */
const hasHyphen = (child: ReactNode): boolean => typeof child === 'string' && child.includes('-')
const isText = (child: ReactNode): child is string | number => typeof child === 'string' || typeof child === 'number'
const isNothing = (child: ReactNode): boolean => child === null || child === undefined || typeof child === 'boolean'
