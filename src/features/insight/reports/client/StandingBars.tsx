import { accent } from '#ui/theme/tokens.ts'
import { today } from '#ui/today.ts'
import { beginnings, type Drawing, Figure, largestOf, Name } from './chart-drawing.tsx'
import { ticksTo, wrapped } from './chart-scale.ts'
import styles from './reports.module.css'

const HEIGHT = 268
const BESIDE = 56
const ABOVE = 20
const WIDEST = 48
/** Nearer than that, two figures in one height would read as one number. */
const CLOSE = 32
/** An amount is wider than the bar it stands on: where bars are close it is read from the axis, or from the table. */
const ROOM_FOR_AMOUNT = 60

/** The middle half of something and its median in a month, instead of bars from nought. */
export type Middles = {
  of: (figures: readonly (number | null)[]) => readonly [number, number] | null
  goal: number | null
}

type StandingBarsProps = Drawing & {
  stacked: boolean
  isTime: boolean
  isMoney: boolean
  middles?: Middles
  /** Which figure says below a line of how many cases it is. */
  below?: number
}

/** Months and ages, from left to right. */
export function StandingBars(props: StandingBarsProps) {
  const { lines, parts, stacked, isTime, isMoney, middles, below, width, said } = props
  const right = middles ? 56 : 4
  const bottom = HEIGHT - (below === undefined ? 44 : 58)
  const largest = middles
    ? Math.max(middles.goal ?? 0, ...lines.flatMap(({ figures }) => [figures[0] ?? 0, ...(middles.of(figures) ?? [])]))
    : largestOf(lines, parts.length, stacked)
  const ticks = ticksTo(largest)
  const scale = (bottom - ABOVE) / (ticks.at(-1) ?? 1)
  const y = (figure: number) => bottom - figure * scale
  const band = Math.max(width - BESIDE - right, 40) / Math.max(lines.length, 1)
  const columns = stacked ? 1 : parts.length
  const wide = Math.min(WIDEST, (band * 0.8) / columns)
  const hasRoom = !isMoney || band > ROOM_FOR_AMOUNT
  const figureAt = (figure: number, x: number, at: number) =>
    hasRoom &&
    figure > 0 && (
      <Figure x={x} y={at}>
        {said(figure)}
      </Figure>
    )
  return (
    <svg width={width} height={HEIGHT} role="presentation" focusable="false">
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={BESIDE} x2={width - right} y1={y(tick)} y2={y(tick)} stroke="var(--vc-border)" />
          <Name lines={[said(tick)]} x={BESIDE - 8} y={y(tick) + 4} anchor="end" />
        </g>
      ))}
      {below !== undefined && <Name lines={['Cases']} x={BESIDE - 8} y={HEIGHT - 6} anchor="end" />}
      {lines.map(({ key, name, label, year, figures }, n) => {
        const middle = BESIDE + band * (n + 0.5)
        const begins = beginnings(figures, stacked)
        const sum = figures.slice(0, parts.length).reduce<number>((all, figure) => all + (figure ?? 0), 0)
        const half = middles?.of(figures)
        const median = figures[0] ?? null
        return (
          <g key={key} className={styles.pointed} data-line={n}>
            <rect x={middle - band / 2} y={ABOVE} width={band} height={bottom - ABOVE} className={styles.ground} />
            <Name lines={isTime ? [label, year] : wrapped(name, band)} x={middle} y={bottom + 14} anchor="middle" />
            {below !== undefined && label && (
              <Figure x={middle} y={HEIGHT - 6}>
                {figures[below] ?? 0}
              </Figure>
            )}
            {!middles &&
              parts.map((part, place) => {
                const figure = figures[place] ?? 0
                if (figure <= 0) return null
                const left = middle - (wide * columns) / 2 + (stacked ? 0 : place * wide)
                const top = y((begins[place] ?? 0) + figure)
                return (
                  <g key={part.key}>
                    <rect
                      {...{ x: left, y: top, width: wide, height: figure * scale, fill: part.color }}
                      className={styles.bar}
                      data-bar={part.key}
                    />
                    {!stacked && figureAt(figure, left + wide / 2, top - 5)}
                  </g>
                )
              })}
            {!middles && stacked && figureAt(sum, middle, y(sum) - 5)}
            {half && (
              <rect
                {...{
                  x: middle - 7,
                  y: y(half[1]),
                  width: 14,
                  height: Math.max((half[1] - half[0]) * scale, 2),
                  rx: 4,
                }}
                fill={accent[1]}
                className={styles.bar}
                data-bar={parts[0]?.key}
              />
            )}
            {middles && median !== null && (
              <>
                <MonthDot x={middle} y={y(median)} isOver={key !== today().slice(0, 7)} />
                {figureAt(median, middle, y(median) + (band < CLOSE && n % 2 === 1 ? 20 : -10))}
              </>
            )}
          </g>
        )
      })}
      {middles && middles.goal !== null && (
        <>
          <line
            {...{ x1: BESIDE, x2: width - right, y1: y(middles.goal), y2: y(middles.goal) }}
            stroke="var(--vc-dimmed)"
            strokeDasharray="4 4"
            pointerEvents="none"
          />
          <text x={width - right + 5} y={y(middles.goal) + 4} fontSize={12} fill="var(--vc-dimmed)">
            Goal {middles.goal}
          </text>
        </>
      )}
    </svg>
  )
}

/** The month that is not over is hollow: its figure still changes. */
const MonthDot = ({ x, y, isOver }: { x: number; y: number; isOver: boolean }) => (
  <circle
    {...{ cx: x, cy: y, r: 5, strokeWidth: 2, stroke: accent[8], fill: isOver ? accent[8] : 'white' }}
    pointerEvents="none"
  />
)
