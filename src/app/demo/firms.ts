import type { Answer } from '#engine/answer.ts'
import { attorney, firm } from '#facts/firm.ts'
import { Role } from '#formats/roles.ts'
import { zoneOfState } from '#formats/zones.ts'
import { attorneyProfile } from '#parties/attorneys/rules.ts'
import { type Saving, saveFacts } from '#parties/facts/server/store.ts'
import { type FactSet, firmProfile, parseAnswers } from '#parties/law-firms/rules.ts'
import type { Keyring } from '#platform/crypto/keyring.ts'
import type { Transaction } from '#platform/database/database.ts'
import { isoDay } from './days.ts'
import { demoFirm, demoFirmInTheWest } from './people.ts'

type Options = { keyring: Keyring; now: Date }

/** Gives the demo's law firms their addresses and its attorney what Form G-28 asks. */
export async function fillDemoFirms(db: Transaction, { keyring, now }: Options): Promise<void> {
  const today = isoDay(now)
  await fillFirm(db, demoFirmInTheWest, WEST_EMAIL, WEST, { keyring, now })
  const lawFirmId = await fillFirm(db, demoFirm, FIRM_EMAIL, FIRM, { keyring, now })
  const saving = savingOf(lawFirmId, { keyring, now })

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

const savingOf = (lawFirmId: number, { keyring, now }: Options): Saving => ({
  ...{ keyring, source: 'form', by: null, now },
  owner: { companyId: null, lawFirmId },
})

type Named = { code: string; name: string }

async function fillFirm(db: Transaction, { code, name }: Named, email: string, said: typeof FIRM, options: Options) {
  const { id } = await db.one<{ id: number }>(
    `update law_firms set email = $2, subscription = 'GOLD', time_zone = $3 where code = $1 returning id`,
    [code, email, zoneOfState(said.state)],
  )
  const identity = { [firm.name.id]: { value: name }, [firm.email.id]: { value: email } }
  const answers = { ...read(firmProfile, said, isoDay(options.now)), ...identity }
  await saveFacts(db, { subject: 'firm', id }, answers, savingOf(id, options))
  return id
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

const WEST_EMAIL = 'office@missionpine.demo'
const WEST = {
  phone: '(213) 555-0170',
  fax: '(213) 555-0171',
  street: '610 Mission Road',
  unitKind: 'FLR',
  unitNumber: '7',
  city: 'Los Angeles',
  state: 'CA',
  zipCode: '90033',
  country: 'US',
  fein: '95-2345678',
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
