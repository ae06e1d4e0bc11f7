import type { Hue } from '#ui/theme/tokens.ts'
import type { TenantArchive } from '../records.ts'

export const standings = {
  waiting: { hue: 'gray', words: 'Waiting' },
  working: { hue: 'gray', words: 'Being worked on' },
  ready: { hue: 'teal', words: 'Ready' },
  expired: { hue: 'gray', words: 'Expired' },
  failed: { hue: 'red', words: 'Failed' },
  checked: { hue: 'orange', words: 'Waits for your yes' },
  importing: { hue: 'gray', words: 'Being imported' },
  imported: { hue: 'teal', words: 'Imported' },
} as const satisfies Record<TenantArchive['status'], unknown>

/** Nobody can say yes to what does not fit. */
export const standingOf = ({ status, problems }: TenantArchive): { hue: Hue; words: string } =>
  status === 'checked' && problems.length > 0 ? { hue: 'red', words: 'Can’t be imported' } : standings[status]

export const isUnderWay = ({ status }: TenantArchive): boolean =>
  status === 'waiting' || status === 'working' || status === 'importing'

const UNITS = ['bytes', 'KB', 'MB', 'GB']

/** '12.4 MB'. */
export function sizeInWords(bytes: number): string {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1024)))
  return `${(bytes / 1024 ** step).toLocaleString('en', { maximumFractionDigits: step === 0 ? 0 : 1 })} ${UNITS[step]}`
}
