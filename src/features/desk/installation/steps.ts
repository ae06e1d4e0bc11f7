import { counted } from '#formats/words.ts'
import type { Checklist, Step, StepId } from './contract.ts'

type Named = { name: string; at: string | null }

/** What is there, as it was read. */
export type Found = {
  aside: Partial<Record<StepId, string>>
  forms: { here: number; all: number; lastAt: string | null; underWay: number }
  mail: Pick<Checklist['mail'], 'server' | 'from' | 'test'>
  lawFirm: Named | null
  attorney: Named | null
  company: Named | null
  payment: Named | null
  /** The first who was invited by an e-mail that left, or who has an account already. */
  invited: Named | null
  /** Invitations that no mail server took. */
  invitationsKept: number
}

type May = (right: string) => boolean
type Standing = { says: string; at?: string | null; done: boolean; after?: StepId; parts?: Step['parts'] }
type Way = { label: string; to: string; needs: string }
type Plan = { title: string; standing: (found: Found) => Standing; start: Way; open: Way }

/** The seven steps of the first hour, as they stand. A step says done only for what was read, never for what was pressed. */
export function stepsOf(found: Found, may: May): Step[] {
  const standings = new Map(ORDER.map((id) => [id, PLANS[id].standing(found)]))
  return ORDER.map((id) => {
    const { says, at = null, done, after, parts = null } = standings.get(id) ?? { says: '', done: false }
    const { title, start, open } = PLANS[id]
    const asideAt = found.aside[id]
    const state = done ? 'done' : asideAt ? 'aside' : 'open'
    const way = done ? open : start
    const awaits = after && state === 'open' && !standings.get(after)?.done && !found.aside[after]
    return {
      ...{ id, title, state, says, parts },
      at: isoOf(state === 'aside' ? asideAt : done ? at : null),
      after: awaits ? after : null,
      action: may(way.needs) ? { label: way.label, to: way.to } : null,
    }
  })
}

const isoOf = (moment: string | null | undefined) => (moment ? new Date(moment).toISOString() : null)

/** Of the open steps the first that can be done on a screen now. The forms come by themselves, so they are last. */
export function nextOf(steps: readonly Step[], mailServer: string | null): StepId | null {
  const doable = steps.filter(
    ({ id, state, after, action }) => state === 'open' && after === null && (id === 'mail' ? mailServer : action),
  )
  return (doable.find(({ id }) => id !== 'forms') ?? doable[0])?.id ?? null
}

const DAYS_SHOWN = 14

/** Complete only when no step is open; the last moment that made it so starts the days it is still shown. */
export function phaseOf(steps: readonly Step[], demo: boolean, now: Date): Checklist['phase'] {
  if (demo) return 'demo'
  if (steps.some(({ state }) => state === 'open')) return 'open'
  const last = Math.max(0, ...steps.map(({ at }) => (at === null ? 0 : Date.parse(at))))
  return now.getTime() - last < DAYS_SHOWN * 86_400_000 ? 'complete' : 'over'
}

const ORDER: readonly StepId[] = ['forms', 'mail', 'lawFirm', 'attorney', 'company', 'payment', 'invite']

const LIBRARY: Way = { label: 'Form library', to: '/visaFormsUpload', needs: 'formLibrary:read' }
const SENT: Way = { label: 'Sent e-mails', to: '/outbox', needs: 'outbox:read' }
const way = (label: string, to: string, needs: string): Way => ({ label, to, needs })

const PLANS: Record<StepId, Plan> = {
  forms: { title: 'Official forms', standing: formsStanding, start: LIBRARY, open: LIBRARY },
  mail: { title: 'Outgoing mail', standing: mailStanding, start: SENT, open: SENT },
  lawFirm: {
    title: 'Law firm',
    standing: ({ lawFirm }) => named(lawFirm, 'The firm that represents your clients'),
    start: way('Start', '/visaCareAddLawFirm', 'lawFirm:create'),
    open: way('Open', '/visaCareManageLawFirms', 'lawFirm:read'),
  },
  attorney: {
    title: 'First attorney',
    standing: ({ attorney }) => ({ ...named(attorney, 'Bar number and signature for Form G-28'), after: 'lawFirm' }),
    start: way('Start', '/visaCareAddNewAttorney', 'attorney:create'),
    open: way('Open', '/visaCareManageAttorneys', 'attorney:read'),
  },
  company: {
    title: 'First company',
    standing: ({ company }) => named(company, 'The employer whose people you help'),
    start: way('Start', '/visaCareCreateClients?new=client', 'company:create'),
    open: way('Open', '/visaCareManageClients', 'company:read'),
  },
  payment: {
    title: 'Payment method',
    standing: paymentStanding,
    start: way('Choose a client', '/visaCareStripePaymentMethod', 'company:payment'),
    open: way('Open', '/visaCareStripePaymentMethod', 'billing:read'),
  },
  invite: {
    title: 'Invite people',
    standing: inviteStanding,
    start: way('Start', '/visaCareCreateUser', 'user:create'),
    open: way('Open', '/user/manageusers', 'user:read'),
  },
}

const named = (first: Named | null, otherwise: string): Standing =>
  first ? { done: true, says: first.name, at: first.at } : { done: false, says: otherwise }

function formsStanding({ forms: { here, all, lastAt, underWay } }: Found): Standing {
  const parts = { here, all }
  if (here >= all) return { done: true, says: `All ${all} are here and checked`, at: lastAt, parts }
  const coming = underWay > 0 ? `, ${underWay} on the way` : ''
  return { done: false, says: `${here} of ${all} are here and checked${coming}. Proof pages until then`, parts }
}

function mailStanding({ mail: { server, from, test } }: Found): Standing {
  if (server === null)
    return { done: false, says: 'No mail server is set, so e-mails wait. Set SMTP_URL and start the server again' }
  if (test?.status === 'sent') return { done: true, says: `${server} took the test to ${test.to}`, at: test.at }
  if (test?.status === 'failed') return { done: false, says: `The test through ${server} failed` }
  if (test?.status === 'waiting') return { done: false, says: `The test to ${test.to} is on its way` }
  return { done: false, says: `Invitations and reminders leave through ${server}, from ${from}` }
}

// The first is enough for this list; the banner of a client says whether it has one itself.
function paymentStanding({ payment }: Found): Standing {
  if (payment) {
    const says = `${payment.name} has the first one. Every other client adds its own on its billing page`
    return { done: true, says, at: payment.at }
  }
  const says = 'A client needs one before it adds people or cases. It is added on the billing page of the client'
  return { done: false, says, after: 'company' }
}

function inviteStanding({ invited, invitationsKept }: Found): Standing {
  if (invited) return { done: true, says: invited.name, at: invited.at }
  const kept = invitationsKept > 0 ? `. ${counted(invitationsKept, 'invitation')} not sent yet` : ''
  return { done: false, says: `Attorneys, HR and employees get a link by e-mail${kept}`, after: 'mail' }
}
