import type { CasePackage } from '#case-work/packages/records.ts'
import type { Hue } from '#ui/theme/tokens.ts'

export const packageHue: Record<CasePackage['status'], Hue> = {
  Waiting: 'gray',
  Working: 'blue',
  Ready: 'green',
  Failed: 'red',
  Filed: 'green',
  Rejected: 'red',
}
