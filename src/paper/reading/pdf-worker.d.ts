/** Comes without types; only its loading counts. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs'
