import { Readable } from 'node:stream'
import { authorOf } from '#case-file/cases/server/case-contacts.ts'
import { showDate } from '#formats/dates.ts'
import { dayIn } from '#formats/day.ts'
import { countDone, type Limit } from '#identity/sessions/server/limits.ts'
import { assemble } from '#paper/package/assemble.ts'
import { recordMasked, recordRelease, secretsFor } from '#parties/facts/server/release.ts'
import { getEmployment } from '#parties/people/server/employment-store.ts'
import { hire } from '#parties/people/server/hire.ts'
import { requireRight } from '#parties/people/server/visible.ts'
import { type Context, type FileReply, implement } from '#platform/operation/context.ts'
import type { Operation } from '#platform/operation/contract.ts'
import { badInput, notFound, Refusal } from '#platform/operation/refusal.ts'
import { companyInScope } from '#platform/session/actor.ts'
import { i9 } from '../contract.ts'
import { maskedContent } from '../masked.ts'
import { authorizationEndsOn, keepUntil, LINK_DAYS, mayDestroy, section2DueOn } from '../rules.ts'
import { auditAll } from './audit.ts'
import { bundleHandlers } from './bundle-handlers.ts'
import { heldCompanies, lastBundle, noticesOf } from './bundle-store.ts'
import { linkElsewhereMail, linkMail, reverificationMail } from './mails.ts'
import { open } from './opened.ts'
import { formItems } from './pdf.ts'
import { detailsOf } from './reading.ts'
import { recordHandlers } from './record-handlers.ts'
import { standingHandlers } from './standing-handlers.ts'
import {
  addEvent,
  contentOf,
  contentsOf,
  destroyForm,
  eventsOf,
  type FormRow,
  formById,
  formsOf,
  hasForm,
  insertForm,
  keepForm,
  saveSettings,
  setLink,
  setSection2Due,
  settingsOf,
  withoutForm,
} from './store.ts'
import { newLink, section1Path } from './token.ts'
import { trainedWithoutEVerify } from './training-store.ts'
import { missingRow, rowOf, seesDocuments } from './view.ts'

const LINKS: Limit = { name: 'i9-link', hits: 5, seconds: 3600 }
const DAY_MS = 86_400_000
const MASKED_COPY = 'Masked copy, not the form that is kept'

type Working = Omit<Context<Operation & { kind: 'command'; can: 'i9:manage' }>, 'refuse'>

