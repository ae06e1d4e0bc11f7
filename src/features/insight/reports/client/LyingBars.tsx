import { beginnings, type Drawing, Figure, largestOf, Name, onGround } from './chart-drawing.tsx'
import { ticksTo, wrapped } from './chart-scale.ts'
import styles from './reports.module.css'

const LINE = 34
const BELOW = 24
const THICK = 22
/** Room for the figure behind the longest bar. */
const BEHIND = 44
/** A narrower part has its figure in the table and when it is pointed at. */
const LEAST_WIDTH = 14

/** Names are long: they stand beside their bars. */
export function LyingBars({ lines, parts, stacked, width, said }: Drawing & { stacked: boolean }) {
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
