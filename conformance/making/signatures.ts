import { as } from '../demo.ts'
import { made, newEmployer } from '../parties.ts'
import type { Answer } from '../server.ts'
import type { Served } from '../world.ts'

/** The heads of a PNG and a JPEG picture of one pixel: as much as the product reads of them. */
const png = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex')
const jpeg = Buffer.from('ffd8ffc0001108000100010301110002110103110100ffd9', 'hex')

let company: Promise<unknown> | undefined

/** Stores a picture under a name as the signature of a company of its own. */
export async function signatureNamed(world: Served, fileName: string): Promise<Answer> {
  const form = new FormData()
  form.set('file', new Blob([/\.jpe?g$/i.test(fileName) ? jpeg : png]), fileName)
  return (await as(world, 1)).send('POST', `/api/companies/${await itsCompany(world)}/signature`, form)
}

/** The name under which the last one is kept. */
export async function nameOfSignature(world: Served): Promise<string> {
  const answer = await (await as(world, 1)).send('GET', `/api/companies/${await itsCompany(world)}/signature`)
  return /filename="([^"]*)"/.exec(answer.header('content-disposition'))?.[1] ?? ''
}

const itsCompany = (world: Served): Promise<unknown> => {
  company ??= newCompany(world)
  return company
}

async function newCompany(world: Served): Promise<unknown> {
  const admin = await as(world, 1)
  return made(await admin.send('POST', '/formtypesApi/formtypes/createVmCompanyProfile', newEmployer())).employeeId
}
