import type { Json, Server } from '../server.ts'
import type { Served } from '../world.ts'
import { caseNamed, caseNames, family } from './cases.ts'
import { deskRecords } from './desk.ts'
import { moneyRecords } from './money.ts'
import { partyRecords } from './parties.ts'

/**
 * Records made for the addresses, each with words that nothing else says: what stands at an address is known by them. '{case1}'
 * is the id of a record, '{case1.task}' what it says.
 */
export type Book = {
  record(name: string): Promise<Json>
  written(text: string): Promise<string>
}

/** How a record is made. */
export type Maker = (world: Served, book: Book) => Promise<Json>

export const makers: Readonly<Record<string, Maker>> = {
  family,
  ...Object.fromEntries(
    caseNames.map((name): [string, Maker] => [name, (world, book) => caseNamed(world, book, name)]),
  ),
  ...partyRecords,
  ...deskRecords,
  ...moneyRecords,
}

export function openBook(server: Server): Book {
  const world = { server: async () => server }
  const known = new Map<string, Promise<Json>>()
  const book: Book = {
    record: (name) => {
      const make = makers[name]
      if (!make) throw new Error(`Nobody makes ${name}.`)
      const record = known.get(name) ?? make(world, book)
      known.set(name, record)
      return record
    },
    written: async (text) => {
      let result = text
      for (const [place, name = '', property = 'id'] of text.matchAll(/\{(\w+)(?:\.(\w+))?\}/g)) {
        const value = (await book.record(name))[property]
        if (value === undefined || value === null || value === '') throw new Error(`There is no ${place} for ${text}.`)
        result = result.replace(place, () => String(value))
      }
      return result
    },
  }
  return book
}
