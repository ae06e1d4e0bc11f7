import type { ReactNode } from 'react'
import { accent } from '#ui/theme/tokens.ts'
import type { DrawnLine } from './chart-lines.ts'

/** One of the figures of every line: a column of the table. */
export type ChartPart = { key: string; title: string; color: string }

export type Drawing = {
  lines: readonly DrawnLine[]
  parts: readonly ChartPart[]
  width: number
  /** A figure of an axis or a bar in words. */
  said: (figure: number) => string
}

type FigureProps = { x: number; y: number; fill?: string; anchor?: 'start' | 'middle'; children: ReactNode }

/** A figure on or at what it is of. */
export const Figure = ({ fill = 'var(--vc-text)', anchor = 'middle', ...rest }: FigureProps) => (
  <text textAnchor={anchor} fontSize={12} fontWeight={560} pointerEvents="none" fill={fill} {...rest} />
)

type NameProps = { lines: readonly string[]; x: number; y: number; anchor: 'end' | 'middle' }

/** What a line or an axis is called, in gray. */
export const Name = ({ lines, x, y, anchor }: NameProps) => (
  <text x={x} y={y} textAnchor={anchor} fontSize={12} fill="var(--vc-dimmed)" pointerEvents="none">
    {lines.map((line, n) => (
      <tspan key={line} x={x} dy={n === 0 ? 0 : 14}>
        {line}
      </tspan>
    ))}
  </text>
)

/** What can be read on a part of a bar. */
export const onGround = (ground: string) => (LIGHT.has(ground) ? accent[9] : 'white')

/** Grounds on which only dark letters can be read. */
const LIGHT: ReadonlySet<string> = new Set([accent[3], accent[1], 'var(--vc-tone-gray-line)'])

/** Of stacked parts, where each begins; of parts side by side, nought. */
export function beginnings(figures: readonly (number | null)[], stacked: boolean): number[] {
  let sum = 0
  return figures.map((figure) => {
    const begins = stacked ? sum : 0
    sum += figure ?? 0
    return begins
  })
}

/** What the longest bar is as long as. */
export const largestOf = (lines: readonly DrawnLine[], parts: number, stacked: boolean): number =>
  Math.max(
    0,
    ...lines.map(({ figures }) => {
      const own = figures.slice(0, parts).map((figure) => figure ?? 0)
      return stacked ? own.reduce((sum, figure) => sum + figure, 0) : Math.max(0, ...own)
    }),
  )
