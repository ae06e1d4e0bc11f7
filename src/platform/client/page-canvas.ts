import { CallFailed } from '#platform/client/call-failed.ts'

export type OpenedPages = {
  /** Draws a page, from 0, onto a canvas; a drawing that is not wanted any more can be given up. */
  draw: (page: number, canvas: HTMLCanvasElement, scale: number) => { done: Promise<void>; cancel: () => void }
  close: () => void
}

/** The pages of a blank, drawn by pdf.js; loaded with the first form that is looked at. */
export async function openPages(url: string): Promise<OpenedPages> {
  const [pdfjs, { default: worker }, data] = await Promise.all([
    import('pdfjs-dist'),
    import('pdfjs-dist/build/pdf.worker.min.mjs?url'),
    bytesOf(url),
  ])
  pdfjs.GlobalWorkerOptions.workerSrc = worker
  const task = pdfjs.getDocument({ data, isEvalSupported: false, useWasm: false })
  const document = await task.promise
  return {
    draw: (page, canvas, scale) => {
      let cancelled = false
      let running: { cancel: () => void } | undefined
      const work = async () => {
        const own = await document.getPage(page + 1)
        if (cancelled) return
        const viewport = own.getViewport({ scale: scale * window.devicePixelRatio })
        canvas.width = Math.floor(viewport.width)
        canvas.height = Math.floor(viewport.height)
        const drawing = own.render({ canvas, viewport })
        running = drawing
        await drawing.promise
      }
      const done = work().catch((error: Error) => {
        if (error.name !== 'RenderingCancelledException') throw error
      })
      return {
        done,
        cancel: () => {
          cancelled = true
          running?.cancel()
        },
      }
    },
    close: () => void task.destroy(),
  }
}

async function bytesOf(url: string): Promise<Uint8Array> {
  const response = await fetch(url, { credentials: 'same-origin' })
  if (!response.ok) throw new CallFailed(response.status, 'NO_BLANK', 'The official page could not be loaded.')
  return new Uint8Array(await response.arrayBuffer())
}
