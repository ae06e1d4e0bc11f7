import { Role } from '#formats/roles.ts'
import { menuRows } from '#platform/routes/menu.ts'
import { area } from '#platform/routes/route.ts'

export const subscriptionsRoutes = area({ since: 'cases', from: 'spec §2', needs: 'billing:read' }, [
  {
    path: '/visaCareSubscriptionFrequencyEmployerView',
    screen: 'payments.employerView',
    title: 'Subscription Frequency Employer',
  },
  { path: '/visaCareCompanySubscription', screen: 'payments.companySubscription', title: 'Company Subscription' },
])

const whoSubscribes = [Role.provider, Role.providerAssistant, Role.employer]

export const subscriptionsMenu = menuRows('Billing', [
  [4, 'visaCareSubscriptionFrequencyEmployerView', 'Compare plans', 'dollar', whoSubscribes],
  [5, 'visaCareCompanySubscription', 'Plan', 'dollar', whoSubscribes],
])
