import { caseOfType } from '../case-of-type.ts'
import { as, recordsOf } from '../demo.ts'
import { newCase } from '../making/cases.ts'
import { made } from '../parties.ts'
import { caseKeeping } from '../rows/form-calls.ts'
import { type Json, recordsIn, type Server } from '../server.ts'
import type { Served } from '../world.ts'

/** Writes records of the demo into addresses: '/visaCareH1BCaseDetails/{case1}' is that of a case of type 1, {caseI907} one with that form. */
export async function addressBook(server: Server): Promise<(address: string) => Promise<string>> {
  const world = { server: async () => server }
  const { companyId, lawFirmId, attorneyId, cases } = await recordsOf(world)
  const [attorney, employer] = [await as(world, 9), await as(world, 3)]
  const [person] = recordsIn(await employer.send('GET', '/api/people?search=NAI&relation=Principal'))
  const { employments } = made(await employer.send('GET', `/api/people/${person?.id}`)) as { employments: Json[] }
  const { rows: forms } = made(await employer.send('GET', '/api/i9')) as { rows: Json[] }
  const [envelope] = recordsIn(await employer.send('GET', `/api/companies/${companyId}/envelopes`))
  const draft = { chosen: { companyId: String(companyId), typeId: '1' } }
  const { id: draftId } = (await employer.send('POST', '/api/my/case-drafts', draft)).json()
  const known: Json = {
    ...{ company: companyId, firm: lawFirmId, attorney: attorneyId, draft: draftId },
    ...{ employment: employments[0]?.id, i9: forms[0]?.id, envelope: envelope?.id },
  }
  const withLetters = cases.find((each) => each.typeId === 1 && each.status === 4 && each.companyId === companyId)?.id
  const [letter] = recordsIn(await attorney.send('GET', `/api/cases/${withLetters}/editable-files`))
  known.letter = letter?.id
  return async (address) => {
    const [, name = '', type] = /\{((?:case(\w+))|\w+)\}/.exec(address) ?? []
    if (type) known[name] ??= await (/^\d+$/.test(type) ? caseOfType(world, Number(type)) : caseWithForm(world, type))
    return address.replaceAll(/\{(\w+)\}/g, (_, each: string) => {
      if (known[each] === undefined) throw new Error(`The demo has no ${each} for ${address}.`)
      return String(known[each])
    })
  }
}

/** A case with a form that is not in every package of its type. */
async function caseWithForm(world: Served, name: string): Promise<unknown> {
  if (name !== 'I907') return caseKeeping(world, name)
  const { id } = await newCase(world)
  made(await (await as(world, 9)).send('POST', '/caseflowApi/caseflow/createCaseFlowI907', { caseId: id }))
  return id
}
