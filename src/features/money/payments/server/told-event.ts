import { z } from 'zod'
import type { ProviderEvent } from '../provider.ts'

/** As much of an event as is needed to keep one. */
const Event = z.object({
  id: z.string().min(1).max(120),
  type: z.string().min(1).max(120),
  created: z.number().int().min(0).max(99_999_999_999),
  data: z.object({ object: z.object({ id: z.string() }) }),
})

/** What was told, whole, where it is an event; who tells it is asked elsewhere. */
export const eventIn = (told: unknown): ProviderEvent | undefined =>
  Event.safeParse(told).success ? (told as ProviderEvent) : undefined

const MOST_SHOWN = 120

/** What an event is called for people, though it may be none. */
export function nameOfEvent(told: unknown): string {
  const { id } = (told ?? {}) as { id?: unknown }
  if (typeof id !== 'string' || id === '') return 'an event without a name'
  return `event ${id.length > MOST_SHOWN ? `${id.slice(0, MOST_SHOWN)}…` : id}`
}
