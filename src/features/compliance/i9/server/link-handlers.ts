import { dayIn } from '#formats/day.ts'
import { notify } from '#identity/notifications/server/notify.ts'
import type { Transaction } from '#platform/database/database.ts'
import { type Context, implement } from '#platform/operation/context.ts'
import { badInput } from '#platform/operation/refusal.ts'
import { endedBefore } from '../acceptable.ts'
import { correctedSection1 } from '../corrections.ts'
import { formPathOf } from '../form-path.ts'
import { i9Link } from '../link-contract.ts'
import { maskedSection1 } from '../masked.ts'
import { type Content, noContent, Section1 } from '../records.ts'
import { isEnrolled, reverifyOf, section1When } from '../rules.ts'
import { section1Problems } from '../section1-problems.ts'
import { attestation, section1SignatureProblems } from '../signing.ts'
import {
  addEvent,
  contentOf,
  endLink,
  type FormRow,
  formByLink,
  keepForm,
  saveContent,
  setOpened,
  settingsOf,
} from './store.ts'
import { linkHash } from './token.ts'

type Linked = Pick<Context<typeof i9Link.open>, 'db' | 'services' | 'request' | 'now'> & {
  refuse: (code: 'LINK_ENDED' | 'TOO_MANY') => never
}

export const i9LinkHandlers = implement(i9Link, {
  open: async (context, { token }) => {
    const { db, now, request, asSystem, audit } = context
    return asSystem('an employee’s link to Form I-9', async () => {
      const form = await byLink(context, token)
      const { content, today, ssnNeeded } = await around(context, form)
      if ((await setOpened(db, form.id, now)) > 0)
        await addEvent(db, form.id, { who: form.firstName, what: 'Opened the link', at: now, address: request.ip })
      audit({ subject: `i9:${form.id}`, companyId: form.companyId })
      return {
        ...{ for: form.linkFor ?? 'sign', employer: form.companyName, givenName: form.firstName, today, ssnNeeded },
        ...{ firstDay: form.firstDay, section2DueOn: form.section2DueOn, signedOn: form.section1On },
        ...{ firmMayRead: form.firmMayRead, firm: form.firmName },
        filled: content.section1 ? masked(content.section1) : known(form),
      }
    })
  },

  sign: async (context, { token, section1, signature, language, firmMayRead }) => {
    const { db, now, request, services, asSystem, audit, refuse } = context
    return asSystem('an employee’s link to Form I-9', async () => {
      const form = await byLink(context, token, 'sign')
      const { content, today, ssnNeeded } = await around(context, form)
      const problems = {
        ...{ ...section1Problems(section1, { today, ssnNeeded }), ...endedBefore(section1, today) },
        ...section1SignatureProblems(section1, signature, language),
      }
      if (Object.keys(problems).length > 0) throw badInput(problems)
      const when = section1When(today, form)
      if (when === 'too early') refuse('TOO_EARLY')
      const late = when === 'late'
      const next: Content = {
        ...content,
        section1: {
          ...section1,
          language,
          signature: {
            ...{ name: signature, on: today, at: now.toISOString(), address: request.ip, browser: request.browser },
            attestation: attestation.employee,
          },
        },
      }
      await saveContent(db, services.keyring, form, next)
      await keepForm(db, form.id, { section1On: today, firmMayRead })
      await endLink(db, form.id)
      await told(context, form, `Signed Section 1${late ? ', late' : ''}`, request.ip)
      audit({ subject: `i9:${form.id}`, after: { section1On: today, firmMayRead }, companyId: form.companyId })
      return { signedOn: today, late, section2DueOn: form.section2DueOn }
    })
  },

  correct: async (context, { token, section1, initials }) => {
    const { db, now, request, services, asSystem, audit, refuse } = context
    return asSystem('an employee’s link to Form I-9', async () => {
      const form = await byLink(context, token, 'correct')
      const { content, today } = await around(context, form)
      const own = { initials, on: today, at: now.toISOString(), by: `${form.firstName} ${form.lastName}` }
      const found = correctedSection1(content, section1, own)
      if (found.changed === 0 || !found.content.section1) return refuse('SAME')
      const problems = section1Problems(found.content.section1, { today, ssnNeeded: false })
      if (Object.keys(problems).length > 0) throw badInput(problems)
      await saveContent(db, services.keyring, form, found.content)
      await keepForm(db, form.id, found.content.section2 ? reverifyOf(found.content) : {})
      await endLink(db, form.id)
      await told(context, form, `Corrected Section 1, initialed ${initials}`, request.ip)
      audit({ subject: `i9:${form.id}`, after: { corrected: found.changed }, companyId: form.companyId })
      return { signedOn: today, changed: found.changed }
    })
  },
})

/** The form of a link that is still good; held for a change. */
async function byLink(context: Linked, token: string, purpose?: 'sign' | 'correct'): Promise<FormRow> {
  const { db, now, refuse } = context
  const form = await formByLink(db, linkHash(token), 'for update of f')
  if (!form || form.purgedAt !== null || form.linkUntil === null || new Date(form.linkUntil) < now)
    return refuse('LINK_ENDED')
  if (purpose && form.linkFor !== purpose) return refuse('LINK_ENDED')
  return form
}

async function around({ db, services, now }: Linked, form: FormRow) {
  const settings = await settingsOf(db, form.companyId)
  return {
    content: (await contentOf(db, services.keyring, form)) ?? noContent(),
    today: dayIn(form.zone, now),
    ssnNeeded: isEnrolled(settings, form.firstDay),
  }
}

/** Written down, and said to whoever started the form. */
async function told(
  context: Parameters<typeof notify>[0] & { db: Transaction },
  form: FormRow,
  what: string,
  address: string,
): Promise<void> {
  const who = `${form.firstName} ${form.lastName}`
  await addEvent(context.db, form.id, { who, what, at: context.now, address })
  if (form.createdBy === null) return
  const text = `Form I-9: ${who} ${what.charAt(0).toLowerCase()}${what.slice(1)}.`
  await notify(context, form.createdBy, { kind: 'cases', text, link: formPathOf(form.id) })
}

/** Only what the employer entered for the hire: nothing else of the person is known by a link alone. */
const known = ({ firstName, middleName, lastName, email }: FormRow): Section1 =>
  Section1.parse({ familyName: lastName, givenName: firstName, middleInitial: middleName.slice(0, 1), email })

/** A link that was passed on shows no whole number, and nothing of the signature. */
const masked = (section1: Section1): Section1 => Section1.parse(maskedSection1(section1))
