import { Role } from '#formats/roles.ts'
import { menuRows } from '#platform/routes/menu.ts'
import { area } from '#platform/routes/route.ts'
import { providers } from '#platform/session/role-groups.ts'

export const plansRoutes = area({ since: 'cases', from: 'spec §2', needs: 'plan:edit' }, [
  { path: '/visaCareSubscription', screen: 'payments.subscriptions', title: 'Subscriptions' },
  { path: '/visaCareFrequency', screen: 'payments.frequencies', title: 'Payment Frequencies' },
  { path: '/visaCareSubscriptionFrequencyMap', screen: 'payments.frequencyMap', title: 'Subscription Frequency Map' },
  {
    path: '/visaCareVmCompanyDiscountMapping',
    screen: 'payments.discounts',
    title: 'Company Discounts',
    needs: 'discount:edit',
  },
])

export const plansMenu = menuRows('Billing', [
  [1, 'visaCareSubscription', 'Subscriptions', 'dollar', providers],
  [2, 'visaCareFrequency', 'Frequencies', 'dollar', providers],
  [3, 'visaCareSubscriptionFrequencyMap', 'Frequency Map', 'dollar', providers],
  [8, 'visaCareVmCompanyDiscountMapping', 'Discounts', 'dollar', [Role.provider]],
])
