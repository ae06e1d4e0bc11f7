import { PlanScreen } from './PlanScreen.tsx'

/** /visaCareSubscriptionFrequencyEmployerView */
export default function EmployerViewScreen() {
  return <PlanScreen title="Subscription Frequency Employer" />
}
