import { caseOfType } from '../case-of-type.ts'
import { as, recordsOf } from '../demo.ts'
import { signatureNamed } from '../making/signatures.ts'
import { made } from '../parties.ts'
import { type Row, same } from '../row.ts'

/** Specification §3 "Option lists": as a screen offers them, or by what is taken. */
export const optionRows: Row[] = [
  list('Relationship: Father, Mother, Spouse, Son, Daughter', (world) =>
    world.seen('A family member has one of five relationships'),
  ),
  list("Title: '-Select-' blank, 'Mr.', 'Mrs.', 'Miss'", (world) => world.seen('A family member may have a title')),
  list('EAD categories (C)(3)(A), (C)(3)(B), (C)(3)(C), (C)(9), (C)(26)', async (world) => {
    const [attorney, { companyId }] = [await as(world, 9), await recordsOf(world)]
    const { personId } = made(await attorney.send('GET', `/api/cases/${await caseOfType(world, 3)}`))
    const opened = async (subType: string) => {
      const opening = { typeId: 3, subType, companyId, personId, channel: 'paper' }
      return (await attorney.send('POST', '/api/cases', opening)).status
    }
    await world.seen('The list of categories of a work permit has the specification’s five')
    same(await opened('(C)(26)'), 200, 'The answer to a category of the list')
    same(await opened('(C)(8)'), 400, 'The answer to a category that is not listed')
  }),
  list("15 H-1B filing service centers and a blank '-Select-'", (world) =>
    world.seen('The list of service centers has the specification’s 15 and -Select-'),
  ),
  list('Phone country codes: +1, +91', (world) => world.seen('The employer form offers the phone codes +1 and +91')),
  list('Image extensions: jpg, jpeg, png, lower and upper case', async (world) => {
    for (const extension of ['jpg', 'jpeg', 'png', 'JPG', 'JPEG', 'PNG'])
      same((await signatureNamed(world, `sample.${extension}`)).status, 200, `The answer to .${extension}`)
    same((await signatureNamed(world, 'sample.gif')).status, 400, 'The answer to .gif')
  }),
  list('Subscription tiers: SILVER, GOLD, PLATINUM', (world) =>
    world.seen('The employer form offers SILVER, GOLD and PLATINUM'),
  ),
  list('aptSteFlr: APT, STE, FLR', (world) => world.seen('The employer form offers APT, STE and FLR')),
]

function list(what: string, check: Row['check']): Row {
  return { kind: 'option list', spec: '§3', what, since: 'foundation', check }
}
