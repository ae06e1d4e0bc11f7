import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { Questionnaire } from '../../records.ts'
import { enterCase, leaveCase } from '../open-cases.ts'
import type { SaveState } from '../unsent/sender.ts'
import { openUnsent } from '../unsent/unsent-queue.ts'
import { type Answers, type AnswersOptions, openAnswers } from './answers.ts'
import type { Row } from './answers-state.ts'
import type { Structure } from './structure.ts'

/** Opens the answers of a questionnaire with what waited in this browser; undefined until that is known. */
export function useAnswers(questionnaire: Questionnaire, owner: string, send: AnswersOptions['send']) {
  const [answers, setAnswers] = useState<Answers>()
  const caseId = questionnaire.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once per case; later reads of it must not undo typing
  useEffect(() => {
    let opened: Answers | undefined
    let gone = false
    enterCase(caseId)
    const unsent = openUnsent(owner)
    const begin = async () => {
      const waiting = await unsent.all().catch(() => [])
      if (gone) return
      opened = openAnswers({ questionnaire, send, unsent, waiting })
      setAnswers(opened)
    }
    void begin()
    const flush = () => void opened?.flush()
    // On a phone a hidden page may never come back; a reload says so only here.
    const leave = () => opened?.leave()
    const turn = () => (document.visibilityState === 'hidden' ? leave() : flush())
    window.addEventListener('online', flush)
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', turn)
    return () => {
      gone = true
      flush()
      opened?.close()
      leaveCase(caseId)
      window.removeEventListener('online', flush)
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', turn)
    }
  }, [caseId, owner])
  return answers
}

export const useRow = (answers: Answers, key: string): Row =>
  useSyncExternalStore(
    useCallback((listener) => answers.subscribeRow(key, listener), [answers, key]),
    () => answers.row(key),
  )

export const useStructure = (answers: Answers): Structure => useSyncExternalStore(answers.subscribe, answers.structure)

export const useSaveState = (answers: Answers): SaveState => useSyncExternalStore(answers.subscribe, answers.state)

export const useParts = (answers: Answers) => useSyncExternalStore(answers.subscribe, answers.parts)
