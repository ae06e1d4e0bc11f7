import { useState } from 'react'
import {
  Bar,
  BarChart,
  CartesianGrid,
  ComposedChart,
  LabelList,
  Legend,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  type XAxisTickContentProps,
  YAxis,
} from 'recharts'
import { accent } from '#ui/theme/tokens.ts'
import { saidFigure } from '../figures.ts'
import type { FigureKind, ReportTable } from '../records.ts'
import type { Opening } from './BehindDialog.tsx'
import { insideOf } from './chart-labels.tsx'
import { type DrawnLine, linesToDraw } from './chart-lines.ts'
import styles from './reports.module.css'

type Chart = { kind: 'bars' | 'stacked' | 'range'; table: ReportTable }
type ReportChartProps = { chart: Chart; onOpen: (opening: Opening) => void }

const HEIGHT = 300
const FULL_WIDTH = 800
/** What the name of a month takes. */
const NAME = 40
/** Room for the figure behind the longest bar. */
const MARGIN = { top: 0, right: 44, bottom: 4, left: 4 }
const LINE = 34
const SHADES = [accent[9], accent[7], accent[5], accent[3], accent[1], accent[6]]
/** What is bad news is red and what is under way amber, wherever it is drawn. */
const BY_MEANING: Readonly<Record<string, string>> = {
  denied: 'var(--vc-tone-red-mark)',
  notStarted: 'var(--vc-tone-red-mark)',
  notCertified: 'var(--vc-tone-amber-mark)',
  renewing: 'var(--vc-tone-amber-mark)',
  quiet: 'var(--vc-tone-gray-line)',
}
/** The sum of a line stands at the end of its last part. */
function sumAt(figures: readonly (number | null)[]): Record<string, number> {
  const last = figures.findLastIndex((figure) => Number(figure) > 0)
  return last === -1 ? {} : { [`sum${last}`]: figures.reduce<number>((sum, figure) => sum + (figure ?? 0), 0) }
}
const colorOf = (key: string, n: number) => BY_MEANING[key] ?? SHADES[n % SHADES.length]

/** A month, with the year below it where one begins. */
function MonthTick({ x = 0, y = 0, payload, drawn }: Partial<XAxisTickContentProps> & { drawn: readonly DrawnLine[] }) {
  const line = drawn.find(({ key }) => key === payload?.value)
  return (
    <text x={x} y={y} textAnchor="middle" fontSize={12} fill="var(--vc-dimmed)">
      <tspan x={x} dy={12}>
        {line?.label}
      </tspan>
      {line?.year && (
        <tspan x={x} dy={14}>
          {line.year}
        </tspan>
      )}
    </text>
  )
}

/**
 * The figures as a drawing. It is for the eye alone: whoever listens or uses keys has the same figures, with the same
 * ways to the records, in the table that a button puts in its place.
 */
