/** The tabs of a response: A, B … Z, AA, AB. */
export function exhibitLetter(place: number): string {
  const rest = Math.floor(place / 26)
  return `${rest > 0 ? exhibitLetter(rest - 1) : ''}${String.fromCharCode(65 + (place % 26))}`
}
