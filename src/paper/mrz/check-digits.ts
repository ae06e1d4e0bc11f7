/** The check digit of ICAO Doc 9303 part 3, 4.9: weights 7, 3, 1; A is 10, Z is 35, the filler 0. */
export function checkDigit(text: string): string {
  let sum = 0
  for (const [index, character] of [...text].entries()) sum += worthOf(character) * ([7, 3, 1][index % 3] ?? 0)
  return String(sum % 10)
}

const worthOf = (character: string): number => {
  if (character >= '0' && character <= '9') return Number(character)
  return character >= 'A' && character <= 'Z' ? character.charCodeAt(0) - 55 : 0
}

/** The parts of the second line of a passport (Doc 9303 part 4, 4.2.2) that a digit stands for. */
const CHECKED = [
  { name: 'passport number', from: 0, to: 9, digit: 9 },
  { name: 'date of birth', from: 13, to: 19, digit: 19 },
  { name: 'date of expiry', from: 21, to: 27, digit: 27 },
  { name: 'personal number', from: 28, to: 42, digit: 42 },
] as const

/** What the digits of a second line contradict, by name; nothing where all of them agree. */
export function contradicted(line: string): string[] {
  const wrong = CHECKED.filter(({ from, to, digit, name }) => {
    const text = line.slice(from, to)
    const given = line[digit]
    // An empty personal number may go without a digit.
    if (name === 'personal number' && given === '<' && /^<*$/.test(text)) return false
    return checkDigit(text) !== given
  }).map(({ name }): string => name)
  const composite = line.slice(0, 10) + line.slice(13, 20) + line.slice(21, 43)
  return checkDigit(composite) === line[43] ? wrong : [...wrong, 'line as a whole']
}
