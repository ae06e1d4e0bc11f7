import { describe, expect, test } from 'vitest'
import { isAccountName, isEmail, parseAccountName, parseEmail, parseEmployerEmail } from './email.ts'

describe('e-mail addresses', () => {
  test.each(['a@b.co', 'first.last+visa@mail.acme.legal', "o'neil@acme.info", 'x_y@sub-domain.acme.com'])(
    '%s is an address',
    (text) => expect(isEmail(text)).toBe(true),
  )

  test.each([
    '',
    'acme.com',
    'a@b',
    'a@b.c',
    'a@b.c1',
    'a b@c.com',
    '.a@b.com',
    'a..b@c.com',
    'a@-b.com',
    'a@b..com',
    'a@b.com\n',
    '<script>@b.com',
  ])('%j is not an address', (text) => expect(isEmail(text)).toBe(false))

  test('an address has at most 254 characters and 64 before the @', () => {
    const label = 'd'.repeat(60)
    expect(isEmail(`${'a'.repeat(64)}@b.com`)).toBe(true)
    expect(isEmail(`${'a'.repeat(65)}@b.com`)).toBe(false)
    expect(isEmail(`ab@${label}.${label}.${label}.${label}.${label}.com`)).toBe(false)
  })

  test('a hostile text of any length is answered, not backtracked over', () => {
    expect(isEmail(`${'a-'.repeat(50_000)}@`)).toBe(false)
    expect(isEmail(`a@${'a-'.repeat(120)}`)).toBe(false)
  })

  test('parsing trims and says what is wrong', () => {
    expect(parseEmail(' a@b.com ')).toEqual({ ok: true, value: 'a@b.com' })
    expect(parseEmail(' ')).toEqual({ ok: false, message: 'The e-mail address is missing.' })
    expect(parseEmail('a@b')).toMatchObject({ ok: false, message: expect.stringContaining('name@company.com') })
  })

  test('the employer form keeps its own message and allows long top-level parts', () => {
    expect(parseEmployerEmail('office@acme.legal')).toEqual({ ok: true, value: 'office@acme.legal' })
    expect(parseEmployerEmail('office@acme')).toEqual({ ok: false, message: 'Email Id Not a Valid Format' })
  })
})

describe('account names', () => {
  test.each(['ab@c.com', 'admin@visacare.demo', 'first.last@acme.com', 'a1_b@acme.info', 'a-b@acme.com'])(
    '%s is an account name',
    (text) => expect(isAccountName(text)).toBe(true),
  )

  test.each(['a@c.com', 'a%b@c.com', '-ab@c.com', 'ab-@c.com', 'a..b@c.com', 'ab@c'])('%s is not', (text) =>
    expect(isAccountName(text)).toBe(false),
  )

  test('they are stored in lower case', () => {
    expect(parseAccountName(' Admin@VisaCare.Demo ')).toEqual({ ok: true, value: 'admin@visacare.demo' })
    expect(parseAccountName('a@c.com')).toMatchObject({ ok: false })
  })
})
