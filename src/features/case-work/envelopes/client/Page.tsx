import paths from 'virtual:api-paths'
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { useEffect, useState } from 'react'
import { useDrawnPage } from '#case-work/documents/client/use-drawn-page.ts'
import styles from './sign.module.css'

GlobalWorkerOptions.workerSrc = workerUrl

/** The document of a link, once the code was right. Link and pass travel in the body: no log has them. */
export function usePages(token: string, pass: string) {
  const [pdf, setPdf] = useState<PDFDocumentProxy>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    const ended = new AbortController()
    let close = () => {}
    const load = async () => {
      const bytes = await fetchPages(token, pass, ended.signal)
      const loading = getDocument({ data: bytes, isEvalSupported: false, enableXfa: false, useWasm: false })
      close = () => void loading.destroy()
      const opened = await loading.promise
      if (!ended.signal.aborted) setPdf(opened)
    }
    load().catch((error: Error) => {
      if (!ended.signal.aborted) setProblem(error.message)
    })
    return () => {
      ended.abort()
      close()
    }
  }, [token, pass])
  return { pdf, problem }
}

export async function fetchPages(token: string, pass: string, signal?: AbortSignal): Promise<Uint8Array> {
  const [method, url = ''] = (paths['signing.pages'] ?? '').split(' ')
  const body = JSON.stringify({ token, pass })
  const reply = await fetch(url, { method, headers: { 'content-type': 'application/json' }, body, signal })
  if (!reply.ok) {
    const answer = await reply.json().catch(() => null)
    throw new Error(answer?.error?.message ?? 'The pages could not be loaded. Please try again.')
  }
  return new Uint8Array(await reply.arrayBuffer())
}

type PageProps = { pdf: PDFDocumentProxy; number: number; larger: boolean }

/** One page as a picture. Nothing in the file can run. */
export function Page({ pdf, number, larger }: PageProps) {
  const canvas = useDrawnPage(pdf, number, larger ? twice : once)
  return (
    <canvas
      ref={canvas}
      className={larger ? styles.largeSheet : styles.sheet}
      role="img"
      aria-label={`Page ${number}`}
    />
  )
}

const once = (room = 600): number => room
const twice = (room = 600): number => 2 * room
