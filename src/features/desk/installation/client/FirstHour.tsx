import { useEffect } from 'react'
import { installationApi } from '#desk/client/api.ts'
import { personOf } from '#identity/sessions/client/person.ts'
import { useSignedIn } from '#identity/sessions/client/session.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { LinkButton } from '#ui/Button.tsx'
import { IconUpload } from '#ui/icons.ts'
import { Card, Stack } from '#ui/page/Card.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import type { Checklist } from '../contract.ts'
import { InstallationFacts } from './InstallationFacts.tsx'
import styles from './installation.module.css'
import { SetupSteps } from './SetupSteps.tsx'

/** The provider's home until everything is set up: what is done, the one next step, and what the installation runs on. */
export function FirstHour({ checklist, title }: { checklist: Checklist; title?: string }) {
  const { firstName, name, userName } = personOf(useSignedIn())
  const { provider, steps } = checklist
  const welcome = `Welcome, ${firstName || name || userName}. Let’s get ${provider ?? 'VisaCare'} ready`
  const hasCompany = steps.some(({ id, state }) => id === 'company' && state === 'done')
  return (
    <div className={styles.page}>
      <PageHeader title={title ?? welcome} standing={standingOf(checklist)} />
      <div className={styles.columns}>
        <SetupSteps checklist={checklist} />
        <Stack>
          <InstallationFacts checklist={checklist} />
          <Card title="Already have cases?">
            <p>Bring companies, and then their people, from a spreadsheet.</p>
            <div>
              <LinkButton
                to={hasCompany ? '/import/people' : '/import/companies'}
                icon={<IconUpload size={16} aria-hidden />}
              >
                {hasCompany ? 'Import people' : 'Import companies'}
              </LinkButton>
            </div>
          </Card>
        </Stack>
      </div>
    </div>
  )
}

/** "3 of 6 done, 1 not needed." */
export function standingOf({ steps, done, total, phase }: Checklist): string {
  const aside = steps.length - total
  const counted = `${done} of ${total} done${aside > 0 ? `, ${aside} not needed` : ''}.`
  return phase === 'open' ? `${counted} You can stop at any point; this page waits for you.` : counted
}

const SOON_MS = 1_000
const LATER_MS = 10_000

/** The checklist, asked again by itself while an e-mail or the forms are on their way. */
export function useChecklist() {
  const { items: checklist, error, reload } = useOperation(installationApi.checklist, {})
  const sending = checklist?.mail.test?.status === 'waiting'
  const arriving =
    checklist?.phase === 'open' && checklist.steps.some(({ id, state }) => id === 'forms' && state === 'open')
  useEffect(() => {
    if (!sending && !arriving) return
    const timer = setInterval(() => void reload(), sending ? SOON_MS : LATER_MS)
    return () => clearInterval(timer)
  }, [sending, arriving, reload])
  return { checklist, error, reload }
}
