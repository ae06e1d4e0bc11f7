import { counted } from '#formats/words.ts'
import { saidFigure } from './figures.ts'
import type { FigureKind } from './records.ts'

const words: Readonly<Record<FigureKind, (more: boolean, by: number) => string>> = {
  // More days are not better: what got slower says so.
  days: (more, by) => `${counted(by, 'day')} ${more ? 'slower' : 'faster'}`,
  share: (more, by) => `${counted(by, 'point')} ${more ? 'higher' : 'lower'}`,
  money: (more, by) => `${saidFigure('money', by)} ${more ? 'more' : 'less'}`,
  count: (more, by) => `${by.toLocaleString('en')} ${more ? 'more' : 'fewer'}`,
}

/** A figure beside that of the same time a year before: '6 days faster', 'same'; a dash where one of them is missing. */
export function againstYearBefore(kind: FigureKind, now: number | null, before: number | null): string {
  if (now === null || before === null) return '–'
  return now === before ? 'same' : words[kind](now > before, Math.abs(now - before))
}
