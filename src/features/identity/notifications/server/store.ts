import { withWrittenDates } from '#formats/dates.ts'
import type { Db } from '#platform/database/database.ts'
import { TOTAL_CAP } from '#platform/database/pages.ts'
import type { CommandContext } from '#platform/operation/context.ts'
import { slot } from '#platform/parts.ts'
import type { Services } from '#platform/services.ts'
import type { Notification } from '../contract.ts'
import { isUrgent, nextDigest } from '../digest-time.ts'
import { caseIn, choicesOf, isClient, type NamedCase, type NotificationKind, namedFirst, subjectOf } from '../rules.ts'
import type { About } from './about-store.ts'
import { storedChoices } from './choices-store.ts'
import { coverOf, digestOf, intoDigest } from './digest-store.ts'

type Telling = Pick<CommandContext, 'db' | 'asSystem' | 'mail'> & {
  now: Date
  services: Pick<Services, 'config' | 'parts'>
}
export type News = {
  kind: NotificationKind
  text: string
  /** The same for whoever reads Spanish. */
  es?: string
  /** Of the mail, where it can say more than that there is news; never what was written or decided. */
  subject?: string
  subjectInSpanish?: string
  /** A path of the product. */
  link?: string
  /** Where the other way of telling has another moment. */
  only?: Channel
  /** By e-mail together with everything else of the same morning. */
  digest?: boolean
  /** Somebody asks for it now: it does not wait for a digest, whatever was chosen. */
  urgent?: boolean
  /** What it asks for; when that is done, so is it. */
  about?: About
}
export type Channel = 'bell' | 'mail'

/** Tells a user something, and whoever stands in for them while they are out. */
export async function notify(context: Telling, userId: number, news: News): Promise<void> {
  await tellOne(context, userId, news)
  const cover = await context.asSystem(`notify user ${userId}`, () => coverOf(context.db, userId, context.now))
  if (cover && (news.kind === 'cases' || news.kind === 'messages'))
    await tellOne(context, cover.id, { ...news, es: undefined, text: `For ${cover.name}: ${news.text}` })
}

/** Tells a user something, in the transaction that causes it: at the bell, by e-mail, or not at all, as the user chose. */
async function tellOne(context: Telling, userId: number, news: News): Promise<void> {
  const { kind, link = '', only, digest = false, urgent = false, about } = news
  if (link !== '' && !/^\/(?![/\\])/.test(link))
    throw new Error(`A notification leads to a path of the product, not to ${link}`)
  await context.asSystem(`notify user ${userId}`, async () => {
    const reader = await readerOf(context.db, userId)
    const spanish = news.es !== undefined && reader.spanish
    const written = (spanish && news.es) || news.text
    const of = await namedIn(context, written)
    const text = of && reader.isClient ? namedFirst(written, of, spanish ? 'es' : 'en') : written
    const choice = choicesOf(await storedChoices(context.db, userId)).find((each) => each.kind === kind)
    if (choice?.inProduct && only !== 'mail') await atTheBell(context, userId, { text, link, about })
    if (!choice?.byEmail || only === 'bell') return
    if (digest || (!urgent && (await waitsForDigest(context, userId, about))))
      await intoDigest(context, userId, { text, link, about })
    else {
      const subject =
        (spanish && news.subjectInSpanish) ||
        news.subject ||
        subjectOf(kind, { asks: about !== undefined, of }, spanish ? 'es' : 'en')
      const replyTo = await replyAddressIn(context, text)
      await byEmail(context, userId, { subject, paragraphs: [text], link, replyTo })
    }
  })
}

/** How a case is named in the subject of a mail about it. Needs scope system. */
export const namedCases = slot<(system: Db, number: string) => Promise<NamedCase | undefined>>('how mails name a case')

/** Where answers to a mail about a case go. Needs scope system. */
export const replyAddresses = slot<(system: Db, number: string) => Promise<string | undefined>>('where answers go')

async function replyAddressIn({ db, services }: Telling, text: string): Promise<string | undefined> {
  const number = caseIn(text)
  const [addressOf] = replyAddresses.of(services)
  return number ? addressOf?.(db, number) : undefined
}

async function namedIn({ db, services }: Telling, text: string): Promise<NamedCase | undefined> {
  const number = caseIn(text)
  const [nameOf] = namedCases.of(services)
  return number ? nameOf?.(db, number) : undefined
}

/** Who chose a digest gets no single mails, but for what would be due before it is read. */
async function waitsForDigest({ db, now }: Telling, userId: number, about: About | undefined): Promise<boolean> {
  const chosen = await digestOf(db, userId)
  if (!chosen || chosen.digest === 'off') return false
  return !isUrgent(about?.dueOn, nextDigest(chosen.digest, chosen.zone, now), chosen.zone)
}

