import { prepareImage } from '#paper/images/prepare-image.ts'
import { readPdf } from '#paper/reading/read-pdf.ts'

// What requests ask of pictures and PDFs that people send; done in processes (pages-apart.ts).

/** Throws when it cannot be printed. */
export function checkPicture(picture: Uint8Array): void {
  prepareImage(picture)
}

/** The words of each page. */
export const textsOfPdf = async (pdf: Uint8Array): Promise<string[]> => {
  const { pages } = await readPdf(pdf)
  return pages.map(({ text }) => text)
}
