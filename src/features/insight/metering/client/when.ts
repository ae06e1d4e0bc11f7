import type { MeterJob } from '../records.ts'

const days: Record<MeterJob['every'], string> = { day: 'Every day', week: 'Mondays', month: 'First of the month' }

/** 'Mondays at 06:00' */
export const whenInWords = ({ every, hour }: Pick<MeterJob, 'every' | 'hour'>): string =>
  `${days[every]} at ${String(hour).padStart(2, '0')}:00`

export const periodOptions = Object.entries(days).map(([value, label]) => ({ value, label }))
