import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { accent } from '#ui/theme/tokens.ts'
import { saidFigure } from '../figures.ts'
import type { FigureKind, ReportTable } from '../records.ts'
import { beginnings, type ChartPart, type Drawing, Figure, largestOf, Name, onGround } from './chart-drawing.tsx'
import { type DrawnLine, linesToDraw } from './chart-lines.ts'
import { ticksTo, wrapped } from './chart-scale.ts'
import type { Opening } from './figure-address.ts'
import styles from './reports.module.css'
import { StandingBars } from './StandingBars.tsx'

type Chart = { kind: 'bars' | 'stacked' | 'range'; table: ReportTable }
type ReportChartProps = {
  chart: Chart
  /** Drawn as a line across the days. */
  goal?: number | null
  onOpen: (opening: Opening) => void
}

const FULL_WIDTH = 800
/** What the name of a month takes. */
const NAME = 40
const SHADES = [accent[9], accent[7], accent[5], accent[3], accent[1], accent[6]]
/** What is bad news is red and what is under way amber, wherever it is drawn. */
const BY_MEANING: Readonly<Record<string, string>> = {
  denied: 'var(--vc-tone-red-mark)',
  notStarted: 'var(--vc-tone-red-mark)',
  notCertified: 'var(--vc-tone-amber-mark)',
  renewing: 'var(--vc-tone-amber-mark)',
  quiet: 'var(--vc-tone-gray-line)',
}
const CASES = 3
/** Of fewer cases there is no middle half worth drawing. */
const LEAST_CASES = 5

/** Of a range: the median, where the middle half begins and ends, and of how many cases it is. */
function middleHalf([, from, to, cases]: readonly (number | null)[]): readonly [number, number] | null {
  if (to === undefined || Number(cases ?? LEAST_CASES) < LEAST_CASES) return null
  return [from ?? 0, to ?? 0]
}

/**
 * The figures as a drawing. It is for the eye alone: whoever listens or uses keys has the same figures, with the same
 * ways to the records, in the table that a button puts in its place.
 */
