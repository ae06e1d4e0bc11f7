/**
 * pdf.js for Node. Its build for older browsers puts its own `push`, `JSON.parse` and `JSON.stringify` in the place of Node's,
 * which differ in corners that nobody here asks for; that makes every answer of the process slower, so Node's come back once
 * pdf.js and its worker are loaded. What Node does not have it may add.
 */
export const pdfJs = (): Promise<PdfJs> => {
  loaded ??= load()
  return loaded
}

type PdfJs = typeof import('pdfjs-dist/legacy/build/pdf.mjs')
let loaded: Promise<PdfJs> | undefined

async function load(): Promise<PdfJs> {
  const kept = [Array.prototype, JSON, Function.prototype].map(
    (owner) => [owner, Object.getOwnPropertyDescriptors(owner)] as const,
  )
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs')
  await import('pdfjs-dist/legacy/build/pdf.worker.mjs')
  for (const [owner, own] of kept) {
    for (const [name, descriptor] of Object.entries(own))
      if (descriptor.configurable) Object.defineProperty(owner, name, descriptor)
  }
  return pdfjs
}
