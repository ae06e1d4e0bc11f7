import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { inDatabase } from '../setup/databases.ts'
import { freshDatabase } from '../setup/templates.ts'
import { type Compared, compare, type Declared } from './compare.ts'
import { Describer } from './describer.ts'
import { promised, unread } from './exceptions.ts'
import { type Call, openProgram, type Program } from './program.ts'
import { declaredRow } from './row-types.ts'
import { type Texts, textsOf } from './texts.ts'

type Asked = { call: Call; found: Texts; declared: Declared[] | undefined; compared: Compared }

let client: pg.Client
let program: Program
let asked: Asked[] = []

beforeAll(async () => {
  const ownerUrl = inject('ownerUrl')
  client = new pg.Client({ connectionString: inDatabase(ownerUrl, await freshDatabase(ownerUrl)) })
  await client.connect()
  program = openProgram()
  const describer = await Describer.of(client)
  for (const call of program.calls) {
    const found = await textsOf(program, call, (file) => import(/* @vite-ignore */ file))
    const declared = declaredRow(program, call)
    asked.push({ call, found, declared, compared: await comparedWith(describer, found, declared) })
  }
})
afterAll(async () => {
  program.close()
  asked = []
  await client.end()
})

async function comparedWith(describer: Describer, { texts }: Texts, declared: Asked['declared']): Promise<Compared> {
  const all: Compared[] = []
  for (const text of texts) {
    try {
      if (declared) all.push(compare(declared, await describer.columnsOf(text)))
      else await describer.prepare(text)
    } catch (error) {
      all.push({
        wrong: [
          { column: 'PostgreSQL', what: `${(error as Error).message}: ${text.replaceAll(/\s+/g, ' ').slice(0, 300)}` },
        ],
        loose: [],
      })
    }
  }
  return { wrong: all.flatMap((each) => each.wrong), loose: all.flatMap((each) => each.loose) }
}

const isPromised = ({ file }: Call, column: string) => promised[file]?.[column] !== undefined
const unreadOnes = () => asked.filter(({ found }) => found.texts.length === 0)

describe('every statement of the product', () => {
  it('is one that the schema answers, with the columns that its row type declares', () => {
    const lies = asked.flatMap(({ call, compared }) =>
      compared.wrong
        .filter(({ column }) => !isPromised(call, column))
        .map(({ what }) => `${call.file}:${call.line} ${what}`),
    )
    expect([...new Set(lies)]).toEqual([])
  })

  it('fails when a column that it asks for has another name', async () => {
    const texts = asked.flatMap(({ found }) =>
      found.texts.filter((text) => /\bc\.transaction_details_added\b/.test(text)),
    )
    expect(texts.length).toBeGreaterThan(3)
    await client.query('alter table companies rename column transaction_details_added to details_added')
    const describer = await Describer.of(client)
    for (const text of texts) await expect(describer.prepare(text), text).rejects.toThrow('does not exist')
    await client.query('alter table companies rename column details_added to transaction_details_added')
  })

  it('is read from the sources, all but those that only a run puts together', () => {
    expect(asked.length).toBeGreaterThan(1_300)
    expect(asked.filter(({ declared }) => declared).length).toBeGreaterThan(900)
    const counted: Record<string, number> = {}
    for (const { call } of unreadOnes()) counted[call.file] = (counted[call.file] ?? 0) + 1
    const listed = Object.fromEntries(Object.entries(unread).map(([file, { statements }]) => [file, statements]))
    const reasons = unreadOnes().map(({ call, found }) => `${call.file}:${call.line} ${found.why}`)
    expect(counted, reasons.join('\n')).toEqual(listed)
    // This bound only ever goes down.
    expect(unreadOnes().length).toBeLessThanOrEqual(MOST_UNREAD)
  })

  it('needs each of the exceptions, and there are no more of them', () => {
    const columns = Object.entries(promised).flatMap(([file, each]) => Object.keys(each).map((name) => [file, name]))
    const idle = columns.filter(
      ([file, name]) =>
        !asked.some(({ call, compared }) => call.file === file && compared.wrong.some(({ column }) => column === name)),
    )
    expect(idle).toEqual([])
    // This one, too.
    expect(columns.length).toBeLessThanOrEqual(MOST_PROMISED)
  })

  // A needless check costs little: nobody has to mend these, and who wants to see them is told.
  it('may allow for a null that never comes', () => {
    const notes = asked.flatMap(({ call, compared }) =>
      compared.loose.map((what) => `${call.file}:${call.line} ${what}`),
    )
    if (process.env.SQL_LOOSE) console.log([...new Set(notes)].join('\n'))
  })
})

const MOST_UNREAD = 24
const MOST_PROMISED = 31
