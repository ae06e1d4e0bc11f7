import { as, type Records, recordsOf } from '../demo.ts'
import { hold, type Row, same } from '../row.ts'

type Forbidden = readonly [what: string, method: string, address: (of: Records) => string]

const to = (path: string) => () => path
const provider: readonly Forbidden[] = [
  ['common values', 'POST', to('/loginapi/api/savecommondetails')],
  ['the password policy', 'POST', to('/loginapi/api/savePasswordpolicy')],
  ['roles', 'POST', to('/loginapi/api/saveAaroles')],
  ['the prices of plans', 'POST', to('/paymentApi/payments/createSubscription')],
]
const companyOf = (id: number) => `/loginapi/api/getCompanyDetails/${id}`

/** Decisions §2, "May not", by the calls that would do it. Each is made by a role that may, too: then it is not refused so. */
const mayNot: Readonly<Record<number, readonly Forbidden[]>> = {
  2: [
    ['roles', 'POST', to('/loginapi/api/saveAaroles')],
    ['deleting roles', 'POST', to('/loginapi/api/deleteAaroles')],
    ['permissions', 'POST', to('/loginapi/api/saveAapermissions')],
    ['the links of roles and permissions', 'POST', to('/loginapi/api/saveAarolespermission')],
    ['the password policy', 'POST', to('/loginapi/api/savePasswordpolicy')],
    ['discounts', 'POST', to('/paymentApi/payments/createVmCompanyProfileDiscountMapping/NORTHWIND')],
    ['deleting common values', 'DELETE', to('/api/common-details/99999')],
    ['meters', 'GET', to('/loginapi/api/blockLoad')],
  ],
  3: [['another company', 'GET', ({ otherCompanyId }) => companyOf(otherCompanyId)], ...provider],
  4: [
    ['users', 'POST', to('/loginapi/api/users/')],
    ['the status of users', 'POST', to('/loginapi/api/changeUserStatus/1')],
    ['the company’s profile', 'PUT', to('/formtypesApi/formtypes/updateVmCompanyProfile')],
    ['another company', 'GET', ({ otherCompanyId }) => companyOf(otherCompanyId)],
    ['payments', 'GET', to('/api/invoices')],
    ['the payment method', 'POST', ({ companyId }) => `/api/companies/${companyId}/payment-method`],
    ['where the bills go', 'PUT', ({ companyId }) => `/api/companies/${companyId}/billing`],
    ['the subscription', 'POST', ({ companyId }) => `/api/companies/${companyId}/subscription`],
    ...provider,
  ],
  5: [
    ['another person’s case', 'GET', ({ cases }) => `/caseflowApi/caseflow/getCaseflow/${cases[0]?.id}`],
    ['the users of the company', 'GET', ({ companyId }) => `/loginapi/api/userDetailByTenant/${companyId}`],
    ['another company', 'GET', ({ otherCompanyId }) => companyOf(otherCompanyId)],
    ...provider,
  ],
  9: [
    ['the firm’s settings', 'PUT', to('/formtypesApi/formtypes/updateLawFirm')],
    ['a company not assigned', 'GET', ({ otherCompanyId }) => companyOf(otherCompanyId)],
    ...provider,
  ],
  13: [
    ['the firm’s settings', 'PUT', to('/formtypesApi/formtypes/updateLawFirm')],
    ['a company not assigned', 'GET', ({ otherCompanyId }) => companyOf(otherCompanyId)],
    ...provider,
  ],
  10: [
    ['another firm', 'GET', ({ otherLawFirmId }) => `/formtypesApi/formtypes/getLawFirmDetailsById/${otherLawFirmId}`],
    ['a company of nobody', 'GET', ({ otherCompanyId }) => companyOf(otherCompanyId)],
    ...provider,
  ],
}

export const mayNotRows: Row[] = Object.entries(mayNot).flatMap(([role, list]) =>
  list.map(
    ([what, method, address]): Row => ({
      ...{ kind: 'role', spec: 'decisions §2', what: `Role ${role} may not: ${what}`, since: 'cases' },
      check: async (world) => {
        const url = address(await recordsOf(world))
        const { status, text } = await (await as(world, Number(role))).send(method, url)
        // What is out of sight is not there.
        same(status, method === 'GET' && status === 404 ? 404 : 403, `The answer to role ${role}: ${text.slice(0, 90)}`)
        const provided = await (await as(world, 1)).send(method, url)
        hold(provided.status !== 403, `Role 1 is refused, too: ${provided.text.slice(0, 90)}`)
      },
    }),
  ),
)
