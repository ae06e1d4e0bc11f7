import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const DOTS_PER_INCH = 50
/** Of 255: lines that fall between pixels differ by less. */
const VISIBLE = 64

export const hasPoppler = (): Promise<boolean> =>
  run('pdftoppm', ['-v']).then(
    () => true,
    () => false,
  )

type Picture = { readonly width: number; readonly height: number; readonly pixels: Uint8Array }

/** Draws both files with poppler and reports the pages where more than `allowed` pixels differ visibly. */
export async function compareRenderings(
  name: string,
  one: Uint8Array,
  other: Uint8Array,
  ignored: readonly (readonly (readonly number[])[])[],
  allowed: number,
): Promise<string[]> {
  const [first, second] = [await rendered(one), await rendered(other)]
  if (first.length !== second.length)
    return [`${name} has ${first.length} pages as one file and ${second.length} as the other.`]
  return first.flatMap((picture, index) => {
    const other = second[index]
    const count = other ? differing(picture, other, ignored[index] ?? []) : 0
    return count > allowed ? [`Page ${index + 1} of ${name} looks different: ${count} pixels.`] : []
  })
}

async function rendered(pdf: Uint8Array): Promise<Picture[]> {
  const folder = await mkdtemp(join(tmpdir(), 'visacare-pages-'))
  try {
    const file = join(folder, 'in.pdf')
    await writeFile(file, pdf)
    await run('pdftoppm', ['-r', String(DOTS_PER_INCH), '-gray', file, join(folder, 'page')])
    const names = (await readdir(folder)).filter((each) => each.endsWith('.pgm')).sort()
    return await Promise.all(names.map(async (each) => pictureOf(await readFile(join(folder, each)))))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Portable grey map, binary: `P5 width height 255` and the pixels. */
function pictureOf(bytes: Buffer): Picture {
  const header = /^P5\s+(\d+)\s+(\d+)\s+\d+\s/.exec(bytes.toString('latin1', 0, 60))
  if (!header) throw new Error('pdftoppm wrote something else than a grey map.')
  return { width: Number(header[1]), height: Number(header[2]), pixels: bytes.subarray(header[0].length) }
}

function differing(one: Picture, other: Picture, ignored: readonly (readonly number[])[]): number {
  if (one.width !== other.width || one.height !== other.height) return one.width * one.height
  const scale = DOTS_PER_INCH / 72
  const boxes = ignored.map(([left = 0, bottom = 0, right = 0, top = 0]) => ({
    left: left * scale - 2,
    right: right * scale + 2,
    top: one.height - top * scale - 2,
    bottom: one.height - bottom * scale + 2,
  }))
  let count = 0
  for (let at = 0; at < one.pixels.length; at++) {
    if (Math.abs((one.pixels[at] ?? 0) - (other.pixels[at] ?? 0)) <= VISIBLE) continue
    const x = at % one.width
    const y = Math.floor(at / one.width)
    if (!boxes.some(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom)) count++
  }
  return count
}
