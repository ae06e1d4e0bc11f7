/** A picture in shades of gray, 0 black. */
export type Gray = { readonly width: number; readonly height: number; readonly data: Uint8Array }

/** What hangs together and is darker than around it: mostly a character. */
export type Mark = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** How much darker than its surroundings ink is, at least; less is the ground's pattern, or noise. */
const DARKER = 0.9
const DARKER_BY = 10
/** A character is taller than this, and smaller than that part of the picture. */
const SHORTEST = 7
const TALLEST = 1 / 12

/** The dark marks of a picture that may be characters, whatever the light on the page. */
export function marksOf(picture: Gray): Mark[] {
  return connected(inkOf(smoothed(picture)), picture).filter(
    ({ width, height }) => height >= SHORTEST && height <= picture.width * TALLEST && width <= height * 1.6,
  )
}

/** The mean of each dot and its eight neighbors: noise goes, strokes stay. The dots of the rim stay as they are. */
function smoothed({ width, height, data }: Gray): Gray {
  const across = new Uint16Array(data)
  for (let at = 1; at < data.length - 1; at++) across[at] = at3(data, at - 1, 1)
  const out = new Uint8Array(data)
  for (let at = width; at < data.length - width; at++) out[at] = at3(across, at - width, width) / 9
  return { width, height, data: out }
}

const at3 = (data: Uint8Array | Uint16Array, from: number, step: number) =>
  (data[from] ?? 0) + (data[from + step] ?? 0) + (data[from + 2 * step] ?? 0)

/** 1 where a dot is darker than the mean around it. Plain loops: they go over each of some three million dots. */
function inkOf({ width, height, data }: Gray): Uint8Array {
  const wide = width + 1
  const sums = new Float64Array(wide * (height + 1))
  for (let y = 0; y < height; y++) {
    let row = 0
    for (let x = 0; x < width; x++) {
      row += data[y * width + x] ?? 0
      sums[(y + 1) * wide + x + 1] = (sums[y * wide + x + 1] ?? 0) + row
    }
  }
  const reach = Math.max(12, Math.round(width / 60))
  const ink = new Uint8Array(data.length)
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - reach)
    const bottom = Math.min(height, y + reach + 1)
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - reach)
      const right = Math.min(width, x + reach + 1)
      const below = (sums[bottom * wide + right] ?? 0) - (sums[bottom * wide + left] ?? 0)
      const above = (sums[top * wide + right] ?? 0) - (sums[top * wide + left] ?? 0)
      const mean = (below - above) / ((bottom - top) * (right - left))
      const dot = data[y * width + x] ?? 0
      if (dot < mean * DARKER && mean - dot > DARKER_BY) ink[y * width + x] = 1
    }
  }
  return ink
}

/** The boxes of what hangs together, over corners too. Takes the ink away as it goes. */
function connected(ink: Uint8Array, { width, height }: Gray): Mark[] {
  const marks: Mark[] = []
  const waiting = new Int32Array(width * height)
  for (let start = 0; start < ink.length; start++) {
    if (ink[start] !== 1) continue
    let count = 1
    let left = width
    let right = 0
    let top = height
    let bottom = 0
    waiting[0] = start
    ink[start] = 0
    while (count > 0) {
      const here = waiting[--count] ?? 0
      const x = here % width
      const y = (here - x) / width
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      if (y > bottom) bottom = y
      for (let dy = y > 0 ? -1 : 0; dy <= (y < height - 1 ? 1 : 0); dy++)
        for (let dx = x > 0 ? -1 : 0; dx <= (x < width - 1 ? 1 : 0); dx++) {
          const next = here + dy * width + dx
          if (ink[next] !== 1) continue
          ink[next] = 0
          waiting[count++] = next
        }
    }
    marks.push({ x: (left + right) / 2, y: (top + bottom) / 2, width: right - left + 1, height: bottom - top + 1 })
  }
  return marks
}
