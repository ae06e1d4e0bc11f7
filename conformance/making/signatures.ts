import { OWN_PASSWORD, walkerOf } from '../screens/entering.ts'
import { newCompany } from '../screens/newcomers.ts'
import type { Answer, SignedIn } from '../server.ts'
import type { Served } from '../world.ts'

/** The heads of a PNG and a JPEG picture of one pixel: as much as the product reads of them. */
const png = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex')
const jpeg = Buffer.from('ffd8ffc0001108000100010301110002110103110100ffd9', 'hex')

let own: Promise<Owner> | undefined
type Owner = { send: SignedIn['send']; path: string }

/** Stores a picture under a name as the signature of a company of its own. */
export async function signatureNamed(world: Served, fileName: string): Promise<Answer> {
  const form = new FormData()
  form.set('file', new Blob([/\.jpe?g$/i.test(fileName) ? jpeg : png]), fileName)
  const { send, path } = await ownerOf(world)
  return send('POST', path, form)
}

/** The name under which the last one is kept. */
export async function nameOfSignature(world: Served): Promise<string> {
  const { send, path } = await ownerOf(world)
  return /filename="([^"]*)"/.exec((await send('GET', path)).header('content-disposition'))?.[1] ?? ''
}

const ownerOf = (world: Served): Promise<Owner> => {
  own ??= newOwner(world)
  return own
}

async function newOwner(world: Served): Promise<Owner> {
  const server = await world.server()
  const newcomer = await newCompany(server)
  await walkerOf(server, newcomer)
  const { login, send } = await server.signIn(newcomer.userName, 'again', OWN_PASSWORD)
  const id = login.AUTHDATA.userDetails[0]?.companyAutoid.companyautoid
  return { send, path: `/api/companies/${id}/signature` }
}
