import { Role } from '#formats/roles.ts'
import { type MenuItem, menuRows } from '#platform/routes/menu.ts'
import { administrators, everyone, providers } from '#platform/session/role-groups.ts'
import { featureMenus } from './routes/features.ts'

/** The headings of the side menu, in order: a row's position follows from its group and its place in it. */
export const menuGroups = [
  { description: 'Clients', icon: 'building' },
  { description: 'Law firms', icon: 'scale' },
  { description: 'People', icon: 'people' },
  { description: 'Cases', icon: 'cases' },
  { description: 'Compliance', icon: 'shield' },
  { description: 'Payments', icon: 'dollar' },
  { description: 'Reports', icon: 'reports' },
  { description: 'Settings', icon: 'setting' },
  { description: 'My account', icon: 'userEdit' },
] as const

// Rows of screens that are still to be built.
const toBeBuilt = [
  ...menuRows('Payments', [
    [1, 'visaCareSubscription', 'Subscriptions', 'dollar', providers],
    [2, 'visaCareFrequency', 'Frequencies', 'dollar', providers],
    [3, 'visaCareSubscriptionFrequencyMap', 'Frequency Map', 'dollar', providers],
    [
      4,
      'visaCareSubscriptionFrequencyEmployerView',
      'Plans',
      'dollar',
      [Role.provider, Role.providerAssistant, Role.employer],
    ],
    [
      5,
      'visaCareCompanySubscription',
      'Company Subscription',
      'dollar',
      [Role.provider, Role.providerAssistant, Role.employer],
    ],
    [6, 'visaCareStripePaymentMethod', 'Payment Method', 'dollar', administrators],
    [7, 'visaCareTransactionDetails', 'Transactions', 'dollar', administrators],
    [8, 'visaCareVmCompanyDiscountMapping', 'Discounts', 'dollar', [Role.provider]],
  ]),
  ...menuRows('My account', [[3, 'visaCareTermsAndConditions', 'Terms and Conditions', 'reports', everyone]]),
]

/** Everything the side menu can hold and who holds it at first (decisions §2); administrators change it afterwards. */
export const menuItems: readonly MenuItem[] = [...featureMenus.flat(2), ...toBeBuilt]
