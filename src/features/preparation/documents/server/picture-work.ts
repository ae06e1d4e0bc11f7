import { jpegOfHeic } from '#paper/images/heic.ts'
import { PictureRefused } from '#paper/images/picture-refused.ts'
import { thumbnail } from '#paper/images/thumbnail.ts'
import { pdfOfTiff } from '#paper/images/tiff.ts'
import type { Drawn, ToDraw } from './picture-apart.ts'

const HOW = { heic: jpegOfHeic, tiff: pdfOfTiff, thumbnail } as const

/** Done in a process of its own (picture-apart.ts). */
export async function work({ what, bytes }: ToDraw): Promise<Drawn> {
  try {
    return { bytes: await HOW[what](bytes) }
  } catch (error) {
    // What is refused has words for a person; everything else is told to whoever waits.
    if (!(error instanceof PictureRefused)) throw error
    return { refused: error.message }
  }
}
