import type { Answer } from '#engine/answer.ts'
import { attorney, firm } from '#facts/firm.ts'
import { Role } from '#formats/roles.ts'
import { attorneyProfile } from '#parties/attorneys/rules.ts'
import { type Saving, saveFacts } from '#parties/facts/server/store.ts'
import { type FactSet, firmProfile, parseAnswers } from '#parties/law-firms/rules.ts'
import type { Keyring } from '#platform/crypto/keyring.ts'
import type { Transaction } from '#platform/database/database.ts'
import { isoDay } from './days.ts'
import { demoFirm } from './people.ts'

type Options = { keyring: Keyring; now: Date }

/** Gives the demo's law firm its address and its attorney what Form G-28 asks. */
export async function fillDemoFirms(db: Transaction, { keyring, now }: Options): Promise<void> {
  const today = isoDay(now)
  const { id: lawFirmId } = await db.one<{ id: number }>(
    `update law_firms set email = $2, subscription = 'GOLD' where code = $1 returning id`,
    [demoFirm.code, FIRM_EMAIL],
  )
  const saving: Saving = { keyring, source: 'form', by: null, now, owner: { companyId: null, lawFirmId } }
  const identity = { [firm.name.id]: { value: demoFirm.name }, [firm.email.id]: { value: FIRM_EMAIL } }
  await saveFacts(db, { subject: 'firm', id: lawFirmId }, { ...read(firmProfile, FIRM, today), ...identity }, saving)

  const lawyers = await db.rows<{ id: number; firstName: string; lastName: string; email: string }>(
    `update users set mobile_number = $2 where law_firm_id = $1 and role_id = ${Role.attorney}
     returning id, first_name as "firstName", last_name as "lastName", email`,
    [lawFirmId, MOBILE],
  )
  for (const { id, firstName, lastName, email } of lawyers) {
    const person = {
      [attorney.givenName.id]: { value: firstName },
      [attorney.familyName.id]: { value: lastName },
      [attorney.email.id]: { value: email },
    }
    const answers = read(attorneyProfile, { ...ATTORNEY, mobilePhone: MOBILE }, today)
    await saveFacts(db, { subject: 'attorney', id }, { ...answers, ...person }, saving)
  }
}

const FIRM_EMAIL = 'office@harborlane.demo'
const MOBILE = '+16175550161'

const FIRM = {
  phone: '(617) 555-0150',
  fax: '(617) 555-0151',
  street: '120 Water Street',
  unitKind: 'STE',
  unitNumber: '400',
  city: 'Boston',
  state: 'MA',
  zipCode: '02109',
  country: 'US',
  fein: '04-2345678',
}

const ATTORNEY = {
  phone: '(617) 555-0160',
  fax: '(617) 555-0151',
  licenses: [
    { state: 'MA', barNumber: '672410', authority: 'Massachusetts Board of Bar Overseers' },
    { state: 'NY', barNumber: '5123487' },
  ],
  restriction: 'Not subject',
}

function read(facts: FactSet, given: Record<string, unknown>, today: string): Record<string, Answer | null> {
  const { answers, problems } = parseAnswers(facts, given, today)
  if (Object.keys(problems).length > 0) throw new Error(`The demo's law firm: ${JSON.stringify(problems)}`)
  return answers
}
