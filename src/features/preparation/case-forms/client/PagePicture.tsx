import { memo, useEffect, useRef } from 'react'
import { layOut, normalized } from '#paper/layout/lay-out.ts'
import { type FaceMetrics, measureWith } from '#paper/layout/measure.ts'
import { onScreen } from '#paper/page-view.ts'
import type { OpenedPages } from '#platform/client/page-canvas.ts'
import { classes } from '#ui/classes.ts'
import type { FormLayout } from '../records.ts'
import styles from './form-screen.module.css'

type Page = FormLayout['pages'][number]
type Box = Page['boxes'][number]

type PagePictureProps = {
  page: number
  layout: FormLayout
  pages: OpenedPages | undefined
  scale: number
  values: ReadonlyMap<string, string | true>
  /** Fields of items that nobody has answered yet. */
  missing: ReadonlySet<string>
  selected: ReadonlySet<string>
  /** Which fields lead somewhere. */
  isBound: (field: string) => boolean
  onSelect: (field: string) => void
}

/** The official page, drawn once, and over it the values as the paper will have them. For eyes and a pointer: the list beside it says the same. */
export function PagePicture({ page, layout, pages, scale, ...over }: PagePictureProps) {
  const view = layout.pages[page]
  if (!view) return null
  const size = { width: view.size.width * scale, height: view.size.height * scale }
  return (
    <div className={styles.paper} style={size} aria-hidden="true" data-page={page + 1}>
      <PageCanvas page={page} pages={pages} scale={scale} />
      <svg className={styles.overlay} viewBox={`0 0 ${view.size.width} ${view.size.height}`} {...size}>
        <title>Page {page + 1}</title>
        {view.boxes.map((box) => (
          <BoxOnPage
            key={`${box.name} ${box.rect.join()}`}
            box={box}
            size={view.size}
            metrics={layout.metrics[box.face] as FaceMetrics | undefined}
            value={over.values.get(box.name)}
            look={classes(
              over.isBound(box.name) && styles.bound,
              over.missing.has(box.name) && styles.missing,
              over.selected.has(box.name) && styles.selected,
            )}
            onSelect={over.onSelect}
          />
        ))}
      </svg>
    </div>
  )
}

const PageCanvas = memo(function PageCanvas({
  page,
  pages,
  scale,
}: Pick<PagePictureProps, 'page' | 'pages' | 'scale'>) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (!pages || !canvas.current) return
    const drawing = pages.draw(page, canvas.current, scale)
    return drawing.cancel
  }, [page, pages, scale])
  return <canvas ref={canvas} className={styles.canvas} />
})

type BoxOnPageProps = {
  box: Box
  size: Page['size']
  metrics: FaceMetrics | undefined
  value: string | true | undefined
  look: string | undefined
  onSelect: (field: string) => void
}

/** One box. Only those whose value changed are laid out anew while somebody types. */
const BoxOnPage = memo(function BoxOnPage({ box, size, metrics, value, look, onSelect }: BoxOnPageProps) {
  const { left, top, width, height } = onScreen(box.rect, size, 1)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the page is a picture; the list beside it is the accessible way
    <g className={look} data-field={box.name} onClick={() => onSelect(box.name)}>
      <rect x={left} y={top} width={width} height={height} className={styles.box} />
      {value === true && <Cross {...{ left, top, width, height }} />}
      {typeof value === 'string' && metrics && <Lines {...{ box, metrics, left, top, width, height }} text={value} />}
    </g>
  )
})

type Place = { left: number; top: number; width: number; height: number }

function Cross({ left, top, width, height }: Place) {
  const edge = Math.min(width, height) * 0.22
  const [x1, x2, y1, y2] = [left + edge, left + width - edge, top + edge, top + height - edge]
  return <path d={`M${x1} ${y1}L${x2} ${y2}M${x2} ${y1}L${x1} ${y2}`} className={styles.cross} />
}

function Lines({
  box,
  metrics,
  text,
  left,
  top,
  width,
  height,
}: Place & { box: Box; metrics: FaceMetrics; text: string }) {
  const shown = box.options?.find(({ value }) => value === text)?.text ?? text
  const plain = normalized(shown, box.multiline === true)
  const { size, lines } = layOut(box, width, height, plain, measureWith(metrics))
  return (
    <text fontSize={size} className={classes(styles.text, styles[box.face])}>
      {lines.map((line) => (
        <tspan key={`${line.x} ${line.y}`} x={left + line.x} y={top + height - line.y}>
          {line.text}
        </tspan>
      ))}
    </text>
  )
}
