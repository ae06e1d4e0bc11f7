import { counted } from '#formats/words.ts'
import type { CasePackage } from '#paperwork/packages/records.ts'
import type { Hue } from '#ui/theme/tokens.ts'

export const packageHue: Record<CasePackage['status'], Hue> = {
  Waiting: 'gray',
  Working: 'blue',
  Ready: 'green',
  Failed: 'red',
  Filed: 'green',
  Rejected: 'red',
  Sent: 'green',
}

const LONG_MS = 30_000

/** How far a package is that is not there yet; one that waits for long says that it comes by itself. */
export function buildingWords({ step, createdAt }: Pick<CasePackage, 'step' | 'createdAt'>, now: number): string {
  const ago = now - Date.parse(createdAt)
  if (ago < LONG_MS) return `${step || 'Waiting for its turn'} …`
  const minutes = Math.floor(ago / 60_000)
  const since = minutes < 1 ? 'for half a minute' : `for ${counted(minutes, 'minute')}`
  return `${step || 'Waiting for its turn'} (${since}). What does not succeed is tried again by itself; you can leave this page and come back.`
}
