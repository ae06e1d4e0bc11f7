import { as } from '../demo.ts'
import { newEmployer } from '../parties.ts'
import { same } from '../row.ts'
import type { World } from '../world.ts'
import { fresh } from './making.ts'
import { nameOfSignature, signatureNamed } from './signatures.ts'

/** The stricter pattern is that of account names. */
export async function takesAccountNames(world: World): Promise<void> {
  const employer = await as(world, 3)
  const statusOf = async (emailId: string) => {
    const user = { emailId, firstName: 'Strict', lastName: 'Name', roleId: 4 }
    return (await employer.send('POST', '/loginapi/api/users/', user)).status
  }
  const answers = [await statusOf('a@strict.conformance.example'), await statusOf('an@strict.conformance.example')]
  same(answers, [400, 200], 'The answers to one and to two characters before the @')
}

export async function takesPhones(world: World): Promise<void> {
  const admin = await as(world, 1)
  const statusOf = async (daytimePhoneNumber: string) =>
    (await admin.send('POST', '/formtypesApi/formtypes/createVmCompanyProfile', newEmployer({ daytimePhoneNumber })))
      .status
  same([await statusOf('212 555 0100'), await statusOf('212555010')], [200, 400], 'The answers to 10 and 9 digits')
}

/** Names of roles are such values. */
export async function refusesCharacters(world: World): Promise<void> {
  const admin = await as(world, 1)
  for (const character of ['$', '!', '&', '=', '-']) {
    const role = { roleName: fresh(`Clerk${character}`), description: 'Conformance', role_status: 'Active' }
    same((await admin.send('POST', '/loginapi/api/saveAaroles', role)).status, 400, `The answer to ${character}`)
  }
}

export async function keepsFileNames(world: World): Promise<void> {
  const { status } = await signatureNamed(world, 'Our_own signature (1) of-the-whole board.PNG')
  same(status, 200, 'The answer to the file')
  same(await nameOfSignature(world), 'Our_ownsignature1of-the-w.png', 'The name of the file')
}
