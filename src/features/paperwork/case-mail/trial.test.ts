import { expect, test } from 'vitest'
import { fieldsIn } from './head-fields.ts'
import { trialMail, whyNotProven } from './trial.ts'

const SERVER = 'mx.firm.example'
const TAG = '0123456789abcdef0123456789abcdef'
const sent = trialMail({ checkedBy: SERVER, tag: TAG, from: 'no-reply@visacare.example', to: 'cases+x@firm.example' })
const OWN = `Authentication-Results: ${SERVER}; dmarc=fail header.from=visacare.example`
const fieldsOf = (raw: string) => fieldsIn(Buffer.from(raw))
/** As a mail server passes it on that removes those of its forged lines that `are` picks. */
const passedOn = (above: readonly string[], are: (value: string, index: number) => boolean) => {
  const forged = fieldsOf(sent).filter(({ name }) => name === 'authentication-results')
  const rest = sent.slice(sent.indexOf('From:'))
  const left = forged
    .filter(({ value }, index) => !are(value, index))
    .map(({ value }) => `Authentication-Results:${value}`)
  return fieldsOf([...above, ...left, rest].join('\r\n'))
}
const every = () => true

test('a mail server that removes every forged line and writes its own is proven', () => {
  expect(whyNotProven(passedOn([OWN], every), SERVER, TAG)).toBe('')
})

test('one forged line that comes through is enough to fail, however it is spelled', () => {
  const count = fieldsOf(sent).filter(({ name }) => name === 'authentication-results').length
  expect(count).toBe(4)
  for (let kept = 0; kept < count; kept++)
    expect(
      whyNotProven(
        passedOn([OWN], (_value, index) => index !== kept),
        SERVER,
        TAG,
      ),
    ).toMatch(/^A forged line/)
})

test('a mail server that removes lines but writes none of its own proves nothing', () => {
  for (const above of [
    [],
    ['Authentication-Results: other.example; dmarc=pass'],
    ['Received: from x by mx.firm.example'],
  ])
    expect(whyNotProven(passedOn(above, every), SERVER, TAG)).toMatch(/^The mail server added no line/)
})

test('what a trial sends is read by us as the server’s own verdict, so that it tries what would count', () => {
  for (const { name, value } of fieldsOf(sent).slice(0, 4)) {
    const alone = [{ name, value }, ...fieldsOf(sent).slice(4)]
    expect(whyNotProven(alone, SERVER, 'f'.repeat(32))).toBe('')
  }
})
