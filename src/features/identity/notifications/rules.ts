import { addDays, type Day, dayIn, instantIn, weekday, type Zone } from '#formats/day.ts'
import { Role } from '#formats/roles.ts'
import { capitalized } from '#formats/words.ts'

/**
 * What the product tells people about, and how unless they choose otherwise. Mails that are needed to use an account
 * (invitations, password links) are of no kind: nobody can switch them off.
 */
export const notificationKinds = {
  cases: { label: 'Cases', says: 'A case that concerns you was opened or moves on.', inProduct: true, byEmail: true },
  messages: { label: 'Messages', says: 'Somebody writes to you through VisaCare.', inProduct: true, byEmail: true },
  imports: { label: 'Imports', says: 'A file that you imported is done.', inProduct: true, byEmail: false },
  lookIns: {
    label: 'Look-ins',
    says: 'Someone from VisaCare opened your company’s data.',
    inProduct: true,
    byEmail: false,
  },
} as const satisfies Record<string, { label: string; says: string; inProduct: boolean; byEmail: boolean }>

export type NotificationKind = keyof typeof notificationKinds

export type NotificationChoice = { kind: NotificationKind; inProduct: boolean; byEmail: boolean }

export const kindNames = Object.keys(notificationKinds) as [NotificationKind, ...NotificationKind[]]

// Only an employer's administrator is told of look-ins, and an employee imports nothing.
const onlyFor: Partial<Record<NotificationKind, (roleId: number) => boolean>> = {
  imports: (roleId) => roleId !== Role.employee,
  lookIns: (roleId) => roleId === Role.employer,
}

/** Who reads about their own people and cases, not about files. */
export const isClient = (roleId: number): boolean =>
  roleId === Role.employer || roleId === Role.employerAssistant || roleId === Role.employee

/** What somebody of this role can ever be told about. */
export const concerns = (roleId: number, kind: NotificationKind): boolean => onlyFor[kind]?.(roleId) ?? true

/** The stored choices over the defaults, one for each kind there is. */
export function choicesOf(
  stored: readonly { kind: string; inProduct: boolean; byEmail: boolean }[],
): NotificationChoice[] {
  return kindNames.map((kind) => {
    const { inProduct, byEmail } = stored.find((choice) => choice.kind === kind) ?? notificationKinds[kind]
    return { kind, inProduct, byEmail }
  })
}

/** A case as people name it: what it is, whom it is about by first name, and both together. */
export type NamedCase = {
  number: string
  said: Record<Language, string>
  firstName: string
  /** "Priya’s H-1B extension". */
  whose: Record<Language, string>
}
type Language = 'en' | 'es'

/** The number of the case that a text is about. */
export const caseIn = (text: string): string | undefined => /\b\d\d-\d{5,}\b/.exec(text)?.[0]

/**
 * Numbers of cases are the law firm's words. A client reads whose case it is; the number stands small at the end, by which
 * an answer finds its way.
 */
export function namedFirst(text: string, { number, whose }: NamedCase, language: Language = 'en'): string {
  const word = language === 'es' ? 'Caso' : 'Case'
  const [begins, within, closing] = [`${word} ${number}`, `${word.toLowerCase()} ${number}`, `(${word} ${number})`]
  const named = text.startsWith(`${begins}, `)
    ? capitalized(text.slice(begins.length + 2))
    : text.startsWith(begins)
      ? `${capitalized(whose[language])}${text.slice(begins.length)}`
      : text.replace(`, ${within}:`, ':').replace(within, whose[language])
  return named === text ? text : `${named} ${closing}`
}

/**
 * The subject of a mail is read over shoulders and on locked screens: it says which case it is about and whether something
 * is asked for, and never what was written or decided.
 */
export function subjectOf(
  kind: NotificationKind,
  { asks = false, of }: { asks?: boolean; of?: NamedCase },
  language: Language = 'en',
): string {
  const words = subjects[language]
  const what = kind === 'messages' ? words.message : asks ? words.todo : words.news
  if (!of) return `${what}${words.here}`
  const named = of.firstName ? `${of.said[language]}, ${of.firstName}` : of.said[language]
  return `${named}: ${what.charAt(0).toLowerCase()}${what.slice(1)} (${of.number})`
}

const subjects = {
  en: { message: 'A message for you', todo: 'Something for you to do', news: 'News for you', here: ' at VisaCare' },
  es: {
    ...{ message: 'Un mensaje para usted', todo: 'Algo que le toca a usted', news: 'Novedades para usted' },
    here: ' en VisaCare',
  },
} as const

export const digestChoices = ['off', 'daily', 'weekly'] as const
export type Digest = (typeof digestChoices)[number]

/** Seven in the morning where the reader works; a weekly one on Monday. */
const HOUR = 7
const MONDAY = 1

/** When the next digest goes out. A day has 23 or 25 hours when the clocks change: it is the hour on the wall that counts. */
export function nextDigest(choice: Exclude<Digest, 'off'>, zone: Zone, now: Date): Date {
  const today = dayIn(zone, now)
  const days = Array.from({ length: 9 }, (_, n) => addDays(today, n))
  const moments = days
    .filter((day) => choice === 'daily' || weekday(day) === MONDAY)
    .map((day) => instantIn(zone, day, HOUR))
  return moments.find((at) => at > now) ?? now
}

/** What is due before the digest, or no later than the day after it, does not wait for it. */
export const isUrgent = (dueOn: Day | null | undefined, next: Date, zone: Zone): boolean =>
  dueOn != null && dueOn <= addDays(dayIn(zone, next), 1)
