import type { LcaCheck, LcaRecord } from './records.ts'

/** What is done about a check that is open: in which card, or on the form of the LCA itself. */
const steps: Readonly<Record<string, { words: string; at: string }>> = {
  proof: { words: 'Prove the notice', at: 'Notice at the workplace' },
  posting: { words: 'Hang the notice again', at: 'Notice at the workplace' },
  window: { words: 'Give notice again', at: 'Notice at the workplace' },
  pay: { words: 'Enter the wages', at: 'form' },
  level: { words: 'Settle the wage level', at: 'Wage' },
  area: { words: 'Look up the wage area', at: 'Wage' },
  place: { words: 'Enter the worksite', at: 'form' },
  counts: { words: 'Count the workers', at: 'form' },
  strike: { words: 'Rule out a strike', at: 'Before filing' },
  dependent: { words: 'Count H-1B workers', at: 'H-1B dependency' },
  dates: { words: 'Enter the period', at: 'form' },
}
const POST = { words: 'Post the notice', at: 'Notice at the workplace' }
const ofNotice: readonly string[] = ['proof', 'posting', 'window']

export type NextStep = { words: string /** The title of a card, or the form. */; at: string; more: number }

/** What blocks an LCA that is not filed, the first thing to do about it, and how much there is besides. */
export function nextStep({ checks, notices, standing }: Pick<LcaRecord, 'checks' | 'notices' | 'standing'>): NextStep {
  if (standing === 'Filed') return { words: 'Enter number', at: 'form', more: 0 }
  if (standing !== 'Draft') return { words: 'Edit the LCA', at: 'form', more: 0 }
  // A notice that hangs is waited for by nobody who files.
  const unknown = checks.filter(({ key, ok }) => ok === null && (key !== 'posting' || notices.length === 0))
  const open = [...checks.filter(({ ok }) => ok === false), ...unknown]
  const [first] = open
  if (!first) return { words: 'Enter the filing', at: 'form', more: 0 }
  return { ...stepFor(first, notices.length), more: open.length - 1 }
}

const stepFor = ({ key }: LcaCheck, notices: number) =>
  notices === 0 && ofNotice.includes(key) ? POST : (steps[key] ?? { words: 'Edit the LCA', at: 'form' })
