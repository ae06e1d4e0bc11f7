import paths from 'virtual:api-paths/visitor'
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { envelopesApi } from '#paperwork/client/api.ts'
import { hrefOf } from '#platform/client/call.ts'
import { useDrawnPage } from '#preparation/documents/client/use-drawn-page.ts'
import { useSay } from '#ui/say.ts'
import styles from './sign.module.css'

GlobalWorkerOptions.workerSrc = workerUrl

/** The document of a link, once the code was right. Link and pass travel in the body: no log has them. */
export const usePages = (token: string, pass: string) =>
  usePdf(useCallback((signal) => fetchPages(token, pass, signal), [token, pass]))

/** The document of an envelope, for who prepares it. */
export const useEnvelopePages = (id: number) =>
  usePdf(
    useCallback(
      async (signal) => bytesOf(await fetch(hrefOf(envelopesApi.file, { id, which: 'original' }), { signal })),
      [id],
    ),
  )

/** `load`: the same function, the same document. */
function usePdf(load: (signal: AbortSignal) => Promise<Uint8Array>) {
  const [pdf, setPdf] = useState<PDFDocumentProxy>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    const ended = new AbortController()
    let close = () => {}
    const open = async () => {
      const bytes = await load(ended.signal)
      const loading = getDocument({ data: bytes, isEvalSupported: false, enableXfa: false, useWasm: false })
      close = () => void loading.destroy()
      const opened = await loading.promise
      if (!ended.signal.aborted) setPdf(opened)
    }
    open().catch((error: Error) => {
      if (!ended.signal.aborted) setProblem(error.message)
    })
    return () => {
      ended.abort()
      close()
    }
  }, [load])
  return { pdf, problem }
}

export async function fetchPages(token: string, pass: string, signal?: AbortSignal): Promise<Uint8Array> {
  const [method, url = ''] = (paths['signing.pages'] ?? '').split(' ')
  const body = JSON.stringify({ token, pass })
  return bytesOf(await fetch(url, { method, headers: { 'content-type': 'application/json' }, body, signal }))
}

async function bytesOf(reply: Response): Promise<Uint8Array> {
  if (!reply.ok) {
    const answer = await reply.json().catch(() => null)
    throw new Error(answer?.error?.message ?? 'The pages could not be loaded. Please try again.')
  }
  return new Uint8Array(await reply.arrayBuffer())
}

type PageProps = {
  pdf: PDFDocumentProxy
  number: number
  larger?: boolean
  /** What lies on the page, by its parts. */
  children?: ReactNode
}

/** One page as a picture. Nothing in the file can run. */
export function Page({ pdf, number, larger = false, children }: PageProps) {
  const say = useSay()
  const canvas = useDrawnPage(pdf, number, asWideAsItsSheet)
  return (
    <div className={larger ? styles.largeSheet : styles.sheet}>
      <canvas ref={canvas} role="img" aria-label={say('Page {n}', { n: number })} />
      {children}
    </div>
  )
}

const asWideAsItsSheet = (room = 600): number => room
