import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { useEffect, useState } from 'react'
import { Scrollable } from '#ui/page/Scrollable.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import styles from './documents.module.css'
import { useDrawnPage } from './use-drawn-page.ts'

GlobalWorkerOptions.workerSrc = workerUrl

// More than that is read in a program of its own.
const MOST_PAGES = 40
const LARGEST_WIDTH = 1000

type PdfPagesProps = { url: string; name: string /** One page of it, from 1. */; only?: number }

/** The pages of a PDF as pictures. Nothing in the file can run: scripts and forms of it are not even loaded. */
export default function PdfPages({ url, name, only }: PdfPagesProps) {
  const [pdf, setPdf] = useState<PDFDocumentProxy>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    const loading = getDocument({ url, isEvalSupported: false, enableXfa: false, useWasm: false })
    loading.promise.then(setPdf, (error: Error) => {
      if (!loading.destroyed) setProblem(error.name === 'PasswordException' ? LOCKED : UNREADABLE)
    })
    return () => void loading.destroy()
  }, [url])
  if (problem) return <ErrorState title="The pages cannot be shown" message={problem} />
  if (!pdf) return <Loading label="Loading the pages…" />
  const shown = Math.min(pdf.numPages, MOST_PAGES)
  return (
    <Scrollable className={styles.pages} label={`Pages of ${name}`}>
      {(only ? [only] : Array.from({ length: shown }, (_, index) => index + 1)).map((number) => (
        <PdfPage key={number} pdf={pdf} number={number} />
      ))}
      {!only && pdf.numPages > shown && (
        <p className={styles.hint}>
          Shown are the first {shown} of {pdf.numPages} pages. Download it to see all.
        </p>
      )}
    </Scrollable>
  )
}

const LOCKED = 'It is protected by a password. Ask for a file without one.'
const UNREADABLE = 'The file is damaged, or it could not be loaded. Download it to look at it in another program.'

function PdfPage({ pdf, number }: { pdf: PDFDocumentProxy; number: number }) {
  const canvas = useDrawnPage(pdf, number, ownWidth)
  return <canvas ref={canvas} className={styles.sheet} role="img" aria-label={`Page ${number}`} />
}

const ownWidth = (room: number | undefined): number => Math.min(room ?? LARGEST_WIDTH, LARGEST_WIDTH)
