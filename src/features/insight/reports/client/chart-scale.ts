/** Whole, round figures from nought to the largest or above it: what an axis shows. */
export function ticksTo(largest: number): number[] {
  const top = Math.max(largest, 1)
  const step = roundStep(top / 4)
  return Array.from({ length: Math.ceil(top / step) + 1 }, (_, n) => n * step)
}

function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least))
  return [1, 2, 2.5, 5, 10].map((times) => times * power).find((step) => step >= least && Number.isInteger(step)) ?? 1
}

/** A name in lines of a width, by its words; what is more than the lines hold ends with an ellipsis. */
export function wrapped(name: string, width: number, most = 2): string[] {
  const letters = Math.max(4, Math.floor(width / LETTER))
  const lines: string[] = []
  for (const word of name.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && longer.length <= letters) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  const shown = lines.slice(0, most)
  if (lines.length > most) shown[most - 1] += '…'
  return shown.map((line) => (line.length > letters + 1 ? `${line.slice(0, letters - 1)}…` : line))
}

/** What a letter of 12 pixels takes on average. */
const LETTER = 6.4
