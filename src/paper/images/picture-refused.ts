/** What was sent cannot be turned into pages; the sentence says what to send instead. */
export class PictureRefused extends Error {}

/** More than a page needs at any resolution; a viewer or printer has to draw each of them. */
const MOST_DOTS = 150_000_000

export function refuseTooLarge(width: number, height: number): void {
  if (width * height > MOST_DOTS) throw new PictureRefused('The image is too large. Save it with fewer dots.')
}