export default function ReportChart({ chart: { kind, table }, goal = null, onOpen }: ReportChartProps) {
  const { by, columns, rows } = table
  const { width, place } = useWidth()
  const [pointedAt, setPointedAt] = useState<{ n: number; x: number; y: number } | null>(null)
  const lines = linesToDraw(rows, Math.floor((width - 100) / NAME))
  const parts = columns.map(({ key, title }, n): ChartPart => ({ key, title, color: colorOf(key, n, columns.length) }))
  const unit: FigureKind = columns[0]?.kind ?? 'count'
  const isTime = /month|day/i.test(by.key)
  const below = columns.length > CASES ? CASES : undefined
  const drawing = {
    ...{ lines, parts, width },
    said: (figure: number) => saidFigure(unit, figure),
  }
  const middles = below === undefined ? 'Middle half' : `Middle half, of ${LEAST_CASES} cases or more`
  const isRange = kind === 'range'
  const isLying = !isTime && by.key !== 'age' && !isRange
  const legend = isRange
    ? [
        { key: 'middle', title: middles, color: accent[1] },
        { key: 'median', title: 'Median', color: accent[8] },
      ]
    : parts
  const pointed = pointedAt && lines[pointedAt.n]
  // A line says which it is, and a bar in it of which figure.
  const lineAt = ({ target }: MouseEvent) => (target as Element).closest<SVGElement>('[data-line]')?.dataset.line
  const point = (event: MouseEvent<HTMLElement>) => {
    const n = lineAt(event)
    const { left, top } = event.currentTarget.getBoundingClientRect()
    setPointedAt(n === undefined ? null : { n: Number(n), x: event.clientX - left, y: event.clientY - top })
  }
  const open = (event: MouseEvent) => {
    const measure = (event.target as Element).closest<SVGElement>('[data-bar]')?.dataset.bar
    const line = lines[Number(lineAt(event))]
    if (measure !== undefined && line) onOpen({ measure, by: by.key, key: line.key })
  }
  return (
    <div className={styles.chart} aria-hidden ref={place}>
      {legend.length > 1 && (
        <div className={styles.legend}>
          {legend.map(({ key, title, color }) => (
            <span key={key}>
              <i style={{ background: color }} />
              {title}
            </span>
          ))}
        </div>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: for the eye and the mouse; the table is for everybody else */}
      <div
        className={styles.drawing}
        role="presentation"
        onMouseMove={point}
        onMouseLeave={() => setPointedAt(null)}
        onClick={open}
      >
        {isLying ? (
          <LyingBars {...drawing} stacked={kind === 'stacked'} />
        ) : (
          <StandingBars
            {...drawing}
            {...{ isTime, isMoney: unit === 'money', stacked: kind === 'stacked' }}
            {...(isRange && { middles: { of: middleHalf, goal }, below })}
          />
        )}
        {pointed && pointedAt && (
          <div
            className={styles.tip}
            style={{ left: Math.min(pointedAt.x + 12, Math.max(width - TIP, 0)), top: pointedAt.y + 12 }}
          >
            <strong>{pointed.name}</strong>
            {said(pointed).map(({ title, words }) => (
              <span key={title}>
                {title}: {words}
              </span>
            ))}
          </div>
        )}
      </div>
    </div>
  )

  function said({ figures }: DrawnLine): { title: string; words: string }[] {
    if (!isRange)
      return parts.map(({ title }, n) => ({ title, words: saidFigure(columns[n]?.kind ?? unit, figures[n] ?? 0) }))
    const half = middleHalf(figures)
    return [
      { title: 'Median', words: saidFigure(unit, figures[0] ?? null) },
      ...(half ? [{ title: 'Middle half', words: `${half[0]} to ${half[1]}` }] : []),
    ]
  }
}

/** The widest that what is said of a line becomes. */
const TIP = 200

const colorOf = (key: string, n: number, all: number) =>
  all === 1 ? accent[6] : (BY_MEANING[key] ?? SHADES[n % SHADES.length] ?? accent[6])

/** The width there is, which the column decides. */
function useWidth() {
  const place = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(FULL_WIDTH)
  useLayoutEffect(() => {
    const element = place.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { width, place }
}

const LINE = 34
const BELOW = 24
const THICK = 22
/** Room for the figure behind the longest bar. */
const BEHIND = 44
/** A narrower part has its figure in the table and when it is pointed at. */
const LEAST_WIDTH = 14

/** Names are long: they stand beside their bars. */
function LyingBars({ lines, parts, stacked, width, said }: Drawing & { stacked: boolean }) {
  const beside = width < 400 ? 110 : 180
  const ticks = ticksTo(largestOf(lines, parts.length, stacked))
  const scale = Math.max(width - beside - BEHIND, 40) / (ticks.at(-1) ?? 1)
  const x = (figure: number) => beside + figure * scale
  const bottom = lines.length * LINE
  const rows = stacked ? 1 : parts.length
  const thick = Math.min(THICK, (LINE - 6) / rows)
  return (
    <svg width={width} height={bottom + BELOW} role="presentation" focusable="false">
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={x(tick)} x2={x(tick)} y1={0} y2={bottom} stroke="var(--vc-border)" />
          <Name lines={[said(tick)]} x={x(tick)} y={bottom + 16} anchor="middle" />
        </g>
      ))}
      {lines.map(({ key, name, figures }, n) => {
        const top = n * LINE
        const begins = beginnings(figures, stacked)
        const words = wrapped(name, beside - 8)
        const sum = figures.slice(0, parts.length).reduce<number>((all, figure) => all + (figure ?? 0), 0)
        return (
          <g key={key} className={styles.pointed} data-line={n}>
            <rect x={beside} y={top} width={Math.max(width - beside, 0)} height={LINE} className={styles.ground} />
            <Name lines={words} x={beside - 8} y={top + LINE / 2 + 4 - (words.length - 1) * 7} anchor="end" />
            {parts.map((part, place) => {
              const figure = figures[place] ?? 0
              if (figure <= 0) return null
              const left = x(begins[place] ?? 0)
              const long = figure * scale
              const y = top + (LINE - thick * rows) / 2 + (stacked ? 0 : place * thick)
              return (
                <g key={part.key}>
                  <rect
                    {...{ x: left, y, width: long, height: thick, fill: part.color }}
                    className={styles.bar}
                    data-bar={part.key}
                  />
                  {stacked && long >= LEAST_WIDTH && (
                    <Figure x={left + long / 2} y={y + thick / 2 + 4} fill={onGround(part.color)}>
                      {said(figure)}
                    </Figure>
                  )}
                  {!stacked && (
                    <Figure x={left + long + 5} y={y + thick / 2 + 4} anchor="start">
                      {said(figure)}
                    </Figure>
                  )}
                </g>
              )
            })}
            {stacked && sum > 0 && (
              <Figure x={x(sum) + 5} y={top + LINE / 2 + 4} anchor="start">
                {said(sum)}
              </Figure>
            )}
          </g>
        )
      })}
    </svg>
  )
}
