import type { Signer } from './records.ts'

type Asked = Pick<Signer, 'position' | 'name' | 'email'>
export type ToldSigner = { recipientId: number; name: string; email: string }
type Named = { name: string; email: string }

/** What the provider outside says of who signs that is not what it was asked, a sentence each. */
export function signerDifferences(
  provider: string,
  asked: readonly Asked[],
  told: readonly ToldSigner[],
  others: readonly Named[],
): string[] {
  const toldOf = ({ position }: Asked) => told.filter(({ recipientId }) => recipientId === position)
  const positions = new Set(asked.map(({ position }) => position))
  const strangers = [...told.filter(({ recipientId }) => !positions.has(recipientId)), ...others]
  return [
    ...asked.flatMap((signer) => {
      const found = toldOf(signer)
      if (found.length === 0) return [`You asked ${named(signer)} to sign, and ${provider} does not.`]
      return found
        .filter((each) => !isSame(signer, each))
        .map((each) => `You asked ${named(signer)} to sign, and ${provider} names ${named(each)}.`)
    }),
    ...strangers.map((each) => `${provider} has ${named(each)} sign, whom you did not ask.`),
  ]
}

/** The same person, however the name and the address are capitalized and spaced. */
export const isSame = (one: Named, other: Named): boolean =>
  plain(one.name) === plain(other.name) && plain(one.email) === plain(other.email)

const plain = (text: string): string => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
const named = ({ name, email }: Named): string =>
  `${name.trim().slice(0, 200) || 'somebody without a name'} <${email.trim().slice(0, 254)}>`
