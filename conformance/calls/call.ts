import type { Milestone } from '#platform/routes/route.ts'

/** A call of specification §7, its path as decisions §6 writes it (without the service's base). */
export type Call = {
  group: string
  method: 'GET' | 'POST' | 'PUT'
  path: string
  since: Milestone
  /** What the specification says of the call beyond its path. */
  query?: string
}

export const calls = (group: string, since: Milestone, list: readonly string[]): Call[] =>
  list.map((each) => {
    const [method = '', path = ''] = each.split(' ')
    const [plain = '', query] = path.split('?')
    return { group, since, method: method as Call['method'], path: plain, query }
  })

/** Every address a call answers at: its service's base, and for the login service both of its bases. */
export const addressesOf = ({ path }: Pick<Call, 'path'>): string[] => {
  const service = services.find(({ word }) => path.startsWith(`${word}/`))
  const bases = service ? [service.base] : ['/loginapi', '/loginapi/visacare']
  return bases.map((base) => `${base}/${path}`)
}

// Decisions §6: "The specification's paths hang under their service's base".
const services = [
  { word: 'formtypes', base: '/formtypesApi' },
  { word: 'vmCompanyProfileDetails', base: '/formtypesApi' },
  { word: 'caseflow', base: '/caseflowApi' },
  { word: 'caseflowinitiation', base: '/caseflowApi' },
  { word: 'workflow', base: '/caseflowApi' },
  { word: 'eventFlowInitiation', base: '/caseflowApi' },
  { word: 'payments', base: '/paymentApi' },
  { word: 'fileupload', base: '/fileUploadApi' },
  { word: 'email', base: '/emailApi' },
]
