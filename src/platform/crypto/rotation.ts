import { addKey, dropOldKeys, type Keyring } from './keyring.ts'
import { countOld, type Resealed, resealAll, type Sealed } from './rotate.ts'

export type Rotation = Omit<Sealed, 'keyring'> & {
  keyring: Keyring
  dropOld: boolean
  /** Keeps the new keyring before anything is sealed with it; left out where the keys come from the environment. */
  keep?: (keyring: Keyring) => Promise<void>
}
export type Rotated =
  /** Everything is under `keyring.current`. */
  | { step: 'resealed' | 'dropped'; keyring: Keyring; resealed: Resealed }
  /** The operator has to set these keys first, everywhere. */
  | { step: 'keys wanted'; keyring: Keyring }

/**
 * A rotation is: a new key, everything sealed again, later the old keys dropped. Called again after an interruption it
 * goes on where it stopped, and only when nothing is left to seal does it begin the next one.
 */
export async function rotate({ keyring, dropOld, keep, ...stores }: Rotation): Promise<Rotated> {
  const unfinished = keyring.keys.size > 1 && (await countOld({ ...stores, keyring })) > 0
  let current = keyring
  if (!unfinished && !dropOld) {
    current = addKey(keyring)
    if (!keep) return { step: 'keys wanted', keyring: current }
    await keep(current)
  }
  const resealed = await resealAll({ ...stores, keyring: current })
  if (!dropOld) return { step: 'resealed', keyring: current, resealed }
  if ((await countOld({ ...stores, keyring: current })) > 0) {
    throw new Error('Some values are still sealed under an old key; the old keys stay. Run the command again.')
  }
  const only = dropOldKeys(current)
  await keep?.(only)
  return { step: 'dropped', keyring: only, resealed }
}