type Entry = { text: string; link: string; about?: About }

const atTheBell = ({ db, now }: Telling, userId: number, { text, link, about }: Entry) =>
  db.run(
    `insert into notifications (user_id, text, link, created_at, case_id, item_keys, due_on)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [...[userId, text.slice(0, 500), link, now], ...[about?.caseId ?? null, about?.keys ?? [], about?.dueOn ?? null]],
  )

type Letter = { subject: string; paragraphs: readonly string[]; link: string; replyTo?: string }

export async function byEmail(
  { db, mail, services }: Telling,
  userId: number,
  { subject, paragraphs, link, replyTo }: Letter,
): Promise<void> {
  const user = await recipient(db, userId)
  if (!user) return
  const { email, firstName, companyId, lawFirmId, language } = user
  const spanish = language === 'es'
  const written = (text: string) => withWrittenDates(text, spanish ? 'es' : 'en')
  await mail({
    to: [email],
    subject: written(subject),
    template: 'notification',
    paragraphs: [`${spanish ? 'Hola' : 'Hello'}${firstName ? ` ${firstName}` : ''},`, ...paragraphs.map(written)],
    action: { label: spanish ? 'Abrir VisaCare' : 'Open VisaCare', url: `${services.config.publicUrl}${link}` },
    ...(spanish && { language }),
    replyTo,
    companyId,
    lawFirmId: companyId === null ? lawFirmId : null,
  })
}

type Recipient = {
  email: string
  firstName: string
  companyId: number | null
  lawFirmId: number | null
  language: 'en' | 'es'
}

const LANGUAGE = `case settings ->> 'language' when 'es' then 'es' else 'en' end`

/** In which language, as chosen on the screens, and whose words somebody reads. Needs scope system. */
const readerOf = async (system: Db, userId: number): Promise<{ spanish: boolean; isClient: boolean }> => {
  const found = await system.maybe<{ language: string; roleId: number }>(
    `select ${LANGUAGE} as language, role_id as "roleId" from users where id = $1`,
    [userId],
  )
  return { spanish: found?.language === 'es', isClient: found !== undefined && isClient(found.roleId) }
}

/** What the user with this address chose to read; null for who has no account or has not chosen. Needs scope system. */
export const languageChosenAt = async (system: Db, email: string): Promise<'en' | 'es' | null> => {
  const found = await system.maybe<{ language: 'en' | 'es' | null }>(
    `select settings ->> 'language' as language from users where lower(email) = lower($1) and status = 'Active'`,
    [email],
  )
  return found?.language ?? null
}

/** Whoever cannot sign in gets no mail that only leads to the sign-in. */
const recipient = (db: Db, userId: number) =>
  db.maybe<Recipient>(
    `select email, first_name as "firstName", company_id as "companyId", law_firm_id as "lawFirmId",
            ${LANGUAGE} as language
       from users where id = $1 and status = 'Active'`,
    [userId],
  )

const NOTIFICATION = `id, text, link, due_on as "dueOn", created_at as "createdAt", read_at as "readAt"`

type Found = { total: number; unread: number } & (Notification | { [Column in keyof Notification]: null })

/** What is open or only news: one page, with both totals in the same statement; an empty page is one row without an id. */
export const listNotifications = (db: Db, userId: number, onlyUnread: boolean, before: number | null, limit: number) =>
  db.rows<Found>(
    `select t.total, t.unread, n.id, n.text, n.link, n.due_on as "dueOn", n.created_at as "createdAt", n.read_at as "readAt"
       from (select count(*) filter (where not $2 or read_at is null) as total, count(*) filter (where read_at is null) as unread
               from (select read_at from notifications
                      where user_id = $1 and done_at is null order by id desc limit ${TOTAL_CAP + 1}) found) t
       left join lateral (
         select * from notifications
          where user_id = $1 and done_at is null and (not $2 or read_at is null) and ($3::bigint is null or id < $3)
          order by id desc limit $4
       ) n on true
      order by n.id desc`,
    [userId, onlyUnread, before, limit],
  )

export const markRead = (db: Db, userId: number, id: number, at: Date) =>
  db.one<Notification>(
    `update notifications set read_at = coalesce(read_at, $3) where user_id = $1 and id = $2 returning ${NOTIFICATION}`,
    [userId, id, at],
  )

export const markAllRead = (db: Db, userId: number, at: Date) =>
  db.run('update notifications set read_at = $2 where user_id = $1 and done_at is null and read_at is null', [
    userId,
    at,
  ])
