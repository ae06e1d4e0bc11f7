import type { Db, Transaction } from '#platform/database/database.ts'
import { slot } from '#platform/parts.ts'

/** Why somebody gets an account: in sentences, and in a few words for the subject. */
export type Reason = { says: string; what: string }

/** What the account is for, what to have at hand and how long it takes. Needs scope system. */
export const invitationReasons =
  slot<(system: Db, userId: number) => Promise<Reason | undefined>>('why somebody is invited')

/** What is done for somebody who can sign in for the first time. */
export const onceActivated = slot<(tx: Transaction, userId: number) => void>('done once an account is activated')

export type Inviting = { byId: number | null; companyId: number | null; lawFirmId: number | null }

export type Inviter = { name: string; office: string; email: string }

/** Who invites: the person with the own office, else the company or law firm for which it is done. Needs scope system. */
export const inviterOf = (system: Db, { byId, companyId, lawFirmId }: Inviting) =>
  system.one<Inviter>(
    `select coalesce((select email from users where id = $1), '') as email, coalesce((select app.full_name(first_name, last_name) from users where id = $1), '') as name,
            coalesce((select coalesce(f.name, c.name) from users u left join law_firms f on f.id = u.law_firm_id
                       left join companies c on c.id = u.company_id where u.id = $1),
              (select name from companies where id = $2), (select name from law_firms where id = $3), '') as office`,
    [byId, companyId, lawFirmId],
  )

/** "Harriet Wells of Northwind Analytics invites you to VisaCare." */
export function invitedBy({ name, office }: Pick<Inviter, 'name' | 'office'>): string {
  const who = [name, office].filter(Boolean).join(' of ')
  return who ? `${who} invites you to VisaCare.` : 'An account at VisaCare was created for you.'
}

/** Whom to ask: who invited. */
export const askWho = ({ name, email }: Pick<Inviter, 'name' | 'email'>): string =>
  name && email ? `Questions about it? Write to ${name}, ${email}.` : ''
