import { company } from '#facts/company.ts'
import { readFacts } from '#parties/facts/server/store.ts'
import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#platform/session/actor.ts'
import type { Details } from '../contract.ts'
import { maskedContent, withoutDocument } from '../masked.ts'
import { isEnrolled, keepUntil, mayDestroy, mayUseVideo, reverifyOf, section1When } from '../rules.ts'
import { findingsOf } from './audit.ts'
import { heldCompanies } from './bundle-store.ts'
import { contentOf, eventsOf, formById, settingsOf } from './store.ts'
import { rowOf } from './view.ts'

type Reading = { db: Db; services: Pick<Services, 'keyring' | 'rights'>; actor: Actor; now: Date; today: string }

/** A form as the reader may see it. */
export async function detailsOf({ db, services, actor, now, today }: Reading, id: number): Promise<Details> {
  const form = await formById(db, id)
  const [settings, held, content, events, manage, employer] = [
    await settingsOf(db, form.companyId),
    (await heldCompanies(db)).has(form.companyId),
    await contentOf(db, services.keyring, form),
    await eventsOf(db, id),
    await services.rights.may(actor.roleId, 'i9:manage'),
    await employerOf(db, services, form.companyId),
  ]
  // As the rules read it today, also where the night has not worked it out anew yet.
  const read = content?.section2 ? { ...form, ...reverifyOf(content) } : form
  const destroy = manage && mayDestroy(keepUntil(form.firstDay, form.endedOn), today, held) && form.purgedAt === null
  return {
    ...read,
    row: rowOf(read, { today, now, held, settings }),
    section1Late: form.section1On !== null && section1When(form.section1On, form) === 'late',
    everify: form.everify,
    video: mayUseVideo(settings, today),
    usesEVerify: isEnrolled(settings, form.firstDay),
    destroyedAt: form.purgedAt,
    // Numbers in full leave only with the password, on the form itself.
    content: content ? maskedContent(content) : null,
    events: events.map(({ at, who, what }) => ({ at, who, what: content ? what : withoutDocument(what) })),
    findings: content && form.purgedAt === null ? findingsOf(form, content, settings, today) : [],
    signer: { name: '', title: '', ...employer },
    may: { manage, destroy },
  }
}

/** Name and address as the form prints them. */
export async function employerOf(db: Db, { keyring }: Pick<Services, 'keyring'>, companyId: number) {
  const { known } = await readFacts(db, keyring, { subject: 'company', id: companyId })
  const said = ({ id }: { id: string }) => {
    const answer = known[id]
    return answer && 'value' in answer ? String(answer.value ?? '') : ''
  }
  const { name } = await db.one<{ name: string }>('select name from companies where id = $1', [companyId])
  const unit = said(company.unitNumber) && `${said(company.unitKind)} ${said(company.unitNumber)}`.trim()
  const place = [said(company.state), said(company.zipCode)].filter(Boolean).join(' ')
  return {
    employer: said(company.legalName) || name,
    address: [said(company.street), unit, said(company.city), place].filter(Boolean).join(', '),
  }
}
