import { z } from 'zod'

/** What becomes a part of an address of ours: nothing that could lead elsewhere. */
export const Ref = z.string().regex(/^[\w-]{1,100}$/)

export const TokenReply = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number() })
export const MadeReply = z.object({ envelopeId: Ref })
export const FoundReply = z.object({
  envelopes: z.array(z.object({ envelopeId: Ref, status: z.string() })).optional(),
})
export const EnvelopeReply = z.object({
  status: z.string(),
  voidedReason: z.string().optional(),
})
const Moment = z.coerce.date().optional().catch(undefined)
export const RecipientReply = z.object({
  recipientId: z.coerce.number().int(),
  ...{ name: z.string().default(''), email: z.string().default('') },
  status: z.string(),
  sentDateTime: Moment,
  deliveredDateTime: Moment,
  signedDateTime: Moment,
  declinedReason: z.string().optional(),
})
export type RecipientReply = z.output<typeof RecipientReply>
const Others = z
  .array(z.object({ name: z.string().default(''), email: z.string().default('') }))
  .max(50)
  .default([])
/** Who signs or signs for somebody; who only gets a copy does not. */
const others = {
  ...{ inPersonSigners: Others, agents: Others, editors: Others, intermediaries: Others, seals: Others },
  ...{ witnesses: Others, notaries: Others },
}
export const RecipientsReply = z.object({ signers: z.array(RecipientReply).max(50), ...others })
