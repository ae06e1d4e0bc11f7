import { daysBetween } from '#formats/day.ts'
import type { MonthOfClaim } from '../history.ts'

export const WIDTH = 300
export const HEIGHT = 72
const EDGE = 6

/** How the cut-off date went month by month, as a line of points, and where the priority date lies among them. */
export function drawingOf(priorityDate: string, months: readonly MonthOfClaim[]): { line: string; priority: number } {
  const dated = months.map(({ final }) => (final === null || final === 'U' || final === 'C' ? undefined : final))
  const known = [...dated.filter((each) => each !== undefined), priorityDate].sort()
  const [first = priorityDate, last = priorityDate] = [known[0], known.at(-1)]
  const span = Math.max(1, daysBetween(first, last))
  const height = (day: string) => HEIGHT - EDGE - (daysBetween(first, day) / span) * (HEIGHT - 2 * EDGE)
  const step = (WIDTH - 2 * EDGE) / Math.max(1, months.length - 1)
  const points = months.flatMap(({ final }, place) => {
    if (final === null || final === 'U') return []
    // Current for everybody is the top of the drawing.
    const y = final === 'C' ? EDGE : height(final)
    return [`${Math.round(EDGE + place * step)},${Math.round(y)}`]
  })
  return { line: points.join(' '), priority: Math.round(height(priorityDate)) }
}
