import { as, recordsOf } from '../demo.ts'
import { address, caller, fresh, mailTo } from '../making/making.ts'
import { made, newEmployer } from '../parties.ts'
import { newCompany } from '../screens/newcomers.ts'
import type { Maker } from './book.ts'

/** Companies, firms, people who sign in, and what they may do. */
export const partyRecords: Readonly<Record<string, Maker>> = {
  /** The demo's company, which the accounts of the addresses belong to. */
  company: async (world) => {
    const { companyId } = await recordsOf(world)
    const [{ put }, employer] = [await caller(world, 1, '/formtypesApi/formtypes/'), await as(world, 3)]
    const [alternate, order] = [address('alternate'), fresh('PO ')]
    await put('updateVmCompanyProfile', { employeeId: companyId, alternateEmailId: alternate })
    made(await employer.send('PUT', `/api/companies/${companyId}/billing`, { poNumber: order }))
    return { id: companyId, name: 'NORTHWIND ANALYTICS', alternate, order }
  },
  /** A client of the demo's law firm, first in the alphabet. */
  client: async (world) => {
    const { lawFirmId } = await recordsOf(world)
    const { post } = await caller(world, 1, '/formtypesApi/formtypes/')
    const sent = newEmployer({ employerName: `${fresh('Aabell')} Works` })
    const { employeeId } = await post(`createVmCompanyProfile?lawFirmId=${lawFirmId}`, sent)
    return { id: employeeId, name: sent.employerName }
  },
  firm: async (world) => {
    const { post } = await caller(world, 1, '/formtypesApi/formtypes/')
    const lawFirmName = `${fresh('Aacastell')} Law`
    const { id } = await post('createLawFirm', { lawFirmName, emailId: address('desk') })
    return { id, name: lawFirmName }
  },
  /** Of the demo's law firm, working for its company. */
  attorney: async (world) => {
    const { companyId, lawFirmId } = await recordsOf(world)
    const admin = await as(world, 1)
    const lastName = fresh('Aamaro')
    const person = { emailId: address('ines'), firstName: 'Ines', lastName }
    const { id } = made(await admin.send('POST', `/formtypesApi/formtypes/createAttorney/${lawFirmId}`, person))
    made(await admin.send('POST', '/api/attorneys/assignments', { attorneyIds: [id], companyIds: [companyId] }))
    return { id, lastName }
  },
  /** What the demo's attorney says of herself. */
  ownAttorney: async (world) => {
    const { attorneyId } = await recordsOf(world)
    const { put } = await caller(world, 1, '/formtypesApi/formtypes/')
    const fax = `(617) 555-${String(1000 + (Date.now() % 9000))}`
    await put('updateAttorney', { id: attorneyId, faxNumber: fax })
    return { id: attorneyId, fax }
  },
  user: async (world) => {
    const { post } = await caller(world, 3, '/loginapi/api/')
    const lastName = fresh('Aabody')
    const { id } = await post('users/', { emailId: address('user'), firstName: 'Some', lastName, roleId: 4 })
    return { id, lastName }
  },
  role: async (world) => {
    const { post } = await caller(world, 1, '/loginapi/api/')
    const roleName = fresh('Shelf Clerk ')
    const { roleId } = await post('saveAaroles', { roleName, description: 'Minds a shelf' })
    return { id: roleId, name: roleName }
  },
  permission: async (world) => {
    const { post } = await caller(world, 1, '/loginapi/api/')
    const description = fresh('A shelf of ours ')
    const { permission_id } = await post('saveAapermissions', { permission_name: '', description, position: 2 })
    return { id: permission_id, name: description }
  },
  list: async (world) => {
    const { post } = await caller(world, 2, '/loginapi/api/')
    const value = fresh('Hook ')
    const { id } = await post('savecommondetails', { commonName: fresh('aashelf'), value, code: 'H' })
    return { id, value }
  },
  /** Somebody who forgot the password. */
  forgetful: async (world) => {
    const server = await world.server()
    const { userName } = await newCompany(server)
    await server.send('POST', '/loginapi/api/passwordreset', { userId: userName })
    const { text } = await mailTo(world, userName)
    return { id: /forgotPasswordUpdate\/([\w-]+)/.exec(text)?.[1] ?? '', userName }
  },
}
