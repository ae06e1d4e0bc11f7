import { useCallback, useEffect, useState } from 'react'
import { browserLanguage } from '#identity/own-settings/client/own-language.tsx'
import { useSession } from '#identity/sessions/client/session.ts'
import { call } from '#platform/client/call.ts'
import type { RefOutput } from '#platform/client/operations.ts'
import type { ScreenProps } from '#platform/client/screen.ts'
import { questionnairesApi } from '#preparation/client/api.ts'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import { useRemembered } from '#ui/remembered.ts'
import type { AnswersOptions } from './answers/answers.ts'
import { useAnswers } from './answers/use-answers.ts'
import { type Language, SpeakLanguage, useLanguage } from './language.tsx'
import { QuestionnaireBody } from './QuestionnaireBody.tsx'
import styles from './questionnaire.module.css'

type Invited = RefOutput<typeof questionnairesApi.openInvited>

/** /questionnaireInvitation/{token}: one part for whoever holds the link, without a session. */
export default function InvitedScreen({ params }: ScreenProps) {
  const token = params.token ?? ''
  const [language, setLanguage] = useRemembered<Language>('language.link', browserLanguage())
  const [questionnaire, setQuestionnaire] = useState<Invited>()
  const [failed, setFailed] = useState<string>()
  useEffect(() => {
    call(questionnairesApi.openInvited, { token }).then(setQuestionnaire, (error: Error) => setFailed(error.message))
  }, [token])
  // Somebody signed in sees it inside the frame, which has the main part already.
  const Main = useSession().phase === 'in' ? 'div' : 'main'
  return (
    <Main id={Main === 'main' ? 'main' : undefined} className={styles.narrow}>
      <SpeakLanguage language={questionnaire?.audience === 'employee' ? language : 'en'}>
        {failed && <ErrorState title="This link does not open" message={failed} />}
        {!failed && !questionnaire && <Loading lines={8} />}
        {questionnaire && <Opened questionnaire={questionnaire} token={token} onLanguage={setLanguage} />}
      </SpeakLanguage>
    </Main>
  )
}

type OpenedProps = { questionnaire: Invited; token: string; onLanguage: (language: Language) => void }

function Opened({ questionnaire, token, onLanguage }: OpenedProps) {
  const { say } = useLanguage()
  const send = useCallback<AnswersOptions['send']>(
    (subject, answers, version, { leaving }) =>
      call(
        questionnairesApi.saveInvited,
        { token, changes: [{ subject, answers: answers as never, version }] },
        { keepalive: leaving },
      ),
    [token],
  )
  const answers = useAnswers(questionnaire, `link:${token.slice(0, 12)}`, send)
  if (!answers) return <Loading lines={8} />
  const submit = async () => {
    await answers.flush()
    const { parts } = await call(questionnairesApi.submitInvited, { token, despiteMissing: true })
    answers.setParts(parts)
  }
  return (
    <QuestionnaireBody
      // Without an account there is no case to go back to.
      questionnaire={{ ...questionnaire, about: { ...questionnaire.about, path: '' } }}
      answers={answers}
      onLanguage={onLanguage}
      intro={<p className={styles.dimmed}>{say.linkText}</p>}
      onSubmit={questionnaire.isWholePart ? submit : undefined}
    />
  )
}
