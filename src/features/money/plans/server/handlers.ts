import { caseTypeById } from '#case-types/all.ts'
import { implement } from '#platform/operation/context.ts'
import { notFound } from '#platform/operation/refusal.ts'
import { plans } from '../contract.ts'
import { companyByCode, saveDiscount, saveFrequency, saveOrderPrice, savePlan, savePrice } from './keep-store.ts'
import { discountsOf, frequenciesOf, orderPricesOf, plansOf } from './store.ts'

export const plansHandlers = implement(plans, {
  frequencies: async ({ db }) => ({ items: await frequenciesOf(db) }),

  saveFrequency: async ({ db, audit }, { name, months }) => {
    await saveFrequency(db, name, months)
    audit({ subject: `frequency ${name}`, after: { months } })
    return { items: await frequenciesOf(db) }
  },

  list: async ({ db }) => ({ items: await plansOf(db) }),

  save: async ({ db, audit }, { name, words, includes, peopleLimit }) => {
    await savePlan(db, { name, words, includes, peopleLimit })
    audit({ subject: `plan ${name}`, after: { words, includes, peopleLimit } })
    return { items: await plansOf(db) }
  },

  setPrice: async ({ db, audit }, { planId, frequencyId, amountCents }) => {
    if (!(await savePrice(db, { planId, frequencyId, amountCents }))) throw notFound()
    audit({ subject: `plan:${planId}`, after: { frequencyId, amountCents } })
    return { items: await plansOf(db) }
  },

  orderPrices: async ({ db }) => ({ items: await orderPricesOf(db) }),

  setOrderPrice: async ({ db, audit, refuse }, { typeId, amountCents }) => {
    if (!caseTypeById(typeId)) refuse('TYPE_UNKNOWN')
    await saveOrderPrice(db, typeId, amountCents)
    audit({ subject: `order of type ${typeId}`, after: { amountCents } })
    return { items: await orderPricesOf(db) }
  },

  discounts: async ({ db }) => ({ items: await discountsOf(db) }),

  setDiscount: async ({ db, actor, now, today, audit, refuse }, { companyCode, percent, words, until }) => {
    const company = await companyByCode(db, companyCode)
    if (!company) return refuse('COMPANY_UNKNOWN')
    if (until && until < today) refuse('UNTIL_PAST')
    const given = { companyId: company.id, percent, words, until: until ?? null }
    await saveDiscount(db, given, { at: now, by: actor.userId })
    audit({
      subject: `company:${company.id}`,
      after: { discountPercent: percent, words, until },
      companyId: company.id,
    })
    return { items: await discountsOf(db) }
  },
})