export const i9Handlers = implement(i9, {
  dashboard: async ({ db, actor, services, now, today }, { companyId }) => {
    const within = companyId ?? companyInScope(actor)
    const own = companyInScope(actor)
    if (own !== null && within !== own) throw notFound()
    const [forms, missing, held, documents] = await Promise.all([
      formsOf(db, within),
      withoutForm(db, within),
      heldCompanies(db),
      seesDocuments(db),
    ])
    const companies = [...new Set(forms.map((each) => each.companyId))]
    const settings = new Map(await Promise.all(companies.map(async (id) => [id, await settingsOf(db, id)] as const)))
    const settingsFor = async (id: number) => settings.get(id) ?? (await settingsOf(db, id))
    const rows = await Promise.all(
      forms.map(async (form) =>
        rowOf(form, { today, now, held: held.has(form.companyId), settings: await settingsFor(form.companyId) }),
      ),
    )
    const contents = documents && own !== null ? await contentsOf(db, services.keyring, forms) : undefined
    const audited = contents && forms.map((form) => ({ form, content: contents.get(form.id) }))
    const withSettings =
      audited &&
      (await Promise.all(audited.map(async (each) => ({ ...each, settings: await settingsFor(each.form.companyId) }))))
    return {
      rows: [...rows, ...missing.flatMap((each) => missingRow(each, today) ?? [])],
      findings: withSettings ? auditAll(withSettings, missing, today) : [],
      audited: withSettings ? forms.length : null,
      notices: within === null ? [] : await noticesOf(db, within),
      bundle: within === null ? null : ((await lastBundle(db, within)) ?? null),
      settings: within === null ? null : await settingsOf(db, within),
      inTraining: await trainedWithoutEVerify(db, within, today),
      // Nobody builds or destroys for no company in particular.
      may: { manage: own !== null && (await services.rights.may(actor.roleId, 'i9:manage')), documents },
    }
  },

  get: (context, { id }) => detailsOf(context, id),

  start: async (context, { employmentId, ...given }) => {
    const { db, actor, today, refuse } = context
    const { firstDay, offerAcceptedOn } = given
    const { companyId, startedOn } = await getEmployment(db, actor, employmentId)
    if (await hasForm(db, employmentId)) refuse('ALREADY')
    if (offerAcceptedOn && firstDay < offerAcceptedOn) refuse('BEFORE_OFFER')
    // A form that is late stays late: its days count from the day the work began (A07).
    if (startedOn && startedOn <= today && firstDay > startedOn)
      throw badInput({
        firstDay: `First day: the employment began ${showDate(startedOn)}. Enter that day, or correct the employment first.`,
      })
    return begin(context, { employmentId, companyId }, given)
  },

  hire: async (context, { firstName, lastName, jobTitle, ...given }) => {
    const { refuse } = context
    const { firstDay, offerAcceptedOn, email } = given
    await requireRight(context, 'employee:create')
    if (offerAcceptedOn && firstDay < offerAcceptedOn) refuse('BEFORE_OFFER')
    const hired = await hire(context, { firstName, lastName, email, jobTitle, startedOn: firstDay }, refuse)
    return begin(context, hired, given, { personId: hired.id, firstName, lastName, jobTitle })
  },

  sendLink: async (context, { id, email }) => {
    const form = await open(context, id)
    try {
      await countDone(context, LINKS, String(id))
    } catch (error) {
      if (error instanceof Refusal && error.code === 'TOO_MANY') context.refuse('TOO_MANY')
      throw error
    }
    await mailLink(context, form, email ?? form.email)
    context.audit({ subject: `i9:${id}`, companyId: form.companyId })
    return detailsOf(context, id)
  },

  ...recordHandlers,

  tell: async (context, { id }) => {
    const { db, mail, now, today, audit, refuse } = context
    const form = await open(context, id)
    const ends = authorizationEndsOn(form)
    if (ends === null) return refuse('NOTHING_ENDS')
    if (form.email) await mail(reverificationMail(form, ends))
    await keepForm(db, id, { toldOn: today })
    const { name } = await authorOf(context)
    await addEvent(db, id, { who: name, what: 'Told the employee that the authorization ends', at: now })
    audit({ subject: `i9:${id}`, companyId: form.companyId })
    return detailsOf(context, id)
  },

  destroy: async (context, { id }) => {
    const { db, now, today, audit, refuse } = context
    const form = await open(context, id)
    const held = (await heldCompanies(db)).has(form.companyId)
    if (held) refuse('HELD')
    const keep = keepUntil(form.firstDay, form.endedOn)
    if (!mayDestroy(keep, today, false)) refuse('STILL_KEPT')
    const { name } = await authorOf(context)
    await destroyForm(db, id, { now, by: name })
    await addEvent(db, id, { who: name, what: `Destroyed the form, kept until ${showDate(keep)}`, at: now })
    audit({ subject: `i9:${id}`, before: { keptUntil: keep }, companyId: form.companyId })
    return { id }
  },

  saveSettings: async (context, given) => {
    const { db, actor, now, audit } = context
    const companyId = companyInScope(actor)
    if (companyId === null) throw badInput({ companyId: 'Choose a company first.' })
    if (given.everifyId && !given.enrolledFrom)
      throw badInput({ enrolledFrom: 'Enrolled in E-Verify from: enter the day.' })
    if (given.videoFrom && !given.everifyId)
      throw badInput({ videoFrom: 'Live video is only for employers that use E-Verify.' })
    const { name } = await authorOf(context)
    await saveSettings(db, companyId, given, { now, by: name })
    // Forms that wait for Section 2 count by the days the company is open.
    for (const form of await formsOf(db, companyId))
      if (form.section2On === null)
        await setSection2Due(db, form.id, section2DueOn(form.firstDay, form.shortJob, given))
    audit({ subject: `company:${companyId}`, after: given, companyId })
    return given
  },

  pdf: async (context, { id }): Promise<FileReply> => {
    const { db, services, today, refuse } = context
    const form = await formById(db, id)
    if (form.purgedAt !== null) refuse('DESTROYED')
    const content = await contentOf(db, services.keyring, form)
    if (!content) return refuse('NOT_YOURS')
    const isMasked = (await secretsFor(context)) === 'masked'
    const printed = isMasked ? maskedContent(content) : content
    const items = await formItems(services, form, printed, { today, trail: await eventsOf(db, id) })
    const title = `Form I-9, ${form.lastName}`
    const { parts } = assemble(items, { title, ...(isMasked && { across: MASKED_COPY }) })
    const name = `I-9-${form.lastName}-${form.firstDay}${isMasked ? '-masked' : ''}.pdf`
    const fileName = name.replace(/[^\w.-]/g, '-')
    const release = { subject: `i9:${id}`, what: `opened ${fileName}`, companyId: form.companyId }
    await (isMasked ? recordMasked : recordRelease)(context, release)
    return { stream: Readable.from(parts), fileName, contentType: 'application/pdf', inline: true }
  },

  ...bundleHandlers,
  ...standingHandlers,
})

