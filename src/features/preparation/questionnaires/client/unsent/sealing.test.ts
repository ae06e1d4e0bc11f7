import { expect, test } from 'vitest'
import { makePad, newKey, seal, unseal } from './sealing.ts'

const latin1 = (bytes: ArrayBuffer) => new TextDecoder('latin1').decode(bytes)

test('what is sealed is not readable, and opens with its key only', async () => {
  const key = await newKey()
  const sealed = await seal(key, 'Pune')
  expect(latin1(sealed.sealed)).not.toContain('Pune')
  expect(await unseal(key, sealed)).toBe('Pune')
  await expect(unseal(await newKey(), sealed)).rejects.toThrow()
})

test('a pad seals at once, each byte of it used once, until it is used up', async () => {
  const key = await newKey()
  const pad = await makePad(key, 16)
  const [one, other, late] = ['Münster', 'Münster', 'Pune'].map((text) => pad.seal(text))
  expect(late).toBeUndefined()
  if (!one || !other) throw new Error('the pad is too small')
  expect(latin1(one.sealed)).not.toBe(latin1(other.sealed))
  expect(await Promise.all([one, other].map((each) => unseal(key, each)))).toEqual(['Münster', 'Münster'])
})
