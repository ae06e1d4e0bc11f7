import type { Db } from '#platform/database/database.ts'
import { slot } from '#platform/parts.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#platform/session/actor.ts'

type Reader = Pick<Actor, 'scope' | 'roleId' | 'personId' | 'userId' | 'lawFirmId'>

/** A date that belongs to no case, and where it is kept. */
export type FurtherDate = { id: string; on: string; title: string; personName: string; path: string }

type Asked = {
  db: Db
  services: Services
  reader: Reader
  /** The company in sight; null over several. */
  companyId: number | null
  now: Date
  today: string
  from: string
  until: string
}

/** What features above add to somebody's calendar: what is due and is part of no case. */
export const furtherDates = slot<(asked: Asked) => Promise<FurtherDate[]>>('dates of no case')

export const furtherOf = async (asked: Asked): Promise<FurtherDate[]> => {
  const found = await Promise.all(furtherDates.of(asked.services).map((each) => each(asked)))
  return found.flat().filter(({ on }) => on >= asked.from && on <= asked.until)
}
