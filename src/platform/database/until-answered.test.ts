import { expect, it } from 'vitest'
import { untilAnswered } from './until-answered.ts'

const silent = () => new Error('Query read timeout')
/** Work that meets these errors first, then is done. */
function meeting(errors: Error[]) {
  let times = 0
  const work = async () => {
    times++
    const error = errors.shift()
    if (error) throw error
    return 'done'
  }
  return { work, times: () => times }
}

it('does it again when the database was silent', async () => {
  const { work, times } = meeting([silent(), silent()])
  expect(await untilAnswered(work, 0)).toBe('done')
  expect(times()).toBe(3)
})

it('gives up after five tries, with what the database said', async () => {
  const { work, times } = meeting(Array.from({ length: 9 }, silent))
  await expect(untilAnswered(work, 0)).rejects.toThrow('Query read timeout')
  expect(times()).toBe(5)
})

it('does nothing again that is wrong in itself', async () => {
  const { work, times } = meeting([new Error('no such column')])
  await expect(untilAnswered(work, 0)).rejects.toThrow('no such column')
  expect(times()).toBe(1)
})
