import { expect } from 'vitest'
import { readPdf } from '#paper/reading/read-pdf.ts'
import type { Mailbox } from '../../../e2e/setup/mailbox.ts'
import type { TestClient } from '../../setup/client.ts'
import { recordsOf } from '../../setup/records.ts'
import type { TestServer } from '../../setup/server.ts'

export const SECTION_1 = {
  ...{ familyName: 'PARK', givenName: 'Grace', middleInitial: 'M', street: '9 Elm Court', city: 'Quincy', state: 'MA' },
  ...{ postalCode: '02169', birthDate: '1996-07-21', email: 'grace.park@mail.example', status: 'Authorized to work' },
  ...{ authorizedUntil: '2028-08-31', i94Number: '61834907215' },
}
export const PASSPORT = {
  list: 'A',
  title: 'Foreign Passport',
  authority: 'Korea',
  number: 'M7654321',
  expiresOn: '2031-06-30',
}
export const I94 = { list: 'A', title: 'Form I-94', authority: 'CBP', number: '61834907215', expiresOn: '2028-08-31' }
export const SIGNER = { signerName: 'Lucía ROMERO', signerTitle: 'HR manager', signature: 'Lucía Romero' }

/** What the tests of Form I-9 do again and again: hire somebody, open the mailed link, read a PDF. */
export function i9Of(server: TestServer, mailbox: () => Mailbox) {
  const { system } = recordsOf(server)
  async function hired(email: string, firstDay: string, more: object = {}) {
    const employer = await server.as(3)
    const made = await employer.post('/api/people', {
      ...{ firstName: 'Grace', lastName: 'Park', email, jobTitle: 'Designer', startedOn: firstDay },
    })
    expect(made.status, JSON.stringify(made.body)).toBe(200)
    const { employmentId } = await system().one<{ employmentId: number }>(
      'select id as "employmentId" from employments where person_id = $1',
      [made.body.id],
    )
    const started = await employer.post('/api/i9', { employmentId, firstDay, email, ...more })
    expect(started.status, JSON.stringify(started.body)).toBe(200)
    return { employer, id: started.body.id as number, personId: made.body.id as number }
  }

  async function linkTo(email: string): Promise<string> {
    const mail = await mailbox().mailTo(email, /Form I-9/)
    const [, token = ''] = /visaCareAddI9Section1#([\w-]+)/.exec(mail.text.replace(/=\r?\n/g, '')) ?? []
    expect(token).not.toBe('')
    return token
  }
  async function textOf(client: TestClient, path: string): Promise<string> {
    const reply = await fetch(new URL(path, server.url), { headers: { cookie: client.cookie } })
    expect(reply.status).toBe(200)
    return (await readPdf(new Uint8Array(await reply.arrayBuffer()))).pages.map((page) => page.text).join('\n')
  }
  const byLink = (call: string, body: object) => server.visitor().post(`/api/i9-link/${call}`, body)
  return { hired, linkTo, textOf, byLink }
}
