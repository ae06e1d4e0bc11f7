import { dayIn } from '#formats/day.ts'
import type { Db } from '#platform/database/database.ts'
import type { Row, Settings } from '../records.ts'
import { type Frame, isEnrolled, keepUntil, placeOf } from '../rules.ts'
import type { FormRow, WithoutForm } from './store.ts'

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  [firstName, lastName.toUpperCase()].filter(Boolean).join(' ')

export type Looking = { today: string; now: Date; held: boolean; settings: Settings }

/** What decides where a form stands. */
export function frameOf(form: FormRow, now: Date, settings: Settings): Frame {
  const link =
    form.linkSentAt === null || form.section1On !== null
      ? 'none'
      : form.linkUntil !== null && new Date(form.linkUntil) < now
        ? 'over'
        : form.linkOpenedAt === null
          ? 'sent'
          : 'opened'
  const linkSentOn = form.linkSentAt && dayIn(form.zone, new Date(form.linkSentAt))
  return { ...form, link, linkSentOn, givenName: form.firstName, usesEVerify: isEnrolled(settings, form.firstDay) }
}

export function rowOf(form: FormRow, { today, now, held, settings }: Looking): Row {
  const frame = frameOf(form, now, settings)
  const placed = placeOf(frame, today, held)
  return {
    ...placed,
    ...{ id: form.id, employmentId: form.employmentId, personId: form.personId, companyId: form.companyId },
    ...{ companyName: form.companyName, name: nameOf(form), givenName: form.firstName, jobTitle: form.jobTitle },
    ...{ firstDay: form.firstDay, endedOn: form.endedOn, link: frame.link },
    keepUntil: keepUntil(form.firstDay, form.endedOn) ?? null,
  }
}

/** Somebody without a form: critical while employed and as long as one would have to be kept (A19). */
export function missingRow(of: WithoutForm, today: string): Row | undefined {
  const keep = keepUntil(of.startedOn, of.endedOn)
  if (keep !== undefined && today > keep) return undefined
  const ahead = of.startedOn > today
  return {
    ...{ id: null, employmentId: of.employmentId, personId: of.personId, companyId: of.companyId },
    ...{ companyName: of.companyName, name: nameOf(of), givenName: of.firstName, jobTitle: of.jobTitle },
    ...{ firstDay: of.startedOn, endedOn: of.endedOn, link: 'none', keepUntil: keep ?? null },
    ...{ group: ahead ? 'soon' : 'late', waits: 'form', dueOn: of.startedOn, title: 'No Form I-9 yet' },
    about:
      of.endedOn && of.endedOn < today ? 'Left, but the form would still be kept' : 'Start it now; never back-date',
  }
}

/** Whether the reader may see what was attested and shown at all; a row less decides for each form (0136). */
export const seesDocuments = async (db: Db): Promise<boolean> =>
  !(await db.one<{ firm: boolean }>('select app.works_for_firm() as firm')).firm
