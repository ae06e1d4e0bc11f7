import type { CodeRow } from './find.ts'

export const lists = ['soc', 'naics', 'port', 'post', 'poverty'] as const
export type List = (typeof lists)[number]

/** What a code looks like, and how that is said; what its words must be, where they are no words. */
const codes: Readonly<Record<List, { looks: RegExp; words: string; says?: { looks: RegExp; words: string } }>> = {
  soc: { looks: /^\d\d-\d{4}$/, words: 'like 15-1252' },
  naics: { looks: /^\d{6}$/, words: 'six digits, like 541511' },
  port: { looks: /^[A-Z]{3}$/, words: 'three capital letters, like BOS' },
  post: { looks: /^[A-Z]{3}$/, words: 'three capital letters, like BMB' },
  poverty: {
    looks: /^\d{4}-(?:0\d|1[0-2])-[0-3]\d[CAH][1-8+]$/,
    words: 'day, region (C, A or H) and size of the household, like 2026-03-01C4, or + for each further person',
    says: { looks: /^[1-9]\d{2,6}$/, words: 'whole dollars a year, like 33000' },
  },
}

export const COLUMNS = 'code,words,title'

export type Read = { rows: CodeRow[] } | { problem: string }

/** The rows of an uploaded table, or the first thing that is wrong with it, with its line. */
export function readRows(list: List, table: readonly (readonly string[])[]): Read {
  const [head, ...lines] = table
  if (head?.map((name) => name.trim().toLowerCase()).join() !== COLUMNS)
    return { problem: `The first line must name the columns ${COLUMNS}.` }
  const rows: CodeRow[] = []
  for (const [index, cells] of lines.entries()) {
    const [code = '', words = '', title = ''] = cells.map((cell) => cell.trim())
    if (code === '' && words === '' && title === '') continue
    const line = `Line ${index + 2}`
    if (!codes[list].looks.test(code)) return { problem: `${line}: “${code}” is no code; write ${codes[list].words}.` }
    if (words === '') return { problem: `${line}: enter the words people use for ${code}.` }
    const { says } = codes[list]
    if (says && !says.looks.test(words)) return { problem: `${line}: “${words}” is no amount; write ${says.words}.` }
    if (words.length > 200 || title.length > 200)
      return { problem: `${line}: words and title have at most 200 characters each.` }
    rows.push({ code, words, title })
  }
  return rows.length === 0 ? { problem: 'The file has no lines below the heading.' } : { rows }
}

export type Difference = {
  added: CodeRow[]
  removed: CodeRow[]
  /** Codes that stay and say something else. */
  changed: { code: string; before: string; after: string }[]
  unchanged: number
}

/** What an edition changes, code by code. */
export function differenceOf(before: readonly CodeRow[], after: readonly CodeRow[]): Difference {
  const [had, has] = [byCode(before), byCode(after)]
  const both = [...has].filter(([code]) => had.has(code))
  const changed = both.flatMap(([code, rows]) => {
    const [was, is] = [said(had.get(code) ?? []), said(rows)]
    return was === is ? [] : [{ code, before: was, after: is }]
  })
  return {
    added: firsts([...has].filter(([code]) => !had.has(code))),
    removed: firsts([...had].filter(([code]) => !has.has(code))),
    changed,
    unchanged: both.length - changed.length,
  }
}

function byCode(rows: readonly CodeRow[]): Map<string, CodeRow[]> {
  const found = new Map<string, CodeRow[]>()
  for (const row of rows) found.set(row.code, [...(found.get(row.code) ?? []), row])
  return found
}

const firsts = (codes: readonly (readonly [string, readonly CodeRow[]])[]): CodeRow[] =>
  codes.flatMap(([, rows]) => rows.slice(0, 1))

/** One code may stand in several rows, each with other words. */
const said = (rows: readonly CodeRow[]): string =>
  rows
    .map(({ words, title }) => [words, title].filter(Boolean).join(' – '))
    .sort()
    .join('; ')
