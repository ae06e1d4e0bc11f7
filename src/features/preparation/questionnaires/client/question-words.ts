import { useCallback } from 'react'
import type { Fact } from '#engine/fact.ts'
import type { Question } from '#engine/questions.ts'
import { questionHelp, questionWords } from '#facts/question-words.ts'
import { spanishHelp, spanishQuestions } from '#facts/spanish/question-words.ts'
import { useLanguage } from './language.tsx'

/** A fact as a conversation asks it: about somebody by first name, in the words of the form where the fact alone is unclear. */
export function useQuestionWords(): (question: Question, who: string) => Fact {
  const { language, fact: inLanguage } = useLanguage()
  return useCallback(
    ({ fact, help }: Question, who: string) =>
      language === 'en' ? asked(fact, help, who) : askedInSpanish(inLanguage(fact)),
    [language, inLanguage],
  )
}

function asked(fact: Fact, helpOfForm: string | undefined, who: string): Fact {
  const label = questionWords[fact.id]
  const help = questionHelp[fact.id] ?? fact.help ?? helpOfForm
  if (label === undefined && help === fact.help) return fact
  return { ...fact, label: label?.replaceAll('{who}', who) ?? fact.label, help }
}

function askedInSpanish(fact: Fact): Fact {
  const { [fact.id]: label = fact.label } = spanishQuestions
  const { [fact.id]: help = fact.help } = spanishHelp
  return { ...fact, label, help }
}
