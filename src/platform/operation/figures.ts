import type { Day } from '#formats/day.ts'
import type { Bind } from '../database/binding.ts'
import type { Db } from '../database/database.ts'
import { type Parts, slot } from '../parts.ts'
import type { Actor } from '../session/actor.ts'
import type { Rights } from '../session/rights.ts'
import { badInput } from './refusal.ts'

type Reading = { db: Db; actor: Actor; today: Day; services: { parts: Parts; rights: Rights } }

/** When a row of a list is one of those that a figure counts. */
export type IsCounted = (bind: Bind) => string

/** What a figure counts; undefined: it is none, no list can show it, or the reader may not see it. */
type FigureRead = { listedBy: string; isCounted: IsCounted }
export const readFigure = slot<(reading: Reading, figure: string) => Promise<FigureRead | undefined>>(
  'what a figure of a report counts',
)

/**
 * Narrows a list to the records behind a figure: with the conditions of the report itself, so that the list is as long as
 * the figure says. A figure of other records is refused: leaving it out would list everything.
 */
export async function countedIn(
  reading: Reading,
  list: string,
  figure: string | undefined,
): Promise<IsCounted | undefined> {
  if (figure === undefined) return undefined
  for (const read of readFigure.of(reading.services)) {
    const found = await read(reading, figure)
    if (found?.listedBy === list) return found.isCounted
  }
  throw badInput({ figure: 'This list cannot show that figure. Open it in its report.' })
}
