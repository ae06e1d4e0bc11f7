import { useCallback, useMemo } from 'react'
import { Role } from '#formats/roles.ts'
import { useOwnLanguage } from '#identity/own-settings/client/own-language.tsx'
import { personOf } from '#identity/sessions/client/person.ts'
import { useSignedIn } from '#identity/sessions/client/session.ts'
import { call } from '#platform/client/call.ts'
import type { ScreenProps } from '#platform/client/screen.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { questionnairesApi } from '#preparation/client/api.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { EmptyState, ErrorState, Loading } from '#ui/page/states.tsx'
import { subjectsAt } from '../paths.ts'
import type { Questionnaire } from '../records.ts'
import type { AnswersOptions } from './answers/answers.ts'
import { useAnswers } from './answers/use-answers.ts'
import { type Language, SpeakLanguage, useLanguage } from './language.tsx'
import styles from './questionnaire.module.css'
import { SignedInQuestionnaire } from './SignedInQuestionnaire.tsx'

/** Every questionnaire path: the questions of one case for whoever is signed in. */
export default function QuestionnaireScreen({ params }: ScreenProps) {
  const { userId, roleId } = personOf(useSignedIn())
  const [language, setLanguage] = useOwnLanguage()
  const caseId = Number(params.caseId) || undefined
  return (
    <SpeakLanguage language={language}>
      {caseId ? (
        <OfCase key={caseId} caseId={caseId} userId={userId} onLanguage={setLanguage} />
      ) : (
        <NoCase isEmployee={roleId === Role.employee} />
      )}
    </SpeakLanguage>
  )
}

type OfCaseProps = { caseId: number; userId: number; onLanguage: (language: Language) => void }

function OfCase({ caseId, userId, onLanguage }: OfCaseProps) {
  const read = useOperation(questionnairesApi.open, { caseId })
  const { say } = useLanguage()
  if (read.error && !read.items) return <ErrorState message={read.error.message} onRetry={() => void read.reload()} />
  if (!read.items) return <Loading lines={10} />
  if (read.items.subjects.length === 0)
    return (
      <div className={styles.page}>
        <PageHeader title={read.items.about.title} />
        <Card>
          <EmptyState title={say.nothingYet} />
        </Card>
      </div>
    )
  return <Opened read={read.items} userId={userId} onLanguage={onLanguage} reload={() => void read.reload()} />
}

type OpenedProps = {
  read: Questionnaire
  userId: number
  onLanguage: (language: Language) => void
  reload: () => void
}

function Opened({ read, userId, onLanguage, reload }: OpenedProps) {
  const questionnaire = useMemo(() => ({ ...read, subjects: subjectsAt(window.location.pathname, read) }), [read])
  const { id: caseId } = questionnaire
  const send = useCallback<AnswersOptions['send']>(
    (subject, answers, version, { leaving }) =>
      call(
        questionnairesApi.save,
        { caseId, changes: [{ subject, answers: answers as never, version }] },
        { keepalive: leaving },
      ),
    [caseId],
  )
  const answers = useAnswers(questionnaire, String(userId), send)
  if (!answers) return <Loading lines={10} />
  return <SignedInQuestionnaire {...{ questionnaire, answers, onLanguage, reload }} />
}

function NoCase({ isEmployee }: { isEmployee: boolean }) {
  const { say } = useLanguage()
  return (
    <div className={styles.page}>
      <PageHeader title={say.title} />
      <Card>
        <EmptyState
          title={say.noCase}
          text={say.noCaseText}
          action={
            <LinkButton to={isEmployee ? '/visacareMyCases' : '/visaCareManageCase'} variant="primary">
              {say.myCases}
            </LinkButton>
          }
        />
      </Card>
    </div>
  )
}
