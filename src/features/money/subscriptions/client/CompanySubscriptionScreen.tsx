import { PlanScreen } from './PlanScreen.tsx'

/** /visaCareCompanySubscription */
export default function CompanySubscriptionScreen() {
  return <PlanScreen title="Company Subscription" />
}
