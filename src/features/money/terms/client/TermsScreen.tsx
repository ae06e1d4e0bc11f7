import { showDate } from '#formats/dates.ts'
import { sessionsApi } from '#identity/client/api.ts'
import { terms as termsPdf } from '#identity/sessions/client/LoggedOutPage.tsx'
import { enterSession, useSignedIn } from '#identity/sessions/client/session.ts'
import { termsApi } from '#money/client/api.ts'
import styles from '#money/plans/client/money.module.css'
import { call, hrefOf } from '#platform/client/call.ts'
import { showMoment } from '#platform/client/moments.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Card, Stack } from '#ui/page/Card.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import { useSay } from '#ui/say.ts'
import { textOf } from '../sections.ts'
import { VersionsCard } from './VersionsCard.tsx'

/** /visaCareTermsAndConditions: the terms as they stand, and who accepted which version. */
export default function TermsScreen() {
  const say = useSay()
  const { rights } = useSignedIn()
  const reading = useOperation(termsApi.current, {})
  const accept = useCommand(termsApi.accept, { refresh: [termsApi.current] })
  const { attempt, refusal } = useAttempt()
  const terms = reading.items
  if (reading.error) return <ErrorState message={reading.error.message} onRetry={() => void reading.reload()} />
  if (!terms) return <Loading />
  return (
    <>
      <PageHeader
        title={say('Terms and Conditions')}
        standing={
          terms.acceptedAt
            ? say('Version {version}. You accepted it on {when}.', {
                version: terms.version,
                when: showMoment(terms.acceptedAt),
              })
            : say('Version {version}, since {day}. You have not accepted it yet.', {
                version: terms.version,
                day: showDate(terms.since),
              })
        }
        action={
          <>
            <a href={hrefOf(termsPdf, {})} target="_blank" rel="noreferrer">
              {say('Open as PDF')}
            </a>
            {terms.acceptedAt === null && (
              <Button
                variant="primary"
                loading={accept.loading}
                onClick={() =>
                  void attempt(async () => {
                    await accept.run({ version: terms.version })
                    enterSession(await call(sessionsApi.me, {}))
                  })
                }
              >
                {say('Accept')}
              </Button>
            )}
          </>
        }
      />
      <div className={styles.terms}>
        <Stack>
          {terms.sections.map(({ heading, paragraphs }) => (
            <Card key={heading} title={say(heading)}>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{say(paragraph)}</p>
              ))}
            </Card>
          ))}
          {terms.accepted.length > 0 && (
            <Card title={say('Accepted by you')} flush>
              <ul className={styles.list}>
                {terms.accepted.map(({ version, acceptedAt }) => (
                  <li key={version} className={styles.row}>
                    <span>{say('Version {version}', { version })}</span>
                    <span className={styles.quiet}>{showMoment(acceptedAt)}</span>
                  </li>
                ))}
              </ul>
            </Card>
          )}
          {rights.includes('terms:publish') && <VersionsCard text={textOf(terms.sections)} />}
        </Stack>
      </div>
      {refusal}
    </>
  )
}
