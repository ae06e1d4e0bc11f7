import { caseTypeById } from '#case-types/all.ts'
import { implement } from '#platform/operation/context.ts'
import { notFound } from '#platform/operation/refusal.ts'
import { plans } from '../contract.ts'
import { SAYS_PEOPLE, saysPeople } from '../people-words.ts'
import { discountStep } from './discount-step.ts'
import {
  changeFrequency,
  companyByCode,
  hasPrices,
  isNameTaken,
  isPaid,
  removeFrequency,
  removePrice,
  saveDiscount,
  saveFrequency,
  saveOrderPrice,
  savePlan,
  savePrice,
} from './keep-store.ts'
import { discountsOf, frequenciesOf, orderPricesOf, plansOf } from './store.ts'

export const plansHandlers = implement(plans, {
  frequencies: async ({ db }) => ({ items: await frequenciesOf(db) }),

  saveFrequency: async ({ db, audit, refuse }, { name, months }) => {
    if (await isNameTaken(db, name)) refuse('NAME_TAKEN')
    await saveFrequency(db, name, months)
    audit({ subject: `frequency ${name}`, after: { months } })
    return { items: await frequenciesOf(db) }
  },

  changeFrequency: async ({ db, audit, asSystem, refuse }, { id, name, months }) => {
    const before = (await frequenciesOf(db)).find((each) => each.id === id)
    if (!before) throw notFound()
    if (await isNameTaken(db, name, id)) refuse('NAME_TAKEN')
    const moved = before.months !== months
    if (moved && (await asSystem('see whether a frequency is used', () => isPaid(db, id)))) refuse('PAID')
    await changeFrequency(db, id, name, months)
    audit({ subject: `frequency ${before.name}`, before: { months: before.months }, after: { name, months } })
    return { items: await frequenciesOf(db) }
  },

  removeFrequency: async ({ db, audit, asSystem, refuse }, { id }) => {
    const before = (await frequenciesOf(db)).find((each) => each.id === id)
    if (!before) throw notFound()
    if (await asSystem('see whether a frequency is used', () => isPaid(db, id))) refuse('PAID')
    if (await hasPrices(db, id)) refuse('IN_USE')
    await removeFrequency(db, id)
    audit({ subject: `frequency ${before.name}`, before: { months: before.months } })
    return { items: await frequenciesOf(db) }
  },

  list: async ({ db }) => ({ items: await plansOf(db) }),

  save: async ({ db, audit, refuse }, { name, words, includes, peopleLimit }) => {
    if (saysPeople([words])) refuse('SAYS_PEOPLE', { fields: { words: SAYS_PEOPLE } })
    if (saysPeople(includes ?? [])) refuse('SAYS_PEOPLE', { fields: { includes: SAYS_PEOPLE } })
    await savePlan(db, { name, words, includes, peopleLimit })
    audit({ subject: `plan ${name}`, after: { words, includes, peopleLimit } })
    return { items: await plansOf(db) }
  },

  setPrice: async ({ db, audit }, { planId, frequencyId, amountCents }) => {
    if (!(await savePrice(db, { planId, frequencyId, amountCents }))) throw notFound()
    audit({ subject: `plan:${planId}`, after: { frequencyId, amountCents } })
    return { items: await plansOf(db) }
  },

  removePrice: async ({ db, audit, asSystem, refuse }, { planId, frequencyId }) => {
    if (await asSystem('see whether a price is paid', () => isPaid(db, frequencyId, planId))) refuse('PAID')
    if ((await removePrice(db, planId, frequencyId)) === 0) throw notFound()
    audit({ subject: `plan:${planId}`, after: { frequencyId, amountCents: null } })
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

  setDiscount: async ({ db, actor, now, today, audit, enqueue, refuse }, { companyCode, percent, words, until }) => {
    const company = await companyByCode(db, companyCode)
    if (!company) return refuse('COMPANY_UNKNOWN')
    if (until && until < today) refuse('UNTIL_PAST')
    const given = { companyId: company.id, percent, words, until: until ?? null }
    await saveDiscount(db, given, { at: now, by: actor.userId })
    enqueue(...discountStep(company.id))
    audit({
      subject: `company:${company.id}`,
      after: { discountPercent: percent, words, until },
      companyId: company.id,
    })
    return { items: await discountsOf(db) }
  },
})
