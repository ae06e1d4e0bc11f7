/** What a customer's system can be told, and in which words. docs/webhooks.md describes what each message says. */
export const webhookEvents = [
  { name: 'case.opened', label: 'A case was opened' },
  { name: 'case.moved', label: 'A case moved to another status or stage' },
  { name: 'case.receipt', label: 'A receipt number came' },
  { name: 'case.rfe', label: 'A request for evidence or notice of intent came' },
  { name: 'case.decided', label: 'A case was decided' },
  { name: 'document.added', label: 'A document was added' },
  { name: 'deadline.near', label: 'People were reminded of a deadline' },
] as const

export type WebhookEvent = (typeof webhookEvents)[number]['name']
export const webhookEventNames = webhookEvents.map(({ name }) => name) as [WebhookEvent, ...WebhookEvent[]]

/** Sent by hand, to see whether messages arrive. */
export const TEST_EVENT = 'test'
