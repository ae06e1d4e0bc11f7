import styles from '#case-file/cases/client/cases.module.css'
import { movesApi } from '#case-file/client/api.ts'
import { caseListsApi, dashboardsApi } from '#desk/client/api.ts'
import { showMoment } from '#platform/client/moments.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { useToast } from '#ui/toasts.tsx'
import type { CasePart } from './CaseDetailsScreen.tsx'

/** A do-it-yourself case can ask for an attorney, and an attorney can take it over. */
export function HelpCard({ file, reload }: CasePart) {
  const ask = useCommand(movesApi.askForHelp, { refresh: [caseListsApi.list, dashboardsApi.dashboard] })
  const take = useCommand(movesApi.becomeLegal, { refresh: [caseListsApi.list, dashboardsApi.dashboard] })
  const { attempt, refusal } = useAttempt()
  const toast = useToast()
  if (file.mode !== 'DIY') return null
  const then = (text: string, work: () => Promise<unknown>) =>
    void attempt(async () => {
      await work()
      toast(text, { kind: 'success' })
      reload()
    })
  return (
    <Card title="Without an attorney">
      <p>VisaCare writes down what you answer and gives no legal advice.</p>
      {file.helpRequestedAt && (
        <p className={styles.dimmed}>An attorney was asked for help on {showMoment(file.helpRequestedAt)}.</p>
      )}
      <div className={styles.buttons}>
        {file.may.askForHelp && (
          <Button
            loading={ask.loading}
            onClick={() => then('An attorney was asked for help.', () => ask.run({ id: file.id }))}
          >
            Ask an attorney for help
          </Button>
        )}
        {file.may.becomeLegal && (
          <Button
            variant="primary"
            loading={take.loading}
            onClick={() => then('Your firm now has this case. All answers were kept.', () => take.run({ id: file.id }))}
          >
            Take over as attorney
          </Button>
        )}
      </div>
      {refusal}
    </Card>
  )
}
