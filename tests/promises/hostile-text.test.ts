import { describe, expect, test } from 'vitest'
import { bodyOf } from '#platform/mail/letter.ts'
import { mailTo, rowsOf, serverForThisFile, signedInAs } from './support.ts'

// Promise 16: bound SQL only, no inline script or style, hostile text stays text. Exports: src/platform/client/csv.test.ts.
const server = serverForThisFile()
const script = `<script>alert(1)</script>"'><img src=x onerror=alert(1)>`

describe('SQL', () => {
  const injections = [
    `' or '1'='1`,
    `'; drop table users; --`,
    `%`,
    `_`,
    `\\`,
    `$1`,
    `'||(select password_hash from credentials limit 1)||'`,
    `") or true --`,
  ]

  test.each(injections)('%s in a search finds nothing and breaks nothing', async (text) => {
    const admin = await signedInAs(server.current, 1)
    for (const path of ['/api/users', '/api/outbox']) {
      const reply = await admin.get(`${path}?search=${encodeURIComponent(text)}`)
      expect([path, reply.status, reply.body.items]).toEqual([path, 200, []])
    }
    const trail = await admin.get(
      `/api/audit-trail?operation=${encodeURIComponent(text)}&subject=${encodeURIComponent(text)}`,
    )
    expect([trail.status, trail.body.items]).toEqual([200, []])
    expect((await rowsOf<{ n: number }>(server.current, 'select count(*) as n from users'))[0]?.n).toBeGreaterThan(60)
  })

  test('a sort that is not offered is refused, not pasted into the statement', async () => {
    const admin = await signedInAs(server.current, 1)
    const reply = await admin.get(`/api/users?sort=${encodeURIComponent('id; drop table users')}`)
    expect(reply).toMatchObject({ status: 400, body: { error: { fields: { sort: expect.any(String) } } } })
  })

  test('hostile text is stored and answered as it was typed', async () => {
    const admin = await signedInAs(server.current, 1)
    const value = `${script} '; drop table common_details; --`
    const saved = await admin.post('/api/common-details', { commonName: 'hostile', value })
    expect(saved.body.value).toBe(value)
    expect((await admin.get('/api/common-details/hostile')).body.items[0].value).toBe(value)
    await admin.delete(`/api/common-details/${saved.body.id}`)
  })
})

describe('a mail', () => {
  test('shows hostile names as text', async () => {
    const employer = await signedInAs(server.current, 3)
    const email = 'hostile.name@northwind.example'
    await employer.post('/api/users', { email, firstName: script.slice(0, 60), lastName: 'X', roleId: 4 })
    const mail = await mailTo(server.current, email, 'account-activation')
    expect(mail.html).not.toMatch(/<script|<img|onerror="/i)
    expect(mail.html).toContain('&#60;')
  })

  test('cannot be given another link or header by its text', () => {
    const letter = {
      to: ['a@b.example'],
      subject: 'x',
      template: 't',
      paragraphs: [script],
      action: { label: script, url: 'https://visacare.example/?a="><script>' },
    }
    const { html } = bodyOf(letter, { supportEmail: script, provider: script })
    expect(html).not.toMatch(/<script|<img/i)
    expect(html.match(/href="([^"]*)"/g)).toHaveLength(1)
  })
})

test('the pages allow no inline script or style and nothing foreign', async () => {
  const reply = await server.current.visitor().get('/', { accept: 'text/html' })
  expect(reply.headers.get('content-security-policy')?.split(';').sort()).toEqual(
    [
      `default-src 'self'`,
      `script-src 'self'`,
      `style-src 'self'`,
      `img-src 'self' data: blob:`,
      `font-src 'self'`,
      `connect-src 'self'`,
      `worker-src 'self' blob:`,
      `object-src 'none'`,
      `base-uri 'self'`,
      `form-action 'self'`,
      `frame-ancestors 'none'`,
    ].sort(),
  )
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
  expect(reply.headers.get('x-frame-options')).toBe('DENY')
  expect(reply.headers.get('referrer-policy')).toBe('same-origin')
  expect(reply.headers.get('x-powered-by')).toBeNull()
})

test.each(['/api/me', '/api/docs', '/api/openapi.json', '/no/such/page', '/healthz'])(
  '%s carries the same policy',
  async (path) => {
    const reply = await server.current.visitor().get(path)
    const policy = reply.headers.get('content-security-policy') ?? ''
    expect(policy).toContain(`default-src 'self'`)
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/)
  },
)
