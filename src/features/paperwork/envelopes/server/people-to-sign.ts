import { accountsOn, type Side } from '#case-file/cases/server/case-contacts.ts'
import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { company } from '#facts/company.ts'
import { readFacts } from '#parties/facts/server/store.ts'
import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import type { PersonToSign } from '../records.ts'

const SIDES: Readonly<Record<Side, string>> = {
  employer: 'HR',
  employee: 'Employee',
  attorney: 'Attorney',
  firm: 'Law firm',
}
const MOST_BEFORE = 20

/** Who signs for the company comes first; everybody once, by address. */
export async function peopleToSign(
  { db, services }: { db: Db; services: Services },
  of: CaseColumns,
): Promise<PersonToSign[]> {
  const before = await signedBefore(db, of.companyId)
  const onCase = await peopleOn(services, of)
  const signer = await signerOf(db, services, of.companyId)
  const known = [...onCase, ...before].find(({ name }) => signer && sameName(name, signer.name))
  const all = [...(signer ? [{ ...signer, email: known?.email ?? '' }] : []), ...onCase, ...before]
  const places = new Map(all.toReversed().map((each) => [each.email.toLowerCase() || each.name, each]))
  return all.filter((each) => places.get(each.email.toLowerCase() || each.name) === each)
}

async function signerOf(db: Db, { keyring }: Services, id: number): Promise<PersonToSign | undefined> {
  const { known } = await readFacts(db, keyring, { subject: 'company', id })
  const said = (fact: { id: string }) => {
    const answer = known[fact.id]
    return answer && 'value' in answer ? String(answer.value) : ''
  }
  const name = [said(company.signerFirstName), said(company.signerLastName)].filter(Boolean).join(' ')
  return name === '' ? undefined : { name, email: '', role: said(company.signerTitle), about: 'Signs for the company' }
}

/** Those with an account on the case; nobody who was switched off. */
async function peopleOn({ database }: Services, of: CaseColumns): Promise<PersonToSign[]> {
  const system = database.read({ kind: 'system' })
  const accounts = (await accountsOn(system, of)).filter(({ status }) => status !== 'Inactive')
  const addresses = await system.rows<{ id: number; email: string }>(
    'select id, email from users where id = any ($1::bigint[])',
    [accounts.map(({ userId }) => userId)],
  )
  const emails = new Map(addresses.map(({ id, email }) => [id, email]))
  return accounts.map(({ userId, name, side }) => ({
    ...{ name, email: emails.get(userId) ?? '', about: SIDES[side] },
    role: side === 'attorney' ? 'Attorney' : '',
  }))
}

/** Who was asked to sign for this company before, the latest first, as far as the reader sees it. */
const signedBefore = (db: Db, companyId: number) =>
  db.rows<PersonToSign>(
    `select name, email, role, 'Asked before' as about from (
       select distinct on (lower(s.email)) s.id, s.name, s.email, s.role
         from envelope_signers s join envelopes e on e.id = s.envelope_id
        where e.company_id = $1 order by lower(s.email), s.id desc) s order by s.id desc limit ${MOST_BEFORE}`,
    [companyId],
  )

const sameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()
