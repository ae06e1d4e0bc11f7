import { zoneName } from '#formats/zones.ts'
import type { MeterJob } from '../records.ts'

const days: Record<MeterJob['every'], string> = { day: 'Every day', week: 'Mondays', month: 'First of the month' }

/** 'Mondays at 06:00, Eastern Time (New York)': who looks may live by another clock. */
export const whenInWords = ({ every, hour, zone }: Pick<MeterJob, 'every' | 'hour' | 'zone'>): string =>
  `${days[every]} at ${String(hour).padStart(2, '0')}:00, ${zoneName(zone)}`

export const periodOptions = Object.entries(days).map(([value, label]) => ({ value, label }))
