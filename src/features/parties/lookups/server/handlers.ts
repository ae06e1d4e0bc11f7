import { implement } from '#platform/operation/context.ts'
import { tableOfCsv } from '#platform/spreadsheet/csv.ts'
import { lookUps } from '../contract.ts'
import { type CodeRow, closest } from '../find.ts'
import { candidates, replaceList, standingOf } from './store.ts'

export const lookUpsHandlers = implement(lookUps, {
  find: async ({ db }, { list, text }) => {
    const words = text.split(/\s+/).filter(Boolean).slice(0, 8)
    const { asOf, source } = await standingOf(db, list)
    return { items: words.length === 0 ? [] : closest(await candidates(db, list, words), text), asOf, source }
  },

  replace: async ({ db, now, audit, refuse, asSystem }, { list, csv, ...said }) => {
    const rows = rowsIn(csv) ?? refuse('NOT_A_LIST')
    await asSystem('a list of codes', () => replaceList(db, list, { ...said, now }, rows))
    audit({ subject: `look-up:${list}`, after: { ...said, rows: rows.length } })
    return { list, ...said, rows: rows.length }
  },
})

/** Lines of code,words,title; undefined when they are not. */
function rowsIn(csv: string): CodeRow[] | undefined {
  const [head, ...lines] = tableOfCsv(Buffer.from(csv))
  if (head?.map((name) => name.trim().toLowerCase()).join() !== 'code,words,title' || lines.length === 0)
    return undefined
  const rows = lines.map(([code = '', words = '', title = '']) => ({
    code: code.trim(),
    words: words.trim(),
    title: title.trim(),
  }))
  const fits = ({ code, words, title }: CodeRow) =>
    code.length > 0 && code.length <= 12 && words.length > 0 && words.length <= 200 && title.length <= 200
  return rows.every(fits) ? rows : undefined
}
