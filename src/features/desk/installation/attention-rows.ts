import { formNumber } from '#formats/form-names.ts'
import { counted } from '#formats/words.ts'
import type { Attention, Checklist } from './contract.ts'

export type AttentionRow = { what: string; about: string; verb: string; to: string; tone: 'red' | 'amber' | 'gray' }

/** How the installation itself stands, where it could be told. */
export type HowItStands = Pick<Checklist, 'provider' | 'steps'> & { facts: Pick<Checklist['facts'], 'backupAt'> }

/** What fails first, then what waits; nothing when nothing does. What is marked beside it counts too. */
export function attentionRows(
  {
    mailsFailed,
    mailsHeld,
    jobsFailed,
    blanksMissing,
    editionsToConfirm,
    bulletinMissing,
    firmsToSetUp,
    clientsWithoutUser,
  }: Omit<Attention, 'numbers'>,
  set?: HowItStands,
): AttentionRow[] {
  const given = jobsFailed.reduce((sum, { n }) => sum + n, 0)
  const rows: (AttentionRow | false)[] = [
    mailsFailed > 0 && {
      what: `${counted(mailsFailed, 'e-mail')} could not be sent`,
      about: 'Given up after several attempts. The reason stands beside each.',
      ...{ verb: 'See e-mails', to: '/outbox', tone: 'red' },
    },
    given > 0 && {
      what: `${counted(given, 'background job')} failed`,
      about: jobsFailed.map(({ task, n }) => `${task} (${n})`).join(', '),
      ...{ verb: 'See installation', to: '/installation', tone: 'red' },
    },
    blanksMissing.length > 0 && {
      what: `${counted(blanksMissing.length, 'official form is', 'official forms are')} missing`,
      about: `${listed(blanksMissing)}. Cases that need them cannot be filed.`,
      ...{ verb: 'See what to do', to: '/visaFormsUpload', tone: 'red' },
    },
    mailsHeld > 0 && {
      what: `${counted(mailsHeld, 'e-mail is kept', 'e-mails are kept')} because no mail server is set`,
      about: 'Invitations and reminders reach nobody until there is one.',
      ...{ verb: 'See e-mails', to: '/outbox', tone: 'amber' },
    },
    ...(set ? ofInstallation(set, mailsHeld) : []),
    editionsToConfirm > 0 && {
      what: `${counted(editionsToConfirm, 'form edition has dates', 'form editions have dates')} nobody has confirmed`,
      about: 'Compare them with the official page before the next filing.',
      ...{ verb: 'Confirm editions', to: '/visaFormsUpload', tone: 'amber' },
    },
    bulletinMissing !== null && {
      what: `The Visa Bulletin of ${shown(bulletinMissing.month)} is not entered`,
      about: `${bulletinMissing.newest === null ? 'There is none' : `The newest is of ${shown(bulletinMissing.newest)}`}. Until then nobody is told that a priority date is current.`,
      ...{ verb: 'Enter it', to: '/visaCareVisaBulletin', tone: 'amber' },
    },
    ...firmsToSetUp.map(
      ({ name }): AttentionRow => ({
        what: `${name} has no attorney yet`,
        about: 'Law firm waiting for set-up',
        ...{ verb: 'Add attorney', to: '/visaCareAddNewAttorney', tone: 'gray' },
      }),
    ),
    ...clientsWithoutUser.map(
      ({ name }): AttentionRow => ({
        what: `${name} has no active administrator`,
        about: 'Nobody of this company can sign in and act for it',
        ...{ verb: 'Invite', to: '/user/manageusers', tone: 'gray' },
      }),
    ),
  ]
  return rows.filter((row) => row !== false)
}

function ofInstallation({ provider, steps, facts }: HowItStands, mailsHeld: number): (AttentionRow | false)[] {
  const mail = steps.find(({ id }) => id === 'mail')
  const here = { to: '/installation', tone: 'amber' } as const
  return [
    // Once e-mails are kept they say so themselves.
    mail?.state === 'open' &&
      mailsHeld === 0 && { what: 'E-mail is not set up', about: mail.says, verb: 'Set up', ...here },
    facts.backupAt === null && {
      what: 'There is no backup',
      about: 'None in the data folder of this server. Run npm run backup.',
      ...{ verb: 'See installation', ...here },
    },
    provider === null && {
      what: 'This installation has no name yet',
      about: 'People read it in e-mails and at sign-in.',
      ...{ verb: 'Name it', ...here },
    },
  ]
}

const shown = (month: string) => `${month.slice(5)}-${month.slice(0, 4)}`
const NAMED = 6

function listed(formIds: readonly string[]): string {
  const more = formIds.length - NAMED
  return [...formIds.slice(0, NAMED).map(formNumber), ...(more > 0 ? [`${more} more`] : [])].join(', ')
}
