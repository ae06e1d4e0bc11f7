import { type Measured, median, type Round } from './measure.ts'

export type Line = { name: string; limit: string; ours: string; ratio: string; target: string; ok: boolean }

const CPU_TARGETS: Record<string, number> = {
  '20-row list with total': 1.7,
  'one record': 2.2,
  'create with audit row': 2.5,
}
const P95_TARGET = 2

/** What the issue asks of each call. Ratios are taken round by round, then their median. */
export function linesOf({ call, rounds }: Measured): Line[] {
  const cpuTarget = CPU_TARGETS[call] ?? Number.NaN
  const cpu = medianRatio(rounds, (side) => side.cpuMs)
  const p95 = medianRatio(rounds, (side) => side.p95)
  const speeds = rounds.map(({ limit, ours }) => ours.perSecond / limit.perSecond)
  const lines: Line[] = [
    {
      name: `${call}: CPU ms/request`,
      ...both(rounds, ({ cpuMs, serverMs, databaseMs }) => [cpuMs, serverMs, databaseMs], cpuText),
      ratio: times(cpu),
      target: `≤ ${times(cpuTarget)}`,
      ok: cpu <= cpuTarget,
    },
    {
      name: `${call}: p95 ms`,
      ...both(
        rounds,
        ({ p95: ms }) => [ms],
        ([ms = 0]) => ms.toFixed(1),
      ),
      ratio: times(p95),
      target: `≤ ${times(P95_TARGET)}`,
      ok: p95 <= P95_TARGET,
    },
    {
      name: `${call}: requests/s`,
      ...both(
        rounds,
        ({ perSecond }) => [perSecond],
        ([n = 0]) => n.toFixed(0),
      ),
      ratio: `${percent(median(speeds))}, worst ${percent(Math.min(...speeds))}`,
      target: call === '20-row list with total' ? '≥ 60 %, never < 45 %' : '',
      ok: call !== '20-row list with total' || (median(speeds) >= 0.6 && Math.min(...speeds) >= 0.45),
    },
  ]
  return lines
}

export const atMost = (name: string, value: number, target: number, unit: string, digits: number): Line => ({
  name,
  limit: '',
  ours: `${value.toFixed(digits)} ${unit}`,
  ratio: '',
  target: `≤ ${target} ${unit}`,
  ok: value <= target,
})

export const atLeast = (name: string, value: number, target: number, unit: string, digits: number): Line => ({
  ...shown(name, value, unit, digits),
  target: `≥ ${target} ${unit}`,
  ok: value >= target,
})

/** A figure without a target. */
export const shown = (name: string, value: number, unit: string, digits: number): Line => ({
  ...atMost(name, value, Number.POSITIVE_INFINITY, unit, digits),
  target: '',
})

export function print(lines: Line[]): void {
  const rows = [
    ['', 'limit', 'ours', 'ratio', 'target', ''],
    ...lines.map(({ name, limit, ours, ratio, target, ok }) => [
      name,
      limit,
      ours,
      ratio,
      target,
      target === '' ? '' : ok ? 'ok' : 'OVER',
    ]),
  ]
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length))) ?? []
  for (const row of rows)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
}

type Side = Round['ours']

const medianRatio = (rounds: Round[], of: (side: Side) => number) =>
  median(rounds.map(({ limit, ours }) => of(ours) / of(limit)))

function both(rounds: Round[], of: (side: Side) => number[], text: (values: number[]) => string) {
  const medians = (side: 'limit' | 'ours') => {
    const values = rounds.map((round) => of(round[side]))
    return (values[0] ?? []).map((_, index) => median(values.map((each) => each[index] ?? Number.NaN)))
  }
  return { limit: text(medians('limit')), ours: text(medians('ours')) }
}

const cpuText = ([all = 0, server = 0, database = 0]: number[]) =>
  `${all.toFixed(3)} (${server.toFixed(3)} + ${database.toFixed(3)})`
const times = (ratio: number) => `${ratio.toFixed(2)} ×`
const percent = (ratio: number) => `${Math.round(ratio * 100)} %`
