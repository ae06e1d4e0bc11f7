import type { Mail } from '../contract.ts'

export const statusWords: Record<Mail['status'], string> = {
  waiting: 'Waiting',
  held: 'Kept here',
  sent: 'Sent',
  failed: 'Failed',
}

const hues = { waiting: 'blue', held: 'orange', sent: 'green', failed: 'red' } as const

export const hueOf = (status: Mail['status']) => hues[status]
