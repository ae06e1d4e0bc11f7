export type CodeRow = { code: string; words: string; title: string }

const MOST_FOUND = 8

/** The closest first: every word begins a word of what people say, then of the official title, then some of them do. */
export function closest(rows: readonly CodeRow[], text: string): CodeRow[] {
  const wanted = wordsOf(text)
  if (wanted.length === 0) return []
  const scored = rows
    .map((row, place) => ({ row, place, score: scoreOf(row, text, wanted) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.place - b.place)
  const found = new Map<string, CodeRow>()
  for (const { row } of scored) if (!found.has(row.code)) found.set(row.code, row)
  return [...found.values()].slice(0, MOST_FOUND)
}

function scoreOf({ code, words, title }: CodeRow, text: string, wanted: readonly string[]): number {
  if (code.toLowerCase().startsWith(text.trim().toLowerCase())) return 1000
  const [said, official] = [wordsOf(words), wordsOf(title)]
  const begins = (list: readonly string[]) => wanted.filter((word) => list.some((each) => each.startsWith(word))).length
  const [own, formal] = [begins(said), begins(official)]
  if (own === wanted.length) return 500 - far(said, wanted)
  if (Math.max(own, formal) < wanted.length) return wanted.length > 2 ? Math.max(own, formal) * 10 - 15 : 0
  return 300 - far(official, wanted)
}

/** How far into a text its words stand: what people say first counts most. */
const far = (list: readonly string[], wanted: readonly string[]): number =>
  wanted.reduce(
    (sum, word) =>
      sum +
      Math.max(
        0,
        list.findIndex((each) => each.startsWith(word)),
      ),
    0,
  )

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9\s-]/g, '')
    .split(/[\s-]+/)
    .filter(Boolean)
