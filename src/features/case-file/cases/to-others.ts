/**
 * What the product asks one person to do is written to that person: “your stay”, “before you leave”. Whoever else reads
 * it – HR, the law firm – reads it of them. What somebody wrote in words of their own stays as it is.
 */
export function toOthers(title: string): string {
  if (!OWN_WORDS.some((own) => own.test(title))) return title
  return INSTEAD.reduce((said, [you, they]) => said.replace(you, they), title)
}

const OWN_WORDS: readonly RegExp[] = [
  /^Check your answers and submit them$/,
  /^Do not leave before your (extension|attorney) /,
  /^Leave only after your extension is filed/,
  /^Talk to your attorney (before you leave|first): /,
  /^Get a new visa stamp before you return: /,
  /^Renew your passport: /,
  /^Your attorney checks /,
  /^Your employer confirms /,
]

const INSTEAD: readonly (readonly [RegExp, string])[] = [
  [/before you leave/, 'before leaving'],
  [/before you return/, 'before returning'],
  [/when you leave/, 'on departure'],
  [/while you are away/, 'during the trip'],
  [/yours ends/, 'the old one ends'],
  [/you must be (here when it is|in the United States that day)/, 'nobody is extended from abroad'],
  [/how you come back/, 'how they come back'],
  [/you will also work/, 'they will also work'],
  [/tells you whether/, 'tells them whether'],
  [/^Your employer confirms/, 'Confirm'],
  [/^Your /, 'The '],
  [/\byour\b/g, 'the'],
]
