/**
 * pdf.js for Node. Its build for older browsers puts its own `push` in the place of every list's, because Node's differs at
 * lists that cannot grow; that makes the whole process slower, so Node's comes back once pdf.js and its worker are loaded.
 */
export const pdfJs = (): Promise<PdfJs> => {
  loaded ??= load()
  return loaded
}

type PdfJs = typeof import('pdfjs-dist/legacy/build/pdf.mjs')
let loaded: Promise<PdfJs> | undefined

async function load(): Promise<PdfJs> {
  const push = Object.getOwnPropertyDescriptor(Array.prototype, 'push')
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs')
  await import('pdfjs-dist/legacy/build/pdf.worker.mjs')
  if (push) Object.defineProperty(Array.prototype, 'push', push)
  return pdfjs
}
