import { withWrittenDates } from '#formats/dates.ts'
import type { Db } from '#platform/database/database.ts'
import type { Letter } from '#platform/mail/letter.ts'
import type { CommandContext } from '#platform/operation/context.ts'
import { slot } from '#platform/parts.ts'
import type { Services } from '#platform/services.ts'
import {
  caseIn,
  isClient,
  isUrgent,
  type NamedCase,
  type NotificationKind,
  namedFirst,
  nextDigest,
  subjectOf,
} from '../rules.ts'
import { intoDigest } from './digest-store.ts'
import { coverOf, type Reader, readersOf } from './readers-store.ts'
import type { About } from './store.ts'

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
  /** A person just asked for it, so it skips the digest even for readers who chose one. */
  urgent?: boolean
  /** What it asks for; when that is done, so is it. */
  about?: About
}
export type Channel = 'bell' | 'mail'

/**
 * Tells users something, and whoever stands in for them while they are out, in the transaction that causes it: at the
 * bell, by e-mail, or not at all, as each of them chose. One statement reads them all and one writes to all their bells.
 */
export async function notify(
  context: Telling,
  users: number | readonly number[] | ReadAlready,
  news: News,
): Promise<void> {
  const { link = '', about, only } = news
  if (link !== '' && !/^\/(?![/\\])/.test(link))
    throw new Error(`A notification leads to a path of the product, not to ${link}`)
  const { ids: asked, readers } = isReadAlready(users) ? users : { ids: [users].flat() }
  const ids = [...new Set(asked)]
  if (ids.length === 0) return
  await context.asSystem(`notify ${ids.length === 1 ? 'user' : 'users'} ${ids.join(', ')}`, async () => {
    const told: Told[] = []
    const words = wordsIn(context)
    for (const { reader, news: own } of await readersAndCovers(context, ids, news, readers))
      told.push(await words(reader, own))
    const bells = told.filter(({ reader }) => reader.inProduct && only !== 'mail')
    if (bells.length > 0) await atTheBell(context, bells, { link, about })
    const mails = told.filter(({ reader }) => reader.byEmail && only !== 'bell')
    const waits = ({ reader }: Told) => news.digest || (!news.urgent && waitsForDigest(reader, about, context.now))
    for (const { reader, text } of mails.filter(waits)) await intoDigest(context, reader.id, { text, link, about })
    await byEmail(
      context,
      mails.filter((each) => !waits(each)),
      link,
    )
  })
}

/** Users with what was read of them and of whoever stands in for them, where that was known with who they are. */
type ReadAlready = { ids: readonly number[]; readers: readonly Reader[] }
const isReadAlready = (users: number | readonly number[] | ReadAlready): users is ReadAlready =>
  typeof users === 'object' && 'readers' in users

/** What one reader is told, in their words. */
type Told = { reader: Reader; text: string; subject: string }

/** Who is told, with whoever stands in for them of cases and messages. */
async function readersAndCovers({ db, now }: Telling, ids: readonly number[], news: News, known?: readonly Reader[]) {
  const readers = known ?? (await readersOf(db, ids, news.kind))
  const found = new Map(readers.map((reader) => [reader.id, reader]))
  const isCovered = news.kind === 'cases' || news.kind === 'messages'
  return ids.flatMap((id) => {
    const reader = found.get(id)
    const cover = reader && isCovered ? found.get(coverOf(reader, now) ?? 0) : undefined
    return [
      ...(reader ? [{ reader, news }] : []),
      ...(reader && cover
        ? [{ reader: cover, news: { ...news, es: undefined, text: `For ${reader.name}: ${news.text}` } }]
        : []),
    ]
  })
}

/** How a case is named in the subject of a mail about it. Needs scope system. */
export const namedCases = slot<(system: Db, number: string) => Promise<NamedCase | undefined>>('how mails name a case')

/** Where answers to a mail about a case go. Needs scope system. */
export const replyAddresses = slot<(system: Db, number: string) => Promise<string | undefined>>('where answers go')

/** What is asked about a case is asked once, however many are told of it. */
function ofItsCase<Found>(ask: ((number: string) => Promise<Found | undefined>) | undefined) {
  const known = new Map<string, Promise<Found | undefined> | undefined>()
  return (text: string): Promise<Found | undefined> | undefined => {
    const number = caseIn(text)
    if (number === undefined) return undefined
    if (!known.has(number)) known.set(number, ask?.(number))
    return known.get(number)
  }
}

function wordsIn({ db, services }: Telling) {
  const [nameOf] = namedCases.of(services)
  const named = ofItsCase(nameOf && ((number) => nameOf(db, number)))
  return async (reader: Reader, { kind, text, es, about, subject, subjectInSpanish }: News): Promise<Told> => {
    const spanish = es !== undefined && reader.language === 'es'
    const language = spanish ? 'es' : 'en'
    const written = (spanish && es) || text
    const of = await named(written)
    return {
      reader,
      text: of && isClient(reader.roleId) ? namedFirst(written, of, language) : written,
      subject: (spanish && subjectInSpanish) || subject || subjectOf(kind, { asks: about !== undefined, of }, language),
    }
  }
}

/** Who chose a digest gets no single mails, but for what would be due before it is read. */
const waitsForDigest = ({ digest, zone }: Reader, about: About | undefined, now: Date): boolean =>
  digest !== 'off' && !isUrgent(about?.dueOn, nextDigest(digest, zone, now), zone)

const atTheBell = ({ db, now }: Telling, told: readonly Told[], { link, about }: { link: string; about?: About }) =>
  db.run(
    `insert into notifications (user_id, text, link, created_at, case_id, item_keys, due_on)
     select n.id, n.text, $3, $4, $5, $6, $7
       from unnest($1::bigint[], $2::text[]) with ordinality as n (id, text, place) order by n.place`,
    [
      ...[told.map(({ reader }) => reader.id), told.map(({ text }) => text.slice(0, 500))],
      ...[link, now, about?.caseId ?? null, about?.keys ?? [], about?.dueOn ?? null],
    ],
  )

async function byEmail({ db, services, mail }: Telling, told: readonly Told[], link: string): Promise<void> {
  const [addressOf] = replyAddresses.of(services)
  const answersTo = ofItsCase(addressOf && ((number) => addressOf(db, number)))
  const letters: Letter[] = []
  for (const { reader, text, subject } of told) {
    const replyTo = await answersTo(text)
    letters.push(...letterTo(reader, services, { subject, paragraphs: [text], link, replyTo }))
  }
  await mail(letters)
}

type Content = { subject: string; paragraphs: readonly string[]; link: string; replyTo?: string }

/** Whoever cannot sign in gets no mail that only leads to the sign-in. */
export function letterTo(reader: Reader, { config }: Telling['services'], content: Content): Letter[] {
  if (!reader.canSignIn) return []
  const { email, firstName, companyId, lawFirmId, language } = reader
  const spanish = language === 'es'
  const written = (text: string) => withWrittenDates(text, language)
  return [
    {
      to: [email],
      subject: written(content.subject),
      template: 'notification',
      paragraphs: [
        `${spanish ? 'Hola' : 'Hello'}${firstName ? ` ${firstName}` : ''},`,
        ...content.paragraphs.map(written),
      ],
      action: { label: spanish ? 'Abrir VisaCare' : 'Open VisaCare', url: `${config.publicUrl}${content.link}` },
      ...(spanish && { language }),
      replyTo: content.replyTo,
      companyId,
      lawFirmId: companyId === null ? lawFirmId : null,
    },
  ]
}
