import { implement } from '#platform/operation/context.ts'
import { tableApart } from '#platform/spreadsheet/table-apart.ts'
import { differenceOf, type List, readRows } from '../check.ts'
import { lookUps } from '../contract.ts'
import { type CodeRow, closest } from '../find.ts'
import { allRows, candidates, editionBefore, keepEdition, listStandings, replaceList, standingOf } from './store.ts'

const MOST_EXAMPLES = 10

export const lookUpsHandlers = implement(lookUps, {
  find: async ({ db }, { list, text }) => {
    const words = text.split(/\s+/).filter(Boolean).slice(0, 8)
    const { asOf, source } = await standingOf(db, list)
    return { items: words.length === 0 ? [] : closest(await candidates(db, list, words), text), asOf, source }
  },

  lists: async ({ db }) => ({ items: await listStandings(db) }),

  compare: async ({ db, refuse }, { list, csv }) => {
    const rows = await rowsIn(list, csv, (message) => refuse('NOT_A_LIST', { fields: { csv: message } }))
    const { added, removed, changed, unchanged } = differenceOf(await allRows(db, list), rows)
    const some = <Each>(all: readonly Each[]) => all.slice(0, MOST_EXAMPLES)
    return {
      ...{ added: added.length, removed: removed.length, changed: changed.length, unchanged },
      examples: { added: some(added), removed: some(removed), changed: some(changed) },
    }
  },

  replace: async ({ db, now, audit, refuse, asSystem }, { list, csv, ...said }) => {
    const rows = await rowsIn(list, csv, (message) => refuse('NOT_A_LIST', { fields: { csv: message } }))
    const standing = await asSystem('a list of codes', async () => {
      await keepEdition(db, list, now)
      await replaceList(db, list, { ...said, now }, rows)
      return oneStanding(await listStandings(db), list)
    })
    audit({ subject: `look-up:${list}`, after: { ...said, rows: rows.length } })
    return standing
  },

  restore: async ({ db, now, audit, refuse, asSystem }, { list }) => {
    const standing = await asSystem('a list of codes', async () => {
      const before = (await editionBefore(db, list)) ?? refuse('NOTHING_BEFORE')
      await keepEdition(db, list, now)
      await replaceList(db, list, { ...before, now }, before.rows)
      return oneStanding(await listStandings(db), list)
    })
    audit({ subject: `look-up:${list}`, after: { asOf: standing.asOf, rows: standing.rows } })
    return standing
  },
})

const MOST_ROWS = 50_000

async function rowsIn(list: List, csv: string, refuse: (message: string) => never): Promise<CodeRow[]> {
  const read = readRows(list, await tableApart.readLines(csv, MOST_ROWS))
  return 'problem' in read ? refuse(read.problem) : read.rows
}

function oneStanding<Each extends { list: List }>(all: readonly Each[], list: List): Each {
  const found = all.find((each) => each.list === list)
  if (!found) throw new Error(`There is no list ${list}`)
  return found
}
