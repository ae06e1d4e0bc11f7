import { Card } from '#ui/page/Card.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import { FirstHour, useChecklist } from './FirstHour.tsx'

/** /installation: what is set up, at any time; the provider's name is changed here. */
export default function InstallationScreen() {
  const { checklist, error, reload } = useChecklist()
  if (checklist) return <FirstHour checklist={checklist} title="Installation" />
  return (
    <Card>{error ? <ErrorState message={error.message} onRetry={() => void reload()} /> : <Loading lines={8} />}</Card>
  )
}
