/** What happens when a date passes and nothing was filed or done, in a sentence; by rule and part, with its source. */
export const consequenceOf = (id: string, part: string): string =>
  consequences[`${id} ${part}`] ?? 'It would be late; ask the attorney what follows.'

/** What ends, or is lost, when a filing comes later: it counts against the day, though the filing alone does not meet it. */
export const endsWhatFilingCarriesOn = (id: string, part: string): boolean => carriedOn.has(`${id} ${part}`)
const carriedOn: ReadonlySet<string> = new Set([
  'D-11 grace',
  'D-13 without the extension',
  'D-14 six years end',
  'D-15 labor certification filed by',
  'D-17 amendment received',
  'D-19 OPT ends',
  'D-31 latest filing',
  'D-32 certification expires',
  'D-61 extended until',
  'D-62 last day of work',
  'D-86 seek residence',
])

const consequences: Readonly<Record<string, string>> = {
  'D-10 earliest filing':
    'USCIS would reject it as filed too early, and nothing would be pending: no work after the stay ends (8 CFR 214.2(h)(9)(i)(B)).',
  'D-10 latest receipt':
    'The stay would be over: USCIS may deny the extension, work must stop, and unlawful presence begins (8 CFR 214.1(c)(4)).',
  'D-10 last paper receipt': 'A package on paper would no longer be received before the stay ends (8 CFR 103.2(a)(7)).',
  'D-11 grace':
    'The grace period would be over: no change of employer or status can be filed in it (8 CFR 214.1(l)(2)).',
  'D-13 without the extension': 'Work would have ended with the I-94 (8 CFR 274a.12(b)(9)).',
  'D-14 six years end': 'The six years would be used up: no more time without a basis beyond them (INA 214(g)(4)).',
  'D-15 labor certification filed by':
    'The labor certification would come too late for a year beyond the six (8 CFR 214.2(h)(13)(iii)(D)).',
  'D-16 earliest petition': 'USCIS would reject it: more than six months before the start (8 CFR 214.2(h)(9)(i)(B)).',
  'D-16 earliest LCA': 'There could be no certified LCA yet (20 CFR 655.730(b)).',
  'D-17 amendment received': 'The worker could not start at the new site (8 CFR 214.2(h)(2)(i)(E)).',
  'D-18 filing opens': 'USCIS would reject it: the season of the cap has not begun (8 CFR 214.2(h)(8)(iii)(D)).',
  'D-18 filing closes': 'USCIS would reject it: the season of the cap is over (8 CFR 214.2(h)(8)(iii)(D)).',
  'D-19 OPT ends':
    'There would be no cap-gap: work must have stopped when OPT ended, until October 1 (8 CFR 214.2(f)(5)(vi)).',
  'D-19 OPT ends before filing': 'Work must have stopped when OPT ended (8 CFR 214.2(f)(5)(vi)).',
  'D-31 earliest filing': 'The labor certification would be denied: the recruitment is too fresh (20 CFR 656.17(e)).',
  'D-31 latest filing': 'The recruitment would be too old and start again (20 CFR 656.17(e)).',
  'D-32 certification expires': 'The labor certification would have expired unused (20 CFR 656.30(b)).',
  'D-32 audit response': 'The application would be denied (20 CFR 656.20(b)).',
  'D-40 response': 'USCIS would decide as if nothing had been answered (8 CFR 103.2(b)(13)).',
  'D-41 response': 'USCIS would decide as if nothing had been answered (8 CFR 103.2(b)(13)).',
  'D-42 appeal': 'The decision could no longer be appealed (8 CFR 103.3(a)(2)).',
  'D-51 turns 21':
    'H-4 ends the day before. For residence the child would be too old, unless the age under the CSPA stays below 21 (INA 203(h)).',
  'D-60 earliest filing': 'The application for the work permit would be rejected or denied as too early.',
  'D-60 latest receipt': 'The application for the work permit would be out of time and denied.',
  'D-60 renewal in time':
    'It would still be accepted, but the card has ended by then: no work until the new one is there.',
  'D-61 extended until': 'Work must have stopped when the extension ended (8 CFR 274a.13(d)).',
  'D-62 last day of work': 'Work must have stopped when the card ended (8 CFR 274a.14(a)).',
  'D-63 parole ends': 'A return on the advance parole would no longer be possible.',
  'D-83 passport expires': 'The passport would have expired; a stay may be cut short to its end.',
  'D-86 seek residence': 'One-year extensions beyond the six years would be lost (8 CFR 214.2(h)(13)(iii)(D)(10)).',
}
