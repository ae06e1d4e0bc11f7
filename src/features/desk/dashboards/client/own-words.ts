import { showDate } from '#formats/dates.ts'
import type { Day } from '#formats/day.ts'
import { capitalized } from '#formats/words.ts'
import { inEnglish, type Say } from '#ui/say.ts'
import type { HomeItem, OwnCase } from '../records.ts'
import { firstDue } from './home-words.ts'

type Items = readonly Pick<HomeItem, 'dueOn'>[]

/**
 * The heading is the whole message: the case, how much of it is the reader's, and how much of that by the first day. What
 * was sent back stands first below it, whatever its day: "1 thing by …" would be read as that one's.
 */
export function heading(one: Whose, items: Items, say: Say = inEnglish): string {
  const by = firstDue(items)
  const [n, all] = [items.filter(({ dueOn }) => dueOn === by).length, items.length]
  const day = by ? showDate(by) : ''
  const things = !by
    ? say(all === 1 ? '1 thing to do' : '{n} things to do', { n: all })
    : n < all
      ? say('{all} things, {n} of them by {day}', { all, n, day })
      : say(n === 1 ? '1 thing by {day}' : '{n} things by {day}', { n, day })
  return `${titleOf(one, say)}: ${things}`
}

/** Over several cases: how much there is, and by when the first of it. */
export function headingOfAll(items: Items, say: Say = inEnglish): string {
  const by = firstDue(items)
  const n = items.length
  return by ? say('{n} things to do, the first by {day}', { n, day: showDate(by) }) : say('{n} things to do', { n })
}

type Whose = Pick<OwnCase, 'saidWithin' | 'own' | 'firstName'>

/** "Your H-1B extension", "Arjun’s H-4 extension". */
export const titleOf = ({ own, saidWithin, firstName }: Whose, say: Say = inEnglish): string =>
  capitalized(
    own
      ? say('Your {case}', { case: say(saidWithin) })
      : say('{name}’s {case}', { name: firstName, case: say(saidWithin) }),
  )

/** What happens after the reader's part, and until when it has to. */
export function thenWords(
  { attorneyName, diy, season, own, firstName }: Pick<OwnCase, 'attorneyName' | 'diy' | 'season' | 'own' | 'firstName'>,
  endsOn: Day | null,
  say: Say = inEnglish,
): string {
  const name = attorneyName.split(' ')[0] || say('your law firm')
  if (season?.registeredBy) {
    const day = showDate(season.registeredBy)
    if (diy) return say('Then the registration with USCIS follows, by {day}.', { day })
    return own
      ? say('Then {name} registers you with USCIS by {day}.', { name, day })
      : say('Then {name} registers {person} with USCIS by {day}.', { name, person: firstName, day })
  }
  if (season && diy) return say('Then USCIS selects by lottery.')
  if (season) return say('Then {name} waits for the selection by USCIS.', { name })
  const who = diy ? say('you can file it') : say('{name} files it', { name })
  return endsOn
    ? say('Then {who}, before your stay or work permission ends on {day}.', { who, day: showDate(endsOn) })
    : say('Then {who}.', { who })
}

const awaited: Readonly<Record<string, string>> = {
  employer: 'your employer',
  attorney: 'your law firm',
  firm: 'your law firm',
  agency: 'USCIS',
}

const awaitedOf = (side: string, diy: boolean): string | undefined =>
  diy && (side === 'attorney' || side === 'firm') ? 'the owner of the case' : awaited[side]

/** How a case stands: what is the reader's in it, or else who has it now and what they do. */
export function standing(one: OwnCase, mine: number, say: Say = inEnglish): string {
  const { step, steps, outcome, validUntil, waitsFor } = one
  if (outcome === 'Approved' && one.entryNeeded && validUntil) return withoutI94(one, validUntil, say)
  if (outcome === 'Approved')
    return validUntil ? say('Approved, valid until {day}.', { day: showDate(validUntil) }) : say('Approved.')
  if (outcome !== null) return `${say(outcome)}.`
  if (step === 3 && !steps) return atUscis(one, say)
  if (one.answersSent && step === 0) return afterSubmit(one, mine, say)
  if (mine > 0) return say(mine === 1 ? 'Your turn: 1 thing.' : 'Your turn: {n} things.', { n: mine })
  const others = [...new Set(waitsFor.flatMap((side) => awaitedOf(side, one.diy) ?? []))].map((side) => say(side))
  if (others.length === 0) return say('Nothing is left to do.')
  const who = capitalized(others.join(say(' and ')))
  return say(others.length === 1 ? '{who} is working on it.' : '{who} are working on it.', { who })
}

