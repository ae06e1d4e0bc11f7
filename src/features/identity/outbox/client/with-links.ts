export type Piece = { text: string; url?: string }

/** A plain text in pieces, its web addresses apart. Only http and https become links. */
export function withLinks(text: string): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const found of text.matchAll(/https?:\/\/[^\s<>"']+/g)) {
    const url = found[0].replace(/[.,;:!?)]+$/, '')
    if (found.index > from) pieces.push({ text: text.slice(from, found.index) })
    pieces.push({ text: url, url })
    from = found.index + url.length
  }
  if (from < text.length) pieces.push({ text: text.slice(from) })
  return pieces
}
