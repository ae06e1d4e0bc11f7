import { Role } from '#formats/roles.ts'
import type { Feature } from '#platform/feature.ts'
import { administrators, providers } from '#platform/session/role-groups.ts'
import { invoices } from './contract.ts'
import { invoiceExports } from './export-contract.ts'

export const invoicesFeature: Feature = {
  contracts: { invoices, invoiceExports },
  rights: {
    'billing:read': { words: 'See what a company owes and paid', roles: administrators },
    'billing:pay': {
      words: 'Keep the payment method of a company, pay and subscribe',
      roles: [...providers, Role.employer],
    },
    'billing:refund': { words: 'Give money back', roles: providers },
  },
}
