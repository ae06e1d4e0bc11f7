import type { CommandContext } from '#platform/operation/context.ts'
import type { Services } from '#platform/services.ts'
import type { Signer } from '../records.ts'
import type { EnvelopeRow } from './store.ts'

export type Working = Pick<CommandContext, 'db' | 'mail' | 'enqueue' | 'asSystem'> & { services: Services; now: Date }

/**
 * Who brings a document to those who sign it: the product itself, or a provider outside that the settings name. Everything
 * around it (who may, which documents, history) is the same.
 */
export type SigningProvider = {
  readonly id: string
  /** Asks whoever's turn it is. Runs in scope system. */
  ask(context: Working, envelope: EnvelopeRow, signer: Signer): Promise<void>
  remind(context: Working, envelope: EnvelopeRow, signer: Signer): Promise<void>
  /** Whoever was asked need not sign any more. */
  cancel(context: Working, envelope: EnvelopeRow, signer: Signer, why: { by: string; reason: string }): Promise<void>
}
