import type { MeterKind } from './kinds.ts'
import { serialNumber } from './places.ts'

export type EnteredReading = { serialNumber: string; readAt: string; figures: Record<string, number | string> }

const MOST_ROWS = 5000

/** Readings as people paste them: serial number, time (UTC), then the columns of the report in their order. */
export function readReadings(text: string, kind: MeterKind): { readings: EnteredReading[] } | { problem: string } {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  if (lines.length > MOST_ROWS) return { problem: `Enter ${MOST_ROWS.toLocaleString('en')} rows at most.` }
  const readings: EnteredReading[] = []
  for (const [index, line] of lines.entries()) {
    const read = readingOf(line, kind)
    if (typeof read === 'string') return { problem: `Row ${index + 1}: ${read}` }
    readings.push(read)
  }
  return { readings }
}

function readingOf(line: string, { columns, events }: MeterKind): EnteredReading | string {
  const [serial = '', time = '', ...said] = line.split(',').map((part) => part.trim())
  if (!serialNumber.test(serial)) return 'A meter serial number has 8 digits and does not begin with 0.'
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?Z$/.test(time) || Number.isNaN(Date.parse(time)))
    return 'The time is written like 2026-11-01T00:15Z.'
  if (said.length !== columns.length) return `After the time come ${columns.length} values, not ${said.length}.`
  const figures: EnteredReading['figures'] = {}
  for (const [place, { key, title, holds }] of columns.entries()) {
    const value = said[place] ?? ''
    if (holds === 'number' && !/^-?\d{1,12}(?:\.\d{1,6})?$/.test(value)) return `${title} is a number.`
    if (value.length > 80) return `${title} has 80 characters at most.`
    figures[key] = holds === 'number' ? Number(value) : value
  }
  if (events && !(Number(figures.event) in events)) return `There is no event ${figures.event} in this report.`
  return { serialNumber: serial, readAt: new Date(time).toISOString(), figures }
}
