import { expect, it, test } from 'vitest'
import { Refusal } from '../operation/refusal.ts'
import { asUnavailable, isGivenUp, isUnavailable, untilAnswered } from './unavailable.ts'

const coded = (code: string) => Object.assign(new Error('It failed.'), { code })

test('a database that is away is heard as that before and after it was told, so that a job is tried again', () => {
  for (const away of [coded('57P01'), coded('ECONNRESET'), new Error('Query read timeout')]) {
    expect(isUnavailable(away)).toBe(true)
    const told = asUnavailable(away)
    expect(told).toMatchObject({ status: 503 })
    expect(isUnavailable(told)).toBe(true)
    expect(asUnavailable(told)).toBe(told)
  }
})

test('what is wrong with the change itself is no outage', () => {
  for (const wrong of [coded('23505'), new Refusal(409, 'STALE', 'Somebody was first.'), new Error('No pages.')]) {
    expect(isUnavailable(wrong)).toBe(false)
    expect(asUnavailable(wrong)).toBe(wrong)
  }
})

test('a deadlock is known as a change that can be made again', () => {
  expect([coded('40P01'), coded('40001'), coded('23505'), null].map(isGivenUp)).toEqual([true, true, false, false])
})

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
