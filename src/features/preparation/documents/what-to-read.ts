type Named = { itemId: string; documentType: string; fileName: string }

/** What a document may be that can be read: the photo page of a passport, or a notice with its labels. */
export type Readable = { readonly passport: boolean; readonly notice: boolean }

const PASSPORT = /passport|pasaporte|photo ?id/i
const NOTICE = /i-?94\b|i-?797|notice|receipt|approval|status ?(documents|proof)|aviso|recibo/i
/** Pictures for a form, not the page of a passport. */
const PHOTOS = /passport-style|photos/i

export function whatToRead({ itemId, documentType, fileName }: Named): Readable {
  const words = `${itemId} ${documentType} ${fileName}`
  return { passport: PASSPORT.test(words) && !PHOTOS.test(`${itemId} ${documentType}`), notice: NOTICE.test(words) }
}
