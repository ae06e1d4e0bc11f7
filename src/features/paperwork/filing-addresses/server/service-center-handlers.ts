import { implement } from '#platform/operation/context.ts'
import { serviceCenterOperations } from '../service-center-contract.ts'
import { serviceCenters } from '../service-centers.ts'
import { centerAddresses, saveCenterAddress } from './service-center-store.ts'

export const serviceCenterHandlers = implement(serviceCenterOperations, {
  serviceCenters: async ({ db, actor, services }) => {
    const rows = await centerAddresses(db)
    return {
      items: serviceCenters.map((center) => ({ center, addresses: rows.filter((row) => row.center === center) })),
      mayEdit: await services.rights.may(actor.roleId, 'filingAddress:edit'),
    }
  },

  saveServiceCenter: async ({ db, actor, audit, asSystem }, given) => {
    await asSystem('an address of every tenant', () => saveCenterAddress(db, given, actor.userId))
    audit({ subject: `serviceCenter:${given.center}`, after: given })
    return {}
  },
})
