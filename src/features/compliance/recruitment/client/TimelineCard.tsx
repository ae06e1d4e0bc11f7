import { showDate } from '#formats/dates.ts'
import { addDays, daysBetween, earliest } from '#formats/day.ts'
import { Card } from '#ui/page/Card.tsx'
import { DayChart, type DayChartRow } from '#ui/page/DayChart.tsx'
import { today } from '#ui/today.ts'
import type { Line, RecruitmentOfCase } from '../records.ts'

const tones: Readonly<Record<Line['state'], DayChartRow['tone']>> = {
  done: 'teal',
  running: 'teal',
  planned: 'gray',
  'proof missing': 'amber',
  'too old': 'red',
  void: 'red',
  'left out': 'gray',
}
const words: Readonly<Record<Line['state'], string>> = {
  done: 'Ran, proof on file',
  running: 'Runs',
  planned: 'Planned',
  'proof missing': 'Ran, proof missing',
  'too old': 'More than 180 days old',
  void: 'The text fails, does not count',
  'left out': 'Replaced, does not count',
}

/** Every step on one scale, the 30 quiet days, the limits, and the window in which Form ETA-9089 can be filed. */
export function TimelineCard({ file: { lines, window: open, wage, steps } }: { file: RecruitmentOfCase }) {
  if (lines.length === 0) return null
  const counting = steps.filter(({ leftOut }) => !leftOut).map(({ from }) => from)
  const first = counting.length > 0 ? earliest(...counting) : undefined
  const rows: DayChartRow[] = [
    ...lines.map(({ stepId, label, note, from, until, quietUntil, state }) => ({
      ...{ key: String(stepId), label, note, from, until, tone: tones[state], state: words[state] },
      quietUntil: state === 'left out' || state === 'void' ? null : quietUntil,
    })),
    ...(first
      ? [limit('oldest', 'Oldest step', '180 days', first, addDays(first, 180), 'Limit of the oldest step')]
      : []),
    ...(wage.validFrom && wage.validUntil
      ? [
          limit(
            ...(['wage', 'Prevailing wage', `valid to ${showDate(wage.validUntil)}`] as const),
            ...([wage.validFrom, wage.validUntil, 'Validity of the prevailing wage'] as const),
          ),
        ]
      : []),
  ]
  const shown = open.from && open.until && open.from <= open.until ? { from: open.from, until: open.until } : undefined
  return (
    <Card title="Recruitment and filing window">
      <DayChart
        label="Recruitment and filing window"
        today={today()}
        rows={rows}
        {...(shown && {
          window: {
            ...shown,
            title: `You can file from ${showDate(shown.from)} to ${showDate(shown.until)}`,
            note: `(${daysBetween(shown.from, shown.until) + 1} days): ${open.fromWhy}; ${open.untilWhy}.${
              open.safeFrom ? ` Your firm waits until ${showDate(open.safeFrom)}, to be safe.` : ''
            }`,
          },
        })}
        legend={[
          { tone: 'teal', words: 'Step ran' },
          { tone: 'amber', words: 'Proof missing' },
          { tone: 'quiet', words: '30 quiet days' },
        ]}
      />
      {!shown && open.state === 'steps missing' && open.until && (
        <p>
          No window yet. {open.todo} Whatever comes, the last day to file is {showDate(open.until)} ({open.untilWhy}).
        </p>
      )}
    </Card>
  )
}

const limit = (key: string, label: string, note: string, from: string, until: string, state: string): DayChartRow => ({
  key,
  label,
  note,
  from,
  until,
  tone: 'gray',
  thin: true,
  state,
})
