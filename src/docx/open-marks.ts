import { commentsOf } from './editing/comments.ts'
import { readParts } from './parts.ts'
import { below, isW, parseXml } from './xml.ts'

export type OpenMarks = { readonly comments: boolean; readonly suggestions: boolean }

const WRITTEN = /^word\/(?:document|header\d*|footer\d*|footnotes|endnotes)\.xml$/

/** What whoever wrote a letter has not settled: notes at its margin, and changes that were neither accepted nor rejected. */
export function openMarks(docx: Uint8Array): OpenMarks {
  const parts = readParts(docx)
  const suggestions = [...parts].some(([name, content]) => {
    const root = WRITTEN.test(name) ? parseXml(content).documentElement : null
    return root !== null && [...below(root)].some((each) => isW(each, 'ins', 'del', 'moveFrom', 'moveTo'))
  })
  return { comments: commentsOf(parts).length > 0, suggestions }
}