/** An approval without an I-94 is no stay: whoever takes its last day for that of the stay stays too long. */
function withoutI94({ own, firstName: name }: OwnCase, validUntil: Day, say: Say): string {
  const day = showDate(validUntil)
  return own
    ? say(
        'Approved until {day}, but no new I-94 came with it. You can use it only after a new entry, with a visa if you need one. Until then your stay ends with your old I-94.',
        { day },
      )
    : say(
        'Approved until {day}, but no new I-94 came with it. Until {name} enters anew, with a visa if one is needed, the stay ends with the old I-94.',
        { day, name },
      )
}

/** Who handed in their answers reads who looks at them now, and what is still theirs. */
function afterSubmit({ attorneyName, contactName, diy, waitsFor }: OwnCase, mine: number, say: Say): string {
  const name = attorneyName.split(' ')[0] || capitalized(say('your law firm'))
  const contact = contactName.split(' ')[0] || capitalized(say('your employer'))
  return [
    diy ? say('Your answers were sent.') : say('Your answers were sent. {name} checks them next.', { name }),
    waitsFor.includes('employer') ? say('{name} fills in the employer’s part.', { name: contact }) : '',
    mine === 0 ? '' : say(mine === 1 ? 'Your turn: 1 thing.' : 'Your turn: {n} things.', { n: mine }),
  ]
    .filter(Boolean)
    .join(' ')
}

function atUscis({ filedOn, answerBy }: Pick<OwnCase, 'filedOn' | 'answerBy'>, say: Say): string {
  const got = filedOn ? say('USCIS got it on {day}', { day: showDate(filedOn) }) : say('It is with USCIS')
  return answerBy ? `${got}${say(' and answers by {day}.', { day: showDate(answerBy) })}` : `${got}.`
}

type Timed = Pick<OwnCase, 'step' | 'steps' | 'premium' | 'diy' | 'season' | 'filedWithFrom'>

/** How long the rest usually takes; a promise only where USCIS gives one. */
export function usualTimes({ step, steps, premium, diy, season, filedWithFrom }: Timed, say: Say = inEnglish): string {
  if (season) return ofSeason(season, say)
  if (filedWithFrom)
    return say('It is filed together with the H-1B petition, only if USCIS selects that one, from {day} on.', {
      day: showDate(filedWithFrom),
    })
  if (steps) return ''
  if (step === 3) return say(premium ? 'USCIS answers within 15 business days.' : 'USCIS usually takes a few months.')
  const untilFiled = [
    diy ? 'Usually 2–3 weeks until you file.' : 'Usually 2–3 weeks until we file.',
    diy ? 'Usually 1–2 weeks until you file.' : 'Usually 1–2 weeks until we file.',
    'Filed within days of the last signature.',
  ][step]
  if (untilFiled === undefined) return ''
  const then = premium ? 'USCIS then answers within 15 business days.' : 'USCIS then usually takes a few months.'
  return `${say(untilFiled)} ${say(then)}`
}

/** A petition under the cap waits for the lottery in March: nobody can say that it will be filed. */
function ofSeason({ selectedBy, filedFrom, startsOn }: NonNullable<OwnCase['season']>, say: Say): string {
  const drawn = selectedBy ? say('USCIS selects by lottery and says so by {day}.', { day: showDate(selectedBy) }) : ''
  const filed = say('Only a selected petition is filed, from {from} on. Work starts on {start} at the earliest.', {
    from: showDate(filedFrom),
    start: showDate(startsOn),
  })
  return [drawn, filed].filter(Boolean).join(' ')
}
