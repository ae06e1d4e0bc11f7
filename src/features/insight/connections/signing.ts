import { createHmac } from 'node:crypto'

/**
 * What a delivery is signed with: HMAC-SHA256 over the time and the body, so that neither can be changed and an old
 * message cannot be sent again as a new one. The time is in seconds, as in the header.
 */
export const signatureOf = (secret: string, at: number, body: string): string =>
  `v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`

export type Message = { messageId: string; event: string; createdAt: string; data: Record<string, unknown> }

/** The body of a delivery; the same for the same message, however often it is sent. */
export const bodyOf = ({ messageId, event, createdAt, data }: Message): string =>
  JSON.stringify({ id: messageId, event, createdAt, data })

export function headersOf(secret: string, { messageId, event }: Message, body: string, now: Date) {
  const at = Math.floor(now.getTime() / 1000)
  return {
    'content-type': 'application/json',
    'user-agent': 'VisaCare-Webhook',
    'x-visacare-event': event,
    'x-visacare-delivery': messageId,
    'x-visacare-timestamp': String(at),
    'x-visacare-signature': signatureOf(secret, at, body),
  }
}
