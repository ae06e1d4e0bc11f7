import { Role } from '#formats/roles.ts'

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

/**
 * The subject of a mail is read over shoulders and on locked screens: it says which case it is about, and never what was
 * written or decided.
 */
export function subjectOf(kind: NotificationKind, text: string, language: 'en' | 'es' = 'en'): string {
  const number = /\b\d\d-\d{5,}\b/.exec(text)?.[0]
  const { about, message, news } = subjects[language]
  const what = kind === 'messages' ? message : news
  return number ? `${about} ${number}: ${what[0]?.toLowerCase()}${what.slice(1)}` : what
}

const subjects = {
  en: { about: 'Case', message: 'A message for you at VisaCare', news: 'News for you at VisaCare' },
  es: { about: 'Caso', message: 'Un mensaje para usted en VisaCare', news: 'Novedades para usted en VisaCare' },
} as const
