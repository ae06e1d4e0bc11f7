import type { ReactNode } from 'react'
import type { LabelProps } from 'recharts'
import { accent } from '#ui/theme/tokens.ts'

const LEAST_WIDTH = 14

/** The figure of a part of a bar, in it; a part that is too narrow has it in the table and when it is pointed at. */
export const insideOf =
  (ground: string | undefined) =>
  ({ x, y, width, height, value }: LabelProps) =>
    Number(value) > 0 && Number(width) >= LEAST_WIDTH ? (
      <Figure
        x={Number(x) + Number(width) / 2}
        y={Number(y) + Number(height) / 2 + 4}
        fill={LIGHT.has(ground ?? '') ? accent[9] : 'white'}
      >
        {value}
      </Figure>
    ) : null

/** Where months stand close, every other figure is below its dot: two beside each other would read as one number. */
export const aboveAndBelow = ({ x, y, value, index }: LabelProps) =>
  Number(value) > 0 ? (
    <Figure x={Number(x)} y={Number(y) + ((index ?? 0) % 2 === 0 ? -10 : 20)} fill="var(--vc-text)">
      {value}
    </Figure>
  ) : null

type FigureProps = { x: number; y: number; fill: string; children: ReactNode }

const Figure = (props: FigureProps) => (
  <text textAnchor="middle" fontSize={12} fontWeight={560} pointerEvents="none" {...props} />
)

/** Grounds on which only dark letters can be read. */
const LIGHT: ReadonlySet<string> = new Set([accent[3], accent[1], 'var(--vc-tone-gray-line)'])
