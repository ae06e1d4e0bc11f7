import { recordsOf } from '../demo.ts'
import { messageOf, newEmployer } from '../parties.ts'
import { same } from '../row.ts'
import type { Json } from '../server.ts'
import type { Served } from '../world.ts'
import { address, caller, fresh } from './making.ts'

const PASSWORD = 'Quiet@River77'

/** What the calls that make an account say to what is typed wrong in it (specification §5), each of them. */
export async function sayOfAccounts(world: Served, mistake: Json, text: string): Promise<void> {
  const { who, post } = await caller(world, 1, '')
  const { companyId, lawFirmId, attorneyId } = await recordsOf(world)
  // One that has no account yet: to another the call says so before it looks at what was typed.
  const company = { companyName: `${fresh('Delta')} Tools`, emailId: address('hr') }
  const { companyAutoId } = await post('/loginapi/api/addNewCompanyDetails', company)
  const person = { firstName: 'Ines', lastName: 'Sol' }
  const calls: Readonly<Record<string, Json>> = {
    '/formtypesApi/formtypes/createVmCompanyProfile': newEmployer(),
    '/formtypesApi/formtypes/createLawFirm': { lawFirmName: `${fresh('Castell')} Law` },
    [`/formtypesApi/formtypes/createAttorney/${lawFirmId}`]: person,
    '/loginapi/api/users': { ...person, roleId: 4, companyAutoId: companyId },
    '/loginapi/api/addNewCreateCorporateUserDetails': { companyAutoId, roleId: 3, ...person },
    '/loginapi/api/addNewCreateLawFirmUserDetails': { lawfirmId: lawFirmId, roleId: 10, ...person },
    '/loginapi/api/addNewCreateAttorneyUserDetails': { ...person, lawfirmId: lawFirmId, attorneyId, roleId: 13 },
  }
  for (const [call, said] of Object.entries(calls)) {
    const typed = { emailId: address('typed'), password: PASSWORD, confirmPassword: PASSWORD }
    const answer = await who.send('POST', call, { ...said, ...typed, ...mistake })
    same([answer.status, messageOf(answer)], [400, text], `The answer of ${call} to ${JSON.stringify(mistake)}`)
  }
}
