import { useState } from 'react'
import {
  Bar,
  BarChart,
  CartesianGrid,
  ComposedChart,
  LabelList,
  Legend,
  Line,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  type XAxisTickContentProps,
  YAxis,
} from 'recharts'
import { today } from '#platform/client/today.ts'
import { accent } from '#ui/theme/tokens.ts'
import { saidFigure } from '../figures.ts'
import type { FigureKind, ReportTable } from '../records.ts'
import { aboveAndBelow, insideOf } from './chart-labels.tsx'
import { type DrawnLine, linesToDraw } from './chart-lines.ts'
import type { Opening } from './figure-address.ts'
import styles from './reports.module.css'

type Chart = { kind: 'bars' | 'stacked' | 'range'; table: ReportTable }
type ReportChartProps = {
  chart: Chart
  /** Drawn as a line across the days. */
  goal?: number | null
  onOpen: (opening: Opening) => void
}

const HEIGHT = 300
const FULL_WIDTH = 800
/** What the name of a month takes. */
const NAME = 40
/** Room for the figure behind the longest bar. */
const MARGIN = { top: 0, right: 44, bottom: 4, left: 4 }
const BESIDE_GOAL = { ...MARGIN, right: 56 }
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
const CASES = 3
const CASES_BELOW = {
  ...{ value: 'Cases', position: 'insideBottomLeft' as const, dx: -46, dy: -5 },
  ...{ fontSize: 12, fill: 'var(--vc-dimmed)' },
}
/** Of fewer cases there is no middle half worth drawing. */
const LEAST_CASES = 5
const middleHalf = ([, from, to, cases]: readonly (number | null)[]) =>
  to === undefined || Number(cases ?? LEAST_CASES) < LEAST_CASES ? null : [from ?? 0, to ?? 0]

const colorOf = (key: string, n: number) => BY_MEANING[key] ?? SHADES[n % SHADES.length]

type MonthTickProps = Partial<XAxisTickContentProps> & {
  drawn: readonly DrawnLine[]
  /** Which of its figures stands below a month, where one does. */
  below?: number
}

/** A month, the year below it where one begins, and how many cases it is about. */
function MonthTick({ x = 0, y = 0, payload, drawn, below }: MonthTickProps) {
  const line = drawn.find(({ key }) => key === payload?.value)
  return (
    <text x={x} y={y} textAnchor="middle" fontSize={12} fill="var(--vc-dimmed)">
      <tspan x={x} dy={12}>
        {line?.label}
      </tspan>
      <tspan x={x} dy={14}>
        {line?.year || '\u00a0'}
      </tspan>
      {below !== undefined && line?.label && (
        <tspan x={x} dy={14} fill="var(--vc-text)">
          {line.figures[below] ?? 0}
        </tspan>
      )}
    </text>
  )
}

type MonthDotProps = { cx?: number; cy?: number; payload?: { key: string }; thisMonth: string }

/** The month that is not over is hollow: its figure still changes. */
function MonthDot({ cx, cy, payload, thisMonth }: MonthDotProps) {
  if (cx === undefined || cy === undefined || Number.isNaN(cy)) return null
  const isOver = payload?.key !== thisMonth
  return <circle cx={cx} cy={cy} r={5} strokeWidth={2} stroke={accent[8]} fill={isOver ? accent[8] : 'white'} />
}

/**
 * The figures as a drawing. It is for the eye alone: whoever listens or uses keys has the same figures, with the same
 * ways to the records, in the table that a button puts in its place.
 */
export default function ReportChart({ chart: { kind, table }, goal = null, onOpen }: ReportChartProps) {
  const { by, columns, rows } = table
  const [width, setWidth] = useState(FULL_WIDTH)
  const lines = linesToDraw(rows, Math.floor((width - 100) / NAME))
  const drawn = lines.map(({ key, name, figures }) => ({
    key,
    name,
    ...Object.fromEntries(columns.map((column, n) => [column.key, figures[n] ?? null])),
    middle: middleHalf(figures),
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
  // How many cases a middle is taken of stands below it.
  const below = kind === 'range' && columns.length > CASES ? CASES : undefined
  const axes = [
    <CartesianGrid key="grid" vertical={lying} horizontal={!lying} syncWithTicks stroke="var(--vc-border)" />,
    lying ? (
      <XAxis key="x" {...figures} />
    ) : (
      <XAxis
        key="x"
        {...names}
        height={below === undefined ? 44 : 58}
        label={below === undefined ? undefined : CASES_BELOW}
        tick={isTime ? <MonthTick drawn={lines} below={below} /> : true}
      />
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
  const isClose = width / lines.length < 32
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
          <ComposedChart data={drawn} accessibilityLayer={false} margin={BESIDE_GOAL}>
            {axes}
            {legend}
            {goal !== null && (
              <ReferenceLine
                y={goal}
                ifOverflow="extendDomain"
                stroke="var(--vc-dimmed)"
                strokeDasharray="4 4"
                label={{ value: `Goal ${goal}`, position: 'right', fontSize: 12, fill: 'var(--vc-dimmed)' }}
              />
            )}
            <Bar
              dataKey="middle"
              name={below === undefined ? 'Middle half' : `Middle half, of ${LEAST_CASES} cases or more`}
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
              dot={<MonthDot thisMonth={today().slice(0, 7)} />}
              isAnimationActive={false}
            >
              <LabelList
                dataKey={columns[0]?.key}
                {...figureAt}
                offset={10}
                {...(isClose && { content: aboveAndBelow })}
              />
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
