import { Role } from '#formats/roles.ts'
import { billing } from '#money/billing/contract.ts'
import { invoiceExports, invoices } from '#money/invoices/contract.ts'
import { orders } from '#money/orders/contract.ts'
import { payments } from '#money/payments/contract.ts'
import { plans } from '#money/plans/contract.ts'
import { subscriptions } from '#money/subscriptions/contract.ts'
import { termsOperations } from '#money/terms/contract.ts'
import type { Feature } from '#platform/feature.ts'
import { administrators, providers } from '#platform/session/role-groups.ts'

/** What each feature of this floor says of itself to all sides. */
export const moneyFeatures = {
  plans: {
    contracts: { plans },
    rights: {
      'plan:edit': { words: 'Keep plans and frequencies', roles: providers },
      'discount:edit': { words: 'Set prices, and give companies a discount', roles: [Role.provider] },
    },
  },
  invoices: {
    contracts: { invoices, invoiceExports },
    rights: {
      'billing:read': { words: 'See what a company owes and paid', roles: administrators },
      'billing:pay': {
        words: 'Keep the payment method of a company, pay and subscribe',
        roles: [...providers, Role.employer],
      },
      'billing:refund': { words: 'Give money back', roles: providers },
    },
  },
  payments: { contracts: { payments } },
  subscriptions: { contracts: { subscriptions } },
  orders: { contracts: { orders } },
  billing: { contracts: { billing } },
  terms: { contracts: { terms: termsOperations } },
} satisfies Readonly<Record<string, Feature>>
