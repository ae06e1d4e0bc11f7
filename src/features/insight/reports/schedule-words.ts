import type { Schedule } from './records.ts'

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const FILES = { pdf: 'PDF', xlsx: 'Excel workbook', csv: 'CSV file' }

/** 'Every Monday at 8:00, as PDF with the table.' */
export function saidSchedule({ every, weekday, hour, format }: Schedule): string {
  const when =
    every === 'day' ? 'Every day' : every === 'week' ? `Every ${WEEKDAYS[weekday - 1]}` : 'On the first of every month'
  return `${when} at ${hour}:00, as ${FILES[format]} with the table.`
}