type Begun = { firstDay: string; offerAcceptedOn?: string | null; shortJob: boolean; email: string }

/** The form of an employment, with its link in the employee's mail. */
async function begin(
  context: Working,
  { employmentId, companyId }: { employmentId: number; companyId: number },
  { firstDay, offerAcceptedOn = null, shortJob, email }: Begun,
  person: Record<string, unknown> = {},
): Promise<{ id: number }> {
  const { db, audit } = context
  const author = await authorOf(context)
  const due = section2DueOn(firstDay, shortJob, await settingsOf(db, companyId))
  const given = { employmentId, firstDay, offerAcceptedOn, shortJob, email, section2DueOn: due }
  const id = await insertForm(db, given, { id: author.id, now: author.now, by: author.name })
  await addEvent(db, id, { who: author.name, what: 'Started the form', at: author.now })
  await mailLink(context, await formById(db, id), email)
  audit({ subject: `i9:${id}`, after: { firstDay, ...person }, companyId })
  return { id }
}

type Mailing = Pick<Working, 'db' | 'mail' | 'now' | 'services'> & Parameters<typeof authorOf>[0]

/** A new link: the one before ends with it. */
async function mailLink(context: Mailing, form: FormRow, email: string): Promise<void> {
  const { db, mail, now, services } = context
  const { token, hash } = newLink()
  const until = new Date(now.getTime() + LINK_DAYS * DAY_MS)
  const what = form.section1On === null ? 'sign' : 'correct'
  await setLink(db, form.id, { hash, for: what, email, sentAt: now, until })
  const url = `${services.config.publicUrl.replace(/\/$/, '')}${section1Path(token)}`
  await mail(linkMail(form, email, url, { until: dayIn(form.zone, until), today: dayIn(form.zone, now) }))
  const { name } = await authorOf(context)
  await addEvent(db, form.id, { who: name, what: `Mailed the link to ${what} Section 1 to ${email}`, at: now })
  if (form.email === '' || form.email.toLowerCase() === email.toLowerCase()) return
  await mail(linkElsewhereMail(form, email))
  const told = `Told ${form.email} that the link went to another address`
  await addEvent(db, form.id, { who: name, what: told, at: now })
}
