import { useEffect, useRef, useState } from 'react'
import { type OpenedPages, openPages } from '#platform/client/page-canvas.ts'
import type { EditionComparison } from '../contract.ts'
import { shownEdition } from '../rules.ts'
import styles from './changes.module.css'

type Place = NonNullable<EditionComparison['changes'][number]['before']>
type FieldCutProps = {
  pages: OpenedPages | undefined
  edition: string
  place: Place
  item: string
  /** Whether this edition has the field; otherwise the place is shown where the other one has it. */
  isThere: boolean
}

const SCALE = 1.25
/** Pixels of the page around the field: enough to read the question above it. */
const ABOVE = 44
const BELOW = 26
const BESIDE = 130
/** What a narrow place shows of a page's width: a field further right is brought into sight. */
const SEEN_PX = 340

/** The part of a page where a field stands, the field marked. */
export function FieldCut({ pages, edition, place, item, isThere }: FieldCutProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [size, setSize] = useState<{ width: number; height: number }>()
  useEffect(() => {
    const element = canvas.current
    if (!pages || !element) return
    const drawing = pages.draw(place.page - 1, element, SCALE)
    const ratio = window.devicePixelRatio
    drawing.done.then(
      () => setSize({ width: element.width / ratio, height: element.height / ratio }),
      // Left while it was drawn; without the picture the words still stand beside each other.
      () => {},
    )
    return drawing.cancel
  }, [pages, place.page])
  const [left = 0, bottom = 0, right = 0, top = 0] = place.rect.map((edge) => edge * SCALE)
  const shift = right > SEEN_PX ? Math.max(0, left - BESIDE) : 0
  const sheet = { left: -shift, top: top + ABOVE - (size?.height ?? 0), width: size?.width }
  const mark = { left: left - shift, top: ABOVE, width: right - left, height: top - bottom }
  return (
    <figure className={styles.cut}>
      <figcaption>
        <span>{shownEdition(edition)}</span>
        <span>{isThere ? `page ${place.page}` : `not on page ${place.page}`}</span>
      </figcaption>
      <div
        className={styles.window}
        style={{ height: top - bottom + ABOVE + BELOW }}
        role="img"
        aria-label={isThere ? `${item}: ${place.words}` : `${item}: not there`}
      >
        <canvas ref={canvas} data-drawn={size !== undefined || undefined} style={sheet} />
        {size && isThere && <span className={styles.mark} style={mark} />}
      </div>
    </figure>
  )
}

/** Opened once for all cuts of an edition. */
export function usePages(url: string | undefined): OpenedPages | undefined {
  const [pages, setPages] = useState<OpenedPages>()
  useEffect(() => {
    if (url === undefined) return
    const opening = openPages(url)
    opening.then(setPages, () => setPages(undefined))
    return () => void opening.then(({ close }) => close()).catch(() => {})
  }, [url])
  return pages
}
