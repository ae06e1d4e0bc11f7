import { as } from '../demo.ts'
import { made, newEmployer } from '../parties.ts'
import { same } from '../row.ts'
import type { Json } from '../server.ts'
import type { World } from '../world.ts'
import { newCase } from './cases.ts'
import { pdfForm } from './files.ts'
import { address, caller, fresh } from './making.ts'
import { nameOfSignature, signatureNamed } from './signatures.ts'

const createEmployer = '/formtypesApi/formtypes/createVmCompanyProfile'
const updateEmployer = '/formtypesApi/formtypes/updateVmCompanyProfile'

type Sides = { taken: readonly string[]; refused: readonly string[] }

/** What is taken and what is refused, on both sides of a line; anything but 200 and 400 is neither. */
async function decides({ taken, refused }: Sides, statusOf: (typed: string) => Promise<number>): Promise<void> {
  for (const typed of taken) same(await statusOf(typed), 200, `The answer to ${typed}`)
  for (const typed of refused) same(await statusOf(typed), 400, `The answer to ${typed}`)
}

/** The general pattern is that of every address that is no account. */
export async function takesEmails(world: World): Promise<void> {
  const admin = await as(world, 1)
  const { employeeId } = made(await admin.send('POST', createEmployer, newEmployer()))
  const sides = {
    taken: ['ana@acme.com', 'ana@acme.legal', 'ana.maria@mail.acme.co'],
    refused: ['ana@acme.c', '@acme.com', 'ana@acme', 'ana', 'ana maria@acme.com'],
  }
  await decides(sides, async (alternateEmailId) => {
    const { status } = await admin.send('PUT', updateEmployer, { employeeId, alternateEmailId })
    return status
  })
}

export async function takesEmployerEmails(world: World): Promise<void> {
  const admin = await as(world, 1)
  const name = fresh('desk')
  const sides = {
    taken: [`${name}@acme.com`, `${name}@acme.legal`],
    refused: [`${name}@acme`, `${name}@acme.c`, `${name}.acme.com`, '@acme.com'],
  }
  await decides(sides, async (emailId) => (await admin.send('POST', createEmployer, newEmployer({ emailId }))).status)
}

/** The stricter pattern is that of account names. */
export async function takesAccountNames(world: World): Promise<void> {
  const employer = await as(world, 3)
  const domain = `${fresh('strict')}.conformance.example`
  const sides = {
    taken: [`an@${domain}`, `a_n@${domain}`],
    refused: [`a@${domain}`, `a*b@${domain}`, `an@${domain}.x`],
  }
  await decides(sides, async (emailId) => {
    const user = { emailId, firstName: 'Strict', lastName: 'Name', roleId: 4 }
    return (await employer.send('POST', '/loginapi/api/users/', user)).status
  })
}

export async function takesPhones(world: World): Promise<void> {
  const admin = await as(world, 1)
  const sides = {
    taken: ['(212) 555-0100', '212-555-0100', '2125550100', '212 555 0100', '(212)555-0100'],
    refused: ['212555010', '21255501000', '212.555.0100', '212-555-01O0'],
  }
  await decides(
    sides,
    async (daytimePhoneNumber) =>
      (await admin.send('POST', createEmployer, newEmployer({ daytimePhoneNumber }))).status,
  )
}

/** Numbers that are handed in with the 1 or 0 that is dialed first. */
export async function dropsLeadingDigit(world: World): Promise<void> {
  const admin = await as(world, 1)
  for (const daytimePhoneNumber of ['1 (212) 555-0100', '02125550100', '2125550100']) {
    const kept = made(await admin.send('POST', createEmployer, newEmployer({ daytimePhoneNumber })))
    same(kept.daytimePhoneNumber, '+12125550100', `What becomes of ${daytimePhoneNumber}`)
  }
}

/** Names of roles are such values. */
export async function refusesCharacters(world: World): Promise<void> {
  const admin = await as(world, 1)
  const name = fresh('Clerk')
  const sides = { taken: [name], refused: ['$', '!', '&', '=', '-'].map((character) => name + character) }
  await decides(sides, async (roleName) => {
    const role: Json = { roleName, description: 'Conformance', role_status: 'Active' }
    return (await admin.send('POST', '/loginapi/api/saveAaroles', role)).status
  })
}

/** Of those that a person chooses for another one. */
export async function takesPasswords(world: World): Promise<void> {
  const admin = await as(world, 1)
  const sides = {
    taken: ['Quartz@77lamp', 'Qz$7lamp', 'Qz!7lamp', 'Qz%7lamp', 'Qz*7lamp', 'Qz?7lamp', 'Qz&7lamp'],
    refused: ['Qz@7lam', 'quartz@77lamp', 'QUARTZ@77LAMP', 'Quartz@lamps', 'Quartz77lamp', 'Quartz#77lamp'],
  }
  await decides(sides, async (password) => {
    const sent = newEmployer({ emailId: address('keys'), password, confirmPassword: password })
    return (await admin.send('POST', createEmployer, sent)).status
  })
}

/** By the file's own name, by one that is said beside it, in a new version, and of a picture. */
export async function keepsFileNames(world: World): Promise<void> {
  for (const [name, kept] of FILE_NAMES) {
    same((await signatureNamed(world, `${name}.PNG`)).status, 200, `The answer to ${name}`)
    same(await nameOfSignature(world), `${kept}.png`, 'The name of the picture')
  }
  const [{ id: caseId }, { who }] = [await newCase(world), await caller(world, 9, '')]
  const documents = `/api/cases/${caseId}/documents`
  const named = async (path: string, form: FormData) => made(await who.send('POST', path, form))
  for (const [name, kept] of FILE_NAMES) {
    const file = `${kept}.pdf`
    const own = await named(documents, pdfForm(`${name}.PDF`, { documentType: 'Degree' }))
    same(own.fileName, file, `What becomes of ${name}, the name of a file`)
    const said = await named(documents, pdfForm('plain.pdf', { documentType: 'Degree', fileName: `${name}.pdf` }))
    same(said.fileName, file, `What becomes of ${name}, said beside a file`)
    const newer = await named(`${documents}/${own.id}/versions`, pdfForm(`newer ${name}.pdf`, {}))
    same(newer.fileName, `${`newer${kept}`.slice(0, 25)}.pdf`, `What becomes of ${name} in a new version`)
    const spec = pdfForm('plain.pdf', { caseId: String(caseId), uploadFileName: `${name}.pdf` })
    const answered = await named('/fileUploadApi/fileupload/createFileUpload', spec)
    same(answered.uploadFileName, file, `What becomes of ${name} by the call of the specification`)
  }
}

/** Without their extension, and what is left of them: letters, digits, - and _, and 25 of those. */
const FILE_NAMES = [
  ['Our_own signature (1) of-the-whole board', 'Our_ownsignature1of-the-w'],
  ['My passport (1)', 'Mypassport1'],
  ['Añejo & Cía. [final]', 'AejoCafinal'],
  ['a'.repeat(30), 'a'.repeat(25)],
] as const
