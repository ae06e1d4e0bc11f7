/** A PDF that was made to unpack to far more than it weighs, or is far larger than any that has to be read. */
export class UnpacksTooMuch extends Error {
  constructor(most: string) {
    super(`This PDF unpacks to more than ${most}.`)
  }
}

export const MEGABYTE = 1024 * 1024

export const tooManyBytes = (most: number): UnpacksTooMuch => new UnpacksTooMuch(`${Math.floor(most / MEGABYTE)} MB`)
