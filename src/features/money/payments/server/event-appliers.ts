import { slot } from '#platform/parts.ts'
import type { ProviderEvent } from '../provider.ts'
import type { Doubted } from './doubt.ts'
import type { SystemChange } from './settle.ts'

export type Told = ProviderEvent['data']['object']
/** Applies one kind of event, harmlessly when it is told again or late; answers what it did, in a few words, or why not. */
export type Applier = (change: SystemChange, object: Told, event: ProviderEvent) => Promise<string | Doubted>

/** What features above do with the events they understand, by the event's type. */
export const eventAppliers = slot<() => Promise<Readonly<Record<string, Applier>>>>(
  'what is done with events of the payment provider',
)