export default function ReportChart({ chart: { kind, table }, onOpen }: ReportChartProps) {
  const { by, columns, rows } = table
  const [width, setWidth] = useState(FULL_WIDTH)
  const lines = linesToDraw(rows, Math.floor((width - 100) / NAME))
  const drawn = lines.map(({ key, name, figures }) => ({
    key,
    name,
    ...Object.fromEntries(columns.map((column, n) => [column.key, figures[n] ?? null])),
    middle: figures.length > 2 ? [figures[1] ?? 0, figures[2] ?? 0] : null,
    ...sumAt(figures),
  }))
  const unit: FigureKind = columns[0]?.kind ?? 'count'
  const isTime = /month|day/i.test(by.key)
  // Names are long: they stand beside their bars, months and ages below them.
  const lying = !isTime && by.key !== 'age' && kind !== 'range'
  const said = (value: number) => saidFigure(unit, value)
  const quiet = { tickLine: false, axisLine: false, fontSize: 12, stroke: 'var(--vc-dimmed)' }
  const figures = { ...quiet, type: 'number' as const, allowDecimals: false, tickFormatter: said }
  const names = { ...quiet, type: 'category' as const, dataKey: isTime ? 'key' : 'name', interval: 0 }
  const axes = [
    <CartesianGrid key="grid" vertical={lying} horizontal={!lying} syncWithTicks stroke="var(--vc-border)" />,
    lying ? (
      <XAxis key="x" {...figures} />
    ) : (
      <XAxis key="x" {...names} height={44} tick={isTime ? <MonthTick drawn={lines} /> : true} />
    ),
    lying ? (
      <YAxis key="y" {...names} width={width < FULL_WIDTH / 2 ? 110 : 180} />
    ) : (
      <YAxis key="y" {...figures} width={56} padding={{ top: 20 }} />
    ),
    <Tooltip
      key="tip"
      labelFormatter={(label) => lines.find(({ key }) => key === label)?.name ?? label}
      cursor={{ fill: 'var(--vc-hover)' }}
      itemStyle={{ color: 'var(--vc-text)' }}
      contentStyle={{ background: 'var(--vc-surface)', borderColor: 'var(--vc-border)', borderRadius: 8 }}
      formatter={(value) => (Array.isArray(value) ? value.join(' to ') : said(Number(value)))}
    />,
  ]
  const legend = (
    <Legend
      key="legend"
      itemSorter={null}
      verticalAlign="top"
      height={32}
      align="right"
      iconSize={10}
      formatter={(text) => <span className={styles.legend}>{text}</span>}
    />
  )
  // An amount is wider than the bar it stands on: where bars are close it is read from the axis, or from the table.
  const hasRoom = lying || unit !== 'money' || width / lines.length > 60
  const figureAt = {
    position: lying ? ('right' as const) : ('top' as const),
    ...{ fontSize: 12, fontWeight: 560, fill: 'var(--vc-text)' },
    formatter: (value: unknown) => (hasRoom && Number(value) > 0 ? said(Number(value)) : ''),
  }
  const open = (measure: string) => (bar: { payload?: unknown }) => {
    const key = (bar.payload as { key?: string } | undefined)?.key
    if (key !== undefined) onOpen({ measure, by: by.key, key })
  }
  return (
    <div className={styles.chart} aria-hidden>
      <ResponsiveContainer
        width="100%"
        height={lying ? Math.max(160, drawn.length * LINE + 80) : HEIGHT}
        onResize={(now) => setWidth(now)}
      >
        {kind === 'range' ? (
          <ComposedChart data={drawn} accessibilityLayer={false} margin={MARGIN}>
            {axes}
            {legend}
            <Bar
              dataKey="middle"
              name="Middle half"
              fill={accent[1]}
              barSize={14}
              radius={4}
              isAnimationActive={false}
              onClick={open(columns[0]?.key ?? '')}
              cursor="pointer"
            />
            <Line
              dataKey={columns[0]?.key}
              name="Median"
              stroke={accent[8]}
              strokeWidth={0}
              legendType="circle"
              dot={{ r: 5, fill: accent[8], stroke: accent[8] }}
              isAnimationActive={false}
            >
              <LabelList dataKey={columns[0]?.key} {...figureAt} offset={10} />
            </Line>
          </ComposedChart>
        ) : (
          <BarChart
            data={drawn}
            accessibilityLayer={false}
            maxBarSize={lying ? 22 : 48}
            layout={lying ? 'vertical' : 'horizontal'}
            margin={MARGIN}
          >
            {axes}
            {columns.length > 1 && legend}
            {columns.map(({ key, title }, n) => (
              <Bar
                key={key}
                dataKey={key}
                name={title}
                fill={columns.length === 1 ? accent[6] : colorOf(key, n)}
                stackId={kind === 'stacked' ? 'all' : undefined}
                isAnimationActive={false}
                cursor="pointer"
                onClick={open(key)}
              >
                {kind === 'stacked' && lying && <LabelList dataKey={key} content={insideOf(colorOf(key, n))} />}
                {kind !== 'stacked' && <LabelList dataKey={key} {...figureAt} />}
                {kind === 'stacked' && <LabelList dataKey={`sum${n}`} {...figureAt} />}
              </Bar>
            ))}
          </BarChart>
        )}
      </ResponsiveContainer>
    </div>
  )
}
