import { isProvider } from '#case-file/cases/policy.ts'
import { authorOf } from '#case-file/cases/server/case-contacts.ts'
import { implement } from '#platform/operation/context.ts'
import { stale } from '#platform/operation/refusal.ts'
import type { Actor } from '#platform/session/actor.ts'
import { addressOperations, serviceCenterOperations } from '../contract.ts'
import { serviceCenters } from '../service-centers.ts'
import {
  addressChanges,
  addressesOf,
  addressForUpdate,
  centerAddresses,
  confirmAddress,
  noteAddressChange,
  saveAddress,
  saveCenterAddress,
  withFreshness,
} from './address-store.ts'

export const addressHandlers = implement(addressOperations, {
  addresses: async ({ db, today, actor, services }, { formId, state }) => ({
    items: await addressesOf(db, { formId, state, today }),
    mayEdit: await services.rights.may(actor.roleId, 'filingAddress:edit'),
    mayConfirm: await services.rights.may(actor.roleId, 'filingAddress:confirm'),
  }),

  saveAddress: async (context, { version, ...given }) => {
    const { db, now, today, actor, audit, asSystem } = context
    const { name } = await authorOf(context)
    const saved = await asSystem('a filing address of every tenant', async () => {
      const { addressId } = given
      const before = addressId === undefined ? undefined : await addressForUpdate(db, addressId)
      if (before && version !== undefined && before.version !== version) throw stale({ version: before.version })
      const row = await saveAddress(db, given)
      const what = before ? 'Changed' : 'Added'
      await noteAddressChange(db, row, { what, at: now, byName: shownName(actor, name) })
      audit({ subject: `filingAddress:${row.id}`, ...(before && { before: { ...before } }), after: { ...row } })
      return row
    })
    return withFreshness(saved, today)
  },

  confirmAddress: async (context, { addressId, version }) => {
    const { db, now, today, actor, audit, asSystem } = context
    const { name } = await authorOf(context)
    const byName = shownName(actor, name)
    const saved = await asSystem('a filing address of every tenant was looked up', async () => {
      const before = await addressForUpdate(db, addressId)
      if (version !== undefined && before.version !== version) throw stale({ version: before.version })
      const row = await confirmAddress(db, addressId, today, byName)
      await noteAddressChange(db, row, { what: 'Confirmed', at: now, byName })
      audit({
        subject: `filingAddress:${addressId}`,
        before: { verifiedOn: before.verifiedOn },
        after: { verifiedOn: row.verifiedOn, byName: name },
      })
      return row
    })
    return withFreshness(saved, today)
  },

  addressHistory: async ({ db }, { addressId }) => ({ items: await addressChanges(db, addressId) }),
})

/** Every tenant reads it: the names of a law firm's people stay in the audit trail. */
const shownName = ({ roleId }: Actor, name: string) => (isProvider(roleId) ? name : 'An attorney')

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
