import { showDate } from '#formats/dates.ts'
import type { Day } from '#formats/day.ts'
import { counted } from '#formats/words.ts'
import type { HomeItem, OwnCase } from '../records.ts'
import { firstDue } from './home-words.ts'

type Items = readonly Pick<HomeItem, 'dueOn'>[]

/** The heading is the whole message: the case, how much of it is the reader's, and by when. */
export function heading(one: Pick<OwnCase, 'saidWithin' | 'own' | 'firstName'>, items: Items): string {
  const whose = one.own ? 'Your' : `${one.firstName}’s`
  const by = firstDue(items)
  return `${whose} ${one.saidWithin}: ${counted(items.length, 'thing')}${by ? ` by ${showDate(by)}` : ' to do'}`
}

/** What happens after the reader's part, and until when it has to. */
export function thenWords({ attorneyName, diy }: Pick<OwnCase, 'attorneyName' | 'diy'>, endsOn: Day | null): string {
  const who = diy ? 'you can file it' : `${attorneyName.split(' ')[0] || 'your law firm'} files it`
  return endsOn ? `Then ${who}, before your stay or work permission ends on ${showDate(endsOn)}.` : `Then ${who}.`
}

const awaited: Readonly<Record<string, string>> = {
  employer: 'your employer',
  attorney: 'your law firm',
  firm: 'your law firm',
  agency: 'USCIS',
}

/** How a case stands of which nothing is the reader's at the moment. */
export function standing(one: OwnCase): string {
  const { step, filedOn, answerBy, outcome, validUntil, waitsFor } = one
  if (outcome === 'Approved') return validUntil ? `Approved, valid until ${showDate(validUntil)}.` : 'Approved.'
  if (outcome !== null) return `${outcome}.`
  if (step === 3)
    return [
      filedOn ? `USCIS got it on ${showDate(filedOn)}` : 'It is with USCIS',
      answerBy ? ` and answers by ${showDate(answerBy)}.` : '.',
    ].join('')
  const others = [...new Set(waitsFor.flatMap((side) => awaited[side] ?? []))]
  return others.length === 0
    ? 'Nothing is left to do.'
    : `${capital(others.join(' and '))} ${others.length === 1 ? 'is' : 'are'} working on it.`
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** How long the rest usually takes; a promise only where USCIS gives one. */
export function usualTimes({ step, premium, diy }: Pick<OwnCase, 'step' | 'premium' | 'diy'>): string {
  const agency = premium ? 'USCIS then answers within 15 business days.' : 'USCIS then usually takes a few months.'
  const who = diy ? 'you' : 'we'
  if (step === 0) return `Usually 2–3 weeks until ${who} file. ${agency}`
  if (step === 1) return `Usually 1–2 weeks until ${who} file. ${agency}`
  if (step === 2) return `Filed within days of the last signature. ${agency}`
  if (step === 3) return premium ? 'USCIS answers within 15 business days.' : 'USCIS usually takes a few months.'
  return ''
}
