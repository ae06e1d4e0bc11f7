import { PictureRefused } from '#paper/images/picture-refused.ts'
import { workApart } from '#platform/apart/work-apart.ts'

export type ToDraw = { what: 'heic' | 'tiff' | 'thumbnail'; bytes: Uint8Array }
export type Drawn = { bytes: Uint8Array } | { refused: string }

/** The largest photo takes a few seconds; a scan of a hundred pages a minute. */
const PATIENCE = { stepMs: 120_000, allMs: 120_000 }

/** Decodes what was sent in a process of its own: it may be made to keep a decoder busy for ever, or to break it. */
export async function drawApart(work: ToDraw, patience = PATIENCE): Promise<Uint8Array> {
  const drawn = await workApart<never, Drawn>(
    { built: 'draw-picture', source: new URL('./picture-work.ts', import.meta.url), given: work },
    { patience },
  )
  if ('refused' in drawn) throw new PictureRefused(drawn.refused)
  return drawn.bytes
}
