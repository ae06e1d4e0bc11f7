import type { PDFDocumentProxy } from 'pdfjs-dist'
import { type RefObject, useEffect, useRef } from 'react'

/** A page of a PDF drawn onto a canvas. `widthOf`: how wide, by the room there is; the same function, the same drawing. */
export function useDrawnPage(
  pdf: PDFDocumentProxy,
  number: number,
  widthOf: (room: number | undefined) => number,
): RefObject<HTMLCanvasElement | null> {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let ended = false
    let stop = () => {}
    const draw = async () => {
      const page = await pdf.getPage(number)
      const element = canvas.current
      if (ended || !element) return
      const natural = page.getViewport({ scale: 1 })
      const width = widthOf(element.parentElement?.clientWidth)
      const viewport = page.getViewport({ scale: (width / natural.width) * Math.min(window.devicePixelRatio || 1, 2) })
      element.width = viewport.width
      element.height = viewport.height
      const task = page.render({ canvas: element, viewport })
      stop = () => task.cancel()
      await task.promise
    }
    draw().catch((error: Error) => {
      // A page that is left while it is drawn is no problem.
      if (error.name !== 'RenderingCancelledException' && !ended) throw error
    })
    return () => {
      ended = true
      stop()
    }
  }, [pdf, number, widthOf])
  return canvas
}
