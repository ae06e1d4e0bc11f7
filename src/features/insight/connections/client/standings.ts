import type { Delivery, Webhook } from '../records.ts'

export const deliveryStandings = {
  waiting: { hue: 'gray', words: 'Waiting' },
  delivered: { hue: 'teal', words: 'Delivered' },
  failed: { hue: 'red', words: 'Failed' },
} as const satisfies Record<Delivery['state'], unknown>

export const triesAgain = { hue: 'orange', words: 'Will try again' } as const

export function standingOf({ on, lastState }: Webhook) {
  if (!on) return { hue: 'gray', words: 'Off' } as const
  return lastState === null ? ({ hue: 'gray', words: 'Nothing sent yet' } as const) : deliveryStandings[lastState]
}
