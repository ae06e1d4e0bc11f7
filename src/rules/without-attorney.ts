/**
 * What a rule leaves to the attorney is, in a case that somebody does alone, theirs to settle: a do-it-yourself case says
 * nothing of an attorney (decisions §13).
 */
export const withoutAttorney = (sentence: string): string =>
  INSTEAD.reduce((said, [attorneys, own]) => said.replace(attorneys, own), sentence)

const INSTEAD: readonly (readonly [RegExp, string])[] = [
  [/the attorney must confirm that/, 'confirm that'],
  [/the attorney must decide whether/, 'decide whether'],
  [/: (?:the attorney must decide|an attorney decides before the filing)\./, ': decide before the filing.'],
  [/ An attorney decides before the filing\./, ' Decide before the filing.'],
  [/, or let an attorney decide\./, '.'],
  [/ – attorney decision$/, ' – decide before the filing'],
  [/; cut it only with the attorney’s approval\./, '; cut it only if there is no other way.'],
  [/; ask the attorney what follows\./, '; find out what follows.'],
  [/; ask the attorney\.$/, '; compare it with the notice.'],
  [/^Decided by the attorney\.$/, 'Decided by hand.'],
  [/, ask the attorney about H-1B status/, ', look into H-1B status'],
]
